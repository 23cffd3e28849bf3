import { useMemo } from 'react';
import type { ReplayTimeline } from '../../../shared/contract/answers.ts';
import { useReplay } from '../../game/state/replay.ts';
import type { Playback } from './controls.ts';
import { turnBoundsOf } from './timeline.ts';

/** Returns where a replay stands. */
export function usePlayback({ moments }: ReplayTimeline): Playback {
  const position = useReplay((replay) => replay.position);
  const bounds = useMemo(() => turnBoundsOf(moments), [moments]);
  return { position, length: moments.length, bounds };
}
