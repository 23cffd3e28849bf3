import { makeNoise } from '../../cards/textures/random.ts';
import { type Footprint, footprintOf, meet } from './apart.ts';
import type { CityThing } from './city.ts';

/*
 * The ground of the hill on which a city is seen, and how things come to stand on it: apart from each other, beside the way up, and where
 * it is steep on terraces of stone, so that nothing floats and nothing is buried.
 */

/** The slope from its foot to its top, how high it is for each unit back, and from the middle to where it falls off. */
const SLOPE = { foot: 0.94, top: -1.15, rise: 0.42, half: 1.3, falls: 1.15 } as const;

const noise = makeNoise(53);

const smooth = (from: number, until: number, at: number): number => {
  const share = Math.max(0, Math.min(1, (at - from) / (until - from)));
  return share * share * (3 - 2 * share);
};

/** How high the ground is at a place, in units of the hill. */
export const hillHeight = (x: number, z: number): number => {
  const up = Math.max(0, SLOPE.foot - Math.max(SLOPE.top, z)) * SLOPE.rise;
  const beside = 1 - smooth(SLOPE.half, SLOPE.half + SLOPE.falls, Math.abs(x));
  return up * beside + 0.03 * noise(x * 2 + 20, z * 2 + 20, 200, 200);
};

/** How far the way up winds from the middle at a depth, and half of its width between houses. It ends below the temples. */
export const wayX = (z: number): number => 0.07 * Math.sin(z * 3.1);
const WAY = { half: 0.085, ends: -0.42 } as const;

const onWay = ({ x, z, across, deep }: Footprint): boolean =>
  [z - deep, z, z + deep].some((at) => at > WAY.ends && Math.abs(x - wayX(at)) < WAY.half + across * 0.9);

/** Where houses may stand: between its sides, before its top, behind the walls. */
const BUILT = { aside: 1.36, back: -1.12, front: 0.9 } as const;

const onHill = ({ x, z, deep }: Footprint): boolean =>
  Math.abs(x) < BUILT.aside && z - deep * 0.5 > BUILT.back && z + deep < BUILT.front;

/** Where room is looked for: in rings around where a thing should stand, so far apart, aside first, as all is seen from the front. */
const RINGS = { count: 22, apart: 0.06, ways: 14 } as const;

const AROUND: readonly (readonly [x: number, z: number])[] = [
  [0, 0],
  ...Array.from({ length: RINGS.count * RINGS.ways }, (_, at): readonly [number, number] => {
    const angle = (at % RINGS.ways) * ((Math.PI * 2) / RINGS.ways);
    const out = (Math.floor(at / RINGS.ways) + 1) * RINGS.apart;
    return [Math.cos(angle) * out, Math.sin(angle) * out];
  }),
];

/** What there is no room for stands smaller: by so much at a time, so often. */
const SMALLER = { by: 0.86, times: 7 } as const;

/** How willingly a thing gives way: what cards build stands first, then homes, and trees where there is still room. */
const rankOf = ({ id, model }: CityThing): number => {
  if (id.includes(' tree ') || model === 'campfire') return 2;
  return id.includes(' home ') || id.includes(' founder ') ? 1 : 0;
};

/** A thing where there is room for it, the nearest to where it should stand; `null`: there is none. */
const placed = (thing: CityThing, taken: readonly Footprint[]): CityThing | null => {
  for (let times = 0; times <= (rankOf(thing) === 0 ? SMALLER.times : 0); times++) {
    const size = thing.size * SMALLER.by ** times;
    for (const [x, z] of AROUND) {
      const there = { ...thing, size, x: thing.x + x, z: thing.z + z };
      const print = footprintOf(there);
      if (onHill(print) && !onWay(print) && !taken.some((other) => meet(print, other))) return there;
    }
  }
  return null;
};

/**
 * Things that stand apart on the hill: each as near as there is room to where it should, the large ones first. What the city has
 * from its cards always stands there, smaller where it is crowded; homes and trees only where there is room.
 * @param fixed what stands there already
 */
export const settledOn = (things: readonly CityThing[], fixed: readonly CityThing[]): readonly CityThing[] => {
  const taken = fixed.map(footprintOf);
  const area = (thing: CityThing): number => footprintOf(thing).across * footprintOf(thing).deep;
  return things
    .toSorted((one, other) => rankOf(one) - rankOf(other) || area(other) - area(one))
    .flatMap((thing) => {
      const there = placed(thing, taken);
      if (there === null) return [];
      taken.push(footprintOf(there));
      return [there];
    });
};

/** Lowest and highest ground under a thing. */
const groundUnder = ({ x, z, across, deep }: Footprint): readonly [low: number, high: number] => {
  const heights = [-1, 0, 1].flatMap((right) =>
    [-1, 0, 1].map((near) => hillHeight(x + across * right, z + deep * near)),
  );
  return [Math.min(...heights), Math.max(...heights)];
};

/** From which fall of the ground on a thing stands on a terrace, where in that fall its floor is, how far it reaches around it, and below the ground. */
const TERRACE = { from: 0.03, floor: 0.62, out: 1.03, below: 0.03 } as const;

/** A thing on the ground, with the terrace that it stands on where that is steep. */
export const terraced = (thing: CityThing): readonly CityThing[] => {
  const print = footprintOf(thing);
  const [low, high] = groundUnder(print);
  if (high - low < TERRACE.from) return [{ ...thing, y: low }];
  const [floor, foot] = [low + (high - low) * TERRACE.floor, low - TERRACE.below];
  const [across, deep] = [print.across * TERRACE.out, print.deep * TERRACE.out];
  const terrace: CityThing = {
    ...thing,
    id: `${thing.id} terrace`,
    model: 'terrace',
    y: foot,
    size: across,
    deep: deep / across,
    tall: (floor - foot) / across,
    turn: 0,
  };
  return [terrace, { ...thing, y: floor }];
};

/** A thing with a thin foot, as trees have, or that goes into the ground, as walls do. */
export const rooted = (thing: CityThing): CityThing => {
  const { across, deep, ...at } = footprintOf(thing);
  const share = thing.model === 'wall' || thing.model === 'palisade' ? 1 : 0.35;
  return { ...thing, y: groundUnder({ ...at, across: across * share, deep: deep * share })[0] };
};
