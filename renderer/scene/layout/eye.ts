import { COLONY_LEVELS } from '../../../shared/vocabulary/pieces.ts';
import type { CameraStop } from '../../store/table.ts';
import { freeRectangle, type SafeArea, type Viewport } from '../safeArea.ts';
import { BOARD, CARD, COLONY, PENTAGON, PLACE } from './dimensions.ts';
import { type Pose, pose, within } from './pose.ts';
import { colonyStackPose } from './supplyPieces.ts';

/** Degrees of the vertical field of view: a narrow lens keeps far cards large. */
export const FIELD_OF_VIEW = 30;
const HALF_TAN = Math.tan((FIELD_OF_VIEW / 2) * (Math.PI / 180));

/** From where the table is looked at: over the point (`x`, `z`) at a steepness, from a distance. */
export interface Eye {
  readonly x: number;
  readonly z: number;
  /** Angle below the horizon, in radians. */
  readonly pitch: number;
  readonly distance: number;
  /** Pixels by which the picture is moved right and down, to the middle of the free area. */
  readonly shiftX: number;
  readonly shiftY: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Where a point of the room appears, in pixels from the middle of the canvas before the shift; right and down. */
export const projected = (eye: Pick<Eye, 'x' | 'z' | 'pitch' | 'distance'>, point: Point, height: number): Point => {
  const sin = Math.sin(eye.pitch);
  const cos = Math.cos(eye.pitch);
  const dx = point.x - eye.x;
  const dz = point.z - eye.z;
  const depth = eye.distance - point.y * sin - dz * cos;
  const up = point.y * cos - dz * sin;
  const scale = height / (2 * HALF_TAN * depth);
  return { x: dx * scale, y: -up * scale, z: depth };
};

const corners = (place: Pose, width: number, depth: number): readonly Point[] =>
  [-1, 1].flatMap((right) => [-1, 1].map((near) => within(place, pose((right * width) / 2, 0, (near * depth) / 2))));

/** What a view must hold. */
interface Field {
  readonly points: readonly Point[];
  /** Radians below the horizon; of several the steepest for which there is room. */
  readonly pitches: readonly number[];
}

/** What the view of the whole table must hold: the row of stands, colonies, treasury and the desk. */
const TABLE_POINTS: readonly Point[] = [
  { x: -4.86, y: 0.1, z: -1.0 },
  { x: 4.66, y: 0.1, z: 1.9 },
  { x: -4.5, y: 0.95, z: -4.62 },
  { x: 4.5, y: 0.95, z: -4.62 },
  { x: -3.95, y: 0.06, z: 5.92 },
  { x: 3.95, y: 0.06, z: 5.92 },
];

/** The view of the whole table is as steep as there is room for. */
const TABLE_PITCHES = [0.86, 0.89, 0.92, 0.95, 0.98, 1.01];
/** Closer views look down more: what they show lies flat. */
const CLOSE = [1.12];
const FLAT = [1.48];

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

const fieldOf = (stop: CameraStop, places: readonly Pose[], front: number): Field => {
  switch (stop.name) {
    case 'table':
      return { points: TABLE_POINTS, pitches: TABLE_PITCHES };
    case 'above':
      return { points: TABLE_POINTS, pitches: FLAT };
    case 'colonies':
      return { points: colonyPoints(), pitches: CLOSE };
    case 'wheel':
      return { points: flat(0, 0, PENTAGON.inner * 1.7, PENTAGON.inner * 1.7), pitches: CLOSE };
    case 'board':
    case 'seat': {
      const place = places[stop.name === 'seat' ? stop.seat : front];
      if (place === undefined) return { points: TABLE_POINTS, pitches: TABLE_PITCHES };
      return { points: corners(place, PLACE.width + DESK_RIM, BOARD.depth + DESK_RIM), pitches: CLOSE };
    }
  }
};

const bounds = (points: readonly Point[]) => ({
  left: Math.min(...points.map((point) => point.x)),
  right: Math.max(...points.map((point) => point.x)),
  top: Math.min(...points.map((point) => point.y)),
  bottom: Math.max(...points.map((point) => point.y)),
});

/** The cards in hand: how high one is wished to be, and at least has to be, as a share of the window's height. */
export const HAND_HEIGHT = { wished: 0.3, least: 0.235 } as const;
/** How wide two of them are beside each other, by the height of one. */
const HAND_WIDTH = 2 * (CARD.width / CARD.height) + 0.12;
/** What close views leave free for them at the lower edge. */
const HAND_STRIP = 0.27;

/** The table stands at the left of the free area as far as the hand needs room at its right. */
const besideHand = (points: readonly Point[], pitch: number, viewport: Viewport, area: SafeArea): Eye => {
  const free = freeRectangle(viewport, area);
  const wished = viewport.height * HAND_HEIGHT.wished * HAND_WIDTH;
  const least = viewport.height * HAND_HEIGHT.least * HAND_WIDTH;
  const centred = eyeFor(points, pitch, viewport, area);
  const spare = free.width - widthOf(points, centred, viewport);
  if (spare / 2 >= wished) return centred;
  const kept = Math.min(wished, Math.max(least, spare));
  return eyeFor(points, pitch, viewport, { ...area, right: area.right + kept });
};

const widthOf = (points: readonly Point[], eye: Eye, viewport: Viewport): number => {
  const { left, right } = bounds(points.map((point) => projected(eye, point, viewport.height)));
  return right - left;
};

/** Whether a view shows the whole table. */
const isWhole = ({ name }: CameraStop): boolean => name === 'table' || name === 'above';

/**
 * The eye for a camera stop: as near as possible with everything that belongs to the stop inside the free area,
 * in its middle. `places` are the seats' places, `front` the seat in front. With `hand` there is room for the cards in
 * the viewer's hand: at the right of the whole table, below everything else.
 */
export const eyeOf = (
  stop: CameraStop,
  places: readonly Pose[],
  front: number,
  viewport: Viewport,
  area: SafeArea,
  hand = false,
): Eye => {
  const { points, pitches } = fieldOf(stop, places, front);
  const beside = hand && isWhole(stop);
  const below = hand && !beside ? viewport.height * HAND_STRIP : 0;
  const around = { ...area, bottom: area.bottom + below };
  const eyes = pitches.map((pitch) => (beside ? besideHand : eyeFor)(points, pitch, viewport, around));
  const nearest = Math.min(...eyes.map(({ distance }) => distance));
  return eyes.filter(({ distance }) => distance <= nearest * 1.012).at(-1) ?? (eyes[0] as Eye);
};

/** Where the eye shows a point of the room: pixels from the left upper corner of the canvas. */
export const onCanvas = (eye: Eye, { width, height }: Viewport, point: Point): { x: number; y: number } => {
  const { x, y } = projected(eye, point, height);
  return { x: width / 2 + eye.shiftX + x, y: height / 2 + eye.shiftY + y };
};

/** Where in the room, at a height, the eye sees what it shows at a pixel of the canvas. The inverse of `onCanvas`. */
export const onTable = (eye: Eye, { width, height }: Viewport, x: number, y: number, level = 0): Point => {
  const unit = (2 * HALF_TAN) / height;
  const right = (x - width / 2 - eye.shiftX) * unit;
  const up = -(y - height / 2 - eye.shiftY) * unit;
  const sin = Math.sin(eye.pitch);
  const cos = Math.cos(eye.pitch);
  // Down from the eye's height to the level, along the line of sight.
  const along = (eye.distance * sin - level) / (sin - up * cos);
  return { x: eye.x + right * along, y: level, z: eye.z + eye.distance * cos - along * (cos + up * sin) };
};

const eyeFor = (points: readonly Point[], pitch: number, viewport: Viewport, area: SafeArea): Eye => {
  const free = freeRectangle(viewport, area);
  const middleX = (Math.min(...points.map((p) => p.x)) + Math.max(...points.map((p) => p.x))) / 2;
  const middleZ = (Math.min(...points.map((p) => p.z)) + Math.max(...points.map((p) => p.z))) / 2;
  const seen = (distance: number) =>
    bounds(points.map((point) => projected({ x: middleX, z: middleZ, pitch, distance }, point, viewport.height)));
  let near = 1.5;
  let far = 60;
  for (let step = 0; step < 40; step++) {
    const distance = (near + far) / 2;
    const box = seen(distance);
    const fits = box.right - box.left <= free.width - 12 && box.bottom - box.top <= free.height - 12;
    if (fits) far = distance;
    else near = distance;
  }
  const box = seen(far);
  return {
    x: middleX,
    z: middleZ,
    pitch,
    distance: far,
    shiftX: free.x + free.width / 2 - viewport.width / 2 - (box.left + box.right) / 2,
    shiftY: free.y + free.height / 2 - viewport.height / 2 - (box.top + box.bottom) / 2,
  };
};

/**
 * A pose facing the eye: its middle at (`x`, `y`) pixels of the canvas, `tall` pixels high for a thing of `size`
 * units, held at a share `near` of the way from the eye to the table.
 */
export const heldPose = (
  eye: Eye,
  viewport: Viewport,
  at: { readonly x: number; readonly y: number; readonly tall: number },
  size: number,
  near = 0.7,
): Pose => {
  const depth = eye.distance * near;
  const unit = (2 * HALF_TAN * depth) / viewport.height;
  const right = (at.x - viewport.width / 2 - eye.shiftX) * unit;
  const up = -(at.y - viewport.height / 2 - eye.shiftY) * unit;
  const sin = Math.sin(eye.pitch);
  const cos = Math.cos(eye.pitch);
  const away = eye.distance - depth;
  return pose(eye.x + right, away * sin + up * cos, eye.z + away * cos - up * sin, {
    tilt: Math.PI / 2 - eye.pitch,
    scale: (at.tall * unit) / size,
  });
};
