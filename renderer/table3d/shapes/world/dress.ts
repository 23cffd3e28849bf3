import type { Colour } from '../../../../shared/vocabulary/colours.ts';
import type { Stuff } from './kit.ts';

/** The colours of what things are made of. */
export type Dress = Readonly<Record<Stuff, string>>;

const COMMON: Dress = {
  roof: '#b5412c',
  roof2: '#d2704a',
  wall: '#f3e6c8',
  stone: '#efe4cb',
  shade: '#c9b690',
  wood: '#7c5230',
  gold: '#f6c445',
  leaf: '#4d7f3c',
  leaf2: '#7aa64b',
  crop: '#d9b13f',
  dark: '#3b2617',
  cloth: '#fff6e2',
  rock: '#a8927a',
  glow: '#54402c',
  earth: '#8a6238',
};

/** Colours of each region: roofs and growth in its suit's hue, stone, ivory and natural greens between them. */
export const DRESSES: Readonly<Record<Colour, Dress>> = {
  yellow: {
    ...COMMON,
    roof: '#e39a1c',
    roof2: '#f4bd3e',
    wall: '#f8e9c2',
    leaf: '#6a8234',
    leaf2: '#97a23e',
    rock: '#b99865',
    earth: '#a8762f',
  },
  red: {
    ...COMMON,
    roof: '#b32b1d',
    roof2: '#d4502f',
    wall: '#efdcc0',
    stone: '#dccdb4',
    leaf: '#4a6a38',
    leaf2: '#6f8440',
    rock: '#9c8272',
  },
  blue: {
    ...COMMON,
    roof: '#2a6cb5',
    roof2: '#4b93d4',
    wall: '#fbf7ec',
    stone: '#f7f1e2',
    leaf: '#2f7355',
    leaf2: '#559a6a',
    rock: '#b3aca0',
  },
  green: {
    ...COMMON,
    roof: '#9a5b2b',
    roof2: '#3f8f4a',
    wall: '#f4e8cc',
    crop: '#e3bd45',
    cloth: '#fff3dc',
    leaf: '#3c7d39',
    leaf2: '#68a845',
  },
  purple: {
    ...COMMON,
    roof: '#7a3fa6',
    roof2: '#9d66c8',
    wall: '#f6eef2',
    stone: '#efe6ea',
    leaf: '#3f7048',
    leaf2: '#62945a',
    crop: '#a273cf',
  },
};

/** Colours of the towns that belong to no region. */
export const FOREIGN_DRESS: Dress = COMMON;
