import { describe, expect, test } from 'vitest';
import { ANNEX, CARD, PLACE, TREASURY } from '../../../../renderer/cards/layout/dimensions.ts';
import { freeRectangle, GAME_SAFE_AREA } from '../../../../renderer/game/tableHost/safeArea.ts';
import { MONUMENT_SLOT, STALLS_SPOT } from '../../../../renderer/table3d/layout/annexPrint.ts';
import {
  COLONY_SLOTS,
  colonySlotX,
  medalSpots,
  ROWS,
  STATUE_SLOTS,
  statueSlotX,
  TILE_SPOT,
  TRAY,
} from '../../../../renderer/table3d/layout/boardPrint.ts';
import { cameraPoseFor, onCanvas, onTable, projected } from '../../../../renderer/table3d/layout/cameraPose.ts';
import { annexCell } from '../../../../renderer/table3d/layout/cells.ts';
import { CITY } from '../../../../renderer/table3d/layout/city.ts';
import { ownTop } from '../../../../renderer/table3d/layout/cityRow.ts';
import { handPieces } from '../../../../renderer/table3d/layout/handPieces.ts';
import { PANORAMA, PANORAMA_SCALE, panoramaPose } from '../../../../renderer/table3d/layout/panorama.ts';
import { placesOf } from '../../../../renderer/table3d/layout/places.ts';
import { type Pose, pose, within } from '../../../../renderer/table3d/layout/pose.ts';
import { pilePose } from '../../../../renderer/table3d/layout/segment.ts';
import { onStand, STAND, standsOf } from '../../../../renderer/table3d/layout/stands.ts';
import { colonyStackPose } from '../../../../renderer/table3d/layout/supplyPieces.ts';
import { localOf, printAt, thingAt } from '../../../../renderer/table3d/layout/things.ts';
import { candlesShape, stillLifeBrassShape, stillLifeShape } from '../../../../renderer/table3d/shapes/stillLife.ts';
import { standShift } from '../../../../renderer/table3d/useSituation.ts';
import { observe } from '../../../../shared/flow/runner.ts';
import { COLOURS } from '../../../../shared/vocabulary/colours.ts';
import type { Expansion } from '../../../../shared/vocabulary/options.ts';
import { COLONY_LEVELS, STATUES } from '../../../../shared/vocabulary/pieces.ts';
import { TRACKS } from '../../../../shared/vocabulary/tracks.ts';
import { gameAt } from '../../../fixtures/sketch.ts';

/** Windows with what the panels cover of them, the decision panel open and folded. */
const WINDOWS = [
  [1280, 720, 14.4],
  [1280, 800, 14.4],
  [1920, 1080, 21.6],
  [2560, 1440, 28.8],
  [2560, 1080, 21.6],
].flatMap(([width = 0, height = 0, rem = 0]) =>
  [19.8, 0].map((panel) => ({
    width,
    height,
    area: { left: 3.2 * rem, right: panel * rem, top: 3.1 * rem, bottom: 0, foot: 0 },
  })),
);

const PLACES = placesOf(5, 0);
const [OWN] = PLACES;
if (OWN === undefined) throw new Error('nobody sits there');

type Window = (typeof WINDOWS)[number];
type Eye = ReturnType<typeof cameraPoseFor>;

const eyeIn = (viewport: Window, hand = true): Eye =>
  cameraPoseFor({ name: 'table' }, PLACES, 0, viewport, viewport.area, hand);

const boxOf = (cameraPose: Eye, viewport: Window, at: Pose, width: number, depth: number) => {
  const corners = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => onCanvas(cameraPose, viewport, within(at, pose((x * width) / 2, 0, (z * depth) / 2)))),
  );
  return {
    left: Math.min(...corners.map(({ x }) => x)),
    right: Math.max(...corners.map(({ x }) => x)),
    top: Math.min(...corners.map(({ y }) => y)),
    bottom: Math.max(...corners.map(({ y }) => y)),
  };
};

type Box = ReturnType<typeof boxOf>;
const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

