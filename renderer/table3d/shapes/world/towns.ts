import type { BufferGeometry } from 'three';
import { COLONY, LAND } from '../../../cards/layout/dimensions.ts';
import { type Dress, FOREIGN_DRESS } from './dress.ts';
import type { ModelName } from './models.ts';
import { plainShape } from './stamp.ts';

/** The towns on colonies: low, in a strip along the far edge of the tile, or they would hide the tile behind. */

type Row = readonly (readonly [model: ModelName, x: number, size: number, z?: number])[];

/** The strip's middle line, from the tile's middle. */
const STRIP = -COLONY.depth / 2 + LAND * 0.52;

/** Huts on a beach, a fishing village, a temple town, a walled harbour, a citadel: the harder, the grander. */
const TOWNS: readonly Row[] = [
  [
    ['hut', -0.16, 1.0],
    ['longHut', 0.04, 1.0],
    ['hut', 0.22, 0.85],
    ['roundTree', -0.34, 1],
    ['roundTree', -0.46, 0.8],
    ['roundTree', 0.38, 1.05],
    ['boat', 0.52, 1.0],
  ],
  [
    ['cottage', -0.28, 0.95],
    ['gableHouse', -0.08, 0.95],
    ['cottage', 0.13, 0.95],
    ['gableHouse', 0.32, 0.9],
    ['ship', 0.5, 0.75],
    ['roundTree', -0.44, 1],
    ['roundTree', -0.54, 0.8],
  ],
  [
    ['temple', 0, 0.55],
    ['townHouse', -0.25, 0.85],
    ['townHouse', 0.25, 0.85],
    ['cypress', -0.15, 0.8],
    ['cypress', 0.15, 0.8],
    ['cottage', -0.44, 0.9],
    ['ship', 0.46, 0.8],
    ['cypress', -0.56, 0.9],
  ],
  [
    ['wallTower', -0.54, 0.95],
    ['wall', -0.4, 0.95],
    ['towerHouse', -0.24, 0.85, -0.02],
    ['palace', 0.02, 0.52],
    ['towerHouse', 0.26, 0.85, -0.02],
    ['wall', 0.4, 0.95],
    ['wallTower', 0.54, 0.95],
  ],
  [
    ['wallTower', -0.55, 1.1],
    ['wall', -0.4, 1.0],
    ['citadel', -0.1, 0.52],
    ['exchange', 0.26, 0.42],
    ['wall', 0.42, 1.0],
    ['wallTower', 0.55, 1.1],
  ],
];

/** How high a town is of what it would be as broad. */
const LOW = 0.68;

const townOf = (row: Row, dress: Dress): BufferGeometry =>
  plainShape(
    row.map(([model, x, size, z = 0]) => ({ model, x, z: STRIP + z, size, turn: 0 })),
    dress,
  ).scale(1, LOW, 1);

/** The untouched town on a colony of a rank (0 to 4). */
export const townShape = (rank: number): BufferGeometry => townOf(TOWNS[rank] ?? [], FOREIGN_DRESS);

const BURNT: Dress = {
  ...FOREIGN_DRESS,
  roof: '#4a332a',
  roof2: '#5b4032',
  wall: '#8f7c68',
  stone: '#8b7f70',
  shade: '#6d6154',
  wood: '#33241b',
  gold: '#8b7f70',
  leaf: '#5a5233',
  leaf2: '#6c6038',
  cloth: '#d9d3ca',
  glow: '#e2722a',
};

/** What a plundered colony is left as: broken walls, embers, smoke. */
export const ruinShape = (): BufferGeometry =>
  townOf(
    [
      ['brokenHouse', -0.34, 1.15],
      ['smoke', -0.3, 1.1, -0.01],
      ['brokenTower', -0.1, 1.1],
      ['brokenHouse', 0.12, 1.1],
      ['smoke', 0.2, 0.85, -0.01],
      ['brokenHouse', 0.36, 0.95],
      ['rock', -0.5, 0.7],
      ['rock', 0.52, 0.7],
    ],
    BURNT,
  );

/** What an integrated colony becomes: a garden town under its owner's banner. */
export const gardenShape = (): BufferGeometry =>
  townOf(
    [
      ['pavilion', 0, 1.15],
      ['banner', -0.13, 1.1],
      ['townHouse', -0.3, 0.95],
      ['townHouse', 0.26, 0.95],
      ['fruitTree', -0.46, 1.2],
      ['fruitTree', -0.56, 1],
      ['fruitTree', 0.42, 1.2],
      ['roundTree', 0.54, 1.05],
      ['hedge', 0.1, 0.7, 0.045],
      ['hedge', -0.22, 0.7, 0.05],
    ],
    { ...FOREIGN_DRESS, roof: '#3f8f4a', roof2: '#5aa85a', cloth: '#d9483a' },
  );
