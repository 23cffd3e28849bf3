import type { ModelName } from '../shapes/world/models.ts';
import type { Point } from './cameraPose.ts';

/* What stands on dioramas, and what burns there, in their units: y is 0 on the ground, z points to the viewer. */

/** Where something burns, and how high the flames are. */
export interface Fire extends Point {
  readonly high: number;
}

/** A thing: its model, where it stands, its size, and how far it is turned. */
export type Row = readonly (readonly [model: ModelName, x: number, z: number, size: number, turn?: number])[];

/** Huts, a village, a temple town, a walled harbour, a citadel: the harder a colony is to take, the grander. */
export const TOWNS: readonly Row[] = [
  [
    ['longHut', 0, -0.28, 4.6],
    ['hut', -0.6, -0.02, 4, 0.3],
    ['hut', 0.62, 0.02, 4.2, -0.3],
    ['hut', 0.2, 0.42, 2.9, -0.1],
    ['palisade', -0.74, 0.66, 1.5, 0.5],
    ['roundTree', -0.72, -0.5, 4.4],
    ['roundTree', 0.5, -0.62, 5],
    ['roundTree', 0.9, -0.28, 3.8],
    ['haystack', -0.16, 0.3, 2.6],
    ['well', 0.62, 0.6, 2.8],
    ['banner', -1.04, 0.02, 2.6],
  ],
  [
    ['gableHouse', 0.05, -0.24, 4.4],
    ['towerHouse', -0.42, -0.42, 3.3],
    ['cottage', -0.62, 0.08, 3.3, 0.35],
    ['cottage', 0.66, 0.02, 3.4, -0.35],
    ['townHouse', 0.48, -0.52, 3.4],
    ['well', 0.06, 0.42, 3],
    ['haystack', -0.34, 0.5, 2.7],
    ['roundTree', -0.92, -0.3, 4],
    ['roundTree', 0.94, -0.36, 4.4],
    ['fruitTree', 0.62, 0.58, 3],
    ['banner', -1, 0.3, 2.6],
  ],
  [
    ['temple', 0, -0.3, 2.15],
    ['townHouse', -0.72, 0.0, 3.2, 0.4],
    ['townHouse', 0.74, 0.0, 3.2, -0.4],
    ['cypress', -0.64, -0.5, 4],
    ['cypress', 0.66, -0.5, 4],
    ['cypress', -0.44, 0.32, 2.6],
    ['cypress', 0.44, 0.32, 2.6],
    ['fountain', 0, 0.52, 2.6],
    ['cottage', -0.72, 0.52, 2.4, 0.5],
    ['banner', -1, 0.3, 2.6],
  ],
  [
    ['palace', 0, -0.22, 2.15],
    ['towerHouse', -0.62, -0.42, 3.2],
    ['towerHouse', 0.62, -0.42, 3.2],
    ['wallTower', -0.86, 0.3, 3.3],
    ['wallTower', 0.86, 0.3, 3.3],
    ['wall', -0.56, 0.5, 2.1, 0.35],
    ['wall', 0.56, 0.5, 2.1, -0.35],
    ['cypress', -0.3, 0.3, 2.4],
    ['cypress', 0.3, 0.3, 2.4],
    ['banner', -1, 0.34, 2.8],
    ['banner', 0.86, 0.46, 2.8],
  ],
  [
    ['citadel', 0, -0.16, 2.3],
    ['wallTower', -0.86, 0.26, 3.7],
    ['wallTower', 0.86, 0.26, 3.7],
    ['wall', -0.57, 0.5, 2.1, 0.35],
    ['wall', 0.57, 0.5, 2.1, -0.35],
    ['townHouse', -0.78, -0.42, 3],
    ['townHouse', 0.8, -0.42, 3],
    ['banner', -1, 0.34, 2.8],
    ['banner', 0.86, 0.46, 2.8],
  ],
];

/** What burns of a town, and where its flames are. */
interface Burning {
  readonly things: Row;
  readonly fires: readonly Fire[];
}

