import { useFrame, useThree } from '@react-three/fiber';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { PerspectiveCamera } from 'three';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import { useSelection } from '../../game/selection/SelectionProvider.tsx';
import { useTable } from '../../game/state/table.ts';
import type { CameraPose } from '../layout/cameraPose.ts';
import { hillHourOf } from '../layout/ceremonies.ts';
import { endingOf, type Finale } from '../layout/ending.ts';
import { carry } from '../motion/flight.ts';
import { asGlance, type CameraGlance, glancesAt, type Held, type Leading, type Sight, STRAIGHT } from './glances.ts';
import type { Orbit } from './TablePointer.tsx';

/** Where the camera glances since when (`performance.now`) and for how long, and whether it is to be there at once. */
interface Glances {
  readonly glance: { readonly current: Glanced };
  readonly cut: { current: boolean };
}

interface Glanced extends Held {
  readonly since: number;
}

/** Where a camera that may not move looks at an event: at the one picture of the own city that is shown; else nowhere. */
const stillGlance = (event: GameEvent | null, leads: Leading, sight: Sight): Glanced | null => {
  if (event === null || leads === 'stays' || hillHourOf(event, useTable.getState().shown) === null) return null;
  const last = glancesAt(event, leads, sight).held.at(-1);
  return last === undefined ? null : { ...last, flat: true, since: 0 };
};

/** The longest, in milliseconds, that an eye drifts: what stays for good comes to rest. */
const LONGEST_DRIFT = 7000;

/** The share of a glance's time that has passed, and of its drift: it sets out with the eye, and slows down before it ends. */
const passedOf = ({ milliseconds, since }: Glanced): { readonly share: number; readonly way: number } => {
  const share = Math.min(1, (performance.now() - since) / Math.max(1, Math.min(LONGEST_DRIFT, milliseconds)));
  return { share, way: share * (1.5 - 0.5 * share * share) };
};

/** Where a glance has drifted to by now, and whether it goes on. */
const drifted = (glanced: Glanced): { readonly wished: CameraGlance; readonly goesOn: boolean } => {
  const { glance, drift, flat = false } = glanced;
  if (drift === undefined || flat) return { wished: glance, goesOn: false };
  const { share, way } = passedOf(glanced);
  const { nearer, yaw } = glance;
  const wished = { ...glance, nearer: nearer + drift.nearer * way, yaw: yaw + drift.yaw * way };
  return { wished, goesOn: share < 1 };
};

/** Looks straight ahead, for good. */
const AHEAD: Glanced = { glance: STRAIGHT, milliseconds: 0, since: 0 };

/** Stretches the picture as far as a glance has drifted, until another one begins. */
const useStretch = (): ((glanced: Glanced) => void) => {
  const canvas = useThree((state) => state.gl.domElement);
  const frame = useRef(0);
  const stretch = useCallback(
    (glanced: Glanced) => {
      cancelAnimationFrame(frame.current);
      canvas.style.transform = '';
      const { drift, flat } = glanced;
      if (drift === undefined || flat !== true) return;
      const step = () => {
        const { share, way } = passedOf(glanced);
        canvas.style.transform = `scale(${1 + drift.nearer * way})`;
        if (share < 1) frame.current = requestAnimationFrame(step);
      };
      step();
    },
    [canvas],
  );
  useEffect(() => () => stretch(AHEAD), [stretch]);
  return stretch;
};

/**
 * Where the camera glances while events are shown, and at the end of a game; it returns when a glance is over, or
 * nothing happens.
 * @param tempo scales all times: 1 normal; at 0 it never glances
 * @param stills whether it cuts to pictures of the own city where it may not move
 * @param leads how it goes to events; to the end of a game it cuts in any case
 * @param finale what the end of a game shows
 * @returns `cut` is true until the camera is where it glances without any way
 */
