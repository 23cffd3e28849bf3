import type { Card, Effect } from '../content/content.ts';
import type { CardId } from '../vocabulary/pieces.ts';
import type { Track } from '../vocabulary/tracks.ts';
import type { CardTile } from './observation.ts';
import type { SeatState } from './position.ts';

/** Whether the seat has an unused tile of any colour. */
export const hasUnusedTile = ({ tiles }: SeatState): boolean =>
  tiles.income > 0 || tiles.military > 0 || tiles.culture > 0 || tiles.food > 0;

/** Lays an unused tile on a card that is being bought: it raises its track, or is lent for coins (rules §9, §10.3). */
export function layTile(seat: SeatState, card: Card, tile: Track): void {
  seat.tiles[tile] -= 1;
  seat.cardTiles = [...seat.cardTiles, { card: card.id, tile }];
  if (card.effect?.type === 'tileLoan') seat.coins += card.effect.coins ?? 0;
  else seat.tracks[tile] += card.effect?.steps ?? 0;
}

/** A card goes with the tile on it: a bonus tile is free again, a lent one is gone (rules §9, §16.5). */
export function liftTile(seat: SeatState, card: Card): void {
  const laid = takeTile(seat, card.id);
  if (laid === undefined || card.effect?.type === 'tileLoan') return;
  seat.tiles[laid.tile] += 1;
  seat.tracks[laid.tile] -= card.effect?.steps ?? 0;
}

function takeTile(seat: SeatState, card: CardId): CardTile | undefined {
  const taken = seat.cardTiles.find((laid) => laid.card === card);
  seat.cardTiles = seat.cardTiles.filter((laid) => laid !== taken);
  return taken;
}

/** The loan of an owned card, if a tile lies on it. */
function loanOf(seat: SeatState, card: CardId): Effect | undefined {
  const effect = seat.effectCards.find(({ id }) => id === card)?.effect;
  return effect?.type === 'tileLoan' && seat.cardTiles.some((laid) => laid.card === card) ? effect : undefined;
}

/** Coins to pay for taking the lent tile back: Infinity without a tile, or with fewer coins (rules §10.3 `tileLoan`). */
export function redemptionPrice(seat: SeatState, card: CardId): number {
  const price = loanOf(seat, card)?.buyBack ?? Number.POSITIVE_INFINITY;
  return price <= seat.coins ? price : Number.POSITIVE_INFINITY;
}

/** Cards on which a lent tile lies. */
export const loanCards = (seat: SeatState): CardId[] =>
  seat.cardTiles.filter(({ card }) => loanOf(seat, card) !== undefined).map(({ card }) => card);

/** Pays for the lent tile; returns its colour. Throws a RangeError when no tile lies there. */
export function redeemTile(seat: SeatState, card: CardId): Track {
  seat.coins -= redemptionPrice(seat, card);
  const laid = takeTile(seat, card);
  if (laid === undefined) throw new RangeError(`no tile lies on ${card}`);
  seat.tiles[laid.tile] += 1;
  return laid.tile;
}
