import { addAfterEffect, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { useStage } from '../../game/state/stage.ts';
import { useSettings } from '../../platform/settings.ts';
import { FrameTimes, type Verdict } from '../autoTier.ts';
import { useChoreography } from '../motion/choreography.ts';

interface Props {
  readonly frame: HTMLElement;
  /** Whatever moves outside of the choreography. */
  readonly busy: readonly { readonly current: boolean }[];
  /** The verdict is given at rest, when a change of tier interrupts no motion. */
  readonly onVerdict: ((verdict: Verdict) => void) | undefined;
}

/**
 * Writes data for tests and developers onto the table's element: how many frames were drawn, with how many draw calls,
 * and whether everything is at rest, which the panels hear, too. Measures the frame times of a moving table.
 */
export const FrameStats = ({ frame, busy, onVerdict }: Props) => {
  const gl = useThree((state) => state.gl);
  const { field } = useChoreography();
  const times = useMemo(() => new FrameTimes(), []);
  useEffect(
    () =>
      addAfterEffect((now) => {
        if (gl.info.render.calls === 0) return;
        const settled = field.settled && busy.every(({ current }) => !current);
        frame.dataset.frames = String(gl.info.render.frame);
        frame.dataset.drawCalls = String(gl.info.render.calls);
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
