import { describe, expect, test } from 'vitest';
import { NEW_EPOCH } from '../../../../renderer/game/actions/course.ts';
import { LAST_ROUND, LAST_TAKEN } from '../../../../renderer/game/playback/timing.ts';
import { footprintOf, meet } from '../../../../renderer/table3d/layout/apart.ts';
import { type CityThing, cityOf } from '../../../../renderer/table3d/layout/city.ts';
import { DAWN, duskAt, EDGE_LEANS, edgeAt, litAt, sandAt } from '../../../../renderer/table3d/layout/dawn.ts';
import { hillOf } from '../../../../renderer/table3d/layout/hill.ts';
import { hillHeight, wayX } from '../../../../renderer/table3d/layout/hillSlope.ts';
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

/** What stands where there is room for it. */
const GIVES_WAY = / (home|founder|tree) | fire$/;

/** The lowest ground under the corners of a thing; trunks and hedges have a thin foot. */
const lowestUnder = (thing: CityThing): number => {
  const { x, z, across, deep } = footprintOf(thing);
  const foot = / tree |^scenery (?!wall)/.test(thing.id) ? 0.3 : 1;
  return Math.min(
    ...[-1, 1].flatMap((right) => [-1, 1].map((near) => hillHeight(x + right * across * foot, z + near * deep * foot))),
  );
};

const isTerrace = ({ model }: CityThing): boolean => model === 'terrace';
const isRaised = ({ model }: CityThing): boolean => model === 'banner' || model === 'smoke';

describe('the own city on its hill', () => {
  test.each(EPOCHS)(
    'has all that cards and colonies have built in it, but no ships, before the eye, in epoch %i',
    (epoch) => {
      for (const city of CITIES) {
        const hill = hillOf(city, epoch);
        const ids = hill.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        const built = city.filter(({ id, model }) => model !== 'ship' && !GIVES_WAY.test(id));
        expect(built.map(({ id }) => id).filter((id) => !ids.includes(id))).toEqual([]);
        expect(hill.filter(({ model }) => model === 'ship')).toEqual([]);
        expect(hill.filter(({ x, z }) => Math.abs(x) > 2.3 || z > 1.5 || z < -1.25)).toEqual([]);
      }
    },
  );

  test('has nothing that floats: all goes into the ground, or stands on a terrace that does', () => {
    for (const city of CITIES) {
      const hill = hillOf(city, 3);
      const terraces = new Map(hill.filter(isTerrace).map((terrace) => [terrace.id, terrace]));
      const standing = hill.filter((thing) => !isTerrace(thing) && !isRaised(thing));
      const under = (thing: CityThing) => terraces.get(`${thing.id} terrace`) ?? thing;
      expect(standing.filter((thing) => under(thing).y > lowestUnder(thing) + 0.006)).toEqual([]);
      for (const thing of standing.filter((one) => under(one) !== one)) {
        const terrace = under(thing);
        expect(terrace.y + terrace.size * terrace.tall).toBeCloseTo(thing.y, 9);
        expect(footprintOf(terrace).across).toBeGreaterThanOrEqual(footprintOf(thing).across);
        expect(footprintOf(terrace).deep).toBeGreaterThanOrEqual(footprintOf(thing).deep);
      }
      expect(hill.filter((thing) => isRaised(thing) && thing.y <= hillHeight(thing.x, thing.z))).toEqual([]);
    }
  });

  test('has no house and no tree that stands in another one, and none on the way up', () => {
    for (const city of CITIES) {
      const hill = hillOf(city, 3).filter((one) => !isTerrace(one) && !isRaised(one));
      const isOwn = ({ id }: CityThing) => !id.startsWith('scenery');
      const built = hill.filter(isOwn).map(footprintOf);
      expect(built.filter((one, at) => built.slice(at + 1).some((other) => meet(one, other)))).toEqual([]);
      const trees = hill.filter((one) => !isOwn(one) && !/^(wall|wallTower)$/.test(one.model)).map(footprintOf);
      expect(trees.filter((tree) => built.some((other) => meet(tree, other)))).toEqual([]);
      const placed = hill.filter((one) => isOwn(one) && !/^(colony|square|monument|market)/.test(one.id));
      expect(placed.filter(({ x, z }) => z > -0.4 && Math.abs(x - wayX(z)) < 0.08)).toEqual([]);
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
