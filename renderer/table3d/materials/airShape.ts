import { BufferAttribute, BufferGeometry } from 'three';
import { randomFrom } from '../../cards/textures/random.ts';
import type { CityThing } from '../layout/city.ts';
import { litAt } from '../layout/dawn.ts';
import { type Diorama, heightOf } from '../layout/diorama.ts';
import type { Fire } from '../layout/dioramaTowns.ts';
import { catchesAt } from '../layout/raid.ts';
import { modelSize } from '../shapes/world/models.ts';

/* The squares of what floats in the air (`fire.ts` draws and moves them). */

const KINDS = { tongue: 0, smoke: 1, ember: 2, mote: 3, bird: 4, gleam: 5, coin: 6, grain: 7, burst: 8 } as const;

/**
 * A square: where it comes from, how large it is, what it is, from 0 to 1 where in its life it begins, and how fast it lives. Of
 * birds, gleams, coins and bursts `seed` is the second at which they come, of coins and bursts `pace` how many seconds they fly.
 */
interface Puff {
  readonly at: readonly [x: number, y: number, z: number];
  readonly size: number;
  readonly kind: keyof typeof KINDS;
  readonly seed: number;
  readonly pace: number;
  /** The second at which its fire catches; left out: it is always there. */
  readonly comes?: number;
}

const TONGUES = 5;
const PLUME = 12;
/** Lower fires do not smoke: it would hide what burns behind them. */
const SMOKES = 0.3;
const EMBERS = 9;

const fireOf = (fire: Fire, random: () => number): readonly Puff[] => {
  const { x, y, z, high } = fire;
  const spread = (share: number): number => (random() - 0.5) * high * share;
  const tongues = Array.from({ length: TONGUES }, (_, index): Puff => {
    const size = high * (index === 0 ? 1 : 0.5 + random() * 0.3);
    return {
      at: [x + spread(index === 0 ? 0 : 0.6), y, z + spread(0.2)],
      size,
      kind: 'tongue',
      seed: random(),
      pace: 1,
    };
  });
  const smoke = Array.from({ length: high < SMOKES ? 0 : PLUME }, (_, index): Puff => {
    const seed = (index + random() * 0.6) / PLUME;
    return { at: [x + spread(0.3), y + high * 0.6, z - 0.06], size: high, kind: 'smoke', seed, pace: 0.3 };
  });
  const embers = Array.from(
    { length: EMBERS },
    (): Puff => ({
      at: [x + spread(0.7), y + high * 0.3, z + spread(0.5)],
      size: 0.012 + random() * 0.016,
      kind: 'ember',
      seed: random(),
      pace: 0.32 + random() * 0.4,
    }),
  );
  return [...smoke, ...tongues, ...embers].map((puff) => ({ ...puff, comes: catchesAt(fire) }));
};

const MOTES = 34;

/** Dust in the light, around what stands there. */
const motes = (random: () => number): readonly Puff[] =>
  Array.from(
    { length: MOTES },
    (): Puff => ({
      at: [(random() - 0.5) * 3.2, random() * 1.5, (random() - 0.3) * 1.4],
      size: 0.012 + random() * 0.018,
      kind: 'mote',
      seed: random(),
      pace: 0.1 + random() * 0.1,
    }),
  );

/** Birds that fly up from behind the roofs once the last banner is raised. */
const FLOCK = { birds: 9, from: 0.55, apart: 0.06 } as const;

const flock = (high: number, random: () => number): readonly Puff[] =>
  Array.from(
    { length: FLOCK.birds },
    (_, bird): Puff => ({
      at: [-0.5 + random() * 0.9, high * (0.55 + random() * 0.25), -0.35 - random() * 0.2],
      size: 0.04 + random() * 0.022,
      kind: 'bird',
      seed: FLOCK.from + bird * FLOCK.apart,
      pace: 0.8 + random() * 0.5,
    }),
  );

