import type { Colour } from '../../shared/vocabulary/colours.ts';
import type { Emblem } from '../../shared/vocabulary/seats.ts';
import type { Track } from '../../shared/vocabulary/tracks.ts';

/** The shades of one colour: `main` for faces, `dark` and `light` around it, `ink` for lines and digits. */
export interface Shades {
  readonly main: string;
  readonly dark: string;
  readonly light: string;
  readonly ink: string;
}

/** Card colours. They never stand alone: each has its symbol and its hatching (`hatching.ts`). */
export const COLOUR_SHADES: Readonly<Record<Colour, Shades>> = {
  yellow: { main: '#dca127', dark: '#7a4c08', light: '#f9e6b3', ink: '#3c2604' },
  red: { main: '#bb3a2c', dark: '#5e150f', light: '#f5cfbb', ink: '#3d0c08' },
  blue: { main: '#2f6fae', dark: '#0f3259', light: '#c8dff2', ink: '#0a2342' },
  green: { main: '#4b9150', dark: '#17472a', light: '#cfe6c4', ink: '#0e2e19' },
  purple: { main: '#7d4da1', dark: '#391d54', light: '#e3d1ef', ink: '#28113d' },
};

/** Velvet in each colour, deep enough for brass signs and pale numbers to stand out from. */
export const VELVETS: Readonly<Record<Colour, string>> = {
  yellow: '#60400a',
  red: '#7c2018',
  blue: '#1b4577',
  green: '#255a33',
  purple: '#4c2a6e',
};

export const TRACK_SHADES: Readonly<Record<Track, Shades>> = {
  income: COLOUR_SHADES.yellow,
  military: COLOUR_SHADES.red,
  culture: COLOUR_SHADES.blue,
  food: COLOUR_SHADES.green,
};

/** Velvet in the colour of each track. */
export const TRACK_VELVETS: Readonly<Record<Track, string>> = {
  income: VELVETS.yellow,
  military: VELVETS.red,
  culture: VELVETS.blue,
  food: VELVETS.green,
};

/** How far a track has come: its own colour, bright enough to shine in the dark groove of its rail, and a pale edge round it. */
export const PASSED_SHADES: Readonly<Record<Track, { readonly fill: string; readonly edge: string }>> = {
  income: { fill: '#ffbe2e', edge: '#fff0c4' },
  military: { fill: '#f2452f', edge: '#ffd9cd' },
  culture: { fill: '#3f9cf5', edge: '#d6ebff' },
  food: { fill: '#46bf52', edge: '#d9f6d4' },
};

/** The colour of each emblem, by which a player's things are known; always beside the emblem's figure. */
export const EMBLEM_SHADES: Readonly<Record<Emblem, Shades>> = {
  monkey: { main: '#c9702f', dark: '#5c2c0c', light: '#f6d3b0', ink: '#371805' },
  dragon: { main: '#2f8f7d', dark: '#0b443a', light: '#bfe5dc', ink: '#06302a' },
  lion: { main: '#cfa02c', dark: '#664a08', light: '#f8e7b4', ink: '#3a2904' },
  pegasus: { main: '#7f93b8', dark: '#2c3c5c', light: '#e4eaf5', ink: '#1a2438' },
  scarab: { main: '#a83f6d', dark: '#511431', light: '#f2c9da', ink: '#330a1e' },
};

/** Materials of the table that are not a colour of the game. */
export const PARCHMENT = '#f4e6c6';
export const PARCHMENT_DARK = '#d9bf8b';
/** Yellow for signs on parchment, which is too light for that of the cards. */
export const YELLOW_ON_PARCHMENT = '#ab7308';
export const GILT = '#e3c06a';
export const GILT_DARK = '#8a6420';
/** The ground of numbers on boards and stands: less bright than cards and cities, which are to be seen first. */
export const NUMBER_GROUND = '#f0e0ba';
/** Signs and numbers on the velvet of what nobody is concerned with: less bright than what can be chosen. */
export const SIGN_AT_REST = '#e8c394';
export const NUMBER_AT_REST = '#f2dfb8';
export const IVORY = '#fff3dc';
export const INK = '#2a1a0c';
/** Points are always written in wine red on white. */
export const POINTS_INK = '#7c1d26';
/** Of what does not suffice, as food that does not feed all cards. */
export const TROUBLE = '#a3121a';

const channelsOf = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** A colour as `#rrggbb` with a `share` of another one before it, from 0 to 1. */
export const mixed = (colour: string, other: string, share: number): string => {
  const before = channelsOf(other);
  const seen = channelsOf(colour).map((value, index) => Math.round(value + ((before[index] ?? 0) - value) * share));
  return `#${seen.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};
