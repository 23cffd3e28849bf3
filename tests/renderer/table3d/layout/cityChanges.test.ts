import { expect, test } from 'vitest';
import type { CityThing } from '../../../../renderer/table3d/layout/city.ts';
import { type CityClock, heardOf, stagedCity, standingOf } from '../../../../renderer/table3d/layout/cityChanges.ts';

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

const UNSEEN: CityClock = { now: 4, standing: null };
const OLD = [house('old', 0)];
const GROWN = [house('right', 2), house('old', 0), house('left', -2)];
const MANY = Array.from({ length: 60 }, (_, at) => house(`new ${at}`, at));

const shown = (things: readonly CityThing[], now: number): CityClock => ({
  now,
  standing: standingOf(stagedCity(things, UNSEEN, false)),
});
const staged = (things: readonly CityThing[], clock: CityClock, atOnce = false) =>
  new Map(stagedCity(things, clock, atOnce).map((one) => [one.thing.id, one]));

test('a city that is shown for the first time stands', () => {
  const all = stagedCity(OLD, UNSEEN, false);
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
  const all = stagedCity(OLD, shown(GROWN, 5), false);
  const falling = all.filter(({ motion }) => motion === 'falls');
  expect(falling.map(({ thing, at }) => [thing.id, thing.x, at])).toEqual([
    ['right', 2, 5],
    ['left', -2, 5],
  ]);
  expect(all.filter(({ motion }) => motion === 'puffs')).toHaveLength(2);
  expect([...standingOf(all).keys()]).toEqual(['old']);
});

test('a city that is built anew rises within little over a second, and nothing of the old one falls', () => {
  const all = stagedCity(
    MANY,
    shown(
      Array.from({ length: 30 }, (_, at) => house(`before ${at}`, at)),
      0,
    ),
    false,
  );
  expect(Math.max(...all.map(({ at }) => at))).toBeLessThanOrEqual(1.2);
  expect(all.some(({ motion }) => motion === 'falls')).toBe(false);
});

test('without animation everything stands at once, and nothing is left of what is gone', () => {
  expect(staged(GROWN, shown(OLD, 3), true).get('left')?.at).toBeLessThan(0);
  expect(stagedCity(OLD, shown(GROWN, 3), true)).toHaveLength(1);
});

test('what was taken back rises again when it is built anew', () => {
  const built = standingOf(stagedCity(GROWN, shown(OLD, 3), false));
  const undone = standingOf(stagedCity(OLD, { now: 5, standing: built }, false));
  expect(staged(GROWN, { now: 5, standing: undone }).get('left')?.at).toBeGreaterThan(5);
});

test('what a card built is heard where it rises; a city that stands, falls, or is built anew, is not', () => {
  const all = staged(GROWN, shown(OLD, 3));
  expect(heardOf([...all.values()], 3)).toMatchObject({ at: all.get('left')?.at });
  expect(heardOf(stagedCity(OLD, shown(OLD, 3), false), 3)).toBe(null);
  expect(heardOf(stagedCity(OLD, shown(GROWN, 3), false), 3)).toBe(null);
  expect(heardOf(stagedCity(MANY, shown(OLD, 0), false), 0)).toBe(null);
});
