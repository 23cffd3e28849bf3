import type { LayerName } from '../layout/piece.ts';
import type { Pose } from '../layout/pose.ts';
import { decelerate, type Easing, standard } from './easing.ts';

/** How pieces of a layer move: milliseconds at normal speed, the course, and how high they are carried over the table. */
interface Gait {
  readonly duration: number;
  readonly easing: Easing;
  readonly arc: number;
}

const CARD_GAIT: Gait = { duration: 400, easing: decelerate, arc: 0.1 };
const TOKEN_GAIT: Gait = { duration: 380, easing: decelerate, arc: 0.16 };
/** What is built rises where it stands. */
const RISING_GAIT: Gait = { duration: 460, easing: decelerate, arc: 0 };

const GAITS: Readonly<Record<LayerName, Gait>> = {
  card1: CARD_GAIT,
  card2: CARD_GAIT,
  card3: CARD_GAIT,
  hero: { duration: 380, easing: decelerate, arc: 0.06 },
  colony: { duration: 450, easing: decelerate, arc: 0.18 },
  tile: TOKEN_GAIT,
  medal: TOKEN_GAIT,
  coin: { duration: 300, easing: decelerate, arc: 0.14 },
  peg: { duration: 360, easing: standard, arc: 0 },
  ghost: { duration: 160, easing: standard, arc: 0 },
  monument: { duration: 520, easing: decelerate, arc: 0.2 },
  quarry: RISING_GAIT,
  scaffold: RISING_GAIT,
  obelisk: RISING_GAIT,
  stall: RISING_GAIT,
  annex: { duration: 450, easing: standard, arc: 0 },
  town0: { duration: 450, easing: decelerate, arc: 0.18 },
  town1: { duration: 450, easing: decelerate, arc: 0.18 },
  town2: { duration: 450, easing: decelerate, arc: 0.18 },
  town3: { duration: 450, easing: decelerate, arc: 0.18 },
  town4: { duration: 450, easing: decelerate, arc: 0.18 },
  ruin: { duration: 450, easing: decelerate, arc: 0.18 },
  garden: { duration: 450, easing: decelerate, arc: 0.18 },
  statue0: RISING_GAIT,
  statue1: RISING_GAIT,
  statue2: RISING_GAIT,
  statue3: RISING_GAIT,
  board: { duration: 450, easing: standard, arc: 0 },
  name: { duration: 450, easing: standard, arc: 0 },
  number: { duration: 0, easing: standard, arc: 0 },
  halo: { duration: 0, easing: standard, arc: 0 },
};

/** A move that only raises or turns a piece where it lies: feedback to the pointer. */
const NUDGE_MILLISECONDS = 120;

const pathLength = (from: Pose, to: Pose): number => Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z);

/** One piece's way from pose to pose. */
export interface Flight {
  readonly from: Pose;
  readonly to: Pose;
  readonly start: number;
  readonly duration: number;
  readonly easing: Easing;
  /** Units that the way rises above the straight line. */
  readonly arc: number;
}

/** Plans a way. `now` is the clock in milliseconds, `tempo` scales all times (0: at once). */
export const planFlight = (
  layer: LayerName,
  from: Pose,
  to: Pose,
  now: number,
  delay: number,
  tempo: number,
): Flight => {
  const gait = GAITS[layer];
  const length = pathLength(from, to);
  const duration = length < 0.35 && gait.duration > 0 ? NUDGE_MILLISECONDS : gait.duration;
  return {
    from,
    to,
    start: now + delay * tempo,
    duration: duration * tempo,
    easing: gait.easing,
    arc: length < 0.35 ? 0 : gait.arc * length,
  };
};

const between = (from: number, to: number, part: number): number => from + (to - from) * part;

/** The pose on the way at a time; exactly `to` at the end. */
export const poseAt = (flight: Flight, now: number): Pose => {
  const { from, to, start, duration } = flight;
  if (now >= start + duration) return to;
  const progress = now <= start ? 0 : (now - start) / duration;
  const part = flight.easing(progress);
  return {
    x: between(from.x, to.x, part),
    y: between(from.y, to.y, part) + Math.sin(Math.PI * part) * flight.arc,
    z: between(from.z, to.z, part),
    yaw: between(from.yaw, to.yaw, part),
    tilt: between(from.tilt, to.tilt, part),
    flip: between(from.flip, to.flip, part),
    scale: between(from.scale, to.scale, part),
  };
};

export const isOver = (flight: Flight, now: number): boolean => now >= flight.start + flight.duration;