describe.each(WINDOWS)('in a window of $width × $height with $area.right pixels covered at its right', (viewport) => {
  const { area } = viewport;
  const cameraPose = eyeIn(viewport);
  const view = observe(gameAt('draft', { seats: [{ hand: ['1-yellow-01', '1-yellow-02'] }, {}] }), 0);
  const plates = viewport.height * 0.14;
  const held = handPieces(view, placesOf(2, 0), { cameraPose, viewport, area, whole: true, plates })
    .filter(({ layer }) => layer === 'hero')
    .map((piece) => boxOf(cameraPose, viewport, piece.pose, CARD.width, CARD.height));

  test('the table has most of the width', () => {
    expect(freeRectangle(viewport, area).width / viewport.width).toBeGreaterThan(0.68);
  });

  test('the hand is large, in sight, and covers nothing that is read', () => {
    expect(held).toHaveLength(2);
    const covered = [
      boxOf(cameraPose, viewport, OWN, PLACE.width, PLACE.depth),
      boxOf(cameraPose, viewport, pose(TREASURY.x, 0.05, TREASURY.z), TREASURY.width, TREASURY.depth),
      ...COLOURS.map((colour) => boxOf(cameraPose, viewport, pilePose(COLOURS, colour, 4), CARD.width, CARD.height)),
      ...[0, 1, 2, 3, 4].map((index) => boxOf(cameraPose, viewport, colonyStackPose(index, 0), 1.26, 0.82)),
    ];
    for (const card of held) {
      // In a window that is less broad it is as large as it can be beside the table.
      const share = viewport.width / viewport.height > 1.7 ? 0.3 : 0.22;
      expect(card.bottom - card.top).toBeGreaterThan(viewport.height * share);
      expect(card.left).toBeGreaterThanOrEqual(area.left);
      expect(card.right).toBeLessThanOrEqual(viewport.width);
      // What is to be done stands above, and what can be done below.
      expect(card.top).toBeGreaterThan(area.top + viewport.height * 0.17);
      expect(card.bottom).toBeLessThanOrEqual(viewport.height - plates);
      expect(covered.filter((box) => overlap(box, card))).toEqual([]);
    }
    expect(held[0] !== undefined && held[1] !== undefined && overlap(held[0], held[1])).toBe(false);
  });

  test('every stand is in sight', () => {
    for (const stand of standsOf(5, 0, standShift(5, cameraPose, viewport, area))) {
      if (stand === null) continue;
      const box = boxOf(cameraPose, viewport, stand, STAND.width, STAND.depth);
      expect(box.left).toBeGreaterThanOrEqual(area.left);
      expect(box.right).toBeLessThanOrEqual(viewport.width - area.right);
      expect(box.top).toBeGreaterThanOrEqual(area.top);
    }
  });

  test('no flame of a candle looks out over the stands of a full table', () => {
    const candles = candlesShape().getAttribute('position');
    const flames = Array.from({ length: candles.count }, (_, at) =>
      onCanvas(cameraPose, viewport, { x: candles.getX(at), y: candles.getY(at), z: candles.getZ(at) }),
    );
    for (const stand of standsOf(5, 0, standShift(5, cameraPose, viewport, area))) {
      if (stand === null) continue;
      const [left, right] = [0, STAND.width].map((x) =>
        onCanvas(cameraPose, viewport, onStand(stand, x, -STAND.frame, 0)),
      );
      if (left === undefined || right === undefined) throw new RangeError('a stand has two corners');
      const edge = (x: number) => left.y + ((x - left.x) / (right.x - left.x)) * (right.y - left.y);
      const seen = flames.filter(({ x, y }) => x > left.x && x < right.x && y < edge(x) && y > 0);
      expect(seen).toEqual([]);
    }
  });

  test('the own board is enlarged by its stop', () => {
    const wide = (one: Eye) => {
      const { left, right } = boxOf(one, viewport, OWN, PLACE.width, PLACE.depth);
      return right - left;
    };
    const close = cameraPoseFor({ name: 'board' }, PLACES, 0, viewport, area);
    expect(wide(close) / wide(eyeIn(viewport, false))).toBeGreaterThan(1.05);
  });

  test('no house of the own city, however tall, hides anything of a card that lies open', () => {
    const cards = COLOURS.map((colour) =>
      boxOf(cameraPose, viewport, pilePose(COLOURS, colour, 4), CARD.width, CARD.height),
    );
    for (let x = -CITY.width / 2; x <= CITY.width / 2; x += 0.05) {
      const at = pose(x * PANORAMA_SCALE, 0.1, PANORAMA.depth / 2 - ownTop(x));
      const roof = onCanvas(cameraPose, viewport, within(panoramaPose(OWN), at));
      const hidden = cards.filter(
        ({ left, right, bottom }) => roof.x >= left && roof.x <= right && bottom > roof.y + 1,
      );
      expect(hidden, `at ${x}`).toEqual([]);
    }
  });

  test('what the eye shows at a pixel is found there again', () => {
    for (const point of [
      { x: 1.2, y: 0.05, z: -2.1 },
      { x: -3.4, y: 0.05, z: 4.7 },
    ]) {
      const { x, y } = onCanvas(cameraPose, viewport, point);
      const found = onTable(cameraPose, viewport, x, y, point.y);
      expect(found.x).toBeCloseTo(point.x, 6);
      expect(found.z).toBeCloseTo(point.z, 6);
    }
  });
});

