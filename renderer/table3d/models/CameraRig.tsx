import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useRef } from 'react';
import { PerspectiveCamera } from 'three';
import { useSelection } from '../../game/selection/SelectionProvider.tsx';
import type { CameraPose } from '../layout/cameraPose.ts';
import { carry } from '../motion/easing.ts';
import { pointAtNothing } from '../pointed.ts';
import { followGlance, type Glancing, STRAIGHT, useGlance } from './glance.ts';
import type { Orbit } from './TablePointer.tsx';

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

interface Props {
  readonly cameraPose: CameraPose;
  readonly tempo: number;
  /** Set while the camera is on its way. */
  readonly travelling: { current: boolean };
  /** How far the player has turned it for the moment. */
  readonly orbit: { readonly current: Orbit };
  /** Whether the camera moves to events: that costs frames, which a processor cannot spare. */
  readonly leads: boolean;
}

/** Places the camera, and moves it smoothly to the next pose; at once when the window changes. */
export const CameraRig = ({ cameraPose, tempo, travelling, orbit, leads }: Props) => {
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
    pointAtNothing(selection);
    invalidate();
  }, [cameraPose, size, tempo, invalidate, travelling, selection]);
  const turned = useRef<Orbit>({ yaw: 0, pitch: 0 });
  const glance = useGlance(tempo, leads);
  const glancing = useRef<Glancing>({ ...STRAIGHT });
  useFrame((_, delta) => {
    const state = travel.current;
    const led = followGlance(glancing.current, glance.current, delta);
    const turning = followOrbit(turned.current, orbit.current, delta, tempo) || led;
    if (turning) invalidate();
    if ((!travelling.current && !turning) || !(camera instanceof PerspectiveCamera)) return;
    if (!state.resting) state.passed += Math.min(delta * 1000, 250);
    state.resting = false;
    const progress = state.duration === 0 ? 1 : Math.min(1, state.passed / state.duration);
    state.now = between(state.from, state.to, carry(progress));
    look(camera, glanced(state.now, glancing.current), size, {
      yaw: turned.current.yaw + glancing.current.yaw,
      pitch: turned.current.pitch + glancing.current.pitch,
    });
    if (progress < 1) invalidate();
    else travelling.current = false;
  });
  return null;
};

const glanced = (cameraPose: CameraPose, { x, z, nearer }: Glancing): CameraPose =>
  x === 0 && z === 0 && nearer === 0
    ? cameraPose
    : { ...cameraPose, x: cameraPose.x + x, z: cameraPose.z + z, distance: cameraPose.distance * (1 - nearer) };

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
