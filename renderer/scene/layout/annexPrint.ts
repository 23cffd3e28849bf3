import type { Expansion } from '../../../shared/vocabulary/options.ts';
import { STALL_SPACES } from '../../../shared/vocabulary/pieces.ts';
import { ANNEX, PLACE } from './dimensions.ts';
import { type Pose, pose, within } from './pose.ts';

/** What is printed where on the annex, in units from its left far corner. */
export const STALLS_SPOT = { x: 0.29, width: 0.5 } as const;
export const SPACES = { x: 0.73, step: 0.34, symbolZ: 0.125, coinZ: 0.335 } as const;
export const MONUMENT_SLOT = { x: 2.78, z: ANNEX.depth / 2, width: 0.86, depth: 0.49 } as const;

/** The spaces below the stall on which coins are locked, from left to right; a coin that is kept lies on none. */
export const LOCKS = STALL_SPACES.filter((space) => space !== 'keep');

/** The x of the space of a stall. */
export const lockX = (space: (typeof LOCKS)[number]): number => SPACES.x + SPACES.step * LOCKS.indexOf(space);

/** Whether seats have an annex: with monuments or marketplaces in play (rules §10). */
export const hasAnnex = (expansions: readonly Expansion[]): boolean =>
  expansions.includes('monuments') || expansions.includes('market');

/** A point of a place's annex, from its left far corner, lying `height` above its face. */
export const onAnnex = (place: Pose, x: number, z: number, height: number, rest: Partial<Pose> = {}): Pose =>
  within(place, pose(ANNEX.left + x, ANNEX.top + height, PLACE.depth / 2 - ANNEX.depth + z, rest));
