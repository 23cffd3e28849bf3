import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { PerspectiveCamera } from 'three';
import type { Lamps } from '../models/Lights.tsx';
import { useChoreography } from '../motion/choreography.ts';
import { Accumulator } from './accumulator.ts';
import { exposed } from './exposures.ts';
import { Refiner } from './refiner.ts';

/** Pictures that are laid over one another. */
const SAMPLES = 24;

/** What the player does, as the page hears of it first. */
const INPUTS = ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const;

interface Props {
  readonly lamps: Lamps;
  /** Whatever moves outside of the choreography. */
  readonly busy: readonly { readonly current: boolean }[];
  /** The element that says how far the picture is. */
  readonly frame: HTMLElement;
}

/** Takes and shows the pictures of the table that this component belongs to. */
const useRefiner = (lamps: Lamps, frame: HTMLElement): Refiner => {
  const { gl, scene, camera } = useThree();
  const { accumulator, refiner } = useMemo(() => {
    const accumulator = new Accumulator(gl);
    const draw = () => {
      gl.shadowMap.needsUpdate = true;
      gl.render(scene, camera);
    };
    const refiner = new Refiner(SAMPLES, {
      prepare: () => accumulator.prepare(scene, camera),
      begin: () => {
        draw();
        accumulator.begin();
      },
      take: (index, share) => {
        if (!(camera instanceof PerspectiveCamera)) return;
        exposed({ scene, camera, lamps }, index, () => accumulator.add(index, draw));
        accumulator.show(share);
      },
      finish: () => {
        accumulator.free();
        frame.dataset.still = 'true';
      },
    });
    return { accumulator, refiner };
  }, [gl, scene, camera, lamps, frame]);
  useEffect(() => {
    const disturb = () => refiner.disturbed();
    for (const input of INPUTS) window.addEventListener(input, disturb, { capture: true, passive: true });
    return () => {
      for (const input of INPUTS) window.removeEventListener(input, disturb, { capture: true });
      refiner.stop();
      accumulator.dispose();
      delete frame.dataset.still;
    };
  }, [accumulator, refiner, frame]);
  return refiner;
};

/**
 * Draws the table. While something moves, as it is. When all rests, picture upon picture with the lamp at another place
 * of its shade, the sky's light from another side and the grid elsewhere within a pixel, until the mean of all is a
 * soft, deep and smooth picture; then nothing more. Every picture that anything else asks for is the table as it is.
 */
export const StillPicture = ({ lamps, busy, frame }: Props) => {
  const refiner = useRefiner(lamps, frame);
  const { field } = useChoreography();
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => invalidate(), [invalidate]);
  useFrame(({ gl, scene, camera }) => {
    gl.render(scene, camera);
    frame.dataset.still = 'false';
    refiner.changed(field.settled && busy.every(({ current }) => !current));
  }, 1);
  return null;
};
