import { applyAction, type GameState, legalActions, newGame, nextDecider } from '../flow/runner.ts';
import { type Decided, type SavedGame, setupOf } from '../session/saves/savedGame.ts';
import type { Action } from '../vocabulary/actions.ts';
import { STANDARD_CONTENT } from '../vocabulary/pieces.ts';
import { EMBLEMS, type Emblem } from '../vocabulary/seats.ts';
import type { Problem } from './problem.ts';

/** A problem on the table: the game up to the decision, and what is legal there, in the order of the problem's figures. */
export interface ProblemGame {
  readonly saved: SavedGame;
  readonly state: GameState;
  readonly legal: readonly Action[];
}

/** The table of a problem: a person solves it, and bots sit on the other seats. */
const playersOf = ({ emblems, seat }: Problem, names: readonly string[]): SavedGame['players'] =>
  emblems.map((emblem, index) => ({
    name: names[(index - seat + emblems.length) % emblems.length] ?? '',
    emblem: EMBLEMS[emblem] as Emblem,
    controller: index === seat ? { kind: 'human' } : { kind: 'bot', level: 'regent' },
  }));

/** Takes the decisions that led to the problem; a decision without a choice takes itself. */
function playTo(state: GameState, moves: readonly number[]): Decided[] {
  const decided: Decided[] = [];
  let next = 0;
  for (;;) {
    const seat = nextDecider(state);
    const legal = legalActions(state, seat);
    if (legal.length > 1 && next === moves.length) return decided;
    const action = legal[legal.length > 1 ? (moves[next++] as number) : 0];
    if (action === undefined) throw new RangeError(`move ${next} of a problem is not legal`);
    applyAction(state, seat, action);
    decided.push({ seat, action });
  }
}

/**
 * Returns the game of a problem under an id of its own. `names`: of whoever solves it and of the others, clockwise.
 * Throws a RangeError when the problem does not fit the rules.
 */
export function gameOfProblem(problem: Problem, gameId: string, names: readonly string[]): ProblemGame {
  const { seed, mode, expansions, seat } = problem;
  const players = playersOf(problem, names);
  const start = { gameId, name: null, seed, mode, expansions, content: STANDARD_CONTENT, deal: null, players };
  const state = newGame(setupOf({ ...start, actions: [] }));
  const actions = playTo(state, problem.moves);
  if (nextDecider(state) !== seat) throw new RangeError(`seat ${seat} does not decide in problem ${problem.id}`);
  return { saved: { ...start, actions }, state, legal: legalActions(state, seat) };
}
