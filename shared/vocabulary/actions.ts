import type { Colour } from './colours.ts';
import type { CardId, ColonyLevel, Side, StallSpace, StatueRequirement, TileSide } from './pieces.ts';
import type { Track } from './tracks.ts';

/** Everything that a seat can decide: one vocabulary for UI, bots, saves, records and tests (rules §12). */
export type ChooseSideAction = { readonly type: 'chooseSide'; readonly side: Side };
export type SetWheelAction = { readonly type: 'setWheel'; readonly rotation: number };
export type DraftAction = {
  readonly type: 'draft';
  readonly keep: CardId;
  readonly action: 'buy' | 'sell';
  readonly tile?: Track;
};
export type TakeAction = {
  readonly type: 'take';
  readonly colour: Colour;
  readonly action: 'buy' | 'sell';
  readonly tile?: Track;
};
export type ColonyAction = {
  readonly type: 'colony';
  readonly level: ColonyLevel;
  readonly action: 'plunder' | 'integrate';
};
export type StatueAction = {
  readonly type: 'statue';
  readonly requirement: StatueRequirement;
  readonly tile: Track;
  readonly side: TileSide;
};
export type MonumentAction = { readonly type: 'monument'; readonly action: 'reuse' | 'build' };
export type PlaceTileAction = { readonly type: 'placeTile'; readonly tile: Track; readonly side: TileSide };
export type RedeemTileAction = { readonly type: 'redeemTile'; readonly card: CardId };
export type AllyBonusAction = { readonly type: 'allyBonus'; readonly track: Track };
export type StallAction = { readonly type: 'stall'; readonly space: StallSpace };
export type FreeCardAction = { readonly type: 'freeCard'; readonly colour: Colour };
export type RemoveAction = { readonly type: 'remove'; readonly card: CardId };
export type PayToFeedAction = { readonly type: 'payToFeed' };
export type SilverAction = { readonly type: 'silver'; readonly tile: Track };
export type GoldAction = { readonly type: 'gold' };
export type PassAction = { readonly type: 'pass' };

export type Action =
  | ChooseSideAction
  | SetWheelAction
  | DraftAction
  | TakeAction
  | ColonyAction
  | StatueAction
  | MonumentAction
  | PlaceTileAction
  | RedeemTileAction
  | AllyBonusAction
  | StallAction
  | FreeCardAction
  | RemoveAction
  | PayToFeedAction
  | SilverAction
  | GoldAction
  | PassAction;

export const ACTION_TYPES = [
  'chooseSide',
  'setWheel',
  'draft',
  'take',
  'colony',
  'statue',
  'monument',
  'placeTile',
  'redeemTile',
  'allyBonus',
  'stall',
  'freeCard',
  'remove',
  'payToFeed',
  'silver',
  'gold',
  'pass',
] as const satisfies readonly Action['type'][];

/** Whether two actions say the same, field by field; actions are flat. */
export function isSameAction(a: Action, b: Action): boolean {
  if (a === b) return true;
  const left = Object.entries(a);
  return (
    left.length === Object.keys(b).length && left.every(([key, value]) => (b as Record<string, unknown>)[key] === value)
  );
}
