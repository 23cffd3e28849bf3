import type { Card } from '../../content/content.ts';
import type { Action, DraftAction, TakeAction } from '../../vocabulary/actions.ts';
import { TRACKS, type Track } from '../../vocabulary/tracks.ts';
import { buyCard, canBuy, priceOf, saleOf, tileUseOf, trackTooLowFor } from '../pieces/tableau.ts';
import { byTrack, ofTrack } from '../position/byKey.ts';
import { contentIn, type Position } from '../position/position.ts';
import type { SeatState } from '../position/seat.ts';
import { NO_REMARKS, type Refused, type Remarks, tooFewCoins } from './actionRule.ts';

/* What both drafts share: a card that one has chosen is bought or sold. */

/** The actions that use one card. */
export interface CardUses<A extends Action> {
  readonly sell: A;
  readonly buy: A;
  /** Buying with an unused tile of a colour laid on the card. */
  readonly buyWithTile: Readonly<Record<Track, A>>;
  /** What can be done with most cards, as lists that are never changed. */
  readonly onlySell: readonly A[];
  readonly sellOrBuy: readonly A[];
}

/** Returns the actions that use a card; `buy` makes one that buys it, with or without a tile. */
export function cardUses<A extends Action>(sell: A, buy: (tile?: Track) => A): CardUses<A> {
  const bare = buy();
  return { sell, buy: bare, buyWithTile: byTrack(buy), onlySell: [sell], sellOrBuy: [sell, bare] };
}

/** What can be done with a card: sell it always; buy it if the seat may (rules §4.2, §12). */
export function usesFor<A extends Action>(seat: SeatState, card: Card, uses: CardUses<A>): readonly A[] {
  if (!canBuy(seat, card)) return uses.onlySell;
  const tileUse = tileUseOf(seat, card);
  if (tileUse === 'none') return uses.sellOrBuy;
  const found = tileUse === 'required' ? [uses.sell] : [uses.sell, uses.buy];
  for (const track of TRACKS) if (ofTrack(seat.tiles, track) > 0) found.push(ofTrack(uses.buyWithTile, track));
  return found;
}

/** Why a card cannot be bought. */
export function refusePurchase(action: DraftAction | TakeAction, seat: SeatState, card: Card): readonly Refused[] {
  const track = trackTooLowFor(seat, card);
  if (track === null) return tooFewCoins(action, priceOf(seat, card), seat.coins);
  return [{ action, reason: 'trackTooLow', track, needed: -card.gains[track], have: seat.tracks[track] }];
}

/** Buys or sells a card for a copy of the seat. */
export function previewUse(position: Position, after: SeatState, card: Card, use: DraftAction | TakeAction): Remarks {
  if (use.action === 'sell') {
    after.coins += saleOf(contentIn(position), after, card);
    return NO_REMARKS;
  }
  return { price: buyCard(after, card, use.tile) };
}
