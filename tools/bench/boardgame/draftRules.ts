import { type Card, standardContent } from '../../../shared/content/content.ts';
import { byColour } from '../../../shared/rules/position/byKey.ts';
import type { SeatState } from '../../../shared/rules/position/seat.ts';
import type { DraftAction, TakeAction } from '../../../shared/vocabulary/actions.ts';
import { type Colour, numberOfColour, TRACK_OF_COLOUR } from '../../../shared/vocabulary/colours.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import { TRACKS, type Track, type Tracks } from '../../../shared/vocabulary/tracks.ts';

/*
 * Buying and selling in the advanced game without expansions, written for boardgame.io: a draft of Immer's is changed
 * in place. It shares the printed cards with the program and nothing else, so equal scores mean something.
 */

export interface DraftSeat {
  coins: number;
  tracks: Tracks;
  tiles: Tracks;
  cards: CardId[];
  counts: Record<Colour, number>;
  /** Owned cards that matter in a draft: few, while asking every card would cost a proxy each. */
  helpers: CardId[];
  /** Tiles that lie on statues as track steps. */
  statueTiles: Track[];
  hand: CardId[];
  choice: DraftAction | null;
}

type Use = DraftAction | TakeAction;

const HELPERS: readonly (string | undefined)[] = ['sellBonus', 'scholar', 'statueBonus'];

const isHelper = (card: Card): boolean => HELPERS.includes(card.effect?.type);

/** A seat of the program as this game keeps it. */
export const draftSeatOf = (seat: SeatState): DraftSeat => ({
  coins: seat.coins,
  tracks: { ...seat.tracks },
  tiles: { ...seat.tiles },
  cards: seat.cards.map(({ id }) => id),
  counts: byColour((colour) => seat.counts[numberOfColour(colour)]),
  helpers: seat.cards.filter(isHelper).map(({ id }) => id),
  statueTiles: seat.statues.filter(({ side }) => side === 'track').map(({ tile }) => tile),
  hand: [],
  choice: null,
});

const priceFor = (seat: DraftSeat, card: Card): number => Math.max(0, card.cost - seat.counts[card.colour]);

/** Whether the seat may use a card like this: a player may send anything. */
export function mayUse(seat: DraftSeat, card: Card, use: Use): boolean {
  if (use.action === 'sell') return true;
  return priceFor(seat, card) <= seat.coins && (use.tile === undefined || seat.tiles[use.tile] > 0);
}

/** Buys or sells a card. */
export function settle(seat: DraftSeat, card: Card, use: Use): void {
  if (use.action === 'buy') buy(seat, card, use.tile);
  else sell(seat, card);
}

function sell(seat: DraftSeat, card: Card): void {
  seat.coins += standardContent.saleValue[card.epoch];
  for (const { effect } of seat.helpers.map(standardContent.card)) {
    if (effect?.type === 'sellBonus') seat.coins += effect.coins ?? 0;
  }
}

function buy(seat: DraftSeat, card: Card, tile: Track | undefined): void {
  seat.coins -= priceFor(seat, card);
  seat.cards.push(card.id);
  seat.counts[card.colour] += 1;
  for (const track of TRACKS) {
    const steps = card.gains[track];
    if (steps !== undefined) seat.tracks[track] += steps;
  }
  for (const { effect } of seat.helpers.map(standardContent.card)) {
    if (effect?.type === 'scholar' && effect.colour === card.colour) {
      seat.tracks[TRACK_OF_COLOUR[effect.colour]] += effect.steps ?? 0;
    }
  }
  if (isHelper(card)) seat.helpers.push(card.id);
  gainEffect(seat, card, tile);
}

/** What a purple card does at once. */
function gainEffect(seat: DraftSeat, { effect }: Card, tile: Track | undefined): void {
  if (effect?.type === 'scholar' && effect.colour !== undefined) {
    seat.tracks[TRACK_OF_COLOUR[effect.colour]] += (effect.steps ?? 0) * seat.counts[effect.colour];
  }
  if (effect?.type === 'statueBonus') for (const laid of seat.statueTiles) seat.tracks[laid] += effect.amount ?? 0;
  if (tile !== undefined) {
    seat.tiles[tile] -= 1;
    seat.tracks[tile] += effect?.steps ?? 0;
  }
}