/** When the gold at the top of a monument catches the light, in seconds, how large that is, and the sparks that fly from there. */
const GLEAMS = { at: 0.7, size: 0.46, sparks: 64, least: 0.008, more: 0.03, flies: 1.3 } as const;

const gleamOn = (top: Puff['at'], random: () => number): readonly Puff[] => {
  const { at, size, sparks, least, more, flies } = GLEAMS;
  return [
    { at: top, size, kind: 'gleam', seed: at, pace: 1 },
    ...Array.from({ length: sparks }, (): Puff => {
      const pace = flies * (0.7 + 0.6 * random());
      return { at: top, size: least + more * random(), kind: 'burst', seed: at + 0.06, pace };
    }),
  ];
};

/** Coins that are carried off: from when on, one after the other within so many seconds, how long each flies, and its size. */
const LOOT = { from: 0.45, within: 0.62, flies: 0.9, size: 0.088, most: 24 } as const;

const loot = (coins: number, random: () => number): readonly Puff[] => {
  const count = Math.min(LOOT.most, coins);
  return Array.from({ length: count }, (_, coin): Puff => {
    const angle = random() * Math.PI * 2;
    return {
      at: [Math.sin(angle) * 0.5, 0.4 + random() * 0.2, 0.2 + Math.cos(angle) * 0.2],
      size: LOOT.size,
      kind: 'coin',
      seed: LOOT.from + (coin / count) * LOOT.within,
      pace: LOOT.flies * (0.85 + random() * 0.3),
    };
  });
};

const CORNERS = [
  [-1, 0],
  [1, 0],
  [1, 1],
  [-1, 1],
] as const;

const shapeOf = (puffs: readonly Puff[]): BufferGeometry => {
  const corners = puffs.flatMap((puff) => CORNERS.map((corner) => ({ puff, corner })));
  const shape = new BufferGeometry();
  const set = (name: string, size: number, values: readonly number[]) =>
    shape.setAttribute(name, new BufferAttribute(Float32Array.from(values), size));
  set(
    'position',
    3,
    corners.flatMap(({ puff }) => puff.at),
  );
  set(
    'corner',
    2,
    corners.flatMap(({ corner }) => corner),
  );
  set(
    'life',
    4,
    corners.flatMap(({ puff }) => [puff.size, KINDS[puff.kind], puff.seed, puff.pace]),
  );
  set(
    'comes',
    1,
    corners.map(({ puff }) => puff.comes ?? -1),
  );
  shape.setIndex(puffs.flatMap((_, at) => [0, 1, 2, 0, 2, 3].map((corner) => at * CORNERS.length + corner)));
  return shape;
};

/** What floats around a diorama: over what burns, or over what has been built. */
export const airShape = (diorama: Diorama): BufferGeometry => {
  const random = randomFrom(11);
  const burning = diorama.fires.flatMap((fire) => fireOf(fire, random));
  if (burning.length === 0) {
    const high = heightOf(diorama);
    const gleam = diorama.soil === 'paving' ? gleamOn([0, high * 0.985, -0.06], random) : [];
    return shapeOf([...flock(high, random), ...gleam, ...motes(random)]);
  }
  // Smoke comes first: flames and embers shine through it.
  const isSmoke = ({ kind }: Puff): boolean => kind === 'smoke';
  return shapeOf([
    ...burning.filter(isSmoke),
    ...burning.filter((puff) => !isSmoke(puff)),
    ...motes(random),
    ...loot(diorama.coins, random),
  ]);
};

/** Above so much of its roof a house gleams as the morning comes to it; and how large that is. */
const GLEAM = { up: 0.92, size: 0.13, most: 26, after: 0.03 } as const;

