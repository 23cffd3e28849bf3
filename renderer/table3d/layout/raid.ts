import type { Point } from './cameraPose.ts';

/*
 * When what of a raid happens, in seconds from when the town stands there: fire runs over it from where the raiders came, each
 * house burns for a while, its roof falls in, what fire leaves of it appears inside, and in the end all smoulders. What a place
 * goes through depends on when fire catches there, and on nothing else; shaders get these figures as text.
 */

/** When the first house catches fire, how long fire runs over the town, and how long a house burns. */
export const RAID = { first: 0.22, runs: 0.62, burns: 0.95 } as const;

/** When flames die down, and what is left of them. */
export const DYING = { from: 1.6, until: 2.2, left: 0.62 } as const;

/** Of a house's burning: when its roof begins to fall and lies, and when what is left of it has to be there, as shares. */
export const HOUSE = { falls: 0.36, fallen: 0.58, left: 0.5 } as const;

/** From where the raiders came, and how far the other end of the town is. */
const CAME = { x: -0.95, z: 0.55, across: 2.1 } as const;

/** The second at which fire catches at a place. */
export const catchesAt = ({ x, z }: Pick<Point, 'x' | 'z'>): number =>
  RAID.first + RAID.runs * Math.min(1, Math.hypot(x - CAME.x, z - CAME.z) / CAME.across);

const smooth = (from: number, until: number, at: number): number => {
  const share = Math.max(0, Math.min(1, (at - from) / (until - from)));
  return share * share * (3 - 2 * share);
};

/** How bright fires are that catch at once in each half of the town, and how much of the evening has gone, from 0 to 1. */
export interface Blaze {
  readonly near: number;
  readonly far: number;
  readonly dusk: number;
}

/**
 * How it burns.
 * @param time seconds since the town stands there
 */
export const blazeAt = (time: number): Blaze => {
  const { first, runs } = RAID;
  const half = first + runs / 2;
  const left = 1 - (1 - DYING.left) * smooth(DYING.from, DYING.until, time);
  return {
    near: smooth(first, half + 0.2, time) * left,
    far: smooth(half, first + runs + 0.3, time) * left,
    dusk: 0.4 + 0.6 * smooth(first * 0.6, first + runs, time),
  };
};
