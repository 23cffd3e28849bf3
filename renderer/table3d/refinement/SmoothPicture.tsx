import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { PerspectiveCamera } from 'three';
import { useStage } from '../../game/state/stage.ts';
import { useTable } from '../../game/state/table.ts';
import { isCelebrated } from '../layout/ceremonies.ts';
import { stageOn } from '../models/stageLayer.ts';
import { useChoreography } from '../motion/choreography.ts';
import { gridShifted } from './exposures.ts';
import { Smoother } from './passes.ts';
import { Refiner, useResting } from './refiner.ts';
import { ROTATED_GRID } from './sampling.ts';

interface Props {
  /** Whatever moves outside of the choreography. */
  readonly busy: readonly { readonly current: boolean }[];
  /** The element that says how far the picture is. */
  readonly frame: HTMLElement;
  /** Whether it is coarser while much moves. */
  readonly coarsens: boolean;
}

/** The share of the resting picture's pixels along each side that one has in which much moves. */
const COARSE = 0.46;
/** The same in what is celebrated: there one looks at the picture, and less moves in it. */
const CELEBRATED = 0.75;
/** Milliseconds after which pieces on their way count as much: what is raised under the pointer has arrived by then. */
const SHORT = 200;

/**
 * Where the processor draws, a picture in which much moves has fewer pixels: it takes about two fifths of the time. The one
 * in which all has come to rest is whole again.
 */
const useCoarseMotion = (busy: Props['busy'], coarsens: boolean): void => {
  const { field } = useChoreography();
  const gl = useThree((state) => state.gl);
  const whole = useThree((state) => state.viewport.dpr);
  const since = useRef<number | null>(null);
  const celebrates = useTable(({ playing, event, shown }) => playing && isCelebrated(event, shown));
  const counts = useStage(({ celebration }) => celebration !== null);
  const share = celebrates || counts ? CELEBRATED : COARSE;
  useEffect(() => () => gl.setPixelRatio(whole), [gl, whole]);
  useFrame(({ scene }) => {
    since.current = field.settled ? null : (since.current ?? performance.now());
    const flies = since.current !== null && performance.now() - since.current > SHORT;
    const moves = flies || busy.some(({ current }) => current);
    // A stage that hides all else is little to draw, and is looked at closely; but a count lasts long, and must not become slow.
    const closely = stageOn(scene) !== null && !counts;
    const ratio = coarsens && moves && !closely ? whole * share : whole;
    // A new size empties the canvas: the picture that follows at once fills it.
    if (gl.getPixelRatio() !== ratio) gl.setPixelRatio(ratio);
  }, 0.5);
};

/**
 * Draws the table on tiers that do not smooth edges while it moves. At rest it is drawn three more times, each shifted
 * within a pixel, and the mean is shown; then nothing more is drawn. No light changes, and no shader is compiled.
 */
export const SmoothPicture = ({ busy, frame, coarsens }: Props) => {
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
  useCoarseMotion(busy, coarsens);
  useResting(darkroom, busy, frame);
  return null;
};
