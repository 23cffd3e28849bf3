import type { LayerName } from '../layout/piece.ts';
import type { Pose } from '../layout/pose.ts';

/** Courses of motion from 0 to 1; each starts at 0 and ends at 1. */
type Easing = (progress: number) => number;

/** Starts gently, brakes gently: as a hand carries something. */
export const carry: Easing = (progress) => progress * progress * (3 - 2 * progress);

/** Arrives softly, as if laid down by hand. */
const lay: Easing = (progress) => 1 - (1 - progress) ** 3;

/** Is nearly there soon and goes on ever slower: what is held up is never quite still. */
const show: Easing = (progress) => 1 - (1 - progress) ** 4 * (1 + 4 * progress);

/** Gathers speed, as something that is let go of. */
const drop: Easing = (progress) => progress * progress;

/** How far back something is drawn before it is swung on its way, as a share of it, about. */
const DRAWN_BACK = 0.9;

/** Draws back a little first, as a hand does before it moves on, and arrives softly. */
const gather: Easing = (progress) => carry(progress) - DRAWN_BACK * progress * (1 - progress) ** 3;

/** The part of a turn that `notch` goes too far: 3° of the wheel's 72°. */
const OVERSHOOT = 3 / 72;

/** Goes a little too far and comes back, as a heavy wheel falls into its notch. */
export const notch: Easing = (progress) => {
  const turn = 0.78;
  if (progress < turn) return carry(progress / turn) * (1 + OVERSHOOT);
  return 1 + OVERSHOOT * (1 - carry((progress - turn) / (1 - turn)));
};

/** How pieces of a layer move. */
interface Gait {
  /** Milliseconds of a way at normal speed. */
  readonly duration: number;
  readonly easing: Easing;
  /** How high it is carried over the table, as a share of the way. */
  readonly arc: number;
  /** Radians that it leans into its way. */
  readonly lean: number;
  /** Leans to the viewer whichever way it goes: something thin would be seen from its edge. */
  readonly shows?: true;
  /** How high it springs up once when it lands, in units. */
  readonly bounce: number;
  /** The part of the way during which it turns over: not before it has left, done before it lands. */
  readonly turns: readonly [from: number, to: number];
  /** How much larger it is in the middle of its way, as a share: what is small is nearer to the eye then. */
  readonly swell?: number;
  /** How far it turns its face to one side and the other where it floats before whoever looks, in radians. */
  readonly swing?: number;
  /** Goes step by step: units of a step, and milliseconds for each. */
  readonly hops?: { readonly step: number; readonly each: number; readonly height: number };
}

const STILL: Gait = { duration: 0, easing: carry, arc: 0, lean: 0, bounce: 0, turns: [0, 1] };
const CARD: Gait = { duration: 420, easing: lay, arc: 0.17, lean: 0.24, bounce: 0, turns: [0.08, 0.62] };
const TOKEN: Gait = { duration: 400, easing: carry, arc: 0.22, lean: 0.3, bounce: 0.02, turns: [0.15, 0.8] };
/** Something heavy: it is lifted, carried and set down. */
const STONE: Gait = { duration: 480, easing: carry, arc: 0.26, lean: 0.05, bounce: 0.03, turns: [0.25, 0.75] };

/** What is built rises where it stands. */
const RISING: Gait = { ...STONE, duration: 500, arc: 0, easing: lay };

/** Units from one space of a track to the next, about; a marker hops from space to space. */
const TRACK_STEP = 0.062;

/** How each layer moves; what is not named here is simply there. */
const GAITS: Readonly<Partial<Record<LayerName, Gait>>> = {
  card1: CARD,
  card2: CARD,
  card3: CARD,
  owned: { ...CARD, arc: 0.22, lean: 0.34, bounce: 0.04, swing: 0.3 },
  hero: { ...CARD, duration: 440, arc: 0.1, lean: 0.1, turns: [0.1, 0.7] },
  colony: STONE,
  tile: { ...TOKEN, swell: 0.5 },
  medal: { ...TOKEN, easing: drop, duration: 380, bounce: 0.05, swell: 0.5 },
  coin: { ...TOKEN, duration: 480, arc: 0.42, lean: 0.7, shows: true, bounce: 0.05, swell: 1.3 },
  peg: { ...STILL, duration: 360, hops: { step: TRACK_STEP, each: 60, height: 0.06 } },
  ghost: { ...STILL, duration: 160 },
  monument: { ...STONE, duration: 420 },
  obelisk: RISING,
  stall: RISING,
  annex: { ...STILL, duration: 450 },
  town0: STONE,
  town1: STONE,
  town2: STONE,
  town3: STONE,
  town4: STONE,
  ruin: STONE,
  garden: STONE,
  statue0: STONE,
  statue1: STONE,
  statue2: STONE,
  statue3: STONE,
  board: { ...STILL, duration: 450 },
  stand: { ...STILL, duration: 450 },
  standFrame: { ...STILL, duration: 450 },
  name: { ...STILL, duration: 450 },
};

