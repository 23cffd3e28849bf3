import { describe, expect, test } from 'vitest';
import { annexPieces } from '../../../../renderer/table3d/layout/annexPieces.ts';
import { boardPieces } from '../../../../renderer/table3d/layout/boardPieces.ts';
import { NAME_SPOT, PURSE } from '../../../../renderer/table3d/layout/boardPrint.ts';
import { ANNEX_FACES, numberCell } from '../../../../renderer/table3d/layout/cells.ts';
import { onBoard, placesOf } from '../../../../renderer/table3d/layout/places.ts';
import { observe } from '../../../../shared/flow/runner.ts';
import type { Observation } from '../../../../shared/rules/observation/observation.ts';
import { EXPANSIONS } from '../../../../shared/vocabulary/options.ts';
import { gameAt } from '../../../fixtures/sketch.ts';

const PLACES = placesOf(2, 0);

const withPoints = (total: number): Observation => {
  const view = observe(gameAt('medals', { seats: [{}, {}] }), 0);
  return { ...view, seats: view.seats.map((seat) => ({ ...seat, score: { ...seat.score, total } })) };
};

const piecesOf = (view: Observation, kind: string, pointsHidden = false) =>
  boardPieces(view, PLACES, pointsHidden).filter(({ id }) => id.startsWith(`${kind} `));

describe('the plate beside a portrait', () => {
  test.each([
    [7, [7]],
    [42, [42]],
    [119, [1, 1, 9]],
    [204, [2, 0, 4]],
  ])('bears the viewer’s %i points between portrait and purse', (total, figures) => {
    const points = piecesOf(withPoints(total), 'points');
    expect(points.map(({ face }) => face)).toEqual(figures.map(numberCell));
    const place = PLACES[0];
    if (place === undefined) throw new RangeError('nobody sits there');
    for (const { pose } of points) {
      expect(pose.x).toBeGreaterThan(onBoard(place, NAME_SPOT.x - NAME_SPOT.width / 2, 0, 0).x);
      expect(pose.x).toBeLessThan(onBoard(place, PURSE.x, 0, 0).x);
    }
    expect(piecesOf(withPoints(total), 'name').map(({ id }) => id)).toEqual(['name 1']);
  });

  test('bears the name while points are hidden', () => {
    expect(piecesOf(withPoints(42), 'points', true)).toEqual([]);
    expect(piecesOf(withPoints(42), 'name', true)).toHaveLength(2);
  });
});

test('the value of food that does not feed all cards is in another ink, as on a stand', () => {
  const inkWith = (food: number) => {
    const seats = [{ cards: ['1-red-01', '1-red-02', '1-green-01'], tracks: { food } }, {}];
    const values = piecesOf(observe(gameAt('draft', { seats }), 0), 'value');
    const inkOf = (track: string) => values.find(({ id }) => id === `value 0 ${track}`)?.tint;
    return { food: inkOf('food'), income: inkOf('income') };
  };
  const [hungry, fed] = [inkWith(1), inkWith(30)];
  expect(fed.food).toBe(fed.income);
  expect(hungry.income).toBe(fed.income);
  expect(hungry.food).not.toBe(fed.food);
});

test('a market’s square tells what it requires until it is open', () => {
  const faceWith = (market: 'small' | null) => {
    const view = observe(gameAt('medals', { expansions: EXPANSIONS, seats: [{ market }, {}] }), 0);
    const print = annexPieces(view, PLACES).find(({ id }) => id === 'annex 0');
    return ANNEX_FACES[print?.face ?? -1];
  };
  expect(faceWith(null)).toEqual({ market: true, monuments: true, open: false });
  expect(faceWith('small')).toEqual({ market: true, monuments: true, open: true });
});
