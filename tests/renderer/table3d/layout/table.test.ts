import { describe, expect, test } from 'vitest';
import { CARD, MAT, PENTAGON, TREASURY, WHEEL } from '../../../../renderer/cards/layout/dimensions.ts';
import { freeRectangle, GAME_SAFE_AREA } from '../../../../renderer/game/tableHost/safeArea.ts';
import { cameraPoseFor, heldPose, projected } from '../../../../renderer/table3d/layout/cameraPose.ts';
import { placesOf } from '../../../../renderer/table3d/layout/places.ts';
import { type Pose, pose, within } from '../../../../renderer/table3d/layout/pose.ts';
import { bearingOf, deckPose, pilePose, pointAt } from '../../../../renderer/table3d/layout/segment.ts';
import { colonyStackPose } from '../../../../renderer/table3d/layout/supplyPieces.ts';
import { COLOURS } from '../../../../shared/vocabulary/colours.ts';
import { COLONY_LEVELS } from '../../../../shared/vocabulary/pieces.ts';

const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
] as const;

/** Height of a cost's digits in units, lying flat: a font of 114 in a card of 358, of which capitals take 0.66. */
const COST_DIGITS = ((114 * 0.66) / 358) * CARD.height;

const corners = (at: Pose) =>
  [-1, 1].flatMap((x) => [-1, 1].map((z) => within(at, pose((x * CARD.width) / 2, 0, (z * CARD.height) / 2))));

describe('decks and piles', () => {
  const spots = COLOURS.flatMap((colour) => [deckPose(COLOURS, colour, 0), pilePose(COLOURS, colour, 0)]);

  test('lie on the board, beside the wheel', () => {
    for (const spot of spots) {
      for (const { x, z } of corners({ ...spot, flip: 0 })) {
        expect(Math.hypot(x, z)).toBeGreaterThan(WHEEL.radius);
        for (let segment = 0; segment < 5; segment++) {
          const out = pointAt(bearingOf(segment), 1);
          expect(x * out.x + z * out.z).toBeLessThan(PENTAGON.inner);
        }
      }
    }
  });

  test('do not overlap', () => {
    for (const [index, one] of spots.entries()) {
      for (const other of spots.slice(index + 1)) {
        const apart = Math.abs(one.x - other.x) > CARD.width || Math.abs(one.z - other.z) > CARD.height;
        expect(apart).toBe(true);
      }
    }
  });

  test('refuse a colour that the board does not have', () => {
    expect(() => deckPose(['red'], 'blue', 0)).toThrow(RangeError);
  });
});

describe('places', () => {
  test('put the front seat before the viewer, and boards that are looked at beside the cloth', () => {
    const places = placesOf(5, 2);
    expect(places[2]).toMatchObject({ x: 0, scale: 1 });
    for (const seat of [0, 1, 3, 4]) expect(places[seat]?.x).toBeGreaterThan(MAT.width / 2);
  });

  test('refuse a sixth seat', () => {
    expect(() => placesOf(6, 0)).toThrow(RangeError);
  });
});

