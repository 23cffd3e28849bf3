import { BAR } from './note.ts';
import type { Style } from './styles.ts';
import { chordClasses, keyOf, type MusicRandom, parallels, type Voices } from './voices.ts';

/** A tone of a melody: beats since the phrase began, how many it is held, its degree of the mode. */
export interface Tone {
  readonly at: number;
  readonly beats: number;
  readonly degree: number;
}

/** A bar of a melody, with degrees from where it begins. */
type Cell = readonly (readonly [at: number, beats: number, step: number])[];
/** Four cells, each with the degree it would like to begin on; the last bar is the end. */
type Form = readonly [Cell, number][];

/** The theme that all pieces share: up a fifth and back by steps. */
const HEAD: Cell = [
  [0, 1, 0],
  [1, 2, 4],
  [3, 1, 3],
];
const TAIL: Cell = [
  [0, 1, 0],
  [1, 0.5, 1],
  [1.5, 0.5, 0],
  [2, 2, -1],
];
const INVERTED: Cell = [
  [0, 1, 0],
  [1, 2, -4],
  [3, 1, -3],
];
const STRETCHED: Cell = [
  [0, 2, 0],
  [2, 2, 4],
];
const STRETCHED_REST: Cell = [
  [0, 2, 0],
  [2, 1, -1],
  [3, 1, -2],
];
const RISE: Cell = [
  [0, 1.5, 0],
  [1.5, 0.5, 1],
  [2, 2, 2],
];
const FALL: Cell = [
  [0, 2, 0],
  [2, 1, -1],
  [3, 1, -2],
];
const WAVE: Cell = [
  [0, 1, 0],
  [1, 1, 1],
  [2, 1, 2],
  [3, 1, 1],
];
const SIGH: Cell = [
  [1, 1, 0],
  [2, 2, -1],
];
const CALL: Cell = [
  [0, 3, 0],
  [3, 1, 1],
];

const SECONDS: readonly [Cell, ...Cell[]] = [TAIL, FALL, SIGH, RISE];
const THIRDS: readonly [Cell, ...Cell[]] = [FALL, WAVE, RISE, SIGH, CALL, TAIL];

function formOf(luck: MusicRandom): Form {
  const third: [Cell, number] = [luck.pick(THIRDS), luck.pick([1, 2, 3, 4])];
  return luck.pick<Form>([
    [[HEAD, 0], [TAIL, 1], third],
    [[HEAD, 0], [HEAD, luck.pick([-1, 1, 2])], third],
    [[HEAD, luck.pick([0, 2])], [luck.pick(SECONDS), 3], third],
    [[INVERTED, luck.pick([4, 5, 7])], [luck.pick(SECONDS), 1], third],
    [[STRETCHED, 0], [STRETCHED_REST, 3], third],
    [[luck.pick(SECONDS), luck.pick([2, 4])], [HEAD, 0], third],
    [[RISE, luck.pick([0, 2])], [FALL, 4], third],
  ]);
}

/** The degree nearest to the wished one that belongs to the chord of its bar. */
function snapped(style: Style, degree: number, root: number): number {
  const classes = chordClasses(style, root);
  const fits = (one: number) => classes.includes(keyOf(style, one) % 12);
  return [0, -1, 1, -2, 2].map((off) => degree + off).find(fits) ?? degree;
}

/** How far from the ground's tonic the melody is, in degrees. */
const register = ({ octaves, mode }: Style): number => octaves * mode.length;

const isStrong = (at: number): boolean => at % 2 === 0;

function draw(style: Style, roots: readonly number[], closes: boolean, luck: MusicRandom): readonly Tone[] {
  const tones: Tone[] = [];
  for (const [bar, [cell, start]] of formOf(luck).entries())
    for (const [at, beats, step] of cell) {
      const degree = start + step;
      tones.push({
        at: bar * BAR + at,
        beats,
        degree: register(style) + (isStrong(at) ? snapped(style, degree, roots[bar] ?? 0) : degree),
      });
    }
  const last = (tones.at(-1)?.degree ?? 0) - register(style);
  const end = closes ? luck.pick([0, 0, 0, 2]) : snapped(style, Math.max(-1, Math.min(5, last - 1)), roots.at(-1) ?? 0);
  const turn = luck.happens(0.35) ? 1 : 0;
  if (turn > 0) tones.push({ at: 3 * BAR, beats: 1, degree: register(style) + end + 1 });
  tones.push({ at: 3 * BAR + turn, beats: luck.pick([2, 2.5, 3]) - turn / 2, degree: register(style) + end });
  return tones;
}

const WIDEST = 7;
const TRITONE = 6;
const SKIP = 4;
/** Degrees below and above the melody's tonic. */
const LOWEST = -2;
const HIGHEST = 8;

/**
 * What speaks against a melody: leaps wider than a fifth or of a tritone, leaps that no step comes back from, tones out
 * of range, parallels with the voices from bar to bar.
 */
function faultsOf(style: Style, tones: readonly Tone[], voices: readonly Voices[]): number {
  const keys = tones.map(({ degree }) => keyOf(style, degree));
  const leaps = keys.map((key, index) => key - (keys[index - 1] ?? key));
  const wide = leaps.filter((leap) => Math.abs(leap) > WIDEST || Math.abs(leap) === TRITONE).length;
  const unanswered = leaps.filter((leap, index) => Math.abs(leap) > SKIP && leap * (leaps[index + 1] ?? 0) > 0).length;
  const out = tones.filter(({ degree }) => {
    const height = degree - register(style);
    return height < LOWEST || height > HIGHEST;
  }).length;
  const strong = voices.map((_, bar) => keys[tones.findIndex(({ at }) => at >= bar * BAR)] ?? 0);
  const hidden = voices.reduce((sum, voice, bar) => {
    const before = voices[bar - 1];
    return before === undefined
      ? sum
      : sum + parallels([...before, strong[bar - 1] ?? 0], [...voice, strong[bar] ?? 0]);
  }, 0);
  return 3 * wide + unanswered + 2 * out + 3 * hidden;
}

const TRIES = 40;

/** A melody over the voices of four bars that nothing speaks against, or the least, and that was not sung before. */
export function sing(
  style: Style,
  roots: readonly number[],
  voices: readonly Voices[],
  closes: boolean,
  sung: ReadonlySet<string>,
  luck: MusicRandom,
): readonly Tone[] {
  let best: readonly Tone[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < TRIES && least > 0; attempt++) {
    const tones = draw(style, roots, closes, luck);
    const faults = faultsOf(style, tones, voices) + (sung.has(nameOf(tones)) ? 10 : 0);
    if (faults >= least) continue;
    least = faults;
    best = tones;
  }
  return best;
}

/** Tells one melody from another. */
export const nameOf = (tones: readonly Tone[]): string =>
  tones.map(({ at, beats, degree }) => `${at}:${beats}:${degree}`).join(' ');
