import { useEffect, useMemo, useState } from 'react';
import { useStage } from '../../game/state/stage.ts';
import { useTable } from '../../game/state/table.ts';
import type { Finale } from '../layout/ending.ts';

/** Milliseconds after the last event within which the count begins: until then the stage is kept. */
const KEPT = 700;
const OVER: Finale = { kind: 'over' };

/**
 * What of the end of a game is shown: that it is over, while that is told and until the count begins; then what is counted, and who has
 * won. `null` at any other time.
 * @param tempo by what all times are scaled; at 0 nothing is shown
 */
export const useFinale = (tempo: number): Finale | null => {
  const isTold = useTable(({ playing, event }) => playing && event?.type === 'gameScored');
  const celebration = useStage((stage) => stage.celebration);
  const [kept, setKept] = useState(false);
  if (isTold && !kept) setKept(true);
  useEffect(() => {
    if (isTold || !kept) return;
    const timer = setTimeout(() => setKept(false), KEPT);
    return () => clearTimeout(timer);
  }, [isTold, kept]);
  return useMemo(() => (tempo === 0 ? null : (celebration ?? (kept ? OVER : null))), [tempo, celebration, kept]);
};
