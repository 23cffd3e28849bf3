import type { Card } from '../../content/content.ts';
import { pilesAreEmpty } from '../../rules/pieces/draft.ts';
import { canBuy, priceOf, topOf } from '../../rules/pieces/tableau.ts';
import { contentIn, type Position, seatOf } from '../../rules/position/position.ts';
import type { SeatState } from '../../rules/position/seat.ts';
import { COLOUR_NUMBERS } from '../../vocabulary/colours.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { EPOCHS } from '../../vocabulary/time.ts';

/**
 * Rough worth of a card to a seat beyond selling it, in points for each unit, by epoch; taken from the judgements of an
 * early network.
 */
const WORTH = [
  { income: 3.6, military: 2.5, culture: 2.5, food: 1.5, points: 0.4, coin: 1.4, missing: 2, effect: 2, any: 1 },
  { income: 1.7, military: 2.2, culture: 2.5, food: 1.1, points: 0.5, coin: 1, missing: 2.5, effect: 4, any: -0.5 },
  { income: 0.5, military: 1.6, culture: 2, food: 0.9, points: 0.85, coin: 0.8, missing: 4, effect: 6, any: -2 },
] as const;

/** A seat's complete sets of five colours, and how many colours have no card beyond them. */
export interface Sets {
  readonly sets: number;
  readonly missing: number;
}

export function setsOf({ counts }: SeatState): Sets {
  const sets = Math.min(counts[0], counts[1], counts[2], counts[3], counts[4]);
  let missing = 0;
  for (const count of counts) missing += count === sets ? 1 : 0;
  return { sets, missing };
}

/** Who might take a card: a seat, its sets, and the medal steps that it has not left yet. */
export interface Taker extends Sets {
  readonly state: SeatState;
  readonly medals: number;
}

/** What the taker would gain by buying the card, in points; 0 if it would rather sell it, or must. */
export function cardWorth(position: Position, taker: Taker, card: Card): number {
  const { state, sets } = taker;
  if (!canBuy(state, card)) return 0;
  const worth = WORTH[card.epoch - 1] as (typeof WORTH)[number];
  const { gains } = card;
  let points = worth.any + worth.points * card.points - worth.coin * priceOf(state, card);
  points += worth.income * gains.income + worth.military * gains.military;
  points += worth.culture * gains.culture + worth.food * gains.food;
  if (state.counts[card.colourNumber] === sets) points += Math.max(worth.missing, shareOfSet(position, taker));
  if (card.effect !== undefined) points += worth.effect;
  return Math.max(0, points);
}

/**
 * The worth of a missing colour for a set that gold medals count; in earlier epochs another card may still fill the
 * gap.
 */
function shareOfSet(position: Position, { state, medals, missing }: Taker): number {
  const content = contentIn(position);
  const toBuy = medals > 0 ? content.medals.maxEach - state.gold : 0;
  const points = content.medals.goldPointsPerSet * (state.gold + toBuy / 2);
  return ((position.epoch === EPOCHS.length ? 1 : 0.4) * points) / missing;
}

/** Where no card lies. */
const NOTHING = -1;

/**
 * What the top of each pile is worth to each other seat in the draft of phase B. Seats in the order after `seat`, one
 * number for each colour; below 0 where no card lies. Empty outside of that draft.
 */
export function wishesOf(position: Position, seat: Seat): readonly number[] {
  if (position.phase === 'A' || pilesAreEmpty(position)) return NO_WISHES;
  const seats = position.seats.length;
  // A list and no typed array, which engines take ten times as long to make.
  const wishes: number[] = [];
  for (let after = 1; after < seats; after++) {
    const state = seatOf(position, (seat + after) % seats);
    const taker = { state, ...setsOf(state), medals: 1 };
    for (const colour of COLOUR_NUMBERS) {
      const top = topOf(position, colour);
      wishes.push(top === undefined ? NOTHING : cardWorth(position, taker, top));
    }
  }
  return wishes;
}

const NO_WISHES: readonly number[] = [];
