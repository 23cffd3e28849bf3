import { COLONY_LEVELS } from '../../../shared/vocabulary/pieces.ts';
import { BOARD, CARD, COLONY, PENTAGON, PLACE, TREASURY } from '../../cards/layout/dimensions.ts';
import type { CameraStop } from '../../game/state/table.ts';
import { freeRectangle, type SafeArea, type Viewport } from '../../game/tableHost/safeArea.ts';
import { PANORAMA, panoramaPose } from './panorama.ts';
import { EASEL_PORTRAIT } from './places.ts';
import { type Pose, pose, within } from './pose.ts';
import { pointAt } from './segment.ts';
import { STAND, standsOf } from './stands.ts';
import { colonyStackPose } from './supplyPieces.ts';

/** Degrees of the vertical field of view: a narrow lens keeps far cards large. */
export const FIELD_OF_VIEW = 30;
/** Half of what is seen of the height, at a distance of 1. */
export const HALF_TAN = Math.tan((FIELD_OF_VIEW / 2) * (Math.PI / 180));

/** From where the table is looked at: over the point (`x`, `z`) at a steepness, from a distance. */
export interface CameraPose {
  readonly x: number;
  readonly z: number;
  /** Angle below the horizon, in radians. */
  readonly pitch: number;
  readonly distance: number;
  /** Pixels by which the picture is moved right and down, to the middle of the free area. */
  readonly shiftX: number;
  readonly shiftY: number;
}

/** A point of the room. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Where a point of the room appears, in pixels from the middle of the canvas before the shift; right and down. */
export const projected = (
  cameraPose: Pick<CameraPose, 'x' | 'z' | 'pitch' | 'distance'>,
  point: Point,
  height: number,
): Point => {
  const sin = Math.sin(cameraPose.pitch);
  const cos = Math.cos(cameraPose.pitch);
  const dx = point.x - cameraPose.x;
  const dz = point.z - cameraPose.z;
  const depth = cameraPose.distance - point.y * sin - dz * cos;
  const up = point.y * cos - dz * sin;
  const scale = height / (2 * HALF_TAN * depth);
  return { x: dx * scale, y: -up * scale, z: depth };
};

export const corners = (place: Pose, width: number, depth: number): readonly Point[] =>
  [-1, 1].flatMap((right) => [-1, 1].map((near) => within(place, pose((right * width) / 2, 0, (near * depth) / 2))));

/** What a view must hold. */
interface Field {
  /** What is at the near side, with the hand at its right, if there is one. */
  readonly near: readonly Point[];
  /** What lies beyond: it may be as wide as the window. */
  readonly far: readonly Point[];
  /** Radians below the horizon; of several the steepest for which there is room. */
  readonly pitches: readonly number[];
  /** Whether it stands at the lower edge: what room is left shows what lies beyond, not the wood before it. */
  readonly low?: boolean;
}

/** What the view of the whole table must hold at the near side: colonies, treasury and the desk. */
const TABLE_POINTS: readonly Point[] = [
  { x: -4.98, y: 0.1, z: -1.0 },
  { x: 4.66, y: 0.1, z: 1.9 },
  { x: -4.28, y: 0.06, z: 6.68 },
  { x: 4.28, y: 0.06, z: 6.68 },
];

/** What is left free above the stands, for the knobs of their frames and some air: units. */
const STAND_AIR = 0.09;

/** The row of stands across the table, with their frames. */
const standPoints = (seats: number, front: number): readonly Point[] =>
  standsOf(seats, front).flatMap((stand) =>
    stand === null ? [] : corners(stand, STAND.width + STAND.frame * 2, STAND.depth + STAND.frame * 2 + STAND_AIR),
  );

/** The view of the whole table is as steep as there is room for. */
const TABLE_PITCHES = [0.72, 0.79, 0.86, 0.89, 0.92, 0.95, 0.98, 1.01];
/** Closer views look down more: what they show lies flat. */
const CLOSE = [1.12];
/** A board that is looked at has the rest of the table behind it. */
const ASIDE = [0.38];
/** From above is the middle of the table, from which everybody takes: all of it is smaller from there than from the seat. */
const FLAT = [1.48];

/** What is to be seen of the portrait behind a board that is looked at: all of it, with its frame. */
const OWNER_FACE: Point = { ...EASEL_PORTRAIT, y: EASEL_PORTRAIT.y + EASEL_PORTRAIT.radius * 1.15 };

const flat = (x: number, z: number, width: number, depth: number): readonly Point[] =>
  corners(pose(x, 0.1, z), width, depth);

/** What the wood around a place adds to its width and depth. */
const DESK_RIM = 0.3;

/** All colony stacks, with a little room around them. */
const colonyPoints = (): readonly Point[] =>
  COLONY_LEVELS.flatMap((_, index) => {
    const { x, z } = colonyStackPose(index, 0);
    return flat(x, z, COLONY.width + 0.3, COLONY.depth + 0.3);
  });

