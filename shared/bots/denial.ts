import { clone, type GameState } from '../flow/runner.ts';
import { actionsFor } from '../rules/choices/legalActions.ts';
import type { Action } from '../vocabulary/actions.ts';
import { COLOURS, type Colour } from '../vocabulary/colours.ts';
import type { Seat } from '../vocabulary/seats.ts';
import type { Evaluator } from './search/evaluator.ts';

/** What each pile's top card is worth to a seat if it were its turn: the best that it can do with it. */
function wishesOf(game: GameState, seat: Seat, evaluator: Evaluator): Map<Colour, number> {
  const turn = clone(game);
  turn.turn = seat;
  const actions = actionsFor(turn, 'draft', seat);
  const values = evaluator.valuesAfter(turn, seat, actions);
  const wishes = new Map<Colour, number>();
  actions.forEach((action, index) => {
    if (action.type !== 'take') return;
    const value = values[index] as number;
    wishes.set(action.colour, Math.max(wishes.get(action.colour) ?? Number.NEGATIVE_INFINITY, value));
  });
  return wishes;
}

/**
 * What the next seat loses, in points, when the top card of `colour` is taken before its turn; the card below is
 * unknown.
 */
function lossWithout(wishes: ReadonlyMap<Colour, number>, colour: Colour): number {
  const others = COLOURS.filter((other) => other !== colour).flatMap((other) => wishes.get(other) ?? []);
  const wish = wishes.get(colour);
  if (wish === undefined || others.length === 0) return 0;
  return Math.max(0, wish - Math.max(...others));
}

/** Points that each action takes away from the next seat, in the draft of face-up cards (rules §6); else 0. */
export function denialBy(game: GameState, seat: Seat, actions: readonly Action[], evaluator: Evaluator): number[] {
  if (!actions.some((action) => action.type === 'take')) return actions.map(() => 0);
  const wishes = wishesOf(game, (seat + 1) % game.seats.length, evaluator);
  return actions.map((action) => (action.type === 'take' ? lossWithout(wishes, action.colour) : 0));
}
