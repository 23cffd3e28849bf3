import { useMemo } from 'react';
import type { ReplayTimeline } from '../../../shared/contract/answers.ts';
import { useReplay } from '../../store/replay.ts';
import type { Whereabouts } from './controls.ts';
import { turnBoundsOf } from './timeline.ts';

/** Returns where a replay stands. */
export function useWhereabouts({ moments }: ReplayTimeline): Whereabouts {
  const position = useReplay((replay) => replay.position);
  const bounds = useMemo(() => turnBoundsOf(moments), [moments]);
  return { position, length: moments.length, bounds };
}
