import { BufferAttribute, BufferGeometry, Color } from 'three';
import type { Epoch } from '../../../../shared/vocabulary/time.ts';
import type { CityThing } from '../../layout/city.ts';
import type { WorldThing } from '../../layout/world.ts';
import { cityDress, DRESSES, type Dress, LOOKS } from './dress.ts';
import { fineModel } from './fineModel.ts';
import { type Model, STUFFS } from './kit.ts';
import { clearModel, landModel, type ModelName, modelSize, worldModel } from './models.ts';

const GLOW = STUFFS.indexOf('glow');

/** How dark things are at their feet, and up to which height. */
const FOOT_SHADE = 0.34;
const FOOT_HEIGHT = 0.075;

/** How much darker walls are that face right, and how much brighter those that face left, where the lamp stands. */
const SIDES = { right: 0.3, left: 0.07 } as const;

/** How much warmer the upper parts of a city are, in the low light: shares of red, green and blue, in full from a height on. */
const WARM = { shares: [0.2, 0.11, 0], from: 0.32 } as const;

/** How bright a corner is: darker near the foot of its thing and, if walls are `sided`, by how far it faces right. */
const toneAt = (height: number, right: number, sided: boolean): number => {
  const foot = 1 - FOOT_SHADE * Math.max(0, 1 - height / FOOT_HEIGHT);
  return sided ? foot * (1 - right * (right > 0 ? SIDES.right : SIDES.left)) : foot;
};

/** A dress as numbers, three for each stuff. */
const numbersOf = (dress: Dress): Float32Array =>
  Float32Array.from(STUFFS.flatMap((stuff) => new Color(dress[stuff]).toArray()));

interface Arrays {
  readonly position: Float32Array;
  readonly normal: Float32Array;
  readonly color: Float32Array;
  readonly growth: Float32Array;
  readonly glow: Float32Array;
  /** What each corner is made of, as its place in `STUFFS`; of fine shapes only. */
  readonly made?: Float32Array;
  readonly index: Uint32Array;
}

/** The models that things are stamped of. */
type Models = (name: ModelName) => Model;

/** What a stamp needs to know of a thing. */
type Stamped = Pick<WorldThing, 'model' | 'x' | 'z' | 'size' | 'turn'> &
  Partial<WorldThing> &
  Partial<Pick<CityThing, 'y' | 'tall' | 'deep' | 'dark'>>;

/** Where the next thing is stamped. */
interface Place {
  corner: number;
  triangle: number;
  readonly models: Models;
}

/** Gives a corner, of which `to` is the first number, the colour of what it is `made` of, in a light, the warmer the higher it is. */
const tintCorner = (
  { color }: Arrays,
  to: number,
  dress: Float32Array,
  made: number,
  tone: number,
  warm: number,
): void => {
  for (let channel = 0; channel < 3; channel++) {
    const light = tone * (1 + (WARM.shares[channel] ?? 0) * warm);
    color[to + channel] = Math.min(1, (dress[made * 3 + channel] ?? 0) * light);
  }
};

/**
 * `sided`: its walls are brighter and darker by where they face, as if the lamp's light were painted on them. It is gone through for every
 * corner of the table's cities and lands before the first picture: by plain numbers, without lists.
 */
const stampOne = (arrays: Arrays, place: Place, thing: Stamped, dress: Float32Array, sided = false): void => {
  const { position, normal, stuff, index } = place.models(thing.model);
  const start = place.corner;
  const { x, y = 0, z, size, tall = 1, deep = 1, turn, birth = 0, segment = 0, shade = 0.5, dark = false } = thing;
  const s = Math.sin(turn);
  const c = Math.cos(turn);
  const bright = 0.93 + shade * 0.12;
  for (let corner = 0; corner < stuff.length; corner++) {
    const from = corner * 3;
    const to = (start + corner) * 3;
    const px = position[from] ?? 0;
    const py = position[from + 1] ?? 0;
    const pz = (position[from + 2] ?? 0) * deep;
    const nx = normal[from] ?? 0;
    const nz = normal[from + 2] ?? 0;
    arrays.position[to] = x + (c * px + s * pz) * size;
    arrays.position[to + 1] = y + py * size * tall;
    arrays.position[to + 2] = z + (c * pz - s * px) * size;
    const right = c * nx + s * nz;
    arrays.normal[to] = right;
    arrays.normal[to + 1] = normal[from + 1] ?? 0;
    arrays.normal[to + 2] = c * nz - s * nx;
    const made = stuff[corner] ?? 0;
    const tone = bright * toneAt(py, right, sided);
    const warm = sided ? Math.min(1, py / WARM.from) : 0;
    tintCorner(arrays, to, dress, made, tone, warm);
    const grown = (start + corner) * 4;
    arrays.growth[grown] = x;
    arrays.growth[grown + 1] = z;
    arrays.growth[grown + 2] = birth;
    arrays.growth[grown + 3] = segment;
    arrays.glow[start + corner] = made === GLOW && !dark ? 1 : 0;
  }
  arrays.made?.set(stuff, start);
  for (let at = 0; at < index.length; at++) arrays.index[place.triangle + at] = start + (index[at] ?? 0);
  place.corner += stuff.length;
  place.triangle += index.length;
};