/** The gait of a layer. */
const gaitOf = (layer: LayerName): Gait => GAITS[layer] ?? STILL;

/** A straight part of a way. */
interface Leg {
  readonly from: Pose;
  readonly to: Pose;
  /** Milliseconds of the clock. */
  readonly start: number;
  readonly duration: number;
  readonly gait: Gait;
  /** Units that the way rises above the straight line. */
  readonly arc: number;
  /** Whether something is set down at its end. */
  readonly lands: boolean;
  /** Whether it floats at its end, before whoever looks. */
  readonly floats?: boolean;
}

/** One piece's way from pose to pose, perhaps past a place where it is shown. */
export interface Flight {
  readonly legs: readonly Leg[];
  readonly to: Pose;
  /** Milliseconds of the clock at which it is over. */
  readonly end: number;
}

/** Where a piece is held up on its way, so that everybody sees it. */
export interface Stopover {
  readonly pose: Pose;
  /** Milliseconds of normal speed that it takes longer to come there. */
  readonly hold: number;
  /** Whether it is set down there and stands for so long, and does not float. */
  readonly stands?: true;
}

/** A move that only raises or turns a piece where it lies: feedback to the pointer. */
const NUDGE_MILLISECONDS = 80;
const NUDGE_LENGTH = 0.35;
const NUDGE_GROWTH = 1.5;
/** The longest that a marker hops, however far it goes. */
const LONGEST_HOPPING = 360;
/** The part of a way after which a piece has landed and springs up once. */
const LANDED = 0.84;
/** A piece that ends smaller than this share of its size is leaving: it keeps its size until it is nearly there. */
const VANISHES = 0.5;
const VANISHING = 3;
/** Units that a piece of scale 1 is lifted at least to be turned over. */
const TURNING_LIFT = 0.45;
const NUDGE: Gait = { ...gaitOf('ghost'), easing: carry };

const pathLength = (from: Pose, to: Pose): number => Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z);

const durationOf = ({ duration, hops }: Gait, length: number): number =>
  hops === undefined ? duration : Math.min(LONGEST_HOPPING, Math.max(1, Math.round(length / hops.step)) * hops.each);

const turnsOver = (from: Pose, to: Pose): boolean => Math.abs(to.flip - from.flip) > 1;

/** A piece that rises out of the ground, or settles from where it was held up, is more than raised. */
const grows = (from: Pose, to: Pose): boolean =>
  Math.max(from.scale, to.scale) > NUDGE_GROWTH * Math.min(from.scale, to.scale);

const legOf = (gait: Gait, from: Pose, to: Pose, start: number, tempo: number, lands: boolean): Leg => {
  const length = pathLength(from, to);
  const turning = turnsOver(from, to);
  const nudged = length < NUDGE_LENGTH && !turning && !grows(from, to);
  if (nudged && gait.hops === undefined && gait.duration > 0)
    return { from, to, start, duration: NUDGE_MILLISECONDS * tempo, gait: NUDGE, arc: 0, lands: false };
  const arc = Math.max(gait.arc * length, turning ? TURNING_LIFT * to.scale : 0);
  return { from, to, start, duration: durationOf(gait, length) * tempo, gait, arc, lands };
};

const flightOf = (legs: readonly Leg[], to: Pose): Flight => {
  const last = legs.at(-1);
  return { legs, to, end: last === undefined ? 0 : last.start + last.duration };
};

/** Lies where it is until the clock says `end`. */
export const stay = (at: Pose, end = 0): Flight => ({ legs: [], to: at, end });

/**
 * Plans a way.
 * @param now milliseconds of the clock
 * @param delay milliseconds of normal speed before it begins
 * @param tempo scales all times: 1 normal, 0 at once
 * @param stopover where it is shown on the way
 */
export const planFlight = (
  layer: LayerName,
  from: Pose,
  to: Pose,
  now: number,
  delay: number,
  tempo: number,
  stopover?: Stopover,
): Flight => {
  const gait = gaitOf(layer);
  const start = now + delay * tempo;
  if (stopover === undefined || tempo === 0) return flightOf([legOf(gait, from, to, start, tempo, true)], to);
  const { hold, stands = false } = stopover;
  const way = legOf({ ...gait, easing: stands ? lay : show }, from, stopover.pose, start, tempo, false);
  const end = way.start + way.duration + hold * tempo;
  const up = stands ? way : { ...way, duration: end - way.start, floats: true };
  const on = !stands && gait.easing === lay ? { ...gait, easing: gather } : gait;
  return flightOf([up, legOf(on, stopover.pose, to, end, tempo, true)], to);
};

