import type { Epoch } from '../../../shared/vocabulary/time.ts';
import type { StagedThing } from '../shapes/world/stamp.ts';
import { RENEWAL } from './ceremonies.ts';
import { CITY, type CityThing, districtX } from './city.ts';
import { PURCHASE } from './purchase.ts';

/** Milliseconds of a unit of the clock by which houses rise and fall, at normal speed. */
export const STEP = 900;

/** The clock of a city, in units of its own, and what stood in it when it was shown last. */
export interface CityClock {
  readonly now: number;
  /** By id; `null` until the city was shown for the first time. */
  readonly standing: ReadonlyMap<string, StagedThing> | null;
  /** As whose houses it was built. */
  readonly epoch: Epoch | null;
}

/** Units before what a card or a colony builds rises: until it lies there, and its light has gone to what it changes. */
const LAID_DOWN = PURCHASE.arrives / STEP;

/** Units from one new thing to the next, and from the first to the last of many. */
const APART = 0.12;
const WAVE = 1.2;

/** Long before any city was shown. */
const EVER = -9;

/** More than a card and what comes with it: a city that is built anew has the bell of its epoch, and nothing of it falls. */
const FEW = 8;

/** The dust at the foot of a thing that rises or falls: a little before it, and as broad as the thing is high. */
const dustOf = ({ thing, at }: StagedThing): StagedThing => ({
  thing: {
    ...thing,
    id: `dust of ${thing.id}`,
    model: 'dust',
    size: 0.7 + thing.size * 0.55,
    tall: 1,
    turn: 0,
    dress: 'common',
    dark: true,
  },
  motion: 'puffs',
  at,
});

const fallenOf = ({ standing, now }: CityClock, things: readonly CityThing[]): readonly StagedThing[] => {
  const ids = new Set(things.map(({ id }) => id));
  const gone = [...(standing ?? [])].filter(([id]) => !ids.has(id));
  return gone.length > FEW ? [] : gone.map(([, { thing }]) => ({ thing, motion: 'falls', at: now }));
};

/** When the houses at a place of a city are renewed, in units after an epoch begins: with the land of their colour. */
const renewedAfter = (x: number): number => {
  const lands = (x - districtX(0)) / (districtX(1) - districtX(0));
  return (RENEWAL.after + RENEWAL.apart * Math.max(0, Math.min(4, lands))) / STEP;
};

/** Units from when the old houses of a place fall until the new ones rise. */
const BETWEEN = 0.12;

/** A city that a new epoch builds anew: district by district, what stood falls in dust, and what stands now rises. */
const renewedCity = (things: readonly CityThing[], { standing, now, epoch }: CityClock): readonly StagedThing[] => {
  const rising = things.map(
    (thing): StagedThing => ({ thing, motion: 'rises', at: now + renewedAfter(thing.x) + BETWEEN }),
  );
  const falling = [...(standing?.values() ?? [])].map(
    ({ thing }): StagedThing => ({
      thing,
      motion: 'falls',
      at: now + renewedAfter(thing.x),
      ...(epoch !== null && { was: epoch }),
    }),
  );
  return [...rising, ...falling, ...falling.map(dustOf)];
};

/**
 * When each thing of a city rises: what stood before stays, what is new follows from left to right, and what is gone
 * falls, all in dust. A new epoch builds all of it anew.
 * @param things what stands there now
 * @param epoch as whose houses they are built
 * @param clock of the city as it was shown before
 * @param atOnce without any motion
 */
export const stagedCity = (
  things: readonly CityThing[],
  epoch: Epoch,
  clock: CityClock,
  atOnce: boolean,
): readonly StagedThing[] => {
  const { standing, now } = clock;
  const still = atOnce || standing === null;
  if (!still && epoch !== clock.epoch) return renewedCity(things, clock);
  const fresh = still ? [] : things.filter(({ id }) => !standing.has(id)).sort((one, other) => one.x - other.x);
  const apart = Math.min(APART, WAVE / Math.max(1, fresh.length));
  const first = now + (fresh.length > FEW ? 0 : LAID_DOWN);
  const births = new Map(fresh.map(({ id }, index) => [id, first + index * apart]));
  const staged = things.map(
    (thing): StagedThing => ({
      thing,
      motion: 'rises',
      at: births.get(thing.id) ?? standing?.get(thing.id)?.at ?? EVER,
    }),
  );
  const fallen = still ? [] : fallenOf(clock, things);
  return [...staged, ...fallen, ...[...staged.filter(({ thing }) => births.has(thing.id)), ...fallen].map(dustOf)];
};

/** What stands in a city once all has risen and fallen, by id. */
export const standingOf = (staged: readonly StagedThing[]): ReadonlyMap<string, StagedThing> =>
  new Map(staged.filter(({ motion }) => motion === 'rises').map((one) => [one.thing.id, one]));

/** A sound of building: when it is due by the city's clock, and where, from −1 at the left end of the city to 1. */
export interface Heard {
  readonly at: number;
  readonly x: number;
}

/** What is heard when a card has built something; `null` where nothing new rises, or all of a new epoch does. */
export const heardOf = (staged: readonly StagedThing[], now: number): Heard | null => {
  const fresh = staged.filter(({ motion, at }) => motion === 'rises' && at >= now);
  const [first] = fresh;
  if (first === undefined || fresh.length > FEW) return null;
  return { at: Math.min(...fresh.map(({ at }) => at)), x: first.thing.x / (CITY.width / 2) };
};
