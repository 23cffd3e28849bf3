import { Color } from 'three';
import type { Colour } from '../../../../shared/vocabulary/colours.ts';
import type { Epoch } from '../../../../shared/vocabulary/time.ts';
import type { CityDress } from '../../layout/city.ts';
import { STUFFS, type Stuff } from './kit.ts';

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
  smoke: '#fff6e2',
  char: '#1d1512',
  flag: '#c4452c',
};

/** Colours of each region: roofs and growth in its suit's hue, stone, ivory and natural greens between them. */
export const DRESSES: Readonly<Record<Colour, Dress>> = {
  yellow: {
    ...COMMON,
    flag: '#f2b428',
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
    flag: '#dd6420',
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
    flag: '#3d79c8',
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
    flag: '#1f9180',
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
    flag: '#b03c7a',
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

/** What fire left of a town. */
const BURNT_DRESS: Dress = {
  ...COMMON,
  roof: '#5a3d31',
  roof2: '#6d4b3a',
  wall: '#b39c80',
  stone: '#a89a86',
  shade: '#7d705e',
  wood: '#4a3426',
  cloth: '#b9b2a8',
  glow: '#f2641c',
  smoke: '#8f8880',
  char: '#35251c',
};

type Share = readonly [colour: string, share: number];
type Four = readonly [string, string, string, string];

/** The plasters of a district's houses, so that neighbours differ and no row of walls is one white. */
const PLASTERS: Readonly<Record<Colour | 'common', Four>> = {
  yellow: ['#e9b661', '#f3dca4', '#d98f4e', '#f0c987'],
  red: ['#cf8468', '#ecc9a8', '#b9654f', '#e2a888'],
  blue: ['#a9c6e0', '#eef2ee', '#7fa5cb', '#cddfea'],
  green: ['#dfdca6', '#f2e7c8', '#aebd7d', '#e6c795'],
  purple: ['#c9a3d6', '#f1e2ec', '#ab80bf', '#e2c3d4'],
  common: ['#ead6ac', '#f4ead2', '#d3a877', '#e6c9a6'],
};

/** How far each house's roof is from the next one's: shares of light. */
const ROOF_TONES = [1, 1.13, 0.84, 0.95] as const;

/** How many looks the houses of a district have. */
export const LOOKS = ROOF_TONES.length;

/** What each epoch builds its cities of, mixed into a district's own colours: reed and clay, stone and tile, marble and gold. */
const BUILT_OF: Readonly<Record<Epoch, Partial<Record<Stuff, Share>>>> = {
  1: {
    wall: ['#d6ad74', 0.5],
    stone: ['#b08d62', 0.8],
    shade: ['#8a6a45', 0.8],
    roof: ['#b9924f', 0.28],
    roof2: ['#cfae69', 0.3],
    gold: ['#c9a050', 0.7],
    glow: ['#4a3422', 1],
  },
  2: {
    wall: ['#e6d9bd', 0.2],
    stone: ['#d6c6a2', 0.6],
    roof: ['#a5553a', 0.22],
    roof2: ['#b96a48', 0.22],
  },
  3: { wall: ['#fffaf0', 0.3], stone: ['#fbe3b8', 0.7], gold: ['#ffd35e', 1], shade: ['#e2c98e', 0.6] },
};

/**
 * The colours of a city's district in an epoch.
 * @param look from 0 to `LOOKS` - 1: which of the district's plasters and roofs
 */
export const cityDress = (name: CityDress, epoch: Epoch, look: number): Dress => {
  if (name === 'burnt') return BURNT_DRESS;
  const own = { ...(name === 'common' ? COMMON : DRESSES[name]), wall: PLASTERS[name][look] ?? COMMON.wall };
  const mixed = STUFFS.map((stuff) => {
    const [other, share] = BUILT_OF[epoch][stuff] ?? [own[stuff], 0];
    const colour = new Color(own[stuff]).lerp(new Color(other), share);
    if (stuff === 'roof' || stuff === 'roof2') colour.multiplyScalar(ROOF_TONES[look] ?? 1);
    return [stuff, `#${colour.getHexString()}`];
  });
  return Object.fromEntries(mixed) as Dress;
};
