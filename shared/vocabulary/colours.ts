import type { Track } from './tracks.ts';

/** The five colours of cards, decks, piles and board segments. */
export const COLOURS = ['yellow', 'red', 'blue', 'green', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

/** A colour by number: its place in `COLOURS`. What the rules look up by card, they keep in lists by this number. */
export type ColourNumber = 0 | 1 | 2 | 3 | 4;
export const COLOUR_NUMBERS: readonly ColourNumber[] = [0, 1, 2, 3, 4];

/** The number of a colour. Written out, because engines look names up slowly. */
export function numberOfColour(colour: Colour): ColourNumber {
  switch (colour) {
    case 'yellow':
      return 0;
    case 'red':
      return 1;
    case 'blue':
      return 2;
    case 'green':
      return 3;
    case 'purple':
      return 4;
  }
}

/** The track that a colour stands for; purple stands for none. */
export const TRACK_OF_COLOUR = {
  yellow: 'income',
  red: 'military',
  blue: 'culture',
  green: 'food',
} as const satisfies Record<Exclude<Colour, 'purple'>, Track>;

/** The same by number; nothing for purple. */
export const TRACK_OF_COLOUR_NUMBER: readonly (Track | undefined)[] = COLOURS.map((colour) =>
  colour === 'purple' ? undefined : TRACK_OF_COLOUR[colour],
);
