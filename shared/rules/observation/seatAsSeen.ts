import type { Card, Content } from '../../content/content.ts';
import { type Colour, numberOfColour } from '../../vocabulary/colours.ts';
import { sumOfEffects } from '../pieces/ownedEffects.ts';
import type { ByNumber } from '../position/byKey.ts';
import { copyOpen, newSeat, type SeatState } from '../position/seat.ts';
import type { ObservedSeat } from './observation.ts';

/** The placeholder of an unknown face-down card: it counts for its colour only (rules §10.3). */
export const anyCard = (content: Content, colour: Colour): Card =>
  content.cards.find((card) => card.colour === colour) as Card;

/**
 * Returns a seat in the rules' own form with everything that the viewer sees of it; hidden parts are empty. It starts
 * as a new seat, so that all seats are objects of one shape: engines read these several times faster.
 */
export function seatAsSeen(seen: ObservedSeat, content: Content): SeatState {
  const counts: ByNumber<number> = [0, 0, 0, 0, 0];
  for (const id of seen.cards) counts[content.card(id).colourNumber] += 1;
  for (const { colour } of seen.faceDown) counts[numberOfColour(colour)] += 1;
  return Object.assign(newSeat(content, 'basic'), copyOpen(seen), {
    side: seen.side,
    choice: seen.choice,
    cards: seen.cards.map(content.card),
    faceDown: seen.faceDown.map(({ colour, card }) => (card === null ? anyCard(content, colour) : content.card(card))),
    counts,
    effects: sumOfEffects(seen.cards.map(content.card)),
    hand: (seen.hand ?? []).map(content.card),
  });
}
