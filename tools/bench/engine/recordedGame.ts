import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import {
  applyAction,
  clone,
  decisionOf,
  type GameState,
  isOver,
  legalActions,
  newGame,
  nextDecider,
  pathOf,
} from '../../../shared/flow/runner.ts';
import type { GameSetup } from '../../../shared/rules/position/newGame.ts';
import { scattered } from '../../../shared/rules/position/random.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import { EXPANSIONS, type Expansion } from '../../../shared/vocabulary/options.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';

/* Random games, recorded once, so that every engine is given the same work. */

export const BASE: readonly Expansion[] = [];
export const EVERYTHING: readonly Expansion[] = EXPANSIONS;

export interface Decided {
  readonly seat: Seat;
  readonly action: Action;
}

/** One draft of the game: the state at its first decision, and all its decisions. */
export interface RecordedDraft {
  readonly start: GameState;
  readonly moves: readonly Decided[];
}

export interface RecordedGame {
  readonly setup: GameSetup;
  readonly moves: readonly Decided[];
  /** Phases A and B of the three epochs, in order. */
  readonly drafts: readonly RecordedDraft[];
  /** The state before the last decision of the game: as large as a state gets. */
  readonly late: GameState;
  readonly totals: readonly number[];
}

export const setupOfGame = (seed: number, expansions: readonly Expansion[]): GameSetup => ({
  options: { seats: 4, mode: 'advanced', expansions },
  seed,
  emblems: [3, 0, 4, 1],
});

/** The points of every seat of a finished game. Throws a RangeError when it is not finished. */
export function totalsOf(state: GameState): number[] {
  if (state.result === null) throw new RangeError(`the game stands at ${pathOf(state)}`);
  return state.result.lines.map((line) => line.total);
}

/** A number below `count`, from sixteen bits: drawing must cost next to nothing beside what is measured. */
export const drawLot = (random: RandomGenerator, count: number): number => ((random.next() >>> 16) * count) >>> 16;

/** The generator of a game's lots: of scattered seeds, because games of seeds in a row would begin alike without. */
export const lotsOf = (seed: number): RandomGenerator => xoroshiro128plus(scattered(seed));

/** Plays any legal actions to the end, always the first seat that has to decide; the same set-up plays the same game. */
export function playByLot(setup: GameSetup, visit: (state: GameState, decided: Decided) => void): GameState {
  const random = lotsOf(setup.seed);
  const state = newGame(setup);
  while (!isOver(state)) {
    const seat = nextDecider(state);
    const actions = legalActions(state, seat);
    const action = actions[drawLot(random, actions.length)] as Action;
    visit(state, { seat, action });
    applyAction(state, seat, action);
  }
  return state;
}

/** Plays the game of that seed and keeps what the engines need. */
export function recordGame(seed: number, expansions: readonly Expansion[]): RecordedGame {
  const setup = setupOfGame(seed, expansions);
  const moves: Decided[] = [];
  const drafts: { start: GameState; moves: Decided[] }[] = [];
  let late: GameState | null = null;
  const end = playByLot(setup, (state, decided) => {
    moves.push(decided);
    if (state.epoch === 3 && state.phase === 'B') late = clone(state);
    if (decisionOf(state) !== 'draft') return;
    const current = drafts.at(-1);
    if (current?.start.epoch === state.epoch && current.start.phase === state.phase) current.moves.push(decided);
    else drafts.push({ start: clone(state), moves: [decided] });
  });
  if (late === null) throw new RangeError('the game has no third epoch');
  return { setup, moves, drafts, late, totals: totalsOf(end) };
}
