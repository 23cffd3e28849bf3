import { expect, test } from 'vitest';
import type { CityThing } from '../../../../renderer/table3d/layout/city.ts';
import { birthsOf, heardAt } from '../../../../renderer/table3d/models/City.tsx';

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

const OLD = [house('old', 0)];
const GROWN = [house('right', 2), house('old', 0), house('left', -2)];
const shown = (things: readonly CityThing[], now: number) => ({
  now,
  until: now,
  births: birthsOf(things, { now: 0, until: 0, births: null }, false),
});

test('a city that is shown for the first time stands', () => {
  expect(birthsOf(OLD, { now: 4, until: 4, births: null }, false).get('old')).toBeLessThan(0);
});

test('what is new rises from left to right, and what stood before stays as it is', () => {
  const births = birthsOf(GROWN, shown(OLD, 3), false);
  expect(births.get('old')).toBeLessThan(0);
  expect(births.get('left')).toBe(3);
  expect(births.get('right')).toBeGreaterThan(3);
});

test('a whole city takes no longer to rise than a little over a second', () => {
  const many = Array.from({ length: 60 }, (_, at) => house(`new ${at}`, at));
  const births = birthsOf(many, shown(OLD, 0), false);
  expect(Math.max(...births.values())).toBeLessThanOrEqual(1.2);
});

test('without animation everything stands at once', () => {
  expect(birthsOf(GROWN, shown(OLD, 3), true).get('left')).toBeLessThan(0);
});

test('what was taken back rises again when it is built anew', () => {
  const before = shown(OLD, 3);
  const built = { ...before, births: birthsOf(GROWN, before, false) };
  const undone = { ...built, now: 5, births: birthsOf(OLD, { ...built, now: 5 }, false) };
  expect(birthsOf(GROWN, undone, false).get('left')).toBe(5);
});

test('what a card built is heard where it rises; a city that stands, or is built anew, is not', () => {
  expect(heardAt(GROWN, birthsOf(GROWN, shown(OLD, 3), false), 3)).toBeGreaterThan(0);
  expect(heardAt(OLD, birthsOf(OLD, shown(OLD, 3), false), 3)).toBe(null);
  const many = Array.from({ length: 60 }, (_, at) => house(`new ${at}`, at));
  expect(heardAt(many, birthsOf(many, shown(OLD, 0), false), 0)).toBe(null);
});
