import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { useStage } from '../../game/state/stage.ts';
import { useTable } from '../../game/state/table.ts';
import type { CameraPose } from '../layout/cameraPose.ts';
import { ceremonyOf, hillHourOf, isStaged, statueHeldUp } from '../layout/ceremonies.ts';
import { dioramaPose } from '../layout/diorama.ts';
import type { Drift, Scenery, Shot } from '../layout/shots.ts';

/* Where the camera glances because of what is shown, for how long, and whether it cuts there. `CameraRig.tsx` moves it. */

/** A small move of the camera towards an event, added to its pose. */
export interface CameraGlance {
  /** Units to the right and towards the viewer. */
  readonly x: number;
  readonly z: number;
  /** The part of the distance by which it comes nearer; below 0 it draws back. */
  readonly nearer: number;
  /** Radians around the table, and down. */
  readonly yaw: number;
  readonly pitch: number;
  /** Pixels by which the picture moves right and down. */
  readonly shiftX: number;
  readonly shiftY: number;
}

export const STRAIGHT: CameraGlance = { x: 0, z: 0, nearer: 0, yaw: 0, pitch: 0, shiftX: 0, shiftY: 0 };

/** For how long, in milliseconds of normal speed, a glance is held, and where to it drifts meanwhile. */
export interface Held {
  readonly glance: CameraGlance;
  readonly milliseconds: number;
  readonly drift?: Drift | undefined;
  /** Whether the picture is stretched instead of being drawn anew as it drifts: where the processor draws, it would stutter. */
  readonly flat?: boolean;
}

/** How the camera goes to events: it glides there, cuts to what is everybody's or happens in front, or stays. */
export type Leading = 'glides' | 'cuts' | 'stays';

/** A cut is made when the curtain hides the table, so many milliseconds of normal speed after it began to fall. */
const BEFORE_CUT = 210;

const brief = (glance: Partial<CameraGlance>): readonly Held[] => [
  { glance: { ...STRAIGHT, ...glance }, milliseconds: 850 },
];

/** Where each step of an epoch is decided. */
const STEPS: Readonly<Partial<Record<string, readonly Held[]>>> = {
  draft: brief({ nearer: 0.05 }),
  income: brief({ z: 0.45, nearer: 0.05 }),
  colony: brief({ x: -0.55, nearer: 0.06, yaw: -0.04 }),
  statue: brief({ x: -0.3, z: 0.5, nearer: 0.06 }),
  feeding: brief({ x: 0.3, z: 0.5, nearer: 0.05 }),
  medals: brief({ x: 0.5, z: 0.2, nearer: 0.05, yaw: 0.03 }),
};

/** One slow glide: the eye comes nearer to what is taken or given away in front, and to the city where it is built. */
const leaning = (glance: Partial<CameraGlance>, milliseconds: number): readonly Held[] => [
  { glance: { ...STRAIGHT, ...glance }, milliseconds },
];

/** How the eye leans to it. */
const LEANS: Readonly<Partial<Record<GameEvent['type'], readonly Held[]>>> = {
  cardBought: leaning({ z: 0.8, nearer: 0.13 }, 1700),
  cardSold: leaning({ x: 0.3, z: 0.4, nearer: 0.09 }, 1200),
};

/** The same for an event of the seat in front; not while cards are held in hand, which would be elsewhere then. */
const leansAt = (event: GameEvent, front: Seat): readonly Held[] =>
  isOwn(event, front) && useStage.getState().hand === null ? (LEANS[event.type] ?? []) : [];

/** What a shot adds to the pose from which the camera looks otherwise. */
export const asGlance = ({ eye, yaw, milliseconds, drift }: Shot, from: CameraPose, flat: boolean): Held => ({
  flat,
  glance: {
    x: eye.x - from.x,
    z: eye.z - from.z,
    nearer: 1 - eye.distance / from.distance,
    yaw,
    pitch: eye.pitch - from.pitch,
    shiftX: eye.shiftX - from.shiftX,
    shiftY: eye.shiftY - from.shiftY,
  },
  milliseconds,
  // A glance comes nearer by shares of the distance from which it set out; a flat picture by shares of its own.
  drift: drift && { yaw: drift.yaw, nearer: drift.nearer * (flat ? 1 : eye.distance / from.distance) },
});

/** Whether an event is everybody's, or that of the seat in front: it is not cut to what others do. */
const isOwn = (event: GameEvent, front: Seat): boolean => !('seat' in event) || event.seat === front;

/** An eye that does not travel sees all from where it would come to. */
const still = (held: readonly Held[]): readonly Held[] =>
  held.slice(-1).map((last) => ({ ...last, milliseconds: held.reduce((sum, one) => sum + one.milliseconds, 0) }));

/** What is looked at, and from where the camera looks otherwise. */
export interface Sight {
  readonly cameraPose: CameraPose;
  readonly scenery: Scenery;
}

interface Led {
  readonly held: readonly Held[];
  /** Whether the camera cuts to them. */
  readonly cuts: boolean;
}

/** What of an event's glances a camera that does not glide cuts to. */
const cutsTo = (event: GameEvent, leads: Leading, shots: readonly Held[], hasHill: boolean, scenery: Scenery): Led => {
  if (leads === 'stays') return { held: [], cuts: false };
  const leans = leansAt(event, scenery.front);
  if (shots.length === 0 && leans.length > 0) return { held: leans, cuts: false };
  if (statueHeldUp(event, scenery) !== null)
    return { held: [{ glance: STRAIGHT, milliseconds: BEFORE_CUT }, ...shots], cuts: true };
  if (!hasHill && !isOwn(event, scenery.front)) return { held: [], cuts: false };
  return { held: event.type === 'epochStarted' && !hasHill ? still(shots) : shots, cuts: true };
};

/** Where the camera glances because of an event, and whether it cuts there. */
export const glancesAt = (event: GameEvent, leads: Leading, { scenery, cameraPose }: Sight): Led => {
  const view = useTable.getState().shown;
  const hill = hillHourOf(event, view);
  const celebrated = ceremonyOf(event, scenery, view);
  const flat = leads !== 'glides' && !isStaged(event, scenery, view);
  const shots = celebrated.map((one) => asGlance(one, cameraPose, flat));
  // On the way to what stands on a stage of its own there is nothing to see.
  if (leads === 'glides' && (hill !== null || dioramaPose(event, scenery) !== null)) return { held: shots, cuts: true };
  if (leads !== 'glides') return cutsTo(event, leads, shots, hill !== null, scenery);
  const steps = event.type === 'stepStarted' ? (STEPS[event.step] ?? []) : leansAt(event, scenery.front);
  return { held: [...shots, ...steps], cuts: false };
};
