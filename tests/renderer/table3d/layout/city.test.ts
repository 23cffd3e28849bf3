import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { CITY, type CityThing, cityOf, cityTop } from '../../../../renderer/table3d/layout/city.ts';
import { stagedCity } from '../../../../renderer/table3d/layout/cityChanges.ts';
import { modelSize } from '../../../../renderer/table3d/shapes/world/models.ts';
import { cityShape } from '../../../../renderer/table3d/shapes/world/stamp.ts';
import { observe } from '../../../../shared/flow/runner.ts';
import { replay } from '../../../../shared/session/replay/replay.ts';
import { EPOCHS, type Epoch } from '../../../../shared/vocabulary/time.ts';
import { goldenSetups } from '../../../fixtures/goldenGames.ts';
import { finishedGame } from '../../../fixtures/savedGame.ts';
import { gameAt, type SeatSketch } from '../../../fixtures/sketch.ts';

const UNSEEN = { now: 0, standing: null, epoch: null };

const cityWith = (seat: SeatSketch, epoch: Epoch = 1): readonly CityThing[] => {
  const view = observe(gameAt('medals', { epoch, seats: [{ coins: 40, tracks: { food: 30 }, ...seat }, {}] }), null);
  const [state] = view.seats;
  if (state === undefined) throw new RangeError('nobody');
  return cityOf(view, state);
};

const ids = (things: readonly CityThing[]): readonly string[] => things.map(({ id }) => id);
const builtFor = (things: readonly CityThing[], card: string) => things.filter(({ id }) => id.startsWith(card));

/** What stands where, in thousandths: finer differences are those of a machine's arithmetic. */
const drawnAs = (things: readonly CityThing[]): string =>
  things
    .map(({ x, y, z, size, tall, ...rest }) =>
      [...[x, y, z, size, tall].map((at) => at.toFixed(3)), ...Object.values(rest)].join(),
    )
    .join('\n');

describe('a city', () => {
  test('is settled in every district before the first card', () => {
    const dresses = new Set(cityWith({}).map(({ dress }) => dress));
    expect(dresses).toEqual(new Set(['blue', 'green', 'purple', 'red', 'yellow', 'common']));
  });

  test('gains a house with every card, and the others stay where they are', () => {
    const before = cityWith({ cards: ['1-red-01'] });
    const after = cityWith({ cards: ['1-red-01', '1-red-02'] });
    expect(builtFor(before, '1-red-02')).toEqual([]);
    expect(builtFor(after, '1-red-02')).not.toEqual([]);
    expect(after.find(({ id }) => id === '1-red-01 1')).toEqual(before.find(({ id }) => id === '1-red-01 1'));
  });

  test('gets the sight of a district with its third card, and another one in each epoch', () => {
    const cards = ['1-yellow-01', '1-yellow-02', '1-yellow-03'];
    const sights = EPOCHS.map((epoch) => cityWith({ cards }, epoch).map(({ model }) => model));
    expect(cityWith({ cards: cards.slice(1) }).map(({ model }) => model)).not.toContain('marketCross');
    expect(sights[0]).toContain('marketCross');
    expect(sights[1]).toContain('marketHall');
    expect(sights[2]).toContain('exchange');
  });

  test('has a walled suburb for an integrated colony, and smoke over a plundered one', () => {
    const plundered = ids(cityWith({ colonies: [{ level: 3, tile: null }] }));
    const integrated = ids(cityWith({ colonies: [{ level: 3, tile: 'colony-3-5' }] }));
    expect(plundered).toContain('colony 3 smoke');
    expect(integrated).toContain('colony 3 wall');
    expect(integrated).not.toContain('colony 3 smoke');
  });

  test('has a square with a fountain for each set of five, stalls for a marketplace, and its monument', () => {
    const set = ['1-yellow-01', '1-red-01', '1-blue-01', '1-green-01', '1-purple-01'];
    const models = (seat: SeatSketch) => cityWith(seat).map(({ model }) => model);
    expect(models({ cards: set.slice(1) })).not.toContain('fountain');
    expect(models({ cards: set }).filter((model) => model === 'fountain')).toHaveLength(1);
    expect(ids(cityWith({ market: 'large' }))).toEqual(expect.arrayContaining(['market 0', 'market 1']));
    expect(models({})).not.toContain('monument');
    const built = { monument: 'monument-1', tile: null, side: null } as const;
    expect(models({ monument: built })).toContain('monument');
  });

  test('leaves the windows dark of those whom nobody feeds', () => {
    const cards = ['1-red-01', '1-red-02', '1-green-01'];
    const seats = [{ cards, tracks: { food: 2 }, coins: 40, hand: ['1-blue-01'] }, {}];
    const view = observe(gameAt('draft', { seats }), null);
    const [state] = view.seats;
    if (state === undefined) throw new RangeError('nobody');
    const dark = cityOf(view, state).filter((thing) => thing.dark);
    expect(dark.map(({ id }) => id.slice(0, 10))).toEqual(['1-green-01']);
    const lit = (things: readonly CityThing[]) =>
      [...cityShape(stagedCity(things, 3, UNSEEN, true), 3).getAttribute('glow').array].reduce(
        (sum, glow) => sum + glow,
        0,
      );
    expect(lit(cityWith({ cards }, 3))).toBeGreaterThan(
      lit(cityWith({ cards }, 3).map((thing) => ({ ...thing, dark: true }))),
    );
  });

  test('has each thing once, within its ends and below what lies behind it, however much is owned', () => {
    for (const setup of Object.values(goldenSetups)) {
      const view = observe(replay(finishedGame(setup)).state, null);
      for (const state of view.seats) {
        const things = cityOf(view, state);
        expect(new Set(ids(things)).size).toBe(things.length);
        expect(things.filter(({ x }) => Math.abs(x) > CITY.width / 2)).toEqual([]);
        const tops = things.map(
          ({ x, y, model, size, tall }) => [x, y + modelSize(model).height * size * tall] as const,
        );
        // Their trunks are thin: behind the sky their crowns would hang before it.
        const trees = things.filter(({ id }) => id.includes(' tree '));
        expect(trees.filter(({ z }) => z < -0.13)).toEqual([]);
        expect(tops.filter(([x, top]) => top > cityTop(x) + 1e-9)).toEqual([]);
      }
    }
  });

  test('is the same on every machine at the end of every golden game', () => {
    const cities = Object.entries(goldenSetups).map(([name, setup]) => {
      const view = observe(replay(finishedGame(setup)).state, null);
      const text = view.seats.map((state) => drawnAs(cityOf(view, state))).join('\n\n');
      return `${name} ${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
    });
    expect(cities).toMatchSnapshot();
  });
});
