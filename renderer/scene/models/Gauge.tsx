import { addAfterEffect, useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { useChoreography } from '../motion/choreography.ts';

interface Props {
  readonly frame: HTMLElement;
  /** Whatever moves outside of the choreography. */
  readonly busy: readonly { readonly current: boolean }[];
}

/**
 * Writes onto the table's element what tests and developers ask: how many frames were drawn, with how many draw calls,
 * and whether everything has come to rest.
 */
export const Gauge = ({ frame, busy }: Props) => {
  const gl = useThree((state) => state.gl);
  const { field } = useChoreography();
  useEffect(
    () =>
      addAfterEffect(() => {
        if (gl.info.render.calls === 0) return;
        frame.dataset.frames = String(gl.info.render.frame);
        frame.dataset.drawCalls = String(gl.info.render.calls);
        frame.dataset.settled = String(field.settled && busy.every(({ current }) => !current));
      }),
    [gl, frame, field, busy],
  );
  return null;
};
