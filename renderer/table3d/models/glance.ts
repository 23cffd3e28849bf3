import { useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import { useTable } from '../../game/state/table.ts';

/** A small move of the camera towards an event, added to its pose. */
export interface CameraGlance {
  /** Units to the right and towards the viewer. */
  readonly x: number;
  readonly z: number;
  /** The part of the distance by which it comes nearer. */
  readonly nearer: number;
  /** Radians around the table, and down. */
  readonly yaw: number;
  readonly pitch: number;
}

export const STRAIGHT: CameraGlance = { x: 0, z: 0, nearer: 0, yaw: 0, pitch: 0 };

/** For how long, in milliseconds of normal speed, a glance is held. */
interface Held {
  readonly glance: CameraGlance;
  readonly lasts: number;
}

const brief = (glance: Partial<CameraGlance>): readonly Held[] => [{ glance: { ...STRAIGHT, ...glance }, lasts: 850 }];

/** Where each step of an epoch is decided. */
const STEPS: Readonly<Partial<Record<string, readonly Held[]>>> = {
  draft: brief({ nearer: 0.05 }),
  income: brief({ z: 0.45, nearer: 0.05 }),
  colony: brief({ x: -0.55, nearer: 0.06, yaw: -0.04 }),
  statue: brief({ x: -0.3, z: 0.5, nearer: 0.06 }),
  feeding: brief({ x: 0.3, z: 0.5, nearer: 0.05 }),
  medals: brief({ x: 0.5, z: 0.2, nearer: 0.05, yaw: 0.03 }),
};

/** With each epoch the hour changes and the regions are built again. */
const NEW_LANDS = brief({ z: -0.2, nearer: 0.08 });

/** At the end the camera flies over what was built, while nobody has to decide any more. */
const FLIGHT: readonly Held[] = [
  { glance: { x: -0.9, z: -0.7, nearer: 0.44, yaw: -0.45, pitch: -0.2 }, lasts: 1300 },
  { glance: { x: 0.8, z: -0.9, nearer: 0.46, yaw: 0.4, pitch: -0.22 }, lasts: 1300 },
];

const glancesAt = (event: GameEvent | null, leads: boolean): readonly Held[] => {
  if (event?.type === 'stepStarted') return leads ? (STEPS[event.step] ?? []) : [];
  if (event?.type === 'epochStarted') return leads ? NEW_LANDS : [];
  return event?.type === 'gameScored' ? FLIGHT : [];
};

/**
 * Where the camera glances while events are shown; it returns when a glance is over, or nothing happens.
 * @param tempo scales all times: 1 normal; at 0 it never glances
 * @param leads whether it moves from step to step; the flight at the end is there in any case
 */
export const useGlance = (tempo: number, leads: boolean): { readonly current: CameraGlance } => {
  const invalidate = useThree((state) => state.invalidate);
  const event = useTable((state) => (state.playing ? state.event : null));
  const playing = useTable((state) => state.playing);
  const glance = useRef(STRAIGHT);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => {
    const held = tempo === 0 ? [] : glancesAt(event, leads);
    if (held.length === 0) return;
    for (const timer of timers.current) clearTimeout(timer);
    const look = (next: CameraGlance) => {
      glance.current = next;
      invalidate();
    };
    let passed = 0;
    timers.current = [...held, { glance: STRAIGHT, lasts: 0 }].map(({ glance: next, lasts }) => {
      const timer = setTimeout(look, passed * tempo, next);
      passed += lasts;
      return timer;
    });
  }, [event, tempo, leads, invalidate]);
  useEffect(() => {
    if (playing) return;
    // While skipping, or when a decision is open, the whole table is shown.
    for (const timer of timers.current) clearTimeout(timer);
    glance.current = STRAIGHT;
    invalidate();
  }, [playing, invalidate]);
  return glance;
};

/** Seconds after which about two thirds of the way to a glance are done. */
const LAG = 0.32;
const KEYS = ['x', 'z', 'nearer', 'yaw', 'pitch'] as const;
/** Nearer than this to where it is going, it is there. */
const THERE = 0.002;

/** A glance on its way. */
export type Glancing = { -readonly [key in keyof CameraGlance]: CameraGlance[key] };

/** Moves smoothly towards the glance; returns whether it is still on its way. */
export const followGlance = (now: Glancing, wished: CameraGlance, seconds: number): boolean => {
  let away = 0;
  for (const key of KEYS) away = Math.max(away, Math.abs(wished[key] - now[key]));
  if (away === 0) return false;
  const part = away < THERE ? 1 : 1 - Math.exp(-Math.min(seconds, 0.1) / LAG);
  for (const key of KEYS) now[key] += (wished[key] - now[key]) * part;
  return true;
};
