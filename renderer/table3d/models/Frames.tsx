import { addAfterEffect, useFrame, useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { FrameCap as Cap } from '../../../shared/vocabulary/preferences.ts';
import { useStage } from '../../game/state/stage.ts';
import { useSettings } from '../../platform/settings.ts';
import { capped, FrameTimes, shortestFrame, type Verdict } from '../autoTier.ts';
import { useChoreography } from '../motion/choreography.ts';
import { unveil } from './rehearsal.ts';

/** It runs before everything that asks for the next frame. */
const FIRST = -1;

/** Delays requests for a frame until one is due. */
export const FrameCap = ({ cap }: { readonly cap: Cap }) => {
  const get = useThree((state) => state.get);
  const set = useThree((state) => state.set);
  const drawn = useRef(0);
  useFrame(() => {
    drawn.current = performance.now();
  }, FIRST);
  useLayoutEffect(() => {
    const shortest = shortestFrame(cap);
    if (shortest === 0) return;
    const { invalidate } = get();
    set({ invalidate: capped(invalidate, shortest, () => drawn.current) });
    return () => set({ invalidate });
  }, [cap, get, set]);
  return null;
};

interface Props {
  readonly frame: HTMLElement;
  /** Whatever moves outside of the choreography. */
  readonly busy: readonly { readonly current: boolean }[];
  /** The verdict is given at rest, when a change of tier interrupts no motion. */
  readonly onVerdict: ((verdict: Verdict) => void) | undefined;
}

/**
 * Writes data for tests and developers onto the table's element: how many frames were drawn, with how many draw calls and
 * shaders, and whether everything is at rest, which the panels hear, too. Measures the frame times of a moving table.
 */
export const FrameStats = ({ frame, busy, onVerdict }: Props) => {
  const gl = useThree((state) => state.gl);
  const { field } = useChoreography();
  const times = useMemo(() => new FrameTimes(), []);
  useEffect(
    () =>
      addAfterEffect((now) => {
        if (gl.info.render.calls === 0) return;
        unveil(gl);
        const settled = field.settled && busy.every(({ current }) => !current);
        frame.dataset.frames = String(gl.info.render.frame);
        frame.dataset.drawCalls = String(gl.info.render.calls);
        frame.dataset.programs = String(gl.info.programs?.length);
        frame.dataset.settled = String(settled);
        if (useStage.getState().settled !== settled) useStage.setState({ settled });
        times.note(now, !settled);
        if (!settled || onVerdict === undefined) return;
        const verdict = times.verdict(useSettings.getState().frameCap);
        if (verdict !== null) onVerdict(verdict);
      }),
    [gl, frame, field, busy, times, onVerdict],
  );
  return null;
};

/**
 * Notices when the graphics driver gives up while the table is mounted; unmounting also ends the context, and is not
 * reported.
 */
export const ContextLossWatch = ({ onLost }: { readonly onLost: (() => void) | undefined }) => {
  const canvas = useThree((state) => state.gl.domElement);
  useEffect(() => {
    if (onLost === undefined) return;
    canvas.addEventListener('webglcontextlost', onLost);
    return () => canvas.removeEventListener('webglcontextlost', onLost);
  }, [canvas, onLost]);
  return null;
};
