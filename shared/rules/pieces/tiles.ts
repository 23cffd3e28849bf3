import type { Card } from '../../content/content.ts';
import type { CardId } from '../../vocabulary/pieces.ts';
import type { Track } from '../../vocabulary/tracks.ts';
import { addToTrack } from '../position/byKey.ts';
import { withOneMore } from '../position/lists.ts';
import { type CardTile, cloneTracks, type SeatState } from '../position/seat.ts';

/** Whether the seat has an unused tile of any colour. */
export const hasUnusedTile = ({ tiles }: SeatState): boolean =>
  tiles.income > 0 || tiles.military > 0 || tiles.culture > 0 || tiles.food > 0;

/**
 * Counts an unused tile as used (−1) or as free again (1). Copies of a game share `tiles`, so it is replaced, not
 * changed.
 */
export function countTile(seat: SeatState, tile: Track, more: 1 | -1): void {
  const tiles = cloneTracks(seat.tiles);
  addToTrack(tiles, tile, more);
  seat.tiles = tiles;
}

/** Lays an unused tile on a card that is being bought: it raises its track, or is lent for coins (rules §9, §10.3). */
export function layTile(seat: SeatState, card: Card, tile: Track): void {
  countTile(seat, tile, -1);
  seat.cardTiles = withOneMore(seat.cardTiles, { card: card.id, tile });
  if (card.effect?.type === 'tileLoan') seat.coins += card.effect.coins ?? 0;
  else addToTrack(seat.tracks, tile, card.effect?.steps ?? 0);
}

/**
 * Removes the tile of a card that is lost: a bonus tile is free again and its steps are taken back, a lent one is gone
 * (rules §9, §16.5).
 */
export function liftTile(seat: SeatState, card: Card): void {
  const laid = takeTile(seat, card.id);
  if (laid === undefined || card.effect?.type === 'tileLoan') return;
  countTile(seat, laid.tile, 1);
  addToTrack(seat.tracks, laid.tile, -(card.effect?.steps ?? 0));
}

function takeTile(seat: SeatState, card: CardId): CardTile | undefined {
  const taken = seat.cardTiles.find((laid) => laid.card === card);
  seat.cardTiles = seat.cardTiles.filter((laid) => laid !== taken);
  return taken;
}

function hasTile(seat: SeatState, card: Card): boolean {
  for (const laid of seat.cardTiles) if (laid.card === card.id) return true;
  return false;
}

/** Coins to pay for taking the lent tile back (rules §10.3 `tileLoan`). */
export const redemptionPrice = ({ effect }: Card): number => effect?.buyBack ?? 0;

/** Cards on which a lent tile lies. */
export const loanCards = (seat: SeatState): Card[] => seat.effects.tileLoan.filter((card) => hasTile(seat, card));

/** Whether the seat can take the tile back that it lent on one of its cards. */
export const canRedeem = (seat: SeatState, card: Card): boolean =>
  hasTile(seat, card) && redemptionPrice(card) <= seat.coins;

/** Pays for the lent tile; returns its colour. Throws a RangeError when no tile lies there. */
export function redeemTile(seat: SeatState, card: Card): Track {
  const laid = takeTile(seat, card.id);
  if (laid === undefined) throw new RangeError(`no tile lies on ${card.id}`);
  seat.coins -= redemptionPrice(card);
  countTile(seat, laid.tile, 1);
  return laid.tile;
}
