import { nameOf, sing, type Tone } from './melody.ts';
import { BAR, type Note, type Part, type Phrase, PIECES, type Piece } from './note.ts';
import { STYLES, type Style, strokesOf } from './styles.ts';
import { keyOf, leadTo, luckOf, type MusicRandom, type Voices } from './voices.ts';

/** Writes a piece on and on. */
export interface Composer {
  /** The next four bars; `null` after the end of a piece that has one. */
  readonly next: () => Phrase | null;
  /** Leads to the tonic and ends, from wherever the piece is. */
  readonly close: () => Phrase;
}

const BARS = 4;
const CADENCE_SLOWING = 1.3;
const OCTAVE = 12;
/** The share of a figure's strokes that is left out, so that no bar is like the one before. */
const OMITTED = 0.14;

type Write = (part: Part, at: number, beats: number, pitch: number, softer?: number) => void;

/** Writes notes down as hands would play them: never quite in time, never equally loud. */
function pen(style: Style, luck: MusicRandom): { readonly notes: Note[]; readonly write: Write } {
  const notes: Note[] = [];
  const write: Write = (part, at, beats, pitch, softer = 0) =>
    notes.push({
      part,
      instrument: style.instruments[part],
      at,
      beats,
      pitch,
      level: style.levels[part] - softer + luck.between(-1.2, 1.2),
      late: luck.between(-0.012, 0.012),
    });
  return { notes, write };
}

/** The key of a voice of a figure (`Style.figures`); the ground is left to who plays it, an octave lower. */
function figureKey([ground, tenor, alto]: Voices, voice: number): number {
  if (voice === 0) return ground + OCTAVE;
  return (voice % 2 === 1 ? tenor : alto) + (voice > 2 ? OCTAVE : 0);
}

function writeFigure(style: Style, bars: readonly Voices[], luck: MusicRandom, write: Write): void {
  const [first, second] = [luck.pick(style.figures), luck.pick(style.figures)];
  for (const [bar, voices] of bars.entries())
    for (const [at = 0, voice = 0] of strokesOf(bar % 2 === 0 ? first : second)) {
      if (at > 0 && luck.happens(OMITTED)) continue;
      write('figure', bar * BAR + at, BAR - at, figureKey(voices, voice), at === 0 ? 0 : luck.between(1, 4));
    }
}

function writeGround(bars: readonly Voices[], luck: MusicRandom, write: Write): void {
  for (const [bar, [ground]] of bars.entries()) {
    write('ground', bar * BAR, BAR, ground);
    if (luck.happens(0.25)) write('ground', bar * BAR + 3, 1, ground + (luck.happens(0.5) ? 7 : OCTAVE), 5);
  }
}

function writeDrum(style: Style, luck: MusicRandom, write: Write): void {
  const pattern = luck.pick(style.drums);
  for (let bar = 0; bar < BARS; bar++)
    for (const [at = 0, stroke = 0, softer = 0] of strokesOf(pattern))
      if (at === 0 || !luck.happens(OMITTED)) write('drum', bar * BAR + at, 1, stroke, softer + luck.between(0, 2));
}

function writeChoir(bars: readonly Voices[], write: Write): void {
  for (const [bar, [, tenor, alto]] of bars.entries()) {
    write('choir', bar * BAR, BAR, tenor);
    write('choir', bar * BAR, BAR, alto, 2);
  }
}

function writeMelody(style: Style, tones: readonly Tone[], write: Write): void {
  for (const { at, beats, degree } of tones) write('melody', at, beats, keyOf(style, degree), at % 2 === 0 ? 0 : 1.5);
}

/** Which phrases are sung: periods of two, so that a question gets its answer; never long without, never all the time. */
function singer(style: Style, luck: MusicRandom): () => boolean {
  let [phrase, run, sings] = [0, 0, false];
  return () => {
    if (phrase++ % 2 === 1) return sings;
    const next = run >= 2 && style.singing < 1 ? !sings : luck.happens(style.singing);
    run = next === sings ? run + 1 : 1;
    sings = next;
    return sings;
  };
}

/** @param seed the same gives the same piece */
export function compose(piece: Piece, seed: number): Composer {
  const style = STYLES[piece];
  const luck = luckOf(seed + PIECES.indexOf(piece) * 7919);
  const sings = singer(style, luck);
  const sung = new Set<string>();
  const written = new Set<string>();
  let voices: Voices | null = null;
  let count = 0;

  const barsOf = (roots: readonly number[], from: Voices | null): readonly Voices[] => {
    let last = from;
    return roots.map((root) => {
      last = leadTo(style, last, root, luck);
      return last;
    });
  };
  const draft = (closes: boolean, melodious: boolean) => {
    const roots = luck.pick(closes ? style.closings : style.openings);
    const bars = barsOf(roots, voices);
    const { notes, write } = pen(style, luck);
    writeGround(bars, luck, write);
    writeFigure(style, bars, luck, write);
    writeDrum(style, luck, write);
    writeChoir(bars, write);
    if (luck.happens(0.5)) write('bells', 0, BAR * 2, keyOf(style, luck.pick([0, 4])) + 2 * OCTAVE);
    const tones = melodious ? sing(style, roots, bars, closes, sung, luck) : [];
    writeMelody(style, tones, write);
    return { notes, bars, tones };
  };
  const end = (): Phrase => {
    const bars = barsOf(style.cadence, voices);
    const { notes, write } = pen(style, luck);
    const [first, second, last] = bars as readonly [Voices, Voices, Voices];
    for (const [bar, [ground, tenor, alto]] of [first, second].entries())
      for (const [step, pitch] of [ground, tenor, alto].entries())
        write('figure', bar * BAR + step, BAR - step, pitch, step);
    writeGround([first, second], luck, write);
    writeChoir([first, second], write);
    for (const [step, degree] of [0, 4, 7, 14].entries())
      write(step === 0 ? 'ground' : 'figure', 2 * BAR + step * 0.25, BAR * 2, keyOf(style, degree), step);
    write('choir', 2 * BAR, BAR * 1.5, last[1]);
    write('melody', 2 * BAR + 1, 3, keyOf(style, style.octaves * style.mode.length), 2);
    write('bells', 2 * BAR, BAR * 2, keyOf(style, 0) + 2 * OCTAVE);
    return { beats: BARS * BAR, notes, slowing: CADENCE_SLOWING };
  };
  const next = (): Phrase | null => {
    if (style.phrases !== undefined && count >= style.phrases) return count++ === style.phrases ? end() : null;
    const melodious = sings();
    const closes = count++ % 2 === 1;
    let phrase = draft(closes, melodious);
    while (written.has(nameOfNotes(phrase.notes))) phrase = draft(closes, melodious);
    written.add(nameOfNotes(phrase.notes));
    sung.add(nameOf(phrase.tones));
    voices = phrase.bars.at(-1) ?? null;
    return { beats: BARS * BAR, notes: phrase.notes, slowing: 1 };
  };
  return { next, close: end };
}

/** Tells a phrase from another by what is heard of it in any case: its figure. */
const nameOfNotes = (notes: readonly Note[]): string =>
  notes.flatMap(({ part, at, pitch }) => (part === 'figure' ? [`${at}:${pitch}`] : [])).join(' ');