/** Whether a piece is on its way to where it is held up, or there. */
export const isHeldUp = ({ legs }: Flight, now: number): boolean => {
  const down = legs[1];
  return down !== undefined && now < down.start;
};

/** Gives a flight a new aim; a stopover that is still to come is kept. `null`: it has to be planned anew. */
export const redirected = (flight: Flight, to: Pose, now: number): Flight | null => {
  const [up, down] = flight.legs;
  if (up === undefined || down === undefined || now >= down.start) return null;
  return { ...flight, legs: [up, { ...down, to }], to };
};

const between = (from: number, to: number, part: number): number => from + (to - from) * part;

/** Hops of a leg that goes step by step. */
const hopsOf = ({ gait, from, to }: Leg): number =>
  gait.hops === undefined ? 0 : Math.max(1, Math.round(pathLength(from, to) / gait.hops.step));

/** How far a piece is raised over its straight way, by where it is on it (0 to 1). */
const heightAt = (leg: Leg, part: number, progress: number): number => {
  const { gait, arc, lands, to } = leg;
  if (gait.hops !== undefined) {
    return Math.abs(Math.sin(Math.PI * hopsOf(leg) * part)) * gait.hops.height * to.scale;
  }
  if (!lands || gait.bounce === 0 || progress < LANDED) return Math.sin(Math.PI * part) * arc;
  return Math.sin((Math.PI * (progress - LANDED)) / (1 - LANDED)) * gait.bounce;
};

/** The part of the way that lies behind a piece; what lands is there a little before its time, and springs up once. */
const partOf = ({ gait, lands }: Leg, progress: number): number =>
  gait.easing(lands && gait.bounce > 0 ? Math.min(1, progress / LANDED) : progress);

/** How far what floats has turned its face, in radians: to one side and back, and to the other and back. */
const swingAt = ({ swing = 0 }: Gait, progress: number): number =>
  swing * Math.sin(2 * Math.PI * progress) * 4 * progress * (1 - progress);

const poseOn = (leg: Leg, now: number): Pose => {
  const { from, to, gait, floats = false } = leg;
  const progress = now <= leg.start || leg.duration === 0 ? 0 : Math.min(1, (now - leg.start) / leg.duration);
  if (progress === 1) return to;
  const part = partOf(leg, progress);
  const [first, last] = gait.turns;
  const turned = carry(Math.min(1, Math.max(0, (progress - first) / (last - first))));
  // It leans only while it is in the air: else it would cut into what it lies on.
  const flying = leg.arc === 0 ? 0 : Math.sin(Math.PI * part);
  const lean = flying * gait.lean;
  const swing = floats ? swingAt(gait, progress) : 0;
  const scale = between(from.scale, to.scale, to.scale < from.scale * VANISHES ? progress ** VANISHING : part);
  return {
    x: between(from.x, to.x, part),
    y: between(from.y, to.y, part) + heightAt(leg, part, progress),
    z: between(from.z, to.z, part),
    yaw: between(from.yaw, to.yaw, part) + swing * 0.3,
    tilt: between(from.tilt, to.tilt, part) + lean * (gait.shows ? 1 : Math.sign(to.z - from.z)),
    flip: between(from.flip, to.flip, turned) - lean * Math.sign(to.x - from.x) + swing,
    scale: scale * (1 + flying * (gait.swell ?? 0)),
  };
};

/** The pose on the way at a time; exactly `to` at the end. */
export const poseAt = ({ legs, to, end }: Flight, now: number): Pose => {
  if (now >= end) return to;
  let current = legs[0];
  for (const leg of legs) if (now >= leg.start) current = leg;
  return current === undefined ? to : poseOn(current, now);
};

/**
 * The moments later than `after` and up to `now` at which a piece touches what lies below: when it is set down, or at
 * each of its hops. Each is told by the number of hops that are then still before it.
 */
export const touchesBetween = ({ legs }: Flight, after: number, now: number): readonly number[] => {
  const leg = legs.at(-1);
  if (leg === undefined || !leg.lands || leg.duration === 0 || after >= leg.start + leg.duration) return [];
  const hops = hopsOf(leg);
  const parts = hops === 0 ? [LANDED] : Array.from({ length: hops }, (_, hop) => (hop + 1) / hops);
  const isNow = (part: number) => {
    const at = leg.start + part * leg.duration;
    return at > after && at <= now;
  };
  return parts.flatMap((part, hop) => (isNow(part) ? [parts.length - 1 - hop] : []));
};

/** Whether a piece has arrived. */
export const isOver = ({ end }: Flight, now: number): boolean => now >= end;