/** What the epoch makes of things of the little world, and what the shader knows it by: so much is added to their segment. */
const RENEWALS = { goes: 10, comes: 20, dust: 30 } as const;

const segmentOf = ({ segment, renewal }: WorldThing): number =>
  segment + (renewal === undefined ? 0 : RENEWALS[renewal]);

/** What of a shape is left when all has come and gone, as corners of its triangles (`settled`). */
const LEFT = 'left';

/** Draws no more of a shape than what still stands in it: the rest has fallen, or was dust. */
export const settled = (shape: BufferGeometry): void => shape.setDrawRange(0, shape.userData[LEFT] as number);

const shapeOf = ({ index, ...arrays }: Pick<Arrays, 'index'> & Partial<Arrays>, count: number): BufferGeometry => {
  const shape = new BufferGeometry();
  for (const [name, array] of Object.entries(arrays)) {
    shape.setAttribute(name, new BufferAttribute(array, array.length / count));
  }
  shape.setIndex(new BufferAttribute(index, 1));
  return shape;
};

const arraysFor = (things: readonly Stamped[], modelOf: Models = worldModel): Arrays => {
  const models = things.map(({ model }) => modelOf(model));
  const count = models.reduce((sum, { stuff }) => sum + stuff.length, 0);
  return {
    position: new Float32Array(count * 3),
    normal: new Float32Array(count * 3),
    color: new Float32Array(count * 3),
    growth: new Float32Array(count * 4),
    glow: new Float32Array(count),
    index: new Uint32Array(models.reduce((sum, { index }) => sum + index.length, 0)),
  };
};

/**
 * One shape of all things of the little world. The attribute `growth` holds for each corner the foot of its thing (x, z),
 * when it springs up, and in which segment, with what the epoch makes of it; `glow` is 1 for windows. What remains of a
 * renewal has to come first (`renewedPlan`).
 */
export const worldShape = (things: readonly WorldThing[]): BufferGeometry => {
  const arrays = arraysFor(things, landModel);
  const dresses = new Map<string, Float32Array>();
  const place = { corner: 0, triangle: 0, models: landModel };
  let left = 0;
  for (const thing of things) {
    const dress = dresses.get(thing.colour) ?? numbersOf(DRESSES[thing.colour]);
    dresses.set(thing.colour, dress);
    stampOne(arrays, place, { ...thing, segment: segmentOf(thing) }, dress);
    if (thing.renewal !== 'goes' && thing.renewal !== 'dust') left = place.triangle;
  }
  const shape = shapeOf(arrays, place.corner);
  shape.userData[LEFT] = left;
  return shape;
};

/**
 * How a thing of a city moves when its moment comes, and what the shader knows it by in place of a segment: it rises out of
 * the ground, leans over and goes into it, is dust that rises and is gone, or burns where it stands (`materials/blaze.ts`).
 */
const MOTIONS = { rises: 0, falls: -1, puffs: -2, burns: 1 } as const;

/** A thing of a city, and what it does when. */
export interface StagedThing {
  readonly thing: CityThing;
  readonly motion: keyof typeof MOTIONS;
  /** On the clock that the shader gets as growth. */
  readonly at: number;
  /** The epoch as whose houses it was built, if that is over. */
  readonly was?: Epoch;
}

/**
 * How high the foot of a thing of a city is, as a fraction that is added to its motion: things on a hill rise and fall from where they
 * stand. In so many units a whole one would be reached.
 */
export const FOOT_UNIT = 5;

const footPart = (y: number): number => Math.max(0, Math.min(0.4, y / FOOT_UNIT));

/** How much of its models a city shows. */
export type CityDetail = keyof typeof MODELS;

const MODELS = {
  whole: worldModel,
  clear: clearModel,
  fine: fineModel,
  far: worldModel,
} as const satisfies Record<string, Models>;

/** How fine the outlines of a far city are, in units across and up: about as fine as the picture of it. */
const FAR = { across: 0.02, up: 0.014 } as const;