/** Gold that shines on the tallest houses, at the second that `comes` tells of its place. */
const gleamsOver = (
  things: readonly CityThing[],
  comes: (at: { readonly x: number; readonly y: number; readonly z: number }) => number,
  random: () => number,
): readonly Puff[] =>
  things
    .map((thing) => ({ ...thing, top: thing.y + modelSize(thing.model).height * thing.size * thing.tall * GLEAM.up }))
    .filter(({ id }) => !id.startsWith('scenery') && !id.includes('tree'))
    .sort((one, other) => other.top - other.y - (one.top - one.y))
    .slice(0, GLEAM.most)
    .map(({ x, z, top }): Puff => {
      const size = GLEAM.size * (0.6 + 0.7 * random());
      return { at: [x, top, z + 0.08], size, kind: 'gleam', seed: comes({ x, y: top, z }), pace: 1 };
    });

/** What floats around a city on its hill, over which a morning comes: gold that catches its light, birds, and dust. */
export const hillAir = (things: readonly CityThing[]): BufferGeometry => {
  const random = randomFrom(7);
  const gleams = gleamsOver(things, ({ x, y }) => litAt({ x, y }) / 1000 + GLEAM.after, random);
  const birds = flock(1.5, random).map((bird): Puff => ({ ...bird, seed: bird.seed + 0.5 }));
  return shapeOf([...birds, ...gleams, ...motes(random)]);
};

/** Grains of sand that fall from the neck of an hourglass: how many, how far, how wide their stream is there, and how large they are, in units. */
const GRAINS = { count: 260, wide: 0.0042, least: 0.0011, more: 0.0012 } as const;
export const GRAINS_FALL = 0.2;

/** What floats before the last round: dust, and sand that falls in an hourglass whose neck is there. */
export const duskAir = (neck: Puff['at']): BufferGeometry => {
  const random = randomFrom(13);
  const grains = Array.from(
    { length: GRAINS.count },
    (_, grain): Puff => ({
      at: [neck[0] + (random() + random() - 1) * GRAINS.wide, neck[1], neck[2] + 0.008],
      size: GRAINS.least + random() * GRAINS.more,
      kind: 'grain',
      seed: grain / GRAINS.count,
      pace: 2.6 + random() * 0.6,
    }),
  );
  return shapeOf([...motes(random), ...grains]);
};

/** What floats in the evening over a city that is counted: dust, and gold on its houses from where the light falls first. */
export const eveningAir = (things: readonly CityThing[]): BufferGeometry => {
  const random = randomFrom(17);
  return shapeOf([...gleamsOver(things, ({ x }) => 0.5 + 0.18 * (x + 2) + 0.2 * random(), random), ...motes(random)]);
};

/** Sparks that fly apart over the city of who has won: where, and at which second; how many each time, how large, and for how long. */
const BURSTS = [
  [-2.1, 1.5, 0.35],
  [2.05, 1.65, 0.6],
  [-1.35, 1.9, 0.95],
  [1.4, 1.45, 1.2],
  [-2.5, 1.1, 1.55],
  [2.6, 1.3, 1.75],
  [-1.7, 1.6, 2.15],
  [1.9, 1.8, 2.4],
] as const;
const SPARKS = { count: 70, least: 0.03, more: 0.034, flies: 1.5 } as const;

/** What floats over the city of who has won: sparks, gold on its houses, birds, and dust. */
export const winnersAir = (things: readonly CityThing[]): BufferGeometry => {
  const random = randomFrom(23);
  const sparks = BURSTS.flatMap(([x, y, seed]) =>
    Array.from({ length: SPARKS.count }, (): Puff => {
      const size = SPARKS.least + SPARKS.more * random();
      return { at: [x, y, -1.4], size, kind: 'burst', seed, pace: SPARKS.flies * (0.75 + 0.5 * random()) };
    }),
  );
  const gleams = gleamsOver(things, ({ x, z }) => 0.15 + 0.3 * Math.hypot(x, z), random);
  return shapeOf([...flock(1.5, random), ...gleams, ...sparks, ...motes(random)]);
};
