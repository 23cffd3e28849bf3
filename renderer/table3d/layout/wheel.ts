import type { Choice, Observation } from '../../../shared/rules/observation/observation.ts';
import { PENTAGON, WHEEL } from '../../cards/layout/dimensions.ts';
import type { Subject } from '../../game/state/table.ts';
import { type Pose, pose } from './pose.ts';
import { bearingOf, pointAt } from './segment.ts';

const FIFTH = (2 * Math.PI) / 5;

/** Steps that the wheel has gone clockwise: as set, or as the player considers setting it (rules §3.2). */
export const wheelSteps = (view: Observation, considered: Choice | null, selected: Subject | null): number => {
  if (view.decision === 'setWheel') {
    if (considered?.action.type === 'setWheel') return considered.action.rotation;
    if (selected?.kind === 'wheel') return selected.rotation;
  }
  return (view.wheel.rotation ?? 0) + view.wheel.turns;
};

/**
 * The angle to turn to for a number of steps, clockwise seen from above (negative in three.js), nearest after `from`:
 * the wheel goes on clockwise instead of back.
 */
export const wheelAngle = (steps: number, from: number): number => {
  const wanted = -steps * FIFTH;
  const rounds = Math.ceil((wanted - from - FIFTH * 0.5) / (2 * Math.PI));
  return wanted - rounds * 2 * Math.PI;
};

/** The same by the nearer way, clockwise or back: while the wheel is being set it follows the hand. */
export const nearWheelAngle = (steps: number, from: number): number => {
  const wanted = -steps * FIFTH;
  return wanted - Math.round((wanted - from) / (2 * Math.PI)) * 2 * Math.PI;
};

/** Segments that a turn of the hand comes to, the nearest one counting. */
export const segmentsOf = (angle: number): number => Math.round(angle / FIFTH);

/** Where the medallion of the emblem at a wheel position is, with the wheel turned by `angle`. */
export const medallionPoint = (position: number, angle: number): { readonly x: number; readonly z: number } =>
  pointAt(bearingOf(position) - angle, WHEEL.medallionsAt);

/** Height of the disc's upper face over the wheel's foot. */
export const DISC_TOP = 0.155;

/** A name's ribbon: its size, how steep it lies, and how high over the disc. */
export const RIBBON = { width: 0.64, depth: 0.225, lean: 0.5, above: 0.11 } as const;
/** How far towards the viewer from its emblem's middle it lies; at the near end of the wheel, where a pile is next, it lies beyond. */
const RIBBON_AT = { below: 0.44, beyond: -0.28 } as const;
/** Where emblems at rest are nearest to the viewer, and where the next ones are. */
const NEAREST = WHEEL.medallionsAt;
const NEXT = WHEEL.medallionsAt * Math.cos(FIFTH);

/** Where the ribbon with the name for the emblem at a position lies, with the wheel turned by `angle`: over no emblem's sign. */
export const ribbonPose = (position: number, angle: number): Pose => {
  const { x, z } = medallionPoint(position, angle);
  const near = Math.max(0, (z - NEXT) / (NEAREST - NEXT));
  const towards = RIBBON_AT.below + (RIBBON_AT.beyond - RIBBON_AT.below) * near * near * (3 - 2 * near);
  return pose(x, PENTAGON.top + DISC_TOP + RIBBON.above, z + towards, { tilt: RIBBON.lean });
};

/** The rotation that makes an emblem point at a segment. */
export const rotationTowards = (segment: number, emblem: number): number => (segment - emblem + 5) % 5;
