import { describe, expect, test } from 'vitest';
import { CITY, type CityThing, cityOf, squareX } from '../../../../renderer/table3d/layout/city.ts';
import { cityRowOf, ownTop } from '../../../../renderer/table3d/layout/cityRow.ts';
import { modelExtent, modelSize } from '../../../../renderer/table3d/shapes/world/models.ts';
import { observe } from '../../../../shared/flow/runner.ts';
import { replay } from '../../../../shared/session/replay/replay.ts';
import { EPOCHS, type Epoch } from '../../../../shared/vocabulary/time.ts';
import { goldenSetups } from '../../../fixtures/goldenGames.ts';
import { finishedGame } from '../../../fixtures/savedGame.ts';
import { gameAt, type SeatSketch } from '../../../fixtures/sketch.ts';

const viewOf = (seat: SeatSketch, epoch: Epoch) =>
  observe(gameAt('medals', { epoch, seats: [{ coins: 40, tracks: { food: 30 }, ...seat }, {}] }), null);

const rowWith = (seat: SeatSketch, epoch: Epoch = 1): readonly CityThing[] => {
  const view = viewOf(seat, epoch);
  const [state] = view.seats;
  if (state === undefined) throw new RangeError('nobody');
  return cityRowOf(view, state, true);
};

const growing = (things: readonly CityThing[], where: string): number =>
  things.filter(({ id }) => id.startsWith(where)).length;

describe('a city in its row', () => {
  test.each(EPOCHS)(
    'has a mound under every sight, as broad as that and from the ground up to its floor (epoch %i)',
    (epoch) => {
      const cards = ['1-blue-01', '1-blue-02', '1-blue-03', '1-green-01', '1-green-02', '1-green-03'];
      const row = rowWith({ cards }, epoch);
      const mounds = row.filter(({ model }) => model === 'mound');
      expect(mounds).toHaveLength(2);
      for (const { id, x, y, size, tall } of mounds) {
        const sight = row.find((thing) => `${thing.id} mound` === id);
        if (sight === undefined) throw new RangeError(id);
        expect(y).toBeLessThanOrEqual(0);
        expect(y + modelSize('mound').height * size * tall).toBeCloseTo(sight.y, 6);
        expect(x).toBe(sight.x);
        expect(size).toBeGreaterThanOrEqual(modelExtent(sight.model).across * sight.size);
      }
    },
  );

  test('has fields and trees between its districts, until a statue stands there', () => {
    const [bare, carved] = [rowWith({}), rowWith({ statues: [{ requirement: 6, tile: 'food', side: 'points' }] })];
    for (const gap of [0, 1, 2, 3]) expect(growing(bare, `garden ${gap} `)).toBeGreaterThan(3);
    expect(growing(carved, 'garden 0 ')).toBe(0);
    expect(growing(carved, 'garden 1 ')).toBe(growing(bare, 'garden 1 '));
    const first = bare.filter(({ id }) => id.startsWith('garden 0 '));
    expect(first.filter(({ x }) => Math.abs(x - squareX(0)) > 0.3)).toEqual([]);
  });

  test.each(EPOCHS)('has people in the street of every district, before all of its houses (epoch %i)', (epoch) => {
    const row = rowWith({}, epoch);
    const people = row.filter(({ model }) => model === 'folk');
    expect(new Set(people.map(({ dress }) => dress))).toEqual(new Set(['blue', 'green', 'purple', 'red', 'yellow']));
    const houses = row.filter(({ model }) => ['hut', 'longHut', 'cottage', 'townHouse'].includes(model));
    expect(Math.min(...people.map(({ z }) => z))).toBeGreaterThan(Math.max(...houses.map(({ z }) => z)));
  });

  test('has flags over districts that are young, and walls as soon as they are built of stone', () => {
    const flags = (cards: readonly string[], epoch: Epoch) =>
      rowWith({ cards }, epoch).filter(({ id }) => /^young .* 0$/.test(id)).length;
    expect(flags([], 1)).toBe(5);
    expect(flags(['1-blue-01', '1-blue-02', '1-blue-03'], 1)).toBe(4);
    expect(EPOCHS.map((epoch) => growing(rowWith({}, epoch), 'walls') > 0)).toEqual([false, true, true]);
  });

  test('is the same on a stand but for what is seen from near by only', () => {
    const view = viewOf({}, 2);
    const [state] = view.seats;
    if (state === undefined) throw new RangeError('nobody');
    const far = cityRowOf(view, state, false);
    expect(growing(far, 'street')).toBe(0);
    expect(
      rowWith({}, 2)
        .filter(({ id }) => !/^(street|walls|young)/.test(id))
        .map(({ id }) => id),
    ).toEqual(far.map(({ id }) => id));
  });

  test('has fields at both ends, until a suburb stands there', () => {
    const row = rowWith({ colonies: [{ level: 3, tile: null }] });
    expect(growing(row, 'end 0')).toBe(0);
    expect(growing(row, 'end 1')).toBeGreaterThan(3);
  });

  test('keeps all of the city, each thing once and within its ends, however much is owned', () => {
    for (const setup of Object.values(goldenSetups)) {
      const view = observe(replay(finishedGame(setup)).state, null);
      for (const state of view.seats) {
        const row = cityRowOf(view, state, true);
        const ids = row.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toEqual(expect.arrayContaining(cityOf(view, state).map(({ id }) => id)));
        expect(row.filter(({ x }) => Math.abs(x) > CITY.width / 2)).toEqual([]);
        const tall = row.filter(
          ({ x, y, model, size, tall: times }) => y + modelSize(model).height * size * times > ownTop(x) + 1e-9,
        );
        expect(tall.map(({ id }) => id)).toEqual([]);
      }
    }
  });
});
