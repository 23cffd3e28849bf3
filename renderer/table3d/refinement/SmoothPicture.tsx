import { useThree } from '@react-three/fiber';
import { useMemo } from 'react';
import { PerspectiveCamera } from 'three';
import { gridShifted } from './exposures.ts';
import { Smoother } from './passes.ts';
import { Refiner, useResting } from './refiner.ts';
import { ROTATED_GRID } from './sampling.ts';

interface Props {
  /** Whatever moves outside of the choreography. */
  readonly busy: readonly { readonly current: boolean }[];
  /** The element that says how far the picture is. */
  readonly frame: HTMLElement;
}

/**
 * Draws the table on tiers that do not smooth edges while it moves. At rest it is drawn three more times, each shifted
 * within a pixel, and the mean is shown; then nothing more is drawn. No light changes, and no shader is compiled.
 */
export const SmoothPicture = ({ busy, frame }: Props) => {
  const { gl, scene, camera } = useThree();
  const darkroom = useMemo(() => {
    const smoother = new Smoother(gl);
    const draw = () => gl.render(scene, camera);
    const refiner = new Refiner(ROTATED_GRID.length, {
      prepare: () => Promise.resolve(),
      begin: () => undefined,
      take: (index) => {
        const shift = ROTATED_GRID[index];
        if (!(camera instanceof PerspectiveCamera) || shift === undefined) return;
        smoother.add(() => gridShifted(camera, shift, draw));
      },
      finish: () => {
        smoother.free();
        frame.dataset.still = 'true';
      },
    });
    return {
      refiner,
      drawn: (settled: boolean) => (settled ? smoother.begin() : smoother.free()),
      dispose: () => smoother.dispose(),
    };
  }, [gl, scene, camera, frame]);
  useResting(darkroom, busy, frame);
  return null;
};