/** The corners of the board of lands, with their knobs. */
const landPoints = (): readonly Point[] =>
  Array.from({ length: 5 }, (_, corner) => {
    const { x, z } = pointAt((corner * 2 * Math.PI) / 5, PENTAGON.radius + PENTAGON.frame);
    return { x, y: PENTAGON.top, z };
  });

const TREASURY_POINTS = flat(TREASURY.x, TREASURY.z, TREASURY.width, TREASURY.depth);

const fieldOf = (stop: CameraStop, places: readonly Pose[], front: number): Field => {
  const far = standPoints(places.length, front);
  const table = { near: TABLE_POINTS, far, pitches: TABLE_PITCHES, low: true };
  switch (stop.name) {
    case 'table':
      return table;
    case 'above':
      return { near: [...landPoints(), ...colonyPoints(), ...TREASURY_POINTS], far: [], pitches: FLAT };
    case 'colonies':
      return { near: colonyPoints(), far: [], pitches: CLOSE };
    case 'wheel':
      return { near: flat(0, 0, PENTAGON.inner * 1.7, PENTAGON.inner * 1.7), far: [], pitches: CLOSE };
    case 'board':
    case 'seat': {
      const place = places[stop.name === 'seat' ? stop.seat : front];
      if (place === undefined) return table;
      const board = corners(place, PLACE.width + DESK_RIM, BOARD.depth + DESK_RIM);
      const city = corners(panoramaPose(place), PANORAMA.width, PANORAMA.depth);
      if (place.scale === 1) return { near: [...board, ...city], far: [], pitches: CLOSE, low: true };
      return { near: [...board, ...city, OWNER_FACE], far: [], pitches: ASIDE, low: true };
    }
  }
};

type Box = ReturnType<typeof bounds>;

const bounds = (points: readonly Point[]) => ({
  left: Math.min(...points.map((point) => point.x)),
  right: Math.max(...points.map((point) => point.x)),
  top: Math.min(...points.map((point) => point.y)),
  bottom: Math.max(...points.map((point) => point.y)),
});

/** The cards in hand: how high one is wished to be, and at least has to be, as shares of the window's height. */
export const HAND_HEIGHTS = [0.38, 0.36, 0.34, 0.32, 0.3, 0.28, 0.26, 0.24, 0.22] as const;
/** How wide two of them are beside each other, by the height of one. */
const HAND_WIDTH = 2 * (CARD.width / CARD.height) + 0.16;

/** A view that is a little farther than the nearest one is as good. */
const GOOD = 1.012;

const nearestOf = (poses: readonly CameraPose[]): number => Math.min(...poses.map(({ distance }) => distance));

/** Of several pitches the steepest that costs no size. */
const steepest = (field: Field, viewport: Viewport, area: SafeArea, hand: number): CameraPose => {
  const poses = field.pitches.map((pitch) => cameraPoseAt(field, pitch, viewport, area, hand));
  const nearest = nearestOf(poses);
  return poses.filter(({ distance }) => distance <= nearest * GOOD).at(-1) ?? (poses[0] as CameraPose);
};

/** The hand beside what is looked at is as large as it can be without making that smaller. */
const besideHand = (field: Field, viewport: Viewport, area: SafeArea): CameraPose => {
  const poses = HAND_HEIGHTS.map((height) => steepest(field, viewport, area, viewport.height * height * HAND_WIDTH));
  const nearest = nearestOf(poses);
  return poses.find(({ distance }) => distance <= nearest * GOOD) ?? (poses[0] as CameraPose);
};

/**
 * The camera pose for a stop: as near as possible with everything that belongs to the stop inside the free area, in its
 * middle. `places` are the seats' places, `front` the seat in front. With `hand` there is room for the cards in the
 * viewer's hand, at the right.
 */
export const cameraPoseFor = (
  stop: CameraStop,
  places: readonly Pose[],
  front: number,
  viewport: Viewport,
  area: SafeArea,
  hand = false,
): CameraPose => {
  const field = fieldOf(stop, places, front);
  return hand ? besideHand(field, viewport, area) : steepest(field, viewport, area, 0);
};

/**
 * The camera pose at a steepness, in radians, that has some points inside the free area as large as they can be; `low`: at
 * its lower edge.
 */
export const poseHolding = (
  points: readonly Point[],
  pitch: number,
  viewport: Viewport,
  area: SafeArea,
  low = false,
): CameraPose => cameraPoseAt({ near: points, far: [], pitches: [pitch], low }, pitch, viewport, area, 0);

/** Where the camera shows a point of the room: pixels from the left upper corner of the canvas. */
export const onCanvas = (
  cameraPose: CameraPose,
  { width, height }: Viewport,
  point: Point,
): { x: number; y: number } => {
  const { x, y } = projected(cameraPose, point, height);
  return { x: width / 2 + cameraPose.shiftX + x, y: height / 2 + cameraPose.shiftY + y };
};

