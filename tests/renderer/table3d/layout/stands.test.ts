import { describe, expect, test } from 'vitest';
import { cameraPoseFor, onCanvas, projected } from '../../../../renderer/table3d/layout/cameraPose.ts';
import { DIGIT_HEIGHT } from '../../../../renderer/table3d/layout/numeral.ts';
import { placesOf } from '../../../../renderer/table3d/layout/places.ts';
import type { Pose } from '../../../../renderer/table3d/layout/pose.ts';
import {
  goodSpans,
  type StandFigures,
  standFigures,
  standNumerals,
} from '../../../../renderer/table3d/layout/standPrint.ts';
import {
  onStand,
  opponentCardPose,
  opponentHandPose,
  STAND,
  standsOf,
} from '../../../../renderer/table3d/layout/stands.ts';
import { colonyStackPose } from '../../../../renderer/table3d/layout/supplyPieces.ts';
import { standShift } from '../../../../renderer/table3d/useSituation.ts';
import { newGame, observe } from '../../../../shared/flow/runner.ts';
import { COLOURS } from '../../../../shared/vocabulary/colours.ts';
import { EXPANSIONS } from '../../../../shared/vocabulary/options.ts';
import { setupWith } from '../../../fixtures/options.ts';
import { gameAt } from '../../../fixtures/sketch.ts';

const VIEWPORT = { width: 1280, height: 720 };
/** What the slim column and the bar leave of the window. */
const AREA = { left: 0, right: 280, top: 44, bottom: 0 };

const rich: StandFigures = {
  name: 'Bruno',
  emblem: 'dragon',
  coins: 112,
  points: 207,
  tracks: { income: 35, military: 31, culture: -1, food: 8 },
  cards: { yellow: 3, red: 10, blue: 0, green: 4, purple: 6 },
  integrated: 3,
  plundered: 2,
  statues: 4,
  silver: 2,
  gold: 2,
  tiles: 8,
  monument: 'built',
  market: 'large',
  owned: 23,
  hungry: true,
  epoch: 3,
  asked: true,
};

test('a stand shows six numbers, and all of them when it is asked', () => {
  const at = (asked: boolean) => standNumerals({ ...rich, asked }).map(({ of }) => of);
  expect(at(false)).toEqual(['coins', 'points', 'income', 'military', 'culture', 'food']);
  expect(at(true)).toEqual(expect.arrayContaining([...at(false), 'red', 'hunger', 'statues', 'gold']));
});

test('where three stand, what the left one has drawn lies beside the roofs of the first stack of colonies', () => {
  const left = standsOf(4, 0)[1] as Pose;
  expect(opponentHandPose(left, 0).x - colonyStackPose(0, 0).x).toBeGreaterThan(0.25);
});

describe.each([2, 3, 4, 5])('the stands of a table of %i', (seats) => {
  const cameraPose = cameraPoseFor({ name: 'table' }, placesOf(seats, 0), 0, VIEWPORT, AREA);
  const stands = standsOf(seats, 0).filter((stand): stand is Pose => stand !== null);
  const seen = (stand: Pose, x: number, z: number) => projected(cameraPose, onStand(stand, x, z, 0), VIEWPORT.height);

  test('are one for each opponent', () => {
    expect(stands).toHaveLength(seats - 1);
  });

  test('show every number at least 12 pixels high in a window of 1280 × 720', () => {
    for (const stand of stands) {
      for (const { of, x, z, font } of standNumerals(rich)) {
        const half = (font * DIGIT_HEIGHT) / 2;
        const height = seen(stand, x, z + half).y - seen(stand, x, z - half).y;
        expect(height, `${of} at ${stand.x}`).toBeGreaterThanOrEqual(12);
      }
    }
  });

  test('have piles before them that lie apart, none behind the far corner of the board', () => {
    const piles = stands
      .flatMap((stand) => [
        ...COLOURS.map((_, column) => opponentCardPose(stand, column, 0)),
        opponentHandPose(stand, 0),
      ])
      .sort((one, other) => one.x - other.x);
    const apart = piles.slice(1).map((pile, index) => pile.x - (piles[index] as Pose).x);
    expect(Math.min(...apart)).toBeGreaterThan(0.25);
    expect(Math.min(...piles.map(({ x }) => Math.abs(x)))).toBeGreaterThan(0.8);
  });

  test('have their own piles before them, clear of those of their neighbours', () => {
    const rows = stands.map((stand) =>
      [...COLOURS.map((_, column) => opponentCardPose(stand, column, 0)), opponentHandPose(stand, 0)].map(({ x }) => x),
    );
    rows.slice(1).forEach((right, index) => {
      const between = Math.min(...right) - Math.max(...(rows[index] ?? []));
      expect(between).toBeGreaterThan(0.5);
    });
    for (const [index, row] of rows.entries())
      for (const x of row) expect(Math.abs(x - (stands[index]?.x ?? 0))).toBeLessThan(STAND.width / 2 + 0.6);
  });

  test('do not hide each other', () => {
    stands.slice(1).forEach((right, index) => {
      const left = stands[index] as Pose;
      expect(seen(left, STAND.width, 1).x).toBeLessThan(seen(right, 0, 1).x);
    });
  });
});

