import { describe, expect, test } from 'vitest';
import { NEW_EPOCH } from '../../../../renderer/game/actions/course.ts';
import { LAST_ROUND, LAST_TAKEN } from '../../../../renderer/game/playback/timing.ts';
import { footprintOf, meet } from '../../../../renderer/table3d/layout/apart.ts';
import { type CityThing, cityOf } from '../../../../renderer/table3d/layout/city.ts';
import { DAWN, duskAt, EDGE_LEANS, edgeAt, litAt, sandAt } from '../../../../renderer/table3d/layout/dawn.ts';
import { hillHeight, hillOf } from '../../../../renderer/table3d/layout/hill.ts';
import { observe } from '../../../../shared/flow/runner.ts';
import { replay } from '../../../../shared/session/replay/replay.ts';
import type { Epoch } from '../../../../shared/vocabulary/time.ts';
import { goldenSetups } from '../../../fixtures/goldenGames.ts';
import { finishedGame } from '../../../fixtures/savedGame.ts';

const EPOCHS: readonly Epoch[] = [1, 2, 3];

/** The cities of everybody at the end of a game. */
const citiesOf = (setup: Parameters<typeof finishedGame>[0]): readonly (readonly CityThing[])[] => {
  const view = observe(replay(finishedGame(setup)).state, null);
  return view.seats.map((state) => cityOf(view, state));
};

const CITIES = Object.values(goldenSetups).flatMap(citiesOf);

const isRaised = ({ model }: CityThing): boolean => model === 'banner' || model === 'smoke';

describe('the own city on its hill', () => {
  test.each(EPOCHS)('has all of the city but its ships on the ground, before the eye, in epoch %i', (epoch) => {
    for (const city of CITIES) {
      const hill = hillOf(city, epoch);
      const ids = hill.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const ashore = city.filter(({ model }) => model !== 'ship');
      expect(ids).toEqual(expect.arrayContaining(ashore.map(({ id }) => id)));
      expect(hill.filter(({ model }) => model === 'ship')).toEqual([]);
      expect(hill.filter(({ x, z }) => Math.abs(x) > 2.3 || z > 1.5)).toEqual([]);
      const above = ({ x, y, z }: CityThing) => y - hillHeight(x, z);
      expect(hill.filter((thing) => !isRaised(thing) && Math.abs(above(thing)) > 1e-9)).toEqual([]);
      expect(hill.filter((thing) => isRaised(thing) && above(thing) <= 0)).toEqual([]);
    }
  });

  test('has no house that stands in another one', () => {
    for (const city of CITIES) {
      const built = hillOf(city, 3)
        .filter(({ id }) => !id.startsWith('scenery'))
        .map(footprintOf);
      expect(built.filter((one, at) => built.slice(at + 1).some((other) => meet(one, other)))).toEqual([]);
    }
  });

  test('rises to the middle, and falls off to both sides', () => {
    expect(hillHeight(0, -0.9)).toBeGreaterThan(hillHeight(0, 0) + 0.3);
    expect(hillHeight(0, 0)).toBeGreaterThan(hillHeight(0, 1.2) + 0.3);
    for (const side of [-1, 1]) expect(hillHeight(side * 2.6, -0.5)).toBeLessThan(0.1);
  });

  test('has walls of stone from the second epoch on', () => {
    const walls = EPOCHS.map((epoch) => hillOf([], epoch).filter(({ model }) => model === 'wall').length);
    expect(walls[0]).toBe(0);
    expect(walls[1]).toBeGreaterThan(0);
  });
});

describe('the light that goes over it', () => {
  test('is at each place when that place’s time has come, and has passed all of it well before the end', () => {
    for (const x of [-2, -0.7, 0, 1.4, 2]) {
      for (const y of [0, 1]) expect(edgeAt(litAt({ x, y }))).toBeCloseTo(x + EDGE_LEANS * y, 9);
    }
    expect(edgeAt(0)).toBeLessThan(-2.5);
    expect(edgeAt(DAWN.until)).toBeGreaterThanOrEqual(2.6);
    expect(DAWN.until).toBeLessThan(NEW_EPOCH * 0.6);
  });

  test('is gone from all of it before the last round begins, while the last sand falls', () => {
    const lasts = LAST_ROUND - LAST_TAKEN;
    expect(duskAt(0)).toBeGreaterThan(1.2);
    expect(duskAt(lasts * 0.85)).toBeLessThan(-2.5);
    const [first, last] = [sandAt(0), sandAt(lasts)];
    expect(last.above).toBeLessThan(first.above);
    expect(last.above).toBeGreaterThan(0);
    expect(last.below).toBeGreaterThan(first.below);
  });
});
