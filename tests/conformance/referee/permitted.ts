import type { Action } from '../../../shared/vocabulary/actions.ts';
import type { Colour } from '../../../shared/vocabulary/colours.ts';
import {
  type ColonyLevel,
  STALL_SPACES,
  type StatueRequirement,
  TILE_SIDES,
} from '../../../shared/vocabulary/pieces.ts';
import { TRACKS, type Track } from '../../../shared/vocabulary/tracks.ts';
import { type Holdings, openCardsWith, ownedCards, owns, trackOf, unusedColours } from './holdings.ts';
import { lootOf, medalPrice, priceOf, qualifyingCost } from './prices.ts';
import { cardOf, colonyTileOf, printed } from './printed.ts';

/* What rules.md permits at each decision, in any order. */

type Drafted = { type: 'draft'; keep: string } | { type: 'take'; colour: Colour };

/** §5.1, §10.3 `negative`: a track may not drop below 0 by a purchase. */
const canBuy = (seat: Holdings, id: string): boolean =>
  priceOf(seat, id) <= seat.coins &&
  TRACKS.every(
    (track) => (cardOf(id).gains[track] ?? 0) >= 0 || trackOf(seat, track) + (cardOf(id).gains[track] ?? 0) >= 0,
  );

/** §4.2, §6: buy or sell one card; §12: `tile` is a must on a bonusTile card, and a choice on a tileLoan card. */
export function usesOf(seat: Holdings, id: string, drafted: Drafted): Action[] {
  const sell: Action = { ...drafted, action: 'sell' };
  if (!canBuy(seat, id)) return [sell];
  const effect = cardOf(id).effect?.type;
  const tiles = effect === 'bonusTile' || effect === 'tileLoan' ? unusedColours(seat) : [];
  const withTile = tiles.map((tile): Action => ({ ...drafted, action: 'buy', tile }));
  const mustPlace = effect === 'bonusTile' && tiles.length > 0;
  return [sell, ...withTile, ...(mustPlace ? [] : [{ ...drafted, action: 'buy' } as const])];
}

/** §10.2 */
export const stallSpaces = (): Action[] => STALL_SPACES.map((space) => ({ type: 'stall', space }));

/** §7.2 with `spent` coins of `payRequirement` gone; `left` tells how high each stack still is. */
export function coloniesOf(seat: Holdings, spent: number, left: (level: ColonyLevel) => number): Action[] {
  return printed.colonies.flatMap(({ level, requirement, integrateCost }): Action[] => {
    const cost = qualifyingCost(seat, requirement, trackOf(seat, 'military'), spent);
    if (cost === null || left(level) === 0 || seat.colonies.some((taken) => taken.level === level)) return [];
    const plunder: Action = { type: 'colony', level, action: 'plunder' };
    if (seat.coins - cost + lootOf(seat) < integrateCost) return [plunder];
    return [plunder, { type: 'colony', level, action: 'integrate' }];
  });
}

/** §10.3 `allyBonus`: one of the tracks on the back. */
export const alliedTracks = (tile: string): Action[] =>
  TRACKS.filter((track) => (colonyTileOf(tile).gains[track] ?? 0) > 0).map((track) => ({ type: 'allyBonus', track }));

const tileOnEitherSide = (tile: Track) => TILE_SIDES.map((side) => ({ tile, side }));

/** §7.3 */
export function statuesOf(seat: Holdings, spent: number): Action[] {
  return printed.statues.flatMap(({ requirement }): Action[] => {
    const cost = qualifyingCost(seat, requirement, trackOf(seat, 'culture'), spent);
    if (cost === null || seat.statues.some((carved) => carved.requirement === requirement)) return [];
    return unusedColours(seat)
      .flatMap(tileOnEitherSide)
      .map((placed) => ({ type: 'statue', requirement: requirement as StatueRequirement, ...placed }));
  });
}

/** §10.1 with a stack of that height. */
export function monumentsOf(seat: Holdings, left: number): Action[] {
  const qualifies = trackOf(seat, 'military') >= 24 && trackOf(seat, 'culture') >= 24;
  if (seat.monument !== null || left === 0 || !qualifies) return [];
  const canBuild = seat.coins >= 4 && unusedColours(seat).length > 0;
  return [{ type: 'monument', action: 'reuse' }, ...(canBuild ? [{ type: 'monument', action: 'build' } as const] : [])];
}

/** §10.1: where the tile of the monument may go. */
export const monumentTiles = (seat: Holdings): Action[] =>
  unusedColours(seat)
    .flatMap(tileOnEitherSide)
    .map((placed) => ({ type: 'placeTile', ...placed }));

/** §10.3 `tileLoan`: tiles that may be bought back. */
export const redeemable = (seat: Holdings): Action[] =>
  openCardsWith(seat, 'tileLoan')
    .filter(({ id, effect }) => seat.cardTiles.some(({ card }) => card === id) && seat.coins >= (effect?.buyBack ?? 0))
    .map(({ id }) => ({ type: 'redeemTile', card: id }));

/** §7.4, §9 `payToFeed`, after `paid` payments in this feeding. */
export function feedingOf(seat: Holdings, paid: number): Action[] {
  const cards = ownedCards(seat);
  if (cards.length - paid <= trackOf(seat, 'food') || cards.length === 0) return [];
  const canPay = owns(seat, 'payToFeed') && paid < 6 && seat.coins >= 2;
  return [
    ...cards.map((card): Action => ({ type: 'remove', card })),
    ...(canPay ? [{ type: 'payToFeed' } as const] : []),
  ];
}

/** §7.5 */
export function medalsOf(seat: Holdings, epoch: 1 | 2 | 3): Action[] {
  const silver = seat.silver.length < 2 && medalPrice(seat, 'silver', epoch) <= seat.coins;
  const gold = seat.gold < 2 && medalPrice(seat, 'gold', epoch) <= seat.coins;
  return [
    ...(silver ? unusedColours(seat).map((tile): Action => ({ type: 'silver', tile })) : []),
    ...(gold ? [{ type: 'gold' } as const] : []),
  ];
}
