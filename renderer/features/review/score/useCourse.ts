import { useEffect, useState } from 'react';
import type { PhaseEnd } from '../../../../shared/contract/answers.ts';
import { ask, useHost } from '../../../platform/host.ts';

/** Returns how everybody's points grew in a finished game; `null` until it is told. */
export function useCourse(gameId: string): readonly PhaseEnd[] | null {
  const host = useHost();
  const [told, setTold] = useState<{ readonly gameId: string; readonly ends: readonly PhaseEnd[] } | null>(null);
  useEffect(() => {
    let wanted = true;
    void ask(host, 'replay.points', { gameId }).then((ends) => {
      if (wanted && ends !== null) setTold({ gameId, ends });
    });
    return () => {
      wanted = false;
    };
  }, [host, gameId]);
  return told?.gameId === gameId ? told.ends : null;
}
