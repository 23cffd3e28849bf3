import { useFrame, useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { useChoreography } from '../motion/choreography.ts';
import type { Refiner } from './refiner.ts';

/** What the player does, as the page hears of it first. */
const INPUTS = ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const;

interface Resting {
  readonly refiner: Refiner;
  /** The table has been drawn as it is; `settled`: nothing moves on it any more. */
  readonly drawn?: (settled: boolean) => void;
  readonly dispose: () => void;
}

/**
 * Draws the table in place of the canvas, and tells a refiner of every picture and of the player's input. `frame` says
 * by `data-still` whether the refiner has done its work. `resting` must stay the same object, and is disposed of.
 */
export const useResting = (
  resting: Resting,
  busy: readonly { readonly current: boolean }[],
  frame: HTMLElement,
): void => {
  const { field } = useChoreography();
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => {
    const disturb = () => resting.refiner.disturbed();
    for (const input of INPUTS) window.addEventListener(input, disturb, { capture: true, passive: true });
    invalidate();
    return () => {
      for (const input of INPUTS) window.removeEventListener(input, disturb, { capture: true });
      resting.refiner.stop();
      resting.dispose();
      delete frame.dataset.still;
    };
  }, [resting, frame, invalidate]);
  useFrame(({ gl, scene, camera }) => {
    gl.render(scene, camera);
    frame.dataset.still = 'false';
    const settled = field.settled && busy.every(({ current }) => !current);
    resting.drawn?.(settled);
    resting.refiner.changed(settled);
  }, 1);
};
