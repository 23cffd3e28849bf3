import { applyAction, type GameState, isOver, legalActions, nextDecider } from '../../flow/runner.ts';
import type { Action } from '../../vocabulary/actions.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import type { Epoch, Phase } from '../../vocabulary/time.ts';
import type { Evaluator } from './evaluator.ts';

/**
 * The half epoch at whose end a simulation stops. Beyond it cards are dealt anew, and the evaluation estimates the
 * rest.
 */
export interface Horizon {
  readonly epoch: Epoch;
  readonly phase: Phase;
}

export const isBeyond = (game: GameState, { epoch, phase }: Horizon): boolean =>
  game.epoch !== epoch || game.phase !== phase || isOver(game);

/** The action with the highest value after it, the first of equals. */
export function firstSight(game: GameState, seat: Seat, evaluator: Evaluator): Action {
  const actions = legalActions(game, seat);
  if (actions.length === 1) return actions[0] as Action;
  const values = evaluator.valuesAfter(game, seat, actions);
  let best = 0;
  for (let index = 1; index < actions.length; index++) {
    if ((values[index] as number) > (values[best] as number)) best = index;
  }
  return actions[best] as Action;
}

/**
 * Plays `game` itself on to the horizon, each seat by its evaluator: slower than simple rules, but accurate. `onStep`
 * is called before each action.
 */
export function playOut(
  game: GameState,
  horizon: Horizon,
  evaluators: readonly Evaluator[],
  onStep?: (game: GameState, seat: Seat, action: Action) => void,
): void {
  while (!isBeyond(game, horizon)) {
    const seat = nextDecider(game);
    const action = firstSight(game, seat, evaluators[seat] as Evaluator);
    onStep?.(game, seat, action);
    applyAction(game, seat, action);
  }
}

/** With a lead of so many points a game is won 73 times in 100. */
const SCALE = 12;

export const chanceOf = (lead: number): number => 1 / (1 + Math.exp(-lead / SCALE));

/** The chance to win that one more point brings in an even game. */
export const pointsToChance = 1 / (4 * SCALE);

/** The weight of leftover coins, which decide games with equal points. */
const TIE_BREAK = 0.02;

function valueAt(game: GameState, seat: Seat, evaluator: Evaluator): number {
  const line = game.result?.lines[seat];
  return line === undefined ? evaluator.valueOf(game, seat) : line.total + line.leftoverCoins * TIE_BREAK;
}

/** By how many points a seat leads before the best of the others. */
export function leadOf(game: GameState, seat: Seat, evaluators: readonly Evaluator[]): number {
  let best = Number.NEGATIVE_INFINITY;
  game.seats.forEach((_, other) => {
    if (other !== seat) best = Math.max(best, valueAt(game, other, evaluators[other] as Evaluator));
  });
  return valueAt(game, seat, evaluators[seat] as Evaluator) - best;
}

/** Writes each seat's chance to win, 0 … 1, into `out`, judged by its lead over the best of the others. */
export function writeChances(game: GameState, evaluators: readonly Evaluator[], out: Float64Array): void {
  const values = game.seats.map((_, seat) => valueAt(game, seat, evaluators[seat] as Evaluator));
  for (let seat = 0; seat < values.length; seat++) {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < values.length; other++) {
      if (other !== seat && (values[other] as number) > best) best = values[other] as number;
    }
    out[seat] = chanceOf((values[seat] as number) - best);
  }
}
