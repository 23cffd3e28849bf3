import type { Card, Content } from '../content/content.ts';
import type { Colour } from '../vocabulary/colours.ts';

/** Stands for a face-down card that nobody knows: it counts for its colour, and is nothing else (rules §10.3). */
export const anyCard = (content: Content, colour: Colour): Card =>
  content.cards.find((card) => card.colour === colour) as Card;
