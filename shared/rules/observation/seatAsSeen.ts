import type { Card, Content } from '../../content/content.ts';
import type { Colour } from '../../vocabulary/colours.ts';
import { sumOfEffects } from '../pieces/ownedEffects.ts';
import { byColour } from '../position/byKey.ts';
import { cloneSeat, type SeatState } from '../position/seat.ts';
import type { ObservedSeat } from './observation.ts';

/** Stands for a face-down card that nobody knows: it counts for its colour, and is nothing else (rules §10.3). */
export const anyCard = (content: Content, colour: Colour): Card =>
  content.cards.find((card) => card.colour === colour) as Card;

/** Returns a seat with all that the viewer sees of it, as the rules know it; nothing stands for what it hides. */
export function seatAsSeen(seen: ObservedSeat, content: Content): SeatState {
  const counts = byColour(() => 0);
  for (const id of seen.cards) counts[content.card(id).colour] += 1;
  for (const { colour } of seen.faceDown) counts[colour] += 1;
  return cloneSeat({
    ...seen,
    cards: seen.cards.map(content.card),
    faceDown: seen.faceDown.map(({ colour, card }) => (card === null ? anyCard(content, colour) : content.card(card))),
    counts,
    effects: sumOfEffects(seen.cards.map(content.card)),
    hand: (seen.hand ?? []).map(content.card),
  });
}
