import { useEffect } from 'react';
import type { Game } from '../../game/game.ts';
import { openPanel, useHost } from '../../platform/host.ts';

/** Opens the score sheet when the game has come to its end on the table. */
export function useScoreOpening({ update, view, playing }: Game): void {
  const host = useHost();
  // A lesson ends with words of its own.
  const finished = view.result !== null && !playing && update.kind !== 'lesson' ? update.gameId : null;
  useEffect(() => {
    if (finished !== null) openPanel(host, 'score');
  }, [finished, host]);
}
