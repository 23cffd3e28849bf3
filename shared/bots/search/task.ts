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
  /** For each candidate, points to be added to its outcome. */
  readonly likings: readonly number[];
  /** By seat, how it is believed to judge. */
  readonly evaluators: readonly Evaluator[];
  /** Simulations at most. */
  readonly nodes: number;
  readonly random: Random;
  /** Asked before every simulation; true ends the search. */
  readonly stop: () => boolean;
  /**
   * Called at the end of every simulation with the candidate's index, the game (valid only during the call) and the
   * viewer's chance to win, 0 … 1.
   */
  readonly onOutcome?: ((place: number, game: GameState, chance: number) => void) | undefined;
  /** Only compares the candidates, each played on in the same dealt games, whatever the decision. */
  readonly compares?: boolean;
}

/** What a search works with. */
export interface Search extends SearchTask {
  /** Deals a new game that fits what the viewer knows. Only the latest may be played on. */
  readonly deal: () => GameState;
}
