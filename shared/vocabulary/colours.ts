import type { Track } from './tracks.ts';

/** The five colours of cards, decks, piles and board segments. */
export const COLOURS = ['yellow', 'red', 'blue', 'green', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

/** The track that a colour stands for; purple stands for none. */
export const TRACK_OF_COLOUR = {
  yellow: 'income',
  red: 'military',
  blue: 'culture',
  green: 'food',
} as const satisfies Record<Exclude<Colour, 'purple'>, Track>;