describe('beside the cards in hand', () => {
  test.each([2, 3, 4, 5])('the row of a table of %i is moved until all of it is seen', (seats) => {
    const cameraPose = cameraPoseFor({ name: 'table' }, placesOf(seats, 0), 0, VIEWPORT, AREA, true);
    const shift = standShift(seats, cameraPose, VIEWPORT, AREA);
    const xs = standsOf(seats, 0, shift).flatMap((stand) =>
      stand === null
        ? []
        : [0, STAND.width].map((x) => onCanvas(cameraPose, VIEWPORT, onStand(stand, x, STAND.depth, 0)).x),
    );
    expect(Math.min(...xs)).toBeGreaterThan(0);
    expect(Math.max(...xs)).toBeLessThan(VIEWPORT.width - AREA.right);
  });

  test('it stays where it is when nobody holds any', () => {
    const cameraPose = cameraPoseFor({ name: 'table' }, placesOf(5, 0), 0, VIEWPORT, AREA);
    expect(standShift(5, cameraPose, VIEWPORT, AREA)).toBe(0);
  });
});

describe('the figures of a stand', () => {
  test('lie beside each other without touching', () => {
    const numerals = standNumerals(rich);
    for (const one of numerals) {
      expect(one.x - one.room / 2).toBeGreaterThan(0.1);
      expect(one.x + one.room / 2).toBeLessThan(STAND.width - 0.1);
      for (const other of numerals) {
        if (one === other || one.z !== other.z) continue;
        expect(Math.abs(one.x - other.x), `${one.of} and ${other.of}`).toBeGreaterThan((one.room + other.room) / 2);
      }
    }
  });

  test('are what the seat has', () => {
    const view = observe(newGame(setupWith(3, 'advanced', 1, EXPANSIONS)), 0);
    const [state] = view.seats;
    if (state === undefined) throw new RangeError('nobody');
    const figures = standFigures(view, 0, { ...state, colonies: [{ level: 3, tile: null }] }, 'Ada');
    expect(figures).toMatchObject({
      name: 'Ada',
      coins: state.coins,
      tracks: state.tracks,
      plundered: 1,
      integrated: 0,
    });
    expect(goodSpans(figures).map(({ good }) => good)).toEqual(expect.arrayContaining(['monument', 'market']));
  });

  test('tell nothing of expansions that are not played', () => {
    const view = observe(newGame(setupWith(2, 'basic', 1)), 0);
    const [state] = view.seats;
    if (state === undefined) throw new RangeError('nobody');
    const goods = goodSpans(standFigures(view, 0, state, 'Ada')).map(({ good }) => good);
    expect(goods).not.toContain('monument');
    expect(goods).not.toContain('market');
  });

  test('say when there are more cards than food, until all have fed for the last time', () => {
    const cards = ['1-red-01', '1-red-02', '1-green-01'];
    const hungryAt = (decision: 'draft' | 'medals', food: number): boolean => {
      const seats = [{ cards, tracks: { food }, coins: 40, hand: ['1-blue-01', '1-blue-02'] }, {}];
      const view = observe(gameAt(decision, { epoch: decision === 'medals' ? 3 : 1, seats }), null);
      const [state] = view.seats;
      if (state === undefined) throw new RangeError('nobody');
      const { owned, hungry } = standFigures(view, 0, state, 'Ada');
      expect(owned).toBe(3);
      return hungry;
    };
    expect(hungryAt('draft', 2)).toBe(true);
    expect(hungryAt('draft', 3)).toBe(false);
    expect(hungryAt('medals', 2)).toBe(false);
  });
});
