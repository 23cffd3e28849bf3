import { useThree } from '@react-three/fiber';
import { useMemo } from 'react';
import { PerspectiveCamera } from 'three';
import type { Lamps } from '../models/Lights.tsx';
import { exposed } from './exposures.ts';
import { Accumulator } from './passes.ts';
import { Refiner, useResting } from './refiner.ts';

/** Pictures that are laid over one another. */
const SAMPLES = 24;

interface Props {
  readonly lamps: Lamps;
  /** Whatever moves outside of the choreography. */
  readonly busy: readonly { readonly current: boolean }[];
  /** The element that says how far the picture is. */
  readonly frame: HTMLElement;
}

/**
 * Draws the table. While something moves, normally. At rest, picture after picture with the lamp at another place of
 * its shade, the sky's light from another side and the pixels shifted, until the mean of all is a soft, deep and smooth
 * picture; then nothing more is drawn. Anything else that asks for a picture gets the normal one.
 */
export const StillPicture = ({ lamps, busy, frame }: Props) => {
  const { gl, scene, camera } = useThree();
  const darkroom = useMemo(() => {
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
    return { refiner, dispose: () => accumulator.dispose() };
  }, [gl, scene, camera, lamps, frame]);
  useResting(darkroom, busy, frame);
  return null;
};
