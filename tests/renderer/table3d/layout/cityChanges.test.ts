import { expect, test } from 'vitest';
import { RENEWAL } from '../../../../renderer/table3d/layout/ceremonies.ts';
import { type CityThing, districtX } from '../../../../renderer/table3d/layout/city.ts';
import {
  type CityClock,
  heardOf,
  STEP,
  stagedCity,
  standingOf,
} from '../../../../renderer/table3d/layout/cityChanges.ts';
import { COLOURS } from '../../../../shared/vocabulary/colours.ts';

const house = (id: string, x: number): CityThing => ({
  id,
  model: 'hut',
  x,
  y: 0,
  z: 0,
  size: 1,
  tall: 1,
  turn: 0,
  dress: 'common',
  shade: 0.5,
  dark: false,
});

const UNSEEN: CityClock = { now: 4, standing: null, epoch: null };
const OLD = [house('old', 0)];
const GROWN = [house('right', 2), house('old', 0), house('left', -2)];
const MANY = Array.from({ length: 60 }, (_, at) => house(`new ${at}`, at));

const shown = (things: readonly CityThing[], now: number): CityClock => ({
  now,
  standing: standingOf(stagedCity(things, 1, UNSEEN, false)),
  epoch: 1,
});
const staged = (things: readonly CityThing[], clock: CityClock, atOnce = false) =>
  new Map(stagedCity(things, 1, clock, atOnce).map((one) => [one.thing.id, one]));

test('a city that is shown for the first time stands', () => {
  const all = stagedCity(OLD, 1, UNSEEN, false);
  expect(all.map(({ thing, motion }) => [thing.id, motion])).toEqual([['old', 'rises']]);
  expect(all[0]?.at).toBeLessThan(0);
});

test('what is new rises in dust from left to right once its card lies there, and what stood before stays as it is', () => {
  const all = staged(GROWN, shown(OLD, 3));
  expect(all.get('old')?.at).toBeLessThan(0);
  expect(all.get('left')?.at).toBeGreaterThan(4);
  expect(all.get('right')?.at).toBeGreaterThan(all.get('left')?.at ?? Number.NaN);
  expect(all.get('dust of right')).toMatchObject({ motion: 'puffs', at: all.get('right')?.at, thing: { x: 2 } });
  expect(all.has('dust of old')).toBe(false);
});

test('what is gone falls in dust where it stood, and stands no more', () => {
  const all = stagedCity(OLD, 1, shown(GROWN, 5), false);
  const falling = all.filter(({ motion }) => motion === 'falls');
  expect(falling.map(({ thing, at }) => [thing.id, thing.x, at])).toEqual([
    ['right', 2, 5],
    ['left', -2, 5],
  ]);
  expect(all.filter(({ motion }) => motion === 'puffs')).toHaveLength(2);
  expect([...standingOf(all).keys()]).toEqual(['old']);
});

test('a new epoch builds a city anew, a district after the other with the land of its colour', () => {
  const before = COLOURS.map((colour, index) => house(`${colour} hut`, districtX(index)));
  const after = COLOURS.map((colour, index) => house(`${colour} house`, districtX(index)));
  const clock = shown(before, 5);
  const all = new Map(stagedCity(after, 2, clock, false).map((one) => [one.thing.id, one]));
  const seconds = (units: number) => ((units - 5) * STEP) / 1000;
  COLOURS.forEach((colour, index) => {
    const [fallen, risen] = [all.get(`${colour} hut`), all.get(`${colour} house`)];
    const due = (RENEWAL.after + RENEWAL.apart * index) / 1000;
    expect(fallen).toMatchObject({ motion: 'falls', was: 1 });
    expect(seconds(fallen?.at ?? Number.NaN)).toBeCloseTo(due, 3);
    expect(risen?.motion).toBe('rises');
    expect(seconds(risen?.at ?? Number.NaN) - due).toBeLessThan(0.15);
    expect(all.get(`dust of ${colour} hut`)).toMatchObject({ motion: 'puffs', at: fallen?.at });
  });
  expect([...standingOf([...all.values()]).keys()]).toEqual(after.map(({ id }) => id));
});

test('without animation everything stands at once, and nothing is left of what is gone', () => {
  expect(staged(GROWN, shown(OLD, 3), true).get('left')?.at).toBeLessThan(0);
  expect(stagedCity(OLD, 1, shown(GROWN, 3), true)).toHaveLength(1);
});

test('what was taken back rises again when it is built anew', () => {
  const built = standingOf(stagedCity(GROWN, 1, shown(OLD, 3), false));
  const undone = standingOf(stagedCity(OLD, 1, { now: 5, standing: built, epoch: 1 }, false));
  expect(staged(GROWN, { now: 5, standing: undone, epoch: 1 }).get('left')?.at).toBeGreaterThan(5);
});

test('what a card built is heard where it rises; a city that stands, falls, or is built anew, is not', () => {
  const all = staged(GROWN, shown(OLD, 3));
  expect(heardOf([...all.values()], 3)).toMatchObject({ at: all.get('left')?.at });
  expect(heardOf(stagedCity(OLD, 1, shown(OLD, 3), false), 3)).toBe(null);
  expect(heardOf(stagedCity(OLD, 1, shown(GROWN, 3), false), 3)).toBe(null);
  expect(heardOf(stagedCity(MANY, 1, shown(OLD, 0), false), 0)).toBe(null);
});
