import { COLOURS, type Colour } from '../../../shared/vocabulary/colours.ts';
import { COLONY_LEVELS } from '../../../shared/vocabulary/pieces.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import type { ModelName } from '../shapes/world/models.ts';
import { apart, footprintOf, meet } from './apart.ts';
import { type CameraPose, HALF_TAN } from './cameraPose.ts';
import { type CityThing, districtX, MARKET_X, suburbX } from './city.ts';
import type { HillHour } from './dawn.ts';
import type { Row } from './dioramaTowns.ts';
import { hillHeight, rooted, settledOn, terraced } from './hillSlope.ts';
import type { Drift, Scenery, Shot } from './shots.ts';

/*
 * The own city as one sees it from before its walls: its five districts lie on a hill at the sea, one above the other, between the
 * suburbs of its colonies. y is up, z points to the viewer, and 0 is the plain at the foot.
 */

export interface Spot {
  readonly x: number;
  readonly z: number;
}

/** Where each district lies: markets and fields at the foot, the fort and the palace above them, temples at the top. */
export const DISTRICTS: Readonly<Record<Colour, Spot>> = {
  yellow: { x: -0.84, z: 0.5 },
  red: { x: -0.64, z: -0.12 },
  blue: { x: 0, z: -0.74 },
  green: { x: 0.84, z: 0.5 },
  purple: { x: 0.64, z: -0.12 },
};

/** Between the districts: fountains on both sides of the way up, the market before the first district, and the monument. */
const SQUARES: readonly Spot[] = [
  { x: -0.2, z: 0.82 },
  { x: 0.22, z: 0.74 },
  { x: -0.14, z: 0.24 },
  { x: 0.14, z: 0.16 },
];
const MARKET: Spot = { x: -0.34, z: 0.9 };
const MONUMENT: Spot = { x: 0, z: 0.42 };
/** The suburb of a colony by its rank: at the ends, every second one farther out and back. */
const SUBURB = { x: 1.7, out: 0.26, z: 0.52, back: 0.3 } as const;

/** Where the statues stand, by rank: on both sides of the way to the gate. Of its own size each has so much. */
export const HILL_STATUES: readonly Spot[] = [
  { x: -0.9, z: 1.52 },
  { x: 0.4, z: 1.56 },
  { x: -0.42, z: 1.56 },
  { x: 0.74, z: 1.56 },
];
export const STATUE_SCALE = 0.95;

const nearest = (x: number, places: readonly number[]): number =>
  places.reduce((best, place, index) => (Math.abs(place - x) < Math.abs((places[best] ?? 0) - x) ? index : best), 0);

const DISTRICT_PLACES = COLOURS.map((_, index) => districtX(index));
const SUBURB_PLACES = COLONY_LEVELS.map((_, rank) => suburbX(rank));

const suburbSpot = ({ x, z }: CityThing): Spot => {
  const rank = nearest(x, SUBURB_PLACES);
  const [side, step] = [rank % 2 === 0 ? -1 : 1, Math.floor(rank / 2)];
  return {
    x: side * (SUBURB.x + step * SUBURB.out) + x - suburbX(rank),
    z: SUBURB.z - step * SUBURB.back + (z - 0.14 + step * 0.13),
  };
};

/** Where a thing of the long row stands on the hill. */
const spotOf = (thing: CityThing): Spot => {
  const [kind = '', which] = thing.id.split(' ');
  if (kind === 'colony') return suburbSpot(thing);
  if (kind === 'square') return SQUARES[Number(which)] ?? MONUMENT;
  if (kind === 'monument') return MONUMENT;
  if (kind === 'market') return { x: MARKET.x + thing.x - MARKET_X, z: MARKET.z };
  const index = nearest(thing.x, DISTRICT_PLACES);
  const { x, z } = DISTRICTS[COLOURS[index] ?? 'blue'];
  return { x: x + thing.x - districtX(index), z: z + thing.z };
};

/** What flies from a wall, or rises over it, is so high above the ground. */
const RAISED: Readonly<Partial<Record<ModelName, number>>> = { banner: 0.4, smoke: 0.1 };

/** Targets face whoever looks, and are smaller than in the row, where they are seen from above; mills stay below the title. A ship has no water here. */
const SMALLER: Readonly<Partial<Record<ModelName, number>>> = { range: 0.6, windmill: 0.84, greatMill: 0.76 };
const AFLOAT: readonly ModelName[] = ['ship'];

/** The wall at the foot of the hill, on the left; it is the same on the right, and the way goes through between its towers. */
const WALL: readonly (readonly [x: number, tower: boolean])[] = [
  [0.36, true],
  [0.63, false],
  [1.08, false],
  [1.36, true],
];
const WALLS_AT = 1.0;

/** Trees before it, which frame it, and along the sides of the hill. */
const TREES: Row = [
  ['cypress', -1.42, 1.34, 3.5],
  ['cypress', -1.62, 1.16, 2.9],
  ['roundTree', -1.66, 0.86, 3.2],
  ['hedge', -0.98, 1.3, 2.4, 0.2],
  ['roundTree', 1.46, 1.3, 4.2],
  ['cypress', 1.66, 1.06, 3.2],
  ['hedge', 0.96, 1.34, 2.2, -0.25],
  ['cypress', -1.32, 0.02, 2.4],
  ['cypress', 1.34, 0.0, 2.4],
  ['pine', -0.86, -0.66, 2.6],
  ['pine', -0.66, -0.9, 2.2],
  ['pine', 0.84, -0.7, 2.6],
  ['cypress', 0.62, -0.92, 2.3],
  ['roundTree', -1.98, 0.1, 2.6],
  ['roundTree', 2.06, 0.06, 2.4],
];

