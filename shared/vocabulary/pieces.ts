import { TRACKS } from './tracks.ts';

/** Identifiers of printed things, as in the content file: `1-yellow-01`, `colony-9-2`, `setup-3`. */
export type CardId = string;
export type ColonyTileId = string;
export type SetupCardId = string;
export type MonumentId = string;

/** Names a set of the game's numbers: `standard`, or a fingerprint of a player's own file (rules §15). */
export type ContentId = string;
export const STANDARD_CONTENT: ContentId = 'standard';

export const SIDES = ['A', 'B'] as const;
/** A side of a setup card. */
export type Side = (typeof SIDES)[number];

/** Colony levels; each is also the military that the colony requires. */
export const COLONY_LEVELS = [3, 9, 15, 21, 30] as const;
export type ColonyLevel = (typeof COLONY_LEVELS)[number];

/** Statues are named by the culture that they require. */
export const STATUES = [6, 12, 20, 30] as const;
export type StatueRequirement = (typeof STATUES)[number];

/** How a bonus tile lies on a statue or a monument: raising its track, or scoring the bonus at the end. */
export const TILE_SIDES = ['track', 'points'] as const;
export type TileSide = (typeof TILE_SIDES)[number];

export const MEDALS = ['silver', 'gold'] as const;
export type Medal = (typeof MEDALS)[number];

export const MARKETS = ['small', 'large'] as const;
/** A seat's marketplace (rules §10.2). */
export type Market = (typeof MARKETS)[number];

/** Where a coin of the market goes: locked below the stall, or kept (rules §10.2). */
export const STALL_SPACES = [...TRACKS, 'points', 'keep'] as const;
export type StallSpace = (typeof STALL_SPACES)[number];
