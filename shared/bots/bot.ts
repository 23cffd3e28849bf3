import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { ContentFile } from '../content/content.ts';
import { type GameState, legalActions } from '../flow/runner.ts';
import type { Choice, Observation } from '../rules/observation/observation.ts';
import { byColour } from '../rules/position/byKey.ts';
import type { Random } from '../rules/position/random.ts';
import { type Action, isSameAction } from '../vocabulary/actions.ts';
import type { BotLevel, BotStyle } from '../vocabulary/preferences.ts';
import type { Seat } from '../vocabulary/seats.ts';
import { withoutBlunders } from './blunders.ts';
import { denialBy } from './denial.ts';
import { withoutDominated } from './dominated.ts';
import { pickWithErrors } from './errors.ts';
import { advisedBy, evaluatorFor, plainEvaluator } from './evaluators.ts';
import { expectAtOnce, worthOf } from './expectation.ts';
import { levelTraitsOf } from './levels.ts';
import { canLookAhead } from './lookAhead.ts';
import { gameOf } from './search/determinize.ts';
import type { Evaluator } from './search/evaluator.ts';
import { search } from './search/search.ts';
import type { SearchTask } from './search/task.ts';
import { traitsOf } from './styles.ts';
import { denialOf, remembering } from './value/greedy.ts';

/**
 * The version of the way of thinking. Raise it whenever bots with the same weights answer the same job differently:
 * older games then count as another program's, and not as forged.
 */
export const WAY_OF_THINKING = 5;

export interface Budget {
  /** Wall-clock time; the answer of a search that this cuts short depends on the machine. */
  readonly milliseconds: number;
  /** Simulations of the search; the same number gives the same answer. */
  readonly nodes: number;
}

/** Everything that a bot is given: what its seat may know, its choices, and random numbers of its own. */
export interface BotJob {
  /** The view of the seat that decides: `observation.viewer`. */
  readonly observation: Observation;
  /** The legal actions with their previews; at least one. */
  readonly choices: readonly Choice[];
  readonly level: BotLevel;
  /** The strength, at or between levels (`traitsAt`); left out: that of the level. */
  readonly strength?: number | undefined;
  readonly style: BotStyle | null;
  /** How long it may think: the search ends at the time limit or at the number of simulations, whichever comes first. */
  readonly budget: Budget;
  /**
   * The content, if it is a player's own: the thread in which the bot thinks may not know it. `null`: the game's own.
   */
  readonly content: ContentFile | null;
  /** Random seed of this one decision, 0 … 2³²−1; independent of the deal. */
  readonly seed: number;
}

const never = (): boolean => false;

/** A decision: the game, the seat, its actions, and how it judges them. */
export interface Question {
  readonly game: GameState;
  readonly seat: Seat;
  readonly actions: readonly Action[];
  /** Further actions that are left out as foolish, though not provably worse. */
  readonly blunders: readonly Action[];
  readonly evaluator: Evaluator;
  /** How the other seats are believed to judge positions. */
  readonly others: Evaluator;
  /** For each action, points beyond its outcome: what it takes away from the next seat, as far as that counts. */
  readonly likings: readonly number[];
}

/**
 * The observation without the remembered cards under the tops of the piles: judging the next position does not need
 * them. What an action uncovers for the next seat is counted apart (`denial.ts`).
 */
export const withoutMemory = (view: Observation): Observation => ({
  ...view,
  piles: byColour((colour) => ({ ...view.piles[colour], buried: [] })),
});

/**
 * Rebuilds a game from what the seat sees, and leaves out actions that are worse than another one in every respect, or
 * foolish.
 */
export function questionOf(job: BotJob, random: Random): Question {
  const { observation, style } = job;
  const seat = observation.viewer as Seat;
  const game = gameOf(withoutMemory(observation), random);
  const sound = withoutDominated(game, seat, legalActions(game, seat));
  const actions = withoutBlunders(game, seat, sound);
  const blunders = sound.filter((action) => !actions.includes(action));
  const traits = traitsOf(style);
  // The likings of a style were tuned against the evaluation alone, without advice.
  const advice = style === null ? levelTraitsOf(job).advice : 0;
  const denial = traits.denial + advice * denialOf();
  const taken = denial === 0 ? [] : denialBy(game, seat, actions, plainEvaluator, observation.piles);
  const others = advisedBy(advice);
  return {
    game,
    seat,
    actions,
    blunders,
    evaluator: style === null ? others : evaluatorFor(traits),
    others,
    likings: actions.map((_, index) => (taken[index] ?? 0) * denial),
  };
}

/** By seat, the evaluator with which it is believed to judge. */
export const evaluatorsAt = ({ game, seat, evaluator, others }: Question): Evaluator[] =>
  game.seats.map((_, other) => (other === seat ? evaluator : others));

/** Simulations that a job's level may use: 0 for a look at the next position only. */
export const nodesFor = (job: BotJob): number => Math.min(levelTraitsOf(job).simulations, job.budget.nodes);

/**
 * Returns the index of the action that the bot takes; there are at least two. `onOutcome` is called with the end of
 * every simulation.
 */
export function placeOfBest(
  job: BotJob,
  question: Question,
  random: Random,
  stop: () => boolean,
  onOutcome?: SearchTask['onOutcome'],
): number {
  const { game, seat, actions, evaluator, likings } = question;
  const nodes = nodesFor(job);
  if (nodes > 0) {
    const evaluators = evaluatorsAt(question);
    const task = { view: job.observation, candidates: actions, likings, evaluators, nodes, random, stop, onOutcome };
    return remembering(() => search(task));
  }
  const values = canLookAhead(game)
    ? expectAtOnce(game, seat, actions, evaluator, likings).map(worthOf)
    : Array.from(evaluator.valuesAfter(game, seat, actions), (value, index) => value + (likings[index] ?? 0));
  return pickWithErrors(values, levelTraitsOf(job), random);
}

/**
 * Returns the bot's decision, one of the job's actions. The same job gives the same answer, unless `stop` cuts the
 * search short. `stop` is called all the time and must be fast; it is the caller's task to keep the time limit with it.
 * Without it, only the number of simulations ends a search. Throws a RangeError when there is nothing to choose from.
 */
export function decide(job: BotJob, stop: () => boolean = never): Action {
  const [only, ...others] = job.choices;
  if (only === undefined) throw new RangeError('a bot needs something to choose from');
  if (others.length === 0) return only.action;
  const random = xoroshiro128plus(job.seed);
  const question = questionOf(job, random);
  const { actions } = question;
  const place = actions.length === 1 ? 0 : placeOfBest(job, question, random, stop);
  const decided = actions[place] as Action;
  return job.choices.find(({ action }) => isSameAction(action, decided))?.action ?? only.action;
}
