import { describe, expect, it, test } from 'vitest';
import { compose } from '../../../../renderer/audio/music/composer.ts';
import { BAR, type Note, type Part, type Phrase, PIECES, type Piece } from '../../../../renderer/audio/music/note.ts';
import { secondsTo } from '../../../../renderer/audio/music/performance.ts';
import { STYLES } from '../../../../renderer/audio/music/styles.ts';
import { keyOf, parallels } from '../../../../renderer/audio/music/voices.ts';

const ENDLESS = PIECES.filter((piece) => STYLES[piece].phrases === undefined);
const SEEDS = [1, 2, 3];
const TEN_MINUTES = 600;

/** The phrases of a piece that fill so many seconds, or all that there are. */
function phrasesOf(piece: Piece, seed: number, seconds = TEN_MINUTES): Phrase[] {
  const composer = compose(piece, seed);
  const phrases: Phrase[] = [];
  for (let at = 0; at < seconds; ) {
    const phrase = composer.next();
    if (phrase === null) break;
    phrases.push(phrase);
    at += secondsTo(phrase, STYLES[piece].beatsPerMinute, phrase.beats);
  }
  return phrases;
}

const of = (part: Part, { notes }: Phrase): readonly Note[] => notes.filter((note) => note.part === part);
const named = (notes: readonly Note[]): string => notes.map(({ at, pitch }) => `${at}:${pitch}`).join(' ');
const repeated = (names: readonly string[]): string[] => names.filter((name, at) => names.indexOf(name) < at);

/** The lowest voice and the two inner ones at the beginning of each bar. */
const voicesOf = (phrase: Phrase): number[][] =>
  Array.from({ length: phrase.beats / BAR }, (_, bar) =>
    [...of('ground', phrase), ...of('choir', phrase)]
      .filter(({ at, part }) => at === bar * BAR && (part === 'choir' || part === 'ground'))
      .map(({ pitch }) => pitch),
  );

describe.each(ENDLESS)('%s', (piece) => {
  const performances = SEEDS.map((seed) => phrasesOf(piece, seed));

  it('goes on for ten minutes without a phrase that was there before, whichever parts rest', () => {
    for (const phrases of performances) {
      expect(phrases.length).toBeGreaterThan(35);
      expect(repeated(phrases.map((phrase) => named(of('figure', phrase))))).toEqual([]);
      const melodies = phrases.map((phrase) => named(of('melody', phrase))).filter((melody) => melody !== '');
      expect(melodies.length).toBeGreaterThan(8);
      expect(repeated(melodies)).toEqual([]);
    }
  });

  it('is another performance each time', () => {
    const beginnings = performances.map(([phrase]) => (phrase === undefined ? '' : named(phrase.notes)));
    expect(repeated(beginnings)).toEqual([]);
  });

  it('is sparse: rests between melodies, few notes a second', () => {
    for (const phrases of performances) {
      const sung = phrases.filter((phrase) => of('melody', phrase).length > 0).length / phrases.length;
      expect(sung).toBeGreaterThan(0.25);
      expect(sung).toBeLessThan(0.8);
      const notes = phrases.reduce((sum, phrase) => sum + phrase.notes.length, 0);
      expect(notes / TEN_MINUTES).toBeLessThan(4.5);
    }
  });
});

describe.each(PIECES)('the score of %s', (piece) => {
  const style = STYLES[piece];
  const phrases = SEEDS.flatMap((seed) => phrasesOf(piece, seed));

  it('leads its voices without parallel fifths and octaves', () => {
    const faults = phrases.flatMap((phrase) => {
      const voices = voicesOf(phrase);
      return voices.filter((after, bar) => {
        const before = voices[bar - 1];
        return before !== undefined && before.length === after.length && parallels(before, after) > 0;
      });
    });
    expect(faults).toEqual([]);
  });

  it('sings within a tenth, mostly in steps, in the mode', () => {
    const classes = style.mode.map((step) => (style.tonic + step) % 12);
    for (const phrase of phrases) {
      const keys = of('melody', phrase).map(({ pitch }) => pitch);
      if (keys.length < 2) continue;
      expect(keys.filter((key) => !classes.includes(key % 12))).toEqual([]);
      expect(Math.max(...keys) - Math.min(...keys)).toBeLessThanOrEqual(16);
      const leaps = keys.slice(1).map((key, at) => Math.abs(key - (keys[at] ?? key)));
      expect(Math.max(...leaps)).toBeLessThanOrEqual(9);
      expect(leaps.filter((leap) => leap <= 4).length / leaps.length).toBeGreaterThanOrEqual(0.5);
    }
  });

  it('answers every question: each second phrase, and every cadence, ends on the tonic', () => {
    const tonic = style.tonic % 12;
    const groundOf = (phrase: Phrase | undefined) =>
      of('ground', phrase ?? { beats: 0, notes: [], slowing: 1 })
        .filter(({ at }) => at % BAR === 0)
        .at(-1)?.pitch ?? 0;
    const closed = phrasesOf(piece, 4).filter((_, index) => index % 2 === 1);
    expect(closed.map((phrase) => groundOf(phrase) % 12)).toEqual(closed.map(() => tonic));
    const cadence = compose(piece, 5).close();
    expect(groundOf(cadence) % 12).toBe(tonic);
    expect(cadence.slowing).toBeGreaterThan(1);
    expect(of('melody', cadence).at(-1)?.pitch).toBe(keyOf(style, style.octaves * style.mode.length));
  });

  it('is the same from the same seed', () => {
    expect(phrasesOf(piece, 9, 60)).toEqual(phrasesOf(piece, 9, 60));
  });
});

test('every piece unfolds the same theme: up a fifth, and back by steps', () => {
  for (const piece of PIECES) {
    const heads = SEEDS.flatMap((seed) => phrasesOf(piece, seed)).filter((phrase) => {
      const [first, second] = of('melody', phrase).map(({ pitch }) => pitch);
      return first !== undefined && second === first + 7;
    });
    expect(heads.length).toBeGreaterThan(1);
  }
});

test('the finale comes to an end', () => {
  const phrases = phrasesOf('finale', 1);
  expect(phrases.length).toBeLessThan(10);
  expect(phrases.at(-1)?.slowing).toBeGreaterThan(1);
});

test('parallels are fifths and octaves that move together, and nothing else', () => {
  expect(parallels([50, 57], [52, 59])).toBe(1);
  expect(parallels([50, 62], [52, 64])).toBe(1);
  expect(parallels([50, 57], [50, 57])).toBe(0);
  expect(parallels([50, 54], [52, 56])).toBe(0);
  expect(parallels([50, 57], [48, 60])).toBe(0);
});
