import { withoutDominated } from '../../shared/bots/dominated.ts';
import { applyAction, clone, type GameState, isOver, legalActions, nextDecider } from '../../shared/flow/runner.ts';
import { scoreSeat } from '../../shared/rules/pieces/scoring.ts';
import { contentIn, seatOf } from '../../shared/rules/position/position.ts';
import type { Action } from '../../shared/vocabulary/actions.ts';
import type { ScoreLine } from '../../shared/vocabulary/score.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';

/** The points that a seat ends with if it takes the action, and counts on from there: nobody can interfere any more. */
export function endOf(state: GameState, seat: Seat, action: Action): ScoreLine {
  const game = clone(state);
  applyAction(game, seat, action);
  while (!isOver(game)) {
    const next = nextDecider(game);
    const legal = legalActions(game, next);
    const [best] = next === seat ? withoutDominated(game, seat, legal) : legal.slice(-1);
    applyAction(game, next, best as Action);
  }
  return scoreSeat(contentIn(game), seatOf(game, seat));
}
