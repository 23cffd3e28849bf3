import { clone, type GameState } from '../flow/runner.ts';
import { actionsFor } from '../rules/choices/legalActions.ts';
import type { Observation } from '../rules/observation/observation.ts';
import { contentIn } from '../rules/position/position.ts';
import type { Action } from '../vocabulary/actions.ts';
import { type Colour, numberOfColour } from '../vocabulary/colours.ts';
import type { Seat } from '../vocabulary/seats.ts';
import type { Evaluator } from './search/evaluator.ts';

/**
 * The best value that a seat could reach if it had the turn in the draft of face-up cards; `undefined` where no card is
 * left.
 */
function bestTake(game: GameState, seat: Seat, evaluator: Evaluator): number | undefined {
  const turn = clone(game);
  turn.turn = seat;
  const actions = actionsFor(turn, 'draft', seat);
  return actions.length === 0 ? undefined : Math.max(...Array.from(evaluator.valuesAfter(turn, seat, actions)));
}

/** The game without the top card of a pile: the remembered card below it lies open. */
function without(game: GameState, colour: Colour, piles: Observation['piles']): GameState {
  const after = clone(game);
  const content = contentIn(game);
  after.piles[numberOfColour(colour)] = piles[colour].buried.map((id) => content.card(id));
  return after;
}

/**
 * For each action in the draft of face-up cards, the points that it takes away from the next seat (rules §6); below 0
 * where it uncovers something better. In all other decisions 0. `piles`: the piles as the seat sees and remembers them.
 */
export function denialBy(
  game: GameState,
  seat: Seat,
  actions: readonly Action[],
  evaluator: Evaluator,
  piles: Observation['piles'],
): number[] {
  const next = (seat + 1) % game.seats.length;
  const before = actions.some(({ type }) => type === 'take') ? bestTake(game, next, evaluator) : undefined;
  if (before === undefined) return actions.map(() => 0);
  const losses = new Map<Colour, number>();
  for (const action of actions) {
    if (action.type !== 'take' || losses.has(action.colour)) continue;
    const left = bestTake(without(game, action.colour, piles), next, evaluator);
    losses.set(action.colour, left === undefined ? 0 : before - left);
  }
  return actions.map((action) => (action.type === 'take' ? (losses.get(action.colour) ?? 0) : 0));
}