/**
 * Where in the room, at a height, is the point that the camera shows at a pixel of the canvas. The inverse of
 * `onCanvas`.
 */
export const onTable = (
  cameraPose: CameraPose,
  { width, height }: Viewport,
  x: number,
  y: number,
  level = 0,
): Point => {
  const unit = (2 * HALF_TAN) / height;
  const right = (x - width / 2 - cameraPose.shiftX) * unit;
  const up = -(y - height / 2 - cameraPose.shiftY) * unit;
  const sin = Math.sin(cameraPose.pitch);
  const cos = Math.cos(cameraPose.pitch);
  // Down from the camera's height to the level, along the line of sight.
  const along = (cameraPose.distance * sin - level) / (sin - up * cos);
  return {
    x: cameraPose.x + right * along,
    y: level,
    z: cameraPose.z + cameraPose.distance * cos - along * (cos + up * sin),
  };
};

/** Pixels that are left free around everything. */
const MARGIN = 3;

/** How far the picture can be moved right, in pixels, with everything where it may be; `null` when it cannot be. */
const roomFor = (
  near: Box,
  far: Box | null,
  viewport: Viewport,
  area: SafeArea,
  hand: number,
): readonly [number, number] | null => {
  const free = freeRectangle(viewport, area);
  const top = Math.min(near.top, far?.top ?? near.top);
  if (near.bottom - top > free.height - MARGIN * 2) return null;
  // The row of stands need not be over the middle of the table (`standShift`): it only has to be narrow enough.
  if (far !== null && far.right - far.left > free.width - MARGIN * 4) return null;
  const middle = viewport.width / 2;
  const least = free.x + MARGIN - middle - near.left;
  const most = free.x + free.width - MARGIN - middle - near.right;
  const foot = viewport.width - (area.foot ?? area.right) - hand;
  const mostBesideHand = hand === 0 ? most : Math.min(most, foot - middle - near.right);
  return least <= mostBesideHand ? [least, mostBesideHand] : null;
};

/** Where the middle of the picture is, in pixels from the upper edge, so that the field stands where it belongs. */
const shiftedDown = ({ low = false }: Field, box: Box, free: ReturnType<typeof freeRectangle>): number => {
  const half = (free.height - (box.bottom - box.top)) / 2;
  return free.y + free.height - (low ? Math.min(half, LOW * free.height) : half) - box.bottom;
};

/** The share of the free height that stays at most below what stands at the lower edge. */
const LOW = 0.04;

const cameraPoseAt = (field: Field, pitch: number, viewport: Viewport, area: SafeArea, hand: number): CameraPose => {
  const points = [...field.near, ...field.far];
  const x = (Math.min(...points.map((p) => p.x)) + Math.max(...points.map((p) => p.x))) / 2;
  const z = (Math.min(...points.map((p) => p.z)) + Math.max(...points.map((p) => p.z))) / 2;
  const boxOf = (some: readonly Point[], distance: number) =>
    bounds(some.map((point) => projected({ x, z, pitch, distance }, point, viewport.height)));
  const roomAt = (distance: number) =>
    roomFor(
      boxOf(field.near, distance),
      field.far.length === 0 ? null : boxOf(field.far, distance),
      viewport,
      area,
      hand,
    );
  let near = 1.5;
  let far = 60;
  for (let step = 0; step < 40; step++) {
    const distance = (near + far) / 2;
    if (roomAt(distance) === null) near = distance;
    else far = distance;
  }
  const free = freeRectangle(viewport, area);
  const box = boxOf(points, far);
  const [least, most] = roomAt(far) ?? [0, 0];
  const centred = free.x + free.width / 2 - viewport.width / 2 - (box.left + box.right) / 2;
  return {
    x,
    z,
    pitch,
    distance: far,
    shiftX: Math.max(least, Math.min(most, centred)),
    shiftY: shiftedDown(field, box, free) - viewport.height / 2,
  };
};

/**
 * A pose facing the camera: its middle at (`x`, `y`) pixels of the canvas, `tall` pixels high for a thing of `size`
 * units, held at a share `near` of the way from the camera to the table.
 */
export const heldPose = (
  cameraPose: CameraPose,
  viewport: Viewport,
  at: { readonly x: number; readonly y: number; readonly tall: number },
  size: number,
  near = 0.7,
): Pose => {
  const depth = cameraPose.distance * near;
  const unit = (2 * HALF_TAN * depth) / viewport.height;
  const right = (at.x - viewport.width / 2 - cameraPose.shiftX) * unit;
  const up = -(at.y - viewport.height / 2 - cameraPose.shiftY) * unit;
  const sin = Math.sin(cameraPose.pitch);
  const cos = Math.cos(cameraPose.pitch);
  const away = cameraPose.distance - depth;
  return pose(cameraPose.x + right, away * sin + up * cos, cameraPose.z + away * cos - up * sin, {
    tilt: Math.PI / 2 - cameraPose.pitch,
    scale: (at.tall * unit) / size,
  });
};
