import { useEffect } from 'react';
import type { Game } from '../../game/game.ts';
import { lessonAtTable } from '../../game/state/lesson.ts';
import { openPanel } from '../../platform/app.ts';

/** Opens the score sheet when the game has come to its end on the table. */
export function useScoreOpening({ update, view, playing }: Game): void {
  const finished = view.result !== null && !playing ? update.gameId : null;
  useEffect(() => {
    // A lesson has its own last word.
    if (finished !== null && lessonAtTable() === null) openPanel('score');
  }, [finished]);
}
