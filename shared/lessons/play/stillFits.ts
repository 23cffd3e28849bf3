import { applyAction, isOver, legalActions, newGame } from '../../flow/runner.ts';
import type { Decided } from '../../session/saves/savedGame.ts';
import { isSameAction } from '../../vocabulary/actions.ts';
import { EMBLEMS } from '../../vocabulary/seats.ts';
import type { LessonDeal } from '../lesson.ts';
import { scriptedMove } from './others.ts';

/**
 * Whether decisions that were noted earlier can be those of a lesson's game as it is dealt now: each is legal, the
 * learner's begin with those before the lesson, and the others' are the ones that are written down.
 */
export function stillFits(deal: LessonDeal, actions: readonly Decided[]): boolean {
  const { options, seed, emblems, seat: learner, before } = deal;
  const game = newGame({ options, seed, emblems: emblems.map((emblem) => EMBLEMS.indexOf(emblem)) });
  const decided = emblems.map(() => 0);
  for (const { seat, action } of actions) {
    if (isOver(game)) return false;
    const legal = legalActions(game, seat);
    const number = decided[seat] ?? 0;
    const written = seat === learner ? before[number] : legal.length > 0 && scriptedMove(deal, legal, number);
    if (!legal.some((one) => isSameAction(one, action))) return false;
    if (written && !isSameAction(written, action)) return false;
    decided[seat] = number + 1;
    applyAction(game, seat, action);
  }
  return (decided[learner] ?? 0) >= before.length;
}
