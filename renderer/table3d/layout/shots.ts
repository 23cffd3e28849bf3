import type { Seat } from '../../../shared/vocabulary/seats.ts';
import type { SafeArea, Viewport } from '../../game/tableHost/safeArea.ts';
import { type CameraPose, corners, type Point, poseHolding } from './cameraPose.ts';
import type { Pose } from './pose.ts';
import { STAND } from './stands.ts';

/** Something to look at for a while: from where, how far round the table, and for how long at normal speed. */
export interface Shot {
  readonly eye: CameraPose;
  /** Radians around what is looked at, counter-clockwise seen from above. */
  readonly yaw: number;
  readonly milliseconds: number;
  /** What held pictures do: slowly the eye goes so far round and nearer (a share of its distance), all the time that it is there. */
  readonly drift?: Drift;
}

/** A slow move of an eye that has arrived: radians around what it looks at, and the share of its distance by which it comes nearer. */
export interface Drift {
  readonly yaw: number;
  readonly nearer: number;
}

/** What a camera needs to know of the table to celebrate something on it. */
export interface Scenery {
  readonly places: readonly Pose[];
  readonly front: Seat;
  /** By seat; `null` for whose place is laid out whole. */
  readonly stands: readonly (Pose | null)[];
  readonly viewport: Viewport;
  readonly area: SafeArea;
  /** From where it is looked at otherwise. */
  readonly rest: CameraPose;
}

/** Radians below the horizon: from low over the table houses show their walls, and the skylines stand behind them. */
const LOW = 0.5;
/** Stands lean back, and are looked at from a little higher. */
export const BEFORE_STAND = 0.62;

/** The same table where no panel covers it, with a title at its upper edge. */
export const beforeAll = (scenery: Scenery): Scenery => ({
  ...scenery,
  area: { left: 0, right: 0, top: scenery.viewport.height * TITLE, bottom: 0 },
});

/** The part of the window that a title takes, and what shines around it. */
const TITLE = 0.15;

/** A stand, with so much room around it: 1 is none. */
export const standPoints = (stand: Pose, room = 1.12): readonly Point[] =>
  corners(stand, STAND.width * room, STAND.depth * 1.3);

/** A look at points of the table for so long; none where there are none. */
export const shot = (
  { viewport, area }: Scenery,
  points: readonly Point[],
  milliseconds: number,
  {
    pitch = LOW,
    yaw = 0,
    low = false,
  }: { readonly pitch?: number; readonly yaw?: number; readonly low?: boolean } = {},
): readonly Shot[] =>
  points.length === 0 ? [] : [{ eye: poseHolding(points, pitch, viewport, area, low), yaw, milliseconds }];

/** Shots of which the last one drifts while it is held. */
export const drifting = (shots: readonly Shot[], drift: Drift): readonly Shot[] =>
  shots.map((one, index) => (index === shots.length - 1 ? { ...one, drift } : one));
