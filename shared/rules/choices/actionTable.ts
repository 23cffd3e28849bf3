import type { Card } from '../../content/content.ts';
import type {
  Action,
  AllyBonusAction,
  ChooseSideAction,
  ColonyAction,
  DraftAction,
  FreeCardAction,
  GoldAction,
  MonumentAction,
  PassAction,
  PayToFeedAction,
  PlaceTileAction,
  RedeemTileAction,
  RemoveAction,
  SetWheelAction,
  SilverAction,
  StallAction,
  StatueAction,
  TakeAction,
} from '../../vocabulary/actions.ts';
import { COLOURS, type Colour } from '../../vocabulary/colours.ts';
import {
  type CardId,
  COLONY_LEVELS,
  type ColonyLevel,
  SIDES,
  STALL_SPACES,
  STATUES,
  type StatueRequirement,
  type TileSide,
} from '../../vocabulary/pieces.ts';
import type { Track } from '../../vocabulary/tracks.ts';
import { byColour, byTrack } from '../position/byKey.ts';

/*
 * Every action object that the game knows, made once: asking for legal actions allocates only the list,
 * and two equal actions from here are the same object.
 */

/** The ways to use a card that one has chosen in a draft. */
export interface Uses<A extends Action> {
  readonly sell: A;
  readonly buy: A;
  /** Buying with an unused tile of a colour laid on the card. */
  readonly buyWithTile: Readonly<Record<Track, A>>;
}

const bySide = <T>(value: (side: TileSide) => T): Record<TileSide, T> => ({
  track: value('track'),
  points: value('points'),
});

function table<K extends string | number, V>(keys: readonly K[], value: (key: K) => V): Readonly<Record<K, V>> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;
}

/** Actions that name a card, made when it is first met: a content file may bring any cards. */
function byCard<T>(make: (card: CardId) => T): (card: Card) => T {
  const made: T[] = [];
  return ({ id, number }) => {
    const known = made[number];
    if (known !== undefined) return known;
    const action = make(id);
    made[number] = action;
    return action;
  };
}

export const draftActions = byCard<Uses<DraftAction>>((keep) => ({
  sell: { type: 'draft', keep, action: 'sell' },
  buy: { type: 'draft', keep, action: 'buy' },
  buyWithTile: byTrack((tile) => ({ type: 'draft', keep, action: 'buy', tile })),
}));

export const takeActions: Readonly<Record<Colour, Uses<TakeAction>>> = byColour((colour) => ({
  sell: { type: 'take', colour, action: 'sell' },
  buy: { type: 'take', colour, action: 'buy' },
  buyWithTile: byTrack((tile) => ({ type: 'take', colour, action: 'buy', tile })),
}));

export const removeAction = byCard<RemoveAction>((card) => ({ type: 'remove', card }));
export const redeemTileAction = byCard<RedeemTileAction>((card) => ({ type: 'redeemTile', card }));

export const sideActions: readonly ChooseSideAction[] = SIDES.map((side) => ({ type: 'chooseSide', side }));

export const wheelActions: readonly SetWheelAction[] = COLOURS.map((_, rotation) => ({ type: 'setWheel', rotation }));

export const colonyActions: Readonly<
  Record<ColonyLevel, { readonly plunder: ColonyAction; readonly integrate: ColonyAction }>
> = table(COLONY_LEVELS, (level) => ({
  plunder: { type: 'colony', level, action: 'plunder' },
  integrate: { type: 'colony', level, action: 'integrate' },
}));

export const statueActions: Readonly<
  Record<StatueRequirement, Readonly<Record<Track, Readonly<Record<TileSide, StatueAction>>>>>
> = table(STATUES, (requirement) => byTrack((tile) => bySide((side) => ({ type: 'statue', requirement, tile, side }))));

export const monumentActions: Readonly<Record<MonumentAction['action'], MonumentAction>> = {
  reuse: { type: 'monument', action: 'reuse' },
  build: { type: 'monument', action: 'build' },
};

export const placeTileActions: Readonly<Record<Track, Readonly<Record<TileSide, PlaceTileAction>>>> = byTrack((tile) =>
  bySide((side) => ({ type: 'placeTile', tile, side })),
);

export const allyBonusActions: Readonly<Record<Track, AllyBonusAction>> = byTrack((track) => ({
  type: 'allyBonus',
  track,
}));

export const stallActions: readonly StallAction[] = STALL_SPACES.map((space) => ({ type: 'stall', space }));

export const freeCardActions: Readonly<Record<Colour, FreeCardAction>> = byColour((colour) => ({
  type: 'freeCard',
  colour,
}));

export const silverActions: Readonly<Record<Track, SilverAction>> = byTrack((tile) => ({ type: 'silver', tile }));

export const goldAction: GoldAction = { type: 'gold' };
export const passAction: PassAction = { type: 'pass' };
export const payToFeedAction: PayToFeedAction = { type: 'payToFeed' };
