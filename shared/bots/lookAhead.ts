import { applyAction, clone, decisionOf, type GameState, isOver, legalActions, nextDecider } from '../flow/runner.ts';
import type { Action } from '../vocabulary/actions.ts';
import type { Seat } from '../vocabulary/seats.ts';
import { withoutDominated } from './dominated.ts';
import type { Evaluator } from './search/evaluator.ts';

/*
 * After a seat's statue of phase B come its feeding and, at the very end, its medals: nothing is hidden and nobody can
 * interfere. Looking that far ahead shows which statue saves a card from starving.
 */

/** Whether the consequences of the decision at hand can be foreseen up to the seat's medals. */
export const canLookAhead = (game: GameState): boolean => game.phase === 'B' && decisionOf(game) === 'statue';

/** Where an action leads: the last decision that follows from it, or `null` where the game is over. */
export interface LookAhead {
  readonly game: GameState;
  readonly action: Action | null;
}

/** The action of a seat that has no influence: passing, else its first one. */
const anything = (actions: readonly Action[]): Action =>
  actions.find(({ type }) => type === 'pass') ?? (actions[0] as Action);

/** The seat's own next action; the last medals are computed exactly. */
function likely(game: GameState, seat: Seat, evaluator: Evaluator): Action {
  const legal = legalActions(game, seat);
  const actions = decisionOf(game) === 'feeding' ? legal : withoutDominated(game, seat, legal);
  const values = evaluator.valuesAfter(game, seat, actions);
  return actions.reduce((best, action, index) =>
    (values[index] as number) > (values[actions.indexOf(best)] as number) ? action : best,
  );
}

/**
 * Plays on after a seat's action as far as the consequences can be foreseen: past its feeding, and in epoch III to the
 * end of the game.
 */
export function lookAhead(game: GameState, seat: Seat, action: Action, evaluator: Evaluator): LookAhead {
  // The back of a monument is random, so its consequences cannot be foreseen.
  if (action.type === 'monument' && action.action === 'build') return { game, action };
  const next = clone(game);
  applyAction(next, seat, action);
  let prospect: LookAhead = { game, action };
  while (!isOver(next)) {
    const decider = nextDecider(next);
    const isSettled = game.epoch < 3 && decisionOf(next) !== 'statue' && decisionOf(next) !== 'feeding';
    if (next.epoch !== game.epoch || isSettled) return prospect;
    const taken = decider === seat ? likely(next, seat, evaluator) : anything(legalActions(next, decider));
    if (decider === seat) prospect = { game: clone(next), action: taken };
    applyAction(next, decider, taken);
  }
  return { game: next, action: null };
}