const useGlance = ({ layout, tempo, stills, leads, finale }: GlanceProps): Glances => {
  const invalidate = useThree((state) => state.invalidate);
  const event = useTable((state) => (state.playing ? state.event : null));
  const playing = useTable((state) => state.playing);
  const glance = useRef(AHEAD);
  const stretch = useStretch();
  const cut = useRef(false);
  const cutting = useRef(false);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const from = useRef(layout);
  from.current = layout;
  const show = useCallback(
    (held: readonly Held[]) => {
      for (const timer of timers.current) clearTimeout(timer);
      let passed = 0;
      timers.current = [...held, AHEAD].map((next) => {
        const { milliseconds } = next;
        const look = () => {
          glance.current = { ...next, milliseconds: milliseconds * tempo, since: performance.now() };
          stretch(glance.current);
          cut.current = cutting.current;
          invalidate();
        };
        const timer = setTimeout(look, passed * tempo);
        passed += milliseconds;
        return timer;
      });
    },
    [tempo, invalidate, stretch],
  );
  useEffect(() => {
    if (tempo === 0 || event === null) return;
    const { held, cuts } = glancesAt(event, leads, from.current);
    if (held.length === 0) return;
    cutting.current = cuts;
    show(held);
  }, [event, tempo, leads, show]);
  useEffect(() => {
    const still = stills ? stillGlance(event, leads, from.current) : null;
    if (still === null) return;
    const look = (at: Glanced) => {
      glance.current = at;
      cut.current = true;
      invalidate();
    };
    look(still);
    return () => look(AHEAD);
  }, [event, stills, leads, invalidate]);
  useEffect(() => {
    if (playing || finale !== null) return;
    // While skipping, or when a decision is open, the whole table is shown.
    for (const timer of timers.current) clearTimeout(timer);
    glance.current = AHEAD;
    stretch(AHEAD);
    cut.current = stills || cutting.current;
    invalidate();
  }, [playing, finale, stills, invalidate, stretch]);
  useEffect(() => {
    const { scenery, cameraPose } = from.current;
    const shots = tempo === 0 ? [] : endingOf(finale, scenery);
    if (shots.length === 0) return;
    cutting.current = true;
    show(shots.map((one) => asGlance(one, cameraPose, false)));
  }, [finale, tempo, show]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  return useMemo(() => ({ glance, cut }), []);
};

/** How eagerly the camera goes to a glance, by the second: with 5 it is half there after 0.34 s, and there after one second. */
const EAGERNESS = 5;
const KEYS = ['x', 'z', 'nearer', 'yaw', 'pitch', 'shiftX', 'shiftY'] as const;
/** A slow picture does not make it late by more than this: what it shows is told by the clock. */
const LONGEST_STEP = 0.5;
/** Nearer than this to where it is going, it is there; a pixel counts as little as a thousandth of a unit. */
const THERE = 0.002;
const PIXEL = 0.001;

type Changing = { -readonly [key in keyof CameraGlance]: CameraGlance[key] };

/** A glance on its way, and how fast each part of it changes, by the second. */
interface Glancing {
  readonly now: Changing;
  readonly speed: Changing;
}

/** How far a glance still has to go, or how fast it goes. */
const sizeOf = (glance: CameraGlance): number =>
  Math.max(...KEYS.map((key) => Math.abs(glance[key]) * (key === 'shiftX' || key === 'shiftY' ? PIXEL : 1)));

const apart = (one: CameraGlance, other: CameraGlance): CameraGlance =>
  Object.fromEntries(KEYS.map((key) => [key, one[key] - other[key]])) as unknown as CameraGlance;

/**
 * Moves towards the glance, starting and ending gently, as a spring does that just does not swing; returns whether it is
 * still on its way.
 */
const followGlance = ({ now, speed }: Glancing, wished: CameraGlance, seconds: number): boolean => {
  const left = sizeOf(apart(wished, now));
  if (left === 0) return false;
  if (left < THERE && sizeOf(speed) < THERE * EAGERNESS) {
    Object.assign(now, wished);
    Object.assign(speed, STRAIGHT);
    return true;
  }
  const passed = Math.min(seconds, LONGEST_STEP);
  const fade = Math.exp(-EAGERNESS * passed);
  for (const key of KEYS) {
    const away = now[key] - wished[key];
    const pull = (speed[key] + EAGERNESS * away) * passed;
    now[key] = wished[key] + (away + pull) * fade;
    speed[key] = (speed[key] - EAGERNESS * pull) * fade;
  }
  return true;
};

/** Goes on towards where it glances, or is there at once, if it has to cut; returns whether it has moved, or will. */
const lead = (glancing: Glancing, { glance, cut }: Glances, seconds: number): boolean => {
  const { wished, goesOn } = drifted(glance.current);
  if (!cut.current) return followGlance(glancing, wished, seconds) || goesOn;
  Object.assign(glancing.now, wished);
  Object.assign(glancing.speed, STRAIGHT);
  cut.current = false;
  return true;
};

/** Milliseconds from one camera stop to the next at normal speed. */
const TRAVEL = 520;

const between = (from: CameraPose, to: CameraPose, part: number): CameraPose => {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return {
    x: mix(from.x, to.x),
    z: mix(from.z, to.z),
    pitch: mix(from.pitch, to.pitch),
    distance: mix(from.distance, to.distance),
    shiftX: mix(from.shiftX, to.shiftX),
    shiftY: mix(from.shiftY, to.shiftY),
  };
};

type GlanceProps = Pick<Props, 'layout' | 'tempo' | 'stills' | 'leads' | 'finale'>;

interface Props {
  readonly layout: Sight;
  readonly tempo: number;
  /** Whether it may not move, but is where a picture of the own city is shown. */
  readonly stills: boolean;
  /** Set while the camera is on its way. */
  readonly travelling: { current: boolean };
  /** How far the player has turned it for the moment. */
  readonly orbit: { readonly current: Orbit };
  readonly leads: Leading;
  readonly finale: Finale | null;
}

/** Places the camera, and moves it smoothly to the next pose; at once when the window changes. */
export const CameraRig = ({ layout, tempo, stills, travelling, orbit, leads, finale }: Props) => {
  const { cameraPose } = layout;
  const camera = useThree((state) => state.camera);
  const size = useThree((state) => state.size);
  const invalidate = useThree((state) => state.invalidate);
  const selection = useSelection();
  const travel = useRef({ from: cameraPose, to: cameraPose, now: cameraPose, passed: 0, duration: 0, resting: true });
  const window = useRef('');
  useLayoutEffect(() => {
    const shape = `${size.width} ${size.height}`;
    const cut = shape !== window.current || tempo === 0;
    window.current = shape;
    const { now } = travel.current;
    travel.current = {
      from: cut ? cameraPose : now,
      to: cameraPose,
      now,
      passed: 0,
      duration: cut ? 0 : TRAVEL * tempo,
      resting: true,
    };
    travelling.current = true;
    // The piece that was under the pointer is not there any more.
    selection.send({ type: 'point', piece: null });
    invalidate();
  }, [cameraPose, size, tempo, invalidate, travelling, selection]);
  const turned = useRef<Orbit>({ yaw: 0, pitch: 0 });
  const glances = useGlance({ layout, tempo, stills, leads, finale });
  const glancing = useRef<Glancing>({ now: { ...STRAIGHT }, speed: { ...STRAIGHT } });
  useFrame((_, delta) => {
    const state = travel.current;
    const led = lead(glancing.current, glances, delta);
    const turning = followOrbit(turned.current, orbit.current, delta, tempo) || led;
    if (turning) invalidate();
    if ((!travelling.current && !turning) || !(camera instanceof PerspectiveCamera)) return;
    if (!state.resting) state.passed += Math.min(delta * 1000, 250);
    state.resting = false;
    const progress = state.duration === 0 ? 1 : Math.min(1, state.passed / state.duration);
    state.now = between(state.from, state.to, carry(progress));
    const { now } = glancing.current;
    look(camera, glanced(state.now, now), size, {
      yaw: turned.current.yaw + now.yaw,
      pitch: turned.current.pitch + now.pitch,
    });
    if (progress < 1) invalidate();
    else travelling.current = false;
  });
  return null;
};

const glanced = (cameraPose: CameraPose, { x, z, nearer, shiftX, shiftY }: CameraGlance): CameraPose => ({
  x: cameraPose.x + x,
  z: cameraPose.z + z,
  pitch: cameraPose.pitch,
  distance: cameraPose.distance * (1 - nearer),
  shiftX: cameraPose.shiftX + shiftX,
  shiftY: cameraPose.shiftY + shiftY,
});

/** Seconds after which about two thirds of the way to the wished turn are done. */
const ORBIT_LAG = 0.09;
const STILL = 0.0008;

/** Turns smoothly towards the wished direction; returns whether it is still on its way. */
const followOrbit = (turned: Orbit, wished: Orbit, delta: number, tempo: number): boolean => {
  const away = Math.abs(wished.yaw - turned.yaw) + Math.abs(wished.pitch - turned.pitch);
  if (away === 0) return false;
  const part = away < STILL || tempo === 0 ? 1 : 1 - Math.exp(-Math.min(delta, 0.05) / ORBIT_LAG);
  turned.yaw += (wished.yaw - turned.yaw) * part;
  turned.pitch += (wished.pitch - turned.pitch) * part;
  return true;
};

const look = (
  camera: PerspectiveCamera,
  cameraPose: CameraPose,
  { width, height }: { width: number; height: number },
  { yaw, pitch: raised }: Orbit,
): void => {
  const pitch = Math.min(1.52, cameraPose.pitch + raised);
  const away = Math.cos(pitch) * cameraPose.distance;
  camera.position.set(
    cameraPose.x + Math.sin(yaw) * away,
    Math.sin(pitch) * cameraPose.distance,
    cameraPose.z + Math.cos(yaw) * away,
  );
  camera.lookAt(cameraPose.x, 0, cameraPose.z);
  camera.aspect = width / height;
  camera.setViewOffset(width, height, -cameraPose.shiftX, -cameraPose.shiftY, width, height);
  camera.updateMatrixWorld();
};
