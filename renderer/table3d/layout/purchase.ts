import type { Change, GameEvent } from '../../../shared/vocabulary/events.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { TRACKS } from '../../../shared/vocabulary/tracks.ts';
import type { Piece } from './piece.ts';

/**
 * When each part of a purchase is seen, in milliseconds of normal speed: coins leave the purse at once, the card comes
 * down, a light goes from it to what it changes, and there markers move and numbers count while a house rises.
 */
export const PURCHASE = { lands: 770, arrives: 990, counts: 340 } as const;

/**
 * A card that is sold leaves first: when it is at the bank, in milliseconds of normal speed. Its coins come from there a little sooner, and
 * the purse counts them.
 */
export const SALE = { paid: 720, coins: 430, counts: 420 } as const;

/** Coins that are paid are counted down while they leave. */
const PAYING = 420;

const isAt = (piece: Piece, event: { readonly seat: Seat }, kind: string): boolean =>
  piece.id.startsWith(`${kind} ${event.seat}`);

const ofPurchase = (piece: Piece, event: { readonly seat: Seat }): Piece => {
  if (piece.layer === 'peg') return isAt(piece, event, 'peg') ? { ...piece, delay: PURCHASE.arrives } : piece;
  if (piece.layer === 'halo' && piece.lingers !== undefined) {
    const delay = piece.id.includes('card:') ? PURCHASE.lands : PURCHASE.arrives;
    return { ...piece, from: { ...piece.pose, scale: 0.001 }, delay };
  }
  if (piece.layer !== 'number') return piece;
  if (isAt(piece, event, 'value')) return { ...piece, delay: PURCHASE.arrives, counts: PURCHASE.counts };
  return isAt(piece, event, 'coins') ? { ...piece, delay: 0, counts: PAYING } : piece;
};

const ofSale = (piece: Piece, event: { readonly seat: Seat }): Piece => {
  if (piece.layer === 'coin' && isAt(piece, event, 'coin')) return { ...piece, delay: (piece.delay ?? 0) + SALE.coins };
  return piece.layer === 'number' && isAt(piece, event, 'coins')
    ? { ...piece, delay: SALE.coins + SALE.counts / 2, counts: SALE.counts }
    : piece;
};

/** What a card changes waits until it is that thing's turn; every other piece stays as it is. */
export const inTurn = (piece: Piece, event: GameEvent | null): Piece => {
  if (event?.type === 'cardBought') return ofPurchase(piece, event);
  return event?.type === 'cardSold' ? ofSale(piece, event) : piece;
};

/**
 * The pieces of a purchase's moment to which its light goes: where the markers that it moves stood before (`eventLights.ts`), and
 * the purse where more comes in than was paid.
 */
export const changedBy = (seat: Seat, { coins, tracks }: Change): readonly string[] => [
  ...TRACKS.filter((track) => (tracks[track] ?? 0) !== 0).map((track) => `trail ${track}`),
  ...(coins > 0 ? [`coins ${seat}`] : []),
];
