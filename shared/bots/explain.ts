import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { legalActions } from '../flow/runner.ts';
import type { Random } from '../rules/position/random.ts';
import { type Action, isSameAction } from '../vocabulary/actions.ts';
import { leaningOf, type Reason } from '../vocabulary/reason.ts';
import { type BotJob, evaluatorsAt, nodesFor, placeOfBest, type Question, questionOf } from './bot.ts';
import { type Pair, playBoth } from './comparison.ts';
import { Account, type Alternative, asChosen, asEven, expectAtOnce, reasonOf, worthOf } from './expectation.ts';
import { isSale } from './value/afterAction.ts';

/** A decision and why it was taken, or how good it was. */
interface Thought {
  readonly action: Action;
  readonly reason: Reason;
}

const never = (): boolean => false;
const unheard = (): void => undefined;

/** The indices of all values but number `place`, the best value first. */
const othersByValue = (values: readonly number[], place: number): number[] =>
  values
    .map((_, index) => index)
    .filter((index) => index !== place)
    .sort((a, b) => (values[b] as number) - (values[a] as number));

/**
 * Judges by the next position only: compares the action at `place` with the best other one. Another card sold for the
 * same coins hardly counts as another action, so it is passed over.
 */
function atOnce(
  { game, seat, evaluator, actions, likings }: Question,
  place: number,
  certain: Reason['certain'],
): Reason {
  const expected = expectAtOnce(game, seat, actions, evaluator, likings);
  const values = expected.map(worthOf);
  const at = (index: number): Alternative => ({
    action: actions[index] as Action,
    expected: expected[index] as (typeof expected)[number],
  });
  const others = othersByValue(values, place);
  const isTwin = (index: number): boolean =>
    isSale(actions[index] as Action) &&
    isSale(actions[place] as Action) &&
    Math.abs((values[index] as number) - (values[place] as number)) < ALIKE;
  const other = others.find((index) => !isTwin(index)) ?? others[0];
  return reasonOf(at(place), other === undefined ? null : at(other), certain);
}

/**
 * Two sales that differ by fewer points look alike to a player: they bring the same coins, and differ only in the card
 * that is left lying.
 */
const ALIKE = 1;

/** With fewer simulations of an action its results are mere luck. */
const ENOUGH = 8;

/** Judges by the results of a search, among the actions that were tried most; `null` when too little was tried. */
function byAccount({ actions, likings }: Question, account: Account, place: number): Reason | null {
  const at = (index: number): Alternative | null => {
    if (account.visitsOf(index) < ENOUGH) return null;
    const expected = account.expectationOf(index, likings[index] ?? 0);
    return expected && { action: actions[index] as Action, expected };
  };
  const chanceOf = (index: number): number => at(index)?.expected.chance ?? 0;
  // Among actions tried equally often, the mean result decides.
  const tried = actions.map((_, index) => account.visitsOf(index) + chanceOf(index));
  const [other] = othersByValue(tried, place);
  const own = at(place);
  const alternative = other === undefined ? null : at(other);
  return own && alternative && reasonOf(own, alternative, null);
}

/** All legal actions, if the given one is the only one that is not dominated. */
function withAll(question: Question): Question {
  const { game, seat } = question;
  return { ...question, actions: legalActions(game, seat), likings: [] };
}

const placeIn = ({ actions }: Question, action: Action): number =>
  actions.findIndex((other) => isSameAction(other, action));

const sureOf = (action: Action, question: Question, certain: 'better' | 'worse'): Reason =>
  atOnce(question, placeIn(question, action), question.actions.length > 1 ? certain : null);

