import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Style } from './styles.ts';

/** The keys that sound together in a bar: the ground and two inner voices above it. */
export type Voices = readonly [ground: number, tenor: number, alto: number];

const OCTAVE = 12;
const PERFECT = [0, 7];
/** Keys between which the inner voices move. */
const INNER = { low: 50, high: 68 };
/** How far the ground goes above the tonic's key. */
const GROUND_RANGE = 9;
const FAULT = 100;

/** The key of a degree of the mode, counted from the tonic of the ground; degrees go on over octaves. */
export const keyOf = ({ tonic, mode }: Style, degree: number): number => {
  const octave = Math.floor(degree / mode.length);
  return tonic + OCTAVE * octave + (mode[degree - octave * mode.length] ?? 0);
};

const classOf = (key: number): number => ((key % OCTAVE) + OCTAVE) % OCTAVE;

/** Which keys of the octave belong to the chord on a degree: root, third, fifth. */
export const chordClasses = (style: Style, root: number): readonly number[] =>
  [root, root + 2, root + 4].map((degree) => classOf(keyOf(style, degree)));

/** How many pairs of voices go in parallel fifths or octaves from one chord to the next. */
export function parallels(before: readonly number[], after: readonly number[]): number {
  const moves = after.map((key, voice) => Math.sign(key - (before[voice] ?? key)));
  const interval = (keys: readonly number[], one: number, other: number) =>
    classOf(Math.abs((keys[one] ?? 0) - (keys[other] ?? 0)));
  let count = 0;
  for (let one = 0; one < after.length; one++)
    for (let other = one + 1; other < after.length; other++) {
      const together = moves[one] !== 0 && moves[one] === moves[other];
      const kept = interval(before, one, other) === interval(after, one, other);
      if (together && kept && PERFECT.includes(interval(after, one, other))) count += 1;
    }
  return count;
}

const within = (low: number, high: number, classes: readonly number[]): number[] =>
  Array.from({ length: high - low + 1 }, (_, index) => low + index).filter((key) => classes.includes(classOf(key)));

function costOf(before: Voices | null, after: Voices, style: Style, root: number): number {
  const [ground, tenor, alto] = after;
  const classes = new Set([tenor, alto].map(classOf));
  const third = classOf(keyOf(style, root + 2));
  const shape = (classes.has(third) ? 0 : 3) + (classes.size === 2 ? 0 : 8) + Math.max(0, alto - tenor - 9);
  if (before === null) return shape + Math.abs(ground - style.tonic) + Math.abs(alto - 64);
  const moved = Math.abs(ground - before[0]) / 3 + Math.abs(tenor - before[1]) + Math.abs(alto - before[2]);
  return shape + moved + FAULT * parallels(before, after);
}

/** The voices of the chord on a degree, led there from those before with little motion and no parallels. */
export function leadTo(style: Style, before: Voices | null, root: number, luck: MusicRandom): Voices {
  const classes = chordClasses(style, root);
  const rootClass = classes.slice(0, 1);
  const grounds = within(style.tonic - 5, style.tonic + GROUND_RANGE, rootClass);
  const inner = within(INNER.low, INNER.high, classes);
  let best: Voices = [style.tonic, INNER.low, INNER.high];
  let least = Number.POSITIVE_INFINITY;
  for (const ground of grounds)
    for (const tenor of inner)
      for (const alto of inner) {
        if (alto <= tenor || tenor < ground + 5) continue;
        const cost = costOf(before, [ground, tenor, alto], style, root) + luck.between(0, 2);
        if (cost >= least) continue;
        least = cost;
        best = [ground, tenor, alto];
      }
  return best;
}

/** Random numbers of one performance: the same seed gives the same music. */
export interface MusicRandom {
  /** From `low` up to, but without, `high`. */
  readonly between: (low: number, high: number) => number;
  /** Whether something happens that does so in `share` of all cases. */
  readonly happens: (share: number) => boolean;
  readonly pick: <T>(from: readonly [T, ...T[]]) => T;
}

/** @param seed any integer */
export function luckOf(seed: number): MusicRandom {
  const random = xoroshiro128plus(seed);
  const between = (low: number, high: number) => low + (high - low) * uniformFloat64(random);
  return {
    between,
    happens: (share) => between(0, 1) < share,
    pick: (from) => from[Math.floor(between(0, from.length))] ?? from[0],
  };
}