/** Puts corners of a far city onto a grid, and keeps those triangles that face the viewer and are more than a line then. */
const flattened = (
  { position, index }: Arrays,
  corner: number,
  from: number,
  { corner: end, triangle: to }: Place,
): number => {
  for (let at = corner * 3; at < end * 3; at += 3) {
    position[at] = Math.round((position[at] ?? 0) / FAR.across) * FAR.across;
    position[at + 1] = Math.round((position[at + 1] ?? 0) / FAR.up) * FAR.up;
  }
  let kept = from;
  for (let at = from; at < to; at += 3) {
    const [a = 0, b = 0, c = 0] = index.subarray(at, at + 3);
    const [ax = 0, ay = 0] = position.subarray(a * 3);
    const [bx = 0, by = 0] = position.subarray(b * 3);
    const [cx = 0, cy = 0] = position.subarray(c * 3);
    if ((bx - ax) * (cy - ay) - (cx - ax) * (by - ay) <= 1e-7) continue;
    index.set([a, b, c], kept);
    kept += 3;
  }
  return kept;
};

/**
 * One shape of a city, built as its epoch builds; its attributes are those of the little world. What rises has to come first.
 * @param detail whether it has smoke (`whole`), or none (`clear`); `fine` is for pictures from near by, with frames, cornices and leaves,
 * no smoke, and the attribute `made`, what each corner is made of; `far` is a relief that is seen small and from the front alone
 */
export const cityShape = (
  staged: readonly StagedThing[],
  epoch: Epoch,
  detail: CityDetail = 'whole',
): BufferGeometry => {
  const models = MODELS[detail];
  const plain = arraysFor(
    staged.map(({ thing }) => thing),
    models,
  );
  const arrays = detail === 'fine' ? { ...plain, made: new Float32Array(plain.glow.length) } : plain;
  const dresses = new Map<string, Float32Array>();
  const place = { corner: 0, triangle: 0, models };
  let left = 0;
  for (const { thing, motion, at, was = epoch } of staged) {
    const look = Math.min(LOOKS - 1, Math.floor(thing.shade * LOOKS));
    const key = `${thing.dress} ${was} ${look}`;
    const dress = dresses.get(key) ?? numbersOf(cityDress(thing.dress, was, look));
    dresses.set(key, dress);
    const { corner, triangle } = place;
    stampOne(arrays, place, { ...thing, birth: at, segment: MOTIONS[motion] + footPart(thing.y) }, dress, true);
    if (detail === 'far') place.triangle = flattened(arrays, corner, triangle, place);
    if (motion === 'rises') left = place.triangle;
  }
  const shape = shapeOf({ ...arrays, index: arrays.index.slice(0, place.triangle) }, place.corner);
  shape.userData[LEFT] = left;
  return shape;
};

/** One shape of things in one dress, which is simply there. */
export const plainShape = (things: readonly Stamped[], dress: Dress): BufferGeometry => {
  const arrays = arraysFor(things);
  const numbers = numbersOf(dress);
  const place = { corner: 0, triangle: 0, models: worldModel };
  for (const thing of things) stampOne(arrays, place, thing, numbers);
  const { position, normal, color, index } = arrays;
  return shapeOf({ position, normal, color, index }, place.corner);
};

/** How far a shade reaches from the foot of its thing, away from the lamp, for each unit of height. */
const CAST = { x: 0.34, z: 0.1 } as const;

/** The painted shades at the feet of all things, as flat squares that grow with them. */
export const worldShadeShape = (all: readonly WorldThing[]): BufferGeometry => {
  const things = all.filter(({ renewal }) => renewal !== 'dust');
  const corners = [
    [-1, 1],
    [1, 1],
    [1, -1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const;
  const rows = things.flatMap((thing) => {
    const { radius, height } = modelSize(thing.model);
    const [r, h] = [radius * thing.size * 1.5, height * thing.size];
    return corners.map(([u, v]) => ({
      position: [thing.x + CAST.x * h + u * (r + CAST.x * h), 0, thing.z + CAST.z * h + v * r],
      uv: [(u + 1) / 2, (v + 1) / 2],
      growth: [thing.x, thing.z, thing.birth, segmentOf(thing)],
    }));
  });
  const shape = new BufferGeometry();
  shape.setAttribute('position', new BufferAttribute(Float32Array.from(rows.flatMap(({ position }) => position)), 3));
  shape.setAttribute('uv', new BufferAttribute(Float32Array.from(rows.flatMap(({ uv }) => uv)), 2));
  shape.setAttribute('growth', new BufferAttribute(Float32Array.from(rows.flatMap(({ growth }) => growth)), 4));
  return shape;
};
