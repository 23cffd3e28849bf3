import type { CameraStop } from '../../store/table.ts';
import { freeRectangle, type SafeArea, type Viewport } from '../safeArea.ts';
import { BOARD, PLACE } from './dimensions.ts';
import { type Pose, pose, within } from './pose.ts';

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

interface Subject {
  readonly points: readonly Point[];
  /** `null`: as steep as there is room for. */
  readonly pitch: number | null;
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

/** Radians below the horizon of the view of the whole table: as steep as there is room for. */
const PITCHES = [0.86, 0.89, 0.92, 0.95, 0.98, 1.01];

const subjectOf = (stop: CameraStop, places: readonly Pose[], front: number): Subject => {
  if (stop.name === 'table') return { points: TABLE_POINTS, pitch: null };
  const seat = stop.name === 'seat' ? stop.seat : front;
  const place = places[seat];
  if (place === undefined) return { points: TABLE_POINTS, pitch: null };
  return { points: corners(place, PLACE.width + 0.25, BOARD.depth + 0.3), pitch: 1.12 };
};

const bounds = (points: readonly Point[]) => ({
  left: Math.min(...points.map((point) => point.x)),
  right: Math.max(...points.map((point) => point.x)),
  top: Math.min(...points.map((point) => point.y)),
  bottom: Math.max(...points.map((point) => point.y)),
});

/**
 * The eye for a camera stop: as near as possible with everything that belongs to the stop inside the free area,
 * in its middle. `places` are the seats' places, `front` the seat in front.
 */
export const eyeOf = (
  stop: CameraStop,
  places: readonly Pose[],
  front: number,
  viewport: Viewport,
  area: SafeArea,
): Eye => {
  const { points, pitch: wanted } = subjectOf(stop, places, front);
  if (wanted === null) {
    const eyes = PITCHES.map((pitch) => eyeFor(points, pitch, viewport, area));
    const nearest = Math.min(...eyes.map(({ distance }) => distance));
    return eyes.filter(({ distance }) => distance <= nearest * 1.012).at(-1) ?? (eyes[0] as Eye);
  }
  return eyeFor(points, wanted, viewport, area);
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