/** What is left of each of the towns. */
export const RUINS: readonly Burning[] = [
  {
    things: [
      ['brokenHouse', 0.02, -0.3, 5.4, 0.08],
      ['brokenHut', -0.62, 0.04, 4.6, 0.3],
      ['brokenHut', 0.66, 0.08, 4.8, -0.4],
      ['brokenHut', 0.08, 0.48, 3.4, 0.9],
      ['palisade', -0.44, 0.64, 1.9, -0.5],
      ['palisade', 0.56, 0.7, 1.6, 0.5],
      ['deadTree', -0.78, -0.46, 4.2],
      ['deadTree', 0.86, -0.4, 4.6, 1],
    ],
    fires: [
      { x: 0.12, y: 0.3, z: -0.28, high: 0.82 },
      { x: -0.62, y: 0.2, z: 0.04, high: 0.62 },
      { x: 0.68, y: 0.22, z: 0.06, high: 0.5 },
      { x: 0.08, y: 0.1, z: 0.46, high: 0.3 },
      { x: -0.3, y: 0.04, z: 0.24, high: 0.24 },
    ],
  },
  {
    things: [
      ['brokenTower', -0.34, -0.36, 4.6],
      ['brokenHouse', 0.42, -0.26, 5.4, -0.16],
      ['brokenHouse', -0.62, 0.22, 4.2, 0.42],
      ['brokenHouse', 0.56, 0.4, 3.6, -0.24],
      ['well', 0.06, 0.42, 3],
      ['deadTree', -0.94, -0.24, 4],
      ['deadTree', 0.98, 0.0, 3.6, 1],
    ],
    fires: [
      { x: -0.34, y: 0.5, z: -0.3, high: 0.72 },
      { x: 0.52, y: 0.26, z: -0.22, high: 0.84 },
      { x: -0.56, y: 0.2, z: 0.2, high: 0.54 },
      { x: 0.62, y: 0.16, z: 0.38, high: 0.36 },
      { x: -0.06, y: 0.02, z: 0.12, high: 0.24 },
    ],
  },
  {
    things: [
      ['brokenTemple', 0.02, -0.26, 2.5],
      ['brokenHouse', -0.74, 0.1, 3.8, 0.45],
      ['brokenHouse', 0.76, 0.08, 3.8, -0.45],
      ['brokenHouse', -0.3, 0.6, 2.8, 0.2],
      ['deadTree', -0.84, -0.46, 4],
      ['deadTree', 0.8, -0.48, 4.4, 1],
      ['well', 0.42, 0.58, 2.8],
    ],
    fires: [
      { x: 0.1, y: 0.3, z: -0.26, high: 0.86 },
      { x: -0.68, y: 0.18, z: 0.08, high: 0.56 },
      { x: 0.8, y: 0.16, z: 0.06, high: 0.46 },
      { x: -0.24, y: 0.12, z: 0.58, high: 0.28 },
      { x: 0.24, y: 0.02, z: 0.3, high: 0.22 },
    ],
  },
  {
    things: [
      ['brokenTower', -0.62, -0.36, 4.2],
      ['brokenTower', 0.66, -0.34, 3.8, 2.2],
      ['brokenHouse', 0.02, -0.2, 6, 0.06],
      ['brokenTower', -0.88, 0.3, 3, 1],
      ['brokenTower', 0.88, 0.3, 3.1, 4],
      ['brokenWall', -0.52, 0.54, 2.6, 0.35],
      ['brokenWall', 0.54, 0.54, 2.6, -0.35],
    ],
    fires: [
      { x: 0.14, y: 0.3, z: -0.18, high: 0.9 },
      { x: -0.62, y: 0.46, z: -0.32, high: 0.56 },
      { x: 0.64, y: 0.36, z: -0.3, high: 0.6 },
      { x: 0.88, y: 0.3, z: 0.34, high: 0.34 },
      { x: -0.1, y: 0.02, z: 0.4, high: 0.26 },
    ],
  },
  {
    things: [
      ['brokenTower', -0.1, -0.26, 6.4],
      ['brokenTower', 0.6, -0.36, 4.4, 2.2],
      ['brokenHouse', 0.44, 0.08, 4.2, -0.3],
      ['brokenHouse', -0.66, -0.06, 4.6, 0.4],
      ['brokenTower', -0.9, 0.32, 3.2, 1],
      ['brokenTower', 0.9, 0.32, 3.3, 4],
      ['brokenWall', -0.54, 0.56, 2.7, 0.35],
      ['brokenWall', 0.56, 0.56, 2.7, -0.35],
    ],
    fires: [
      { x: -0.08, y: 0.66, z: -0.18, high: 0.7 },
      { x: 0.54, y: 0.2, z: 0.06, high: 0.62 },
      { x: -0.58, y: 0.22, z: -0.06, high: 0.72 },
      { x: 0.62, y: 0.42, z: -0.32, high: 0.5 },
      { x: 0.02, y: 0.02, z: 0.42, high: 0.26 },
    ],
  },
];

export const MONUMENT: Row = [
  ['greatMonument', 0, -0.06, 2.15],
  ['cypress', -0.84, -0.5, 3.6],
  ['cypress', 0.84, -0.5, 3.6],
  ['cypress', -1.06, -0.12, 2.6],
  ['cypress', 1.06, -0.12, 2.6],
  ['hedge', -0.86, 0.4, 2.2, 0.5],
  ['hedge', 0.86, 0.4, 2.2, -0.5],
  ['fountain', -0.7, 0.7, 1.8],
  ['fountain', 0.7, 0.7, 1.8],
  ['banner', -1.06, 0.36, 2.9],
  ['banner', 1.02, 0.36, 2.9],
];

/**
 * What grows on the knoll around all of them, beyond the ground: bushes right before the viewer at both sides, and trees behind, of which
 * one sees the tops. It is the frame of the picture.
 */
export const AROUND: Row = [
  ['bush', -1.06, 0.94, 4.4, 0.4],
  ['bush', -1.22, 0.82, 5.4, 1.7],
  ['bush', -1.42, 0.88, 6, 2.5],
  ['bush', -1.66, 0.72, 6.4],
  ['bush', 1.08, 0.96, 3.8, 2.1],
  ['bush', 1.2, 0.78, 5.6, 0.8],
  ['bush', 1.4, 0.9, 5.4, 1.2],
  ['bush', 1.62, 0.7, 6.6, 0.2],
  ['roundTree', -1.72, -0.62, 4.6],
  ['pine', -1.36, -1.1, 4.6],
  ['pine', -2.14, -1.2, 5],
  ['pine', 1.46, -1.0, 5],
  ['roundTree', 1.94, -0.8, 5, 1],
  ['pine', 2.34, -1.4, 5],
  ['bush', -0.5, -1.34, 8],
  ['bush', 0.62, -1.36, 9],
];
