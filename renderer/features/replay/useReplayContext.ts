import { useMemo, useState } from 'react';
import type { ReplayTimeline } from '../../../shared/contract/answers.ts';
import { useGame } from '../../game/game.ts';
import { logContextOf } from '../../game/log/logContext.ts';
import type { LogContext } from '../../game/words/sentence.ts';
import { historyTo } from './timeline.ts';

/** What the sentences of a replay need to know: the same from the first to the last position. */
export function useReplayContext(timeline: ReplayTimeline): LogContext {
  const { update } = useGame();
  const [first] = useState(update);
  return useMemo(() => {
    const events = historyTo(timeline, timeline.moments.length).flatMap((told) => told.events);
    return logContextOf(first, events);
  }, [timeline, first]);
}
