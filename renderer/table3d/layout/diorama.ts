import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import { COLONY_LEVELS } from '../../../shared/vocabulary/pieces.ts';
import type { ModelName } from '../shapes/world/models.ts';
import type { Point } from './cameraPose.ts';
import { type CityThing, squareX, suburbX } from './city.ts';
import { PANORAMA, PANORAMA_SCALE, panoramaPose } from './panorama.ts';
import { type Pose, pose, within } from './pose.ts';
import type { Scenery } from './shots.ts';

/*
 * What a seat has taken or built, large on a round piece of ground before its city, as long as that is celebrated: a town, what
 * burns of one, or a monument.
 */

/** What is celebrated so. */
export type Built = Extract<GameEvent, { type: 'colonyIntegrated' | 'colonyPlundered' | 'monumentBuilt' }>;

/** What of it tells what stands there. */
type What =
  | Pick<Extract<Built, { level: unknown }>, 'type' | 'level'>
  | Pick<Extract<Built, { type: 'monumentBuilt' }>, 'type'>;

const BUILT: readonly GameEvent['type'][] = ['colonyIntegrated', 'colonyPlundered', 'monumentBuilt'];

export const isBuilt = (event: GameEvent | null): event is Built => event !== null && BUILT.includes(event.type);

/** What covers the ground. */
export type Soil = 'meadow' | 'ashes' | 'paving';

/** Where something burns, and how high the flames are. */
export interface Fire extends Point {
  readonly high: number;
}

/** Things on a round piece of ground, in units of their own: y is 0 on the ground, z points to the viewer. */
export interface Diorama {
  readonly soil: Soil;
  readonly things: readonly CityThing[];
  readonly fires: readonly Fire[];
}

/** The ground's radius, and how high what stands on it is, about. */
export const DIORAMA = { radius: 1.16, high: 1 } as const;

/** A thing: its model, where it stands, its size, and how far it is turned. */
type Row = readonly (readonly [model: ModelName, x: number, z: number, size: number, turn?: number])[];

/** Huts, a village, a temple town, a walled harbour, a citadel: the harder a colony is to take, the grander. */
const TOWNS: readonly Row[] = [
  [
    ['longHut', 0, -0.28, 4.6],
    ['hut', -0.6, -0.02, 4, 0.3],
    ['hut', 0.62, 0.02, 4.2, -0.3],
    ['hut', 0.2, 0.42, 2.9, -0.1],
    ['palisade', -0.42, 0.62, 1.9, -0.5],
    ['roundTree', -0.72, -0.5, 4.4],
    ['roundTree', 0.5, -0.62, 5],
    ['roundTree', 0.9, -0.28, 3.8],
    ['haystack', -0.16, 0.3, 2.6],
    ['well', 0.62, 0.6, 2.8],
    ['banner', -0.2, 0.74, 2.1],
  ],
  [
    ['gableHouse', 0.05, -0.24, 4.4],
    ['towerHouse', -0.42, -0.42, 3.3],
    ['cottage', -0.62, 0.08, 3.3, 0.35],
    ['cottage', 0.66, 0.02, 3.4, -0.35],
    ['townHouse', 0.48, -0.52, 3.4],
    ['well', 0.06, 0.42, 3],
    ['stall', -0.4, 0.56, 2.6, 0.2],
    ['roundTree', -0.92, -0.3, 4],
    ['roundTree', 0.94, -0.36, 4.4],
    ['fruitTree', 0.62, 0.58, 3],
    ['banner', 0.26, 0.7, 2.1],
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
    ['banner', 0.36, 0.74, 2.1],
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
    ['banner', -0.24, 0.72, 2.2],
    ['banner', 0.18, 0.72, 2.2],
  ],
  [
    ['citadel', 0, -0.16, 2.3],
    ['wallTower', -0.86, 0.26, 3.7],
    ['wallTower', 0.86, 0.26, 3.7],
    ['wall', -0.57, 0.5, 2.1, 0.35],
    ['wall', 0.57, 0.5, 2.1, -0.35],
    ['townHouse', -0.78, -0.42, 3],
    ['townHouse', 0.8, -0.42, 3],
    ['banner', -0.26, 0.72, 2.3],
    ['banner', 0.18, 0.72, 2.3],
  ],
];