const scenic = (model: ModelName, x: number, z: number, size: number, turn = 0): CityThing => ({
  id: `scenery ${model} ${x}`,
  model,
  x,
  y: 0,
  z,
  size,
  tall: 1,
  turn,
  dress: 'common',
  shade: 0.4,
  dark: false,
});

const wallsOf = (epoch: Epoch): readonly CityThing[] =>
  WALL.flatMap(([x, tower]) =>
    [-1, 1].map((side) => {
      if (tower) return scenic('wallTower', side * x, WALLS_AT, epoch === 1 ? 1.3 : 1.9);
      return scenic(epoch === 1 ? 'palisade' : 'wall', side * x, WALLS_AT, 1.9);
    }),
  );

/** What has its own place: whatever else is built keeps away from it. */
const KEEPS = /^(colony|square|monument|market) ?/;

/** What flies from a tower, or rises over it, of those that stand there. */
const raisedOver = (thing: CityThing, standing: readonly CityThing[]): CityThing => {
  const tower = standing.find(({ id }) => id === thing.id.replace(thing.model, 'tower'));
  const { x, z } = tower ?? thing;
  return { ...thing, x, z: z - 0.02, y: hillHeight(x, z) + (RAISED[thing.model] ?? 0) };
};

/**
 * A city on its hill: everything of it, its walls, the terraces on which it stands, and the trees around them. Homes and trees stand where
 * there is room.
 * @param things of the city, as they stand in their long row
 */
export const hillOf = (things: readonly CityThing[], epoch: Epoch): readonly CityThing[] => {
  const moved = things
    .filter(({ model }) => !AFLOAT.includes(model))
    .map((thing) => ({ ...thing, ...spotOf(thing), size: thing.size * (SMALLER[thing.model] ?? 1) }));
  const flying = moved.filter(({ model }) => RAISED[model] !== undefined);
  const standing = moved.filter(({ model }) => RAISED[model] === undefined);
  const own = apart(
    standing.filter(({ id }) => KEEPS.test(id)),
    [],
  );
  const built = settledOn(
    standing.filter(({ id }) => !KEEPS.test(id)),
    own,
  );
  const taken = [...own, ...built].map(footprintOf);
  const trees = TREES.map((tree) => scenic(...tree)).filter(
    (tree) => !taken.some((print) => meet(footprintOf(tree), print)),
  );
  const isTree = ({ id }: CityThing): boolean => id.includes(' tree ');
  const paved = [...own, ...built.filter((thing) => !isTree(thing))].flatMap(terraced);
  const planted = [...built.filter(isTree), ...wallsOf(epoch), ...trees].map(rooted);
  return [...paved, ...planted, ...flying.map((thing) => raisedOver(thing, own))];
};

/** What of the hill fills a window: so wide and so high, in units; the eye looks at `z`, from so little above the horizontal. */
const FRAMED = { wide: 3.9, high: 2.2, z: 0.3, pitch: 0.115 } as const;
/** The share of the window's height at which sky and sea meet in the picture behind (`vista.ts`). */
const HORIZON = 0.563;
/** The same while a podium stands before it: the hill is whole above that, smaller and higher. */
const ABOVE_PODIUM = { wide: 6.5, high: 3.55, horizon: 0.37 } as const;

/** How a picture of the hill is framed. */
interface Framing {
  readonly wide: number;
  readonly high: number;
  readonly horizon: number;
}

const eyeIn = ({ viewport: { width, height } }: Scenery, { wide, high, horizon }: Framing): CameraPose => {
  const { z, pitch } = FRAMED;
  const distance = Math.max(high, (wide * height) / width) / (2 * HALF_TAN);
  const above = (Math.tan(pitch) / HALF_TAN / 2) * height;
  return { x: 0, z, pitch, distance, shiftX: 0, shiftY: height * (horizon - 0.5) + above };
};

/** Before the walls, with the horizon where the picture behind has it. */
export const hillEye = (scenery: Scenery): CameraPose => eyeIn(scenery, { ...FRAMED, horizon: HORIZON });

/** The same from farther away, above a podium. */
export const podiumEye = (scenery: Scenery): CameraPose => eyeIn(scenery, ABOVE_PODIUM);

/** By how much of the window's height what lies behind is higher there. */
export const PODIUM_LIFT = HORIZON - ABOVE_PODIUM.horizon;

/** Where an hourglass stands before it, on a drum of stone at the lower edge of the picture. */
export const HOURGLASS_AT = { x: 0.49, y: 0.12, z: 2.6, scale: 0.66 } as const;

/** How the eye goes past the city, in radians, and nearer; less where something stands right before it. */
const PAST: Readonly<Record<HillHour, { readonly yaw: number; readonly drift: Drift }>> = {
  dawn: { yaw: 0.09, drift: { yaw: -0.16, nearer: 0.045 } },
  dusk: { yaw: 0.025, drift: { yaw: -0.05, nearer: 0.03 } },
  evening: { yaw: -0.07, drift: { yaw: 0.14, nearer: 0.05 } },
};

/** How far the eye stands aside at first when the game is over, in radians. */
export const EVENING_YAW = PAST.evening.yaw;

/** A look at the city on its hill for so long, from a little at its left to a little at its right. */
export const hillShot = (scenery: Scenery, hour: HillHour, milliseconds: number): readonly Shot[] => [
  { eye: hillEye(scenery), ...PAST[hour], milliseconds },
];
