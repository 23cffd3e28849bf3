import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** The chance of one performance: the same seed gives the same music. */
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