/** Broken walls, and what is left between them. */
const RUIN: Row = [
  ['brokenTower', -0.3, -0.22, 5.2],
  ['brokenHouse', 0.46, -0.12, 5, -0.2],
  ['brokenHouse', -0.62, 0.3, 3.6, 0.5],
  ['brokenHouse', 0.34, 0.5, 3, 0.2],
  ['brokenTower', 0.86, 0.22, 2.8],
  ['palisade', -0.12, 0.78, 1.6, 0.1],
  ['brokenHouse', -0.72, -0.42, 3.4, 0.7],
  ['brokenHouse', 0.72, -0.6, 3.6, -0.5],
];

const FIRES: readonly Fire[] = [
  { x: -0.27, y: 0.56, z: -0.1, high: 0.72 },
  { x: 0.56, y: 0.1, z: -0.06, high: 1.02 },
  { x: -0.72, y: 0.1, z: -0.36, high: 0.7 },
  { x: -0.56, y: 0.06, z: 0.34, high: 0.6 },
  { x: 0.4, y: 0.04, z: 0.54, high: 0.46 },
  { x: 0.1, y: 0, z: 0.3, high: 0.26 },
];

const MONUMENT: Row = [
  ['monument', 0, -0.08, 1.62],
  ['cypress', -0.74, -0.3, 3.6],
  ['cypress', 0.74, -0.3, 3.6],
  ['cypress', -0.92, 0.06, 2.6],
  ['cypress', 0.92, 0.06, 2.6],
  ['hedge', -0.6, 0.56, 2.6, 0.5],
  ['hedge', 0.6, 0.56, 2.6, -0.5],
  ['banner', -0.4, 0.66, 2.2],
  ['banner', 0.4, 0.66, 2.2],
];

const thingsOf = (row: Row, dress: CityThing['dress']): readonly CityThing[] =>
  row.map(([model, x, z, size, turn = 0], index) => ({
    id: `${model} ${index}`,
    model,
    x,
    y: 0,
    z,
    size,
    tall: 1,
    turn,
    dress,
    shade: (index * 0.37) % 1,
    dark: false,
  }));

/** What stands there. */
export const dioramaOf = (event: What): Diorama => {
  if (event.type === 'monumentBuilt') return { soil: 'paving', things: thingsOf(MONUMENT, 'common'), fires: [] };
  if (event.type === 'colonyPlundered') return { soil: 'ashes', things: thingsOf(RUIN, 'burnt'), fires: FIRES };
  const rank = COLONY_LEVELS.indexOf(event.level);
  return { soil: 'meadow', things: thingsOf(TOWNS[rank] ?? RUIN, 'common'), fires: [] };
};

/** Units from the foot of the city to the viewer and up, how large it is, and how far from the middle at most. */
const BEFORE_CITY = { nearer: 0.95, higher: 0.6, scale: 0.62, aside: 1.3 } as const;

/** Where in its city stands what is celebrated, from the middle. */
const placeInCity = (event: Built): number =>
  event.type === 'monumentBuilt' ? squareX(3) : suburbX(COLONY_LEVELS.indexOf(event.level));

/**
 * Where a diorama stands before the city of who sits in front; `null` when there is none.
 * @param event what is shown
 */
export const dioramaPose = (event: GameEvent | null, { stands, places, front }: Scenery): Pose | null => {
  if (!isBuilt(event) || event.seat !== front || stands[event.seat] !== null) return null;
  const place = places[event.seat];
  if (place === undefined) return null;
  const foot = within(panoramaPose(place), pose(0, 0, PANORAMA.depth / 2));
  const { nearer, higher, scale, aside } = BEFORE_CITY;
  const x = Math.max(-aside, Math.min(aside, placeInCity(event) * PANORAMA_SCALE));
  return pose(foot.x + x, foot.y + higher, foot.z + nearer, { scale });
};
