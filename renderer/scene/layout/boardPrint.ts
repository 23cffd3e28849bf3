import type { ColonyLevel, StatueRequirement } from '../../../shared/vocabulary/pieces.ts';
import type { Track } from '../../../shared/vocabulary/tracks.ts';

/** What is printed where on a player's board, in units from the board's left far corner. */
export const ROWS: Readonly<Record<Track, { readonly z: number; readonly depth: number }>> = {
  income: { z: 0.2, depth: 0.28 },
  military: { z: 0.52, depth: 0.28 },
  culture: { z: 1.17, depth: 0.28 },
  food: { z: 1.82, depth: 0.28 },
};

/** Where a track begins, how long a step is, and the last value that has a place of its own. */
export const TRACK = { x: 0.84, step: 0.0905, last: 32 } as const;

/** The plate that shows a track's value as a number. */
export const VALUE_PLATE = { symbolX: 0.2, numberX: 0.49, width: 0.66 } as const;

/** Slots under the thresholds of military and culture. */
export const COLONY_SLOTS = { z: 0.845, width: 0.52, depth: 0.32 } as const;
export const STATUE_SLOTS = { z: 1.495, width: 0.52, depth: 0.32 } as const;

/** The tray at the near edge: who sits here, coins, unused tiles, medals. */
export const TRAY = { z: 2.19, depth: 0.4 } as const;
export const EMBLEM_SPOT = { x: 0.24, radius: 0.18 } as const;
export const NAME_SPOT = { x: 0.8, width: 0.76, depth: 0.26 } as const;
export const COIN_SPOT = { x: 1.3, step: 0.18, numberX: 1.735 } as const;
export const TILE_SPOT = { x: 2.0, step: 0.255 } as const;
/** `reach` goes from the first medal to the last: where there are many, they lie closer together. */
export const MEDAL_SPOT = { x: 2.95, step: 0.25, reach: 0.75 } as const;

/** The x of a track's value; below zero and beyond the end the marker stops at the end. */
export const trackX = (value: number): number =>
  TRACK.x + TRACK.step * Math.max(-0.6, Math.min(TRACK.last + 0.6, value));

export const colonySlotX = (level: ColonyLevel): number => trackX(level);
export const statueSlotX = (requirement: StatueRequirement): number => trackX(requirement);
