import { Euler, Quaternion, Vector3 } from 'three';

/**
 * Where a piece is and how it lies. One unit is ten centimetres; x points right, y up, z towards the viewer.
 * A piece lies flat with its top side up; angles are radians, applied as yaw, then tilt, then flip.
 */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Around the vertical, counter-clockwise seen from above. */
  readonly yaw: number;
  /** Raises the far edge towards the viewer. */
  readonly tilt: number;
  /** Around the long axis: π lies face down. */
  readonly flip: number;
  readonly scale: number;
}

export const pose = (x: number, y: number, z: number, rest: Partial<Pose> = {}): Pose => ({
  x,
  y,
  z,
  yaw: 0,
  tilt: 0,
  flip: 0,
  scale: 1,
  ...rest,
});

const placeTurn = new Quaternion();
const innerTurn = new Quaternion();
const angles = new Euler(0, 0, 0, 'YXZ');
const spot = new Vector3();

/** The same for a place that leans: all turns are put together. */
const withinLeaning = (place: Pose, inner: Pose): Pose => {
  placeTurn.setFromEuler(angles.set(place.tilt, place.yaw, 0));
  innerTurn.setFromEuler(angles.set(inner.tilt, inner.yaw, inner.flip));
  spot.set(inner.x, inner.y, inner.z).multiplyScalar(place.scale).applyQuaternion(placeTurn);
  innerTurn.premultiply(placeTurn);
  angles.setFromQuaternion(innerTurn, 'YXZ');
  return {
    x: place.x + spot.x,
    y: place.y + spot.y,
    z: place.z + spot.z,
    yaw: angles.y,
    tilt: angles.x,
    flip: angles.z,
    scale: place.scale * inner.scale,
  };
};

/** Puts a pose given in a place's own coordinates into the room. */
export const within = (place: Pose, inner: Pose): Pose => {
  if (place.tilt !== 0) return withinLeaning(place, inner);
  const cos = Math.cos(place.yaw);
  const sin = Math.sin(place.yaw);
  return {
    x: place.x + place.scale * (cos * inner.x + sin * inner.z),
    y: place.y + place.scale * inner.y,
    z: place.z + place.scale * (cos * inner.z - sin * inner.x),
    yaw: place.yaw + inner.yaw,
    tilt: inner.tilt,
    flip: inner.flip,
    scale: place.scale * inner.scale,
  };
};

/** Whether two poses look the same. */
export const samePose = (one: Pose, other: Pose): boolean =>
  (Object.keys(one) as (keyof Pose)[]).every((key) => Math.abs(one[key] - other[key]) < 1e-5);

/** A small irregularity, the same each time for the same number: people do not stack exactly. */
const jitter = (seed: number): number => {
  const value = Math.sin(seed * 127.1) * 43758.5453;
  return value - Math.floor(value) - 0.5;
};

/** Moves and turns what lies somewhere by at most half of `slack`, the same each time for the same seed. */
export const untidy = (lies: Pose, seed: number, slack: number): Pose => ({
  ...lies,
  x: lies.x + jitter(seed) * slack,
  z: lies.z + jitter(seed + 0.37) * slack,
  yaw: lies.yaw + jitter(seed + 0.71) * slack,
});
