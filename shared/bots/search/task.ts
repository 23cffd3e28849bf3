import type { GameState } from '../../flow/runner.ts';
import type { Observation } from '../../rules/observation/observation.ts';
import type { Random } from '../../rules/position/random.ts';
import type { Action } from '../../vocabulary/actions.ts';
import type { Evaluator } from './evaluator.ts';

/** What a search is given. */
export interface SearchTask {
  readonly view: Observation;
  /** The actions to choose from, at least one, as the action table holds them. */
  readonly candidates: readonly Action[];
  /** Points that a candidate is liked more than its outcome says, one for each. */
  readonly likings: readonly number[];
  /** What each seat is believed to think. */
  readonly evaluators: readonly Evaluator[];
  /** Simulations at most. */
  readonly nodes: number;
  readonly random: Random;
  /** Asked before every simulation: ends the search. */
  readonly stop: () => boolean;
  /** Hears the end of every simulation: the place of the candidate, the game (only then), the viewer's chance to win. */
  readonly onOutcome?: ((place: number, game: GameState, chance: number) => void) | undefined;
  /** Only compares the candidates, each played on in the same dealt games, whatever the decision. */
  readonly compares?: boolean;
}

/** What a search works with. */
export interface Search extends SearchTask {
  /** Deals a new game that the viewer may believe to be in: only the last one may be played on. */
  readonly deal: () => GameState;
}