function ownReason(
  job: BotJob,
  question: Question,
  random: Random,
  stop: () => boolean,
  onSimulation = unheard,
): Reason {
  const { actions, blunders, seat } = question;
  if (actions.length === 1 && blunders.length > 0) {
    return asEven(atOnce({ ...question, actions: [...actions, ...blunders] }, 0, null));
  }
  if (actions.length === 1) return sureOf(actions[0] as Action, withAll(question), 'better');
  if (nodesFor(job) === 0) return atOnce(question, placeOfBest(job, question, random, stop), null);
  const account = new Account(seat, evaluatorsAt(question), actions.length);
  const place = placeOfBest(job, question, random, stop, (...outcome) => {
    onSimulation();
    account.note(...outcome);
  });
  return asChosen(byAccount(question, account, place) ?? { ...atOnce(question, place, null), chance: 0 });
}

/** Judges the first one of two actions by playing both on. */
function compared(job: BotJob, question: Question, pair: Pair, random: Random, stop: () => boolean): Reason {
  const likings = pair.map((action) => question.likings[placeIn(question, action)] ?? 0);
  const both: Question = { ...question, actions: pair, likings };
  const games = Math.max(1, Math.floor(nodesFor(job) / pair.length));
  const { account, sightings } = playBoth(job, question, pair, random, {
    until: job.observation,
    games,
    untilClear: true,
    stop,
  });
  const reason = byAccount(both, account, 0);
  if (reason === null) return { ...atOnce(both, 0, null), chance: 0 };
  const { sign } = leaningOf(reason);
  return sign === 0 ? reason : { ...reason, seen: sightings.best(sign, reason.parts) };
}

/** How good an action was that somebody else took, or that was taken long ago. */
function judgedReason(job: BotJob, question: Question, action: Action, random: Random, stop: () => boolean): Reason {
  const { actions, blunders } = question;
  const place = placeIn(question, action);
  if (place < 0) {
    const isBlunder = blunders.some((other) => isSameAction(other, action));
    const against = { ...question, actions: [action, ...actions], likings: [0, ...question.likings] };
    return atOnce(against, 0, isBlunder ? null : 'worse');
  }
  if (actions.length === 1 && blunders.length > 0) return ownReason(job, question, random, stop);
  if (actions.length === 1) return sureOf(action, withAll(question), 'better');
  const seen = atOnce(question, place, null);
  if (nodesFor(job) === 0 || seen.instead === null) return seen;
  return compared(job, question, [action, seen.instead], random, stop);
}

/**
 * Decides as `decide` does and tells why, with the figures of that very thought. With `about`, one of the job's
 * actions, it judges that action instead. `onSimulation` is called for each simulation of a decision. Other arguments
 * and errors as for `decide`.
 */
export function explain(
  job: BotJob,
  stop: () => boolean = never,
  about: Action | null = null,
  onSimulation = unheard,
): Thought {
  const [only] = job.choices;
  if (only === undefined) throw new RangeError('a bot needs something to choose from');
  const random = xoroshiro128plus(job.seed);
  const question = questionOf(job, random);
  const reason =
    about === null
      ? ownReason(job, question, random, stop, onSimulation)
      : judgedReason(job, question, about, random, stop);
  const taken = job.choices.find(({ action }) => isSameAction(action, reason.action))?.action ?? only.action;
  return { action: taken, reason };
}

/** A decision with the length of its thought, in units that do not depend on the machine. */
export interface MeasuredThought extends Thought {
  /** How often it asked whether to go on, and was told that it may. */
  readonly asks: number;
  /** Simulations that it played, where it decided. */
  readonly nodes: number;
}

/**
 * Thinks as `explain` does and measures the length of the thought. With `stopAfterAsks(asks)` as `stop`, the same job
 * ends at the same place again.
 */
export function measured(job: BotJob, stop: () => boolean, about: Action | null = null): MeasuredThought {
  let [asks, nodes] = [0, 0];
  const counted = (): boolean => {
    const isOver = stop();
    if (!isOver) asks += 1;
    return isOver;
  };
  const thought = explain(job, counted, about, () => {
    nodes += 1;
  });
  return { ...thought, asks, nodes };
}

/** Returns a `stop` function that ends a thought after it was allowed to go on `asks` times. */
export function stopAfterAsks(asks: number): () => boolean {
  let asked = 0;
  return () => asked++ >= asks;
}