describe.each(WINDOWS)('in a window of $width × $height', (viewport) => {
  const free = freeRectangle(viewport, GAME_SAFE_AREA);
  const places = placesOf(5, 0);
  const onScreen = (cameraPose: ReturnType<typeof cameraPoseFor>, point: { x: number; y: number; z: number }) => {
    const { x, y } = projected(cameraPose, point, viewport.height);
    return { x: viewport.width / 2 + x + cameraPose.shiftX, y: viewport.height / 2 + y + cameraPose.shiftY };
  };

  test('everything that is played with lies in the free area', () => {
    const cameraPose = cameraPoseFor({ name: 'table' }, places, 0, viewport, GAME_SAFE_AREA);
    const spots = COLOURS.flatMap((colour) => [
      ...corners({ ...deckPose(COLOURS, colour, 10), flip: 0 }),
      ...corners(pilePose(COLOURS, colour, 10)),
    ]);
    const own = [-1, 1].flatMap((x) => [-1, 1].map((z) => within(places[0] as Pose, pose(x * 3.65, 0, z * 1.21))));
    for (const point of [...spots, ...own]) {
      const { x, y } = onScreen(cameraPose, point);
      expect(x).toBeGreaterThanOrEqual(free.x);
      expect(x).toBeLessThanOrEqual(free.x + free.width);
      expect(y).toBeGreaterThanOrEqual(free.y);
      expect(y).toBeLessThanOrEqual(free.y + free.height);
    }
  });

  test('prices on the farthest pile are at least 1.6 % of the window high', () => {
    const cameraPose = cameraPoseFor({ name: 'table' }, places, 0, viewport, GAME_SAFE_AREA);
    for (const colour of COLOURS) {
      const pile = pilePose(COLOURS, colour, 0);
      const top = onScreen(cameraPose, within(pile, pose(0, 0, -CARD.height * 0.34)));
      const foot = onScreen(cameraPose, within(pile, pose(0, 0, COST_DIGITS - CARD.height * 0.34)));
      expect(foot.y - top.y).toBeGreaterThan(viewport.height * 0.016);
    }
  });

  test.each([{ name: 'board' } as const, { name: 'seat', seat: 1 } as const, { name: 'seat', seat: 3 } as const])(
    'the stop %o fits a whole place into the free area',
    (stop) => {
      const cameraPose = cameraPoseFor(stop, places, 0, viewport, GAME_SAFE_AREA);
      const place = places[stop.name === 'seat' ? stop.seat : 0] as Pose;
      const xs = [-1, 1].map((side) => onScreen(cameraPose, within(place, pose(side * 3.65, 0, 0))).x);
      expect(Math.min(...xs)).toBeGreaterThanOrEqual(free.x);
      expect(Math.max(...xs)).toBeLessThanOrEqual(free.x + free.width);
      expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(free.width * 0.75);
    },
  );

  test.each([2, 3, 4, 5])(
    'from above the middle of a table of %i fills the free area, larger than from the seat',
    (seats) => {
      for (const hand of [false, true]) {
        const at = placesOf(seats, 0);
        const above = cameraPoseFor({ name: 'above' }, at, 0, viewport, GAME_SAFE_AREA, hand);
        const seat = cameraPoseFor({ name: 'table' }, at, 0, viewport, GAME_SAFE_AREA, hand);
        const lands = [0, 1, 2, 3, 4].map((corner) => {
          const { x, z } = pointAt((corner * 2 * Math.PI) / 5, PENTAGON.radius);
          return { x, y: 0, z };
        });
        const stacks = COLONY_LEVELS.map((_, index) => colonyStackPose(index, 0));
        const bank = [-1, 1].map((side) => ({ ...TREASURY, y: 0, x: TREASURY.x + (side * TREASURY.width) / 2 }));
        const seen = [...lands, ...stacks, ...bank].map((point) => onScreen(above, point));
        const xs = seen.map(({ x }) => x);
        const ys = seen.map(({ y }) => y);
        expect(Math.min(...xs)).toBeGreaterThanOrEqual(free.x);
        expect(Math.max(...xs)).toBeLessThanOrEqual(free.x + free.width);
        expect(Math.min(...ys)).toBeGreaterThanOrEqual(free.y);
        expect(Math.max(...ys)).toBeLessThanOrEqual(free.y + free.height);
        const shares = [
          (Math.max(...xs) - Math.min(...xs)) / free.width,
          (Math.max(...ys) - Math.min(...ys)) / free.height,
        ];
        if (!hand) expect(Math.max(...shares)).toBeGreaterThan(0.9);
        const widthOf = (cameraPose: typeof above): number => {
          const across = lands.map((point) => onScreen(cameraPose, point).x);
          return Math.max(...across) - Math.min(...across);
        };
        expect(widthOf(above)).toBeGreaterThan(widthOf(seat) * 1.2);
      }
    },
  );

  test('a held thing appears where and as large as it is asked for', () => {
    const cameraPose = cameraPoseFor({ name: 'table' }, places, 0, viewport, GAME_SAFE_AREA);
    const at = { x: free.x + 300, y: free.y + 200, tall: 240 };
    const held = heldPose(cameraPose, viewport, at, CARD.height);
    const middle = onScreen(cameraPose, held);
    expect(middle.x).toBeCloseTo(at.x, 1);
    expect(middle.y).toBeCloseTo(at.y, 1);
    const half = (CARD.height / 2) * held.scale;
    const top = onScreen(cameraPose, {
      x: held.x,
      y: held.y + half * Math.sin(held.tilt),
      z: held.z - half * Math.cos(held.tilt),
    });
    expect(middle.y - top.y).toBeCloseTo(120, 0);
  });
});