describe('what is looked at closely', () => {
  test('is what is printed on the board there', () => {
    for (const track of TRACKS) expect(printAt(1.5, ROWS[track].z)).toEqual({ kind: 'track', track });
    for (const level of COLONY_LEVELS) {
      expect(printAt(colonySlotX(level), COLONY_SLOTS.z)).toEqual({ kind: 'colony', level });
    }
    for (const requirement of STATUES) {
      expect(printAt(statueSlotX(requirement), STATUE_SLOTS.z)).toEqual({ kind: 'statue', requirement });
    }
    expect(printAt(TILE_SPOT.x, TRAY.z)).toEqual({ kind: 'tile', tile: 'income' });
    const [first] = medalSpots();
    expect(printAt(first?.x ?? 0, TRAY.z)).toEqual({ kind: 'medal', medal: 'silver' });
    expect(printAt(-1, TRAY.z)).toBeNull();
  });

  test('is found on a board that leans', () => {
    const at = within(OWN, pose(0.7, 0, -0.4));
    const { x, z } = localOf(OWN, at);
    expect(x).toBeCloseTo(0.7, 6);
    expect(z).toBeCloseTo(-0.4, 6);
  });

  test('is the piece that lies there, whoever owns it', () => {
    const piece = { layer: 'tile', pose: pose(0, 0, 0), face: 0, back: 0 } as const;
    const nowhere = { x: 0, y: 0, z: 0 };
    expect(thingAt({ ...piece, id: 'statue 1 20' }, nowhere)).toEqual({ kind: 'statue', requirement: 20 });
    expect(thingAt({ ...piece, id: 'colony 2 15' }, nowhere)).toEqual({ kind: 'colony', level: 15 });
    expect(thingAt({ ...piece, id: 'gold 0 1' }, nowhere)).toEqual({ kind: 'medal', medal: 'gold' });
    expect(thingAt({ ...piece, id: 'tile 0 food 1' }, nowhere)).toEqual({ kind: 'tile', tile: 'food' });
    expect(thingAt({ ...piece, id: 'peg 0 culture' }, nowhere)).toEqual({ kind: 'track', track: 'culture' });
    expect(thingAt({ ...piece, id: 'deck purple 1 0' }, nowhere)).toEqual({ kind: 'box', colour: 'purple' });
    expect(thingAt({ ...piece, id: 'stall 0 1' }, nowhere)).toMatchObject({ kind: 'stall' });
    expect(thingAt({ ...piece, id: 'leader' }, nowhere)).toBeNull();
  });

  test('is the marketplace or the monument on the annex, as far as they are in play', () => {
    const kindAt = (x: number, expansions: readonly Expansion[]) =>
      thingAt(
        { id: 'annex 0', layer: 'annex', pose: pose(0, 0, 0), face: annexCell(expansions), back: 0 },
        { x: x - ANNEX.width / 2, y: 0, z: 0 },
      )?.kind;
    const left = STALLS_SPOT.x;
    const right = MONUMENT_SLOT.x;
    expect([left, right].map((x) => kindAt(x, ['monuments', 'market']))).toEqual(['stall', 'monument']);
    expect([left, right].map((x) => kindAt(x, ['market']))).toEqual(['stall', 'stall']);
    expect([left, right].map((x) => kindAt(x, ['monuments']))).toEqual(['monument', 'monument']);
  });
});

test('in a narrow window the desk stands at the lower edge, with no bare wood before it', () => {
  const viewport = { width: 1024, height: 768 };
  const camera = cameraPoseFor({ name: 'table' }, placesOf(5, 0), 0, viewport, GAME_SAFE_AREA);
  const { y } = onCanvas(camera, viewport, { x: 0, y: 0.06, z: 6.68 });
  expect(y).toBeLessThanOrEqual(viewport.height);
  expect(y).toBeGreaterThan(viewport.height * 0.95);
});

test('nothing that decorates the table stands before the board of somebody who is looked at', () => {
  const viewport = { width: 1280, height: 720 };
  const places = placesOf(4, 0);
  const cameraPose = cameraPoseFor({ name: 'seat', seat: 1 }, places, 0, viewport, GAME_SAFE_AREA);
  const depthOf = (point: { x: number; y: number; z: number }) => projected(cameraPose, point, viewport.height).z;
  const board = depthOf(places[1] as Pose);
  const inTheWay = [stillLifeShape(), stillLifeBrassShape()].flatMap((shape) => {
    const at = shape.getAttribute('position');
    return Array.from({ length: at.count }, (_, index) => ({
      x: at.getX(index),
      y: at.getY(index),
      z: at.getZ(index),
    }));
  });
  const seen = inTheWay.filter((point) => {
    if (depthOf(point) < 0.1 || depthOf(point) > board - 0.3) return false;
    const { x, y } = onCanvas(cameraPose, viewport, point);
    return x > 0 && x < viewport.width && y > 0 && y < viewport.height;
  });
  expect(seen).toEqual([]);
});
