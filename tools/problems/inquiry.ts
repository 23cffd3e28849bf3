import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { type BotJob, decide, evaluatorsAt, type Question, questionOf } from '../../shared/bots/bot.ts';
import { pickWithErrors } from '../../shared/bots/errors.ts';
import { Account, expectAtOnce, worthOf } from '../../shared/bots/expectation.ts';
import { LEVELS } from '../../shared/bots/levels.ts';
import { canLookAhead } from '../../shared/bots/lookAhead.ts';
import { dealerFor } from '../../shared/bots/search/determinize.ts';
import { playOut, writeChances } from '../../shared/bots/search/playout.ts';
import { search } from '../../shared/bots/search/search.ts';
import { valuesOf } from '../../shared/bots/value/greedy.ts';
import { applyAction, choicesOf, clone, decisionOf, type GameState, observe } from '../../shared/flow/runner.ts';
import { type Action, isSameAction } from '../../shared/vocabulary/actions.ts';
import type { BotLevel } from '../../shared/vocabulary/preferences.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';
import { isSecretDecision } from '../../shared/vocabulary/time.ts';

/** A decision as it is thought about: what the seat sees, and what is worth a thought. */
export interface Inquiry {
  readonly job: BotJob;
  readonly question: Question;
  /** Whether it is decided before anybody else's next decision is seen: there is no tree to grow. */
  readonly isFlat: boolean;
}

/** What a thought found: the place of the best action, that of the best other one, and the points between them. */
export interface Finding {
  readonly best: number;
  readonly second: number;
  /** `null` where nothing else was tried often enough to tell. */
  readonly margin: number | null;
  /** Of flat decisions: in which part of the first deals the best was better than the other. */
  readonly better: number | null;
}

export function inquiryAt(state: GameState, seat: Seat): Inquiry {
  const observation = observe(state, seat);
  const budget = { milliseconds: Number.POSITIVE_INFINITY, nodes: 0 };
  const choices = choicesOf(state, seat);
  const job: BotJob = { observation, choices, level: 'hadara', style: null, budget, content: null, seed: 1 };
  const question = questionOf(job, xoroshiro128plus(job.seed));
  const decision = decisionOf(state);
  return { job, question, isFlat: decision === 'setWheel' || isSecretDecision(decision, state.phase) };
}

/** What each action looks like to a level at first sight, in points. */
export function firstSight({ job }: Inquiry, level: BotLevel): number[] {
  const question = questionOf({ ...job, level }, xoroshiro128plus(job.seed));
  const { game, seat, actions, evaluator, likings } = question;
  return canLookAhead(game)
    ? expectAtOnce(game, seat, actions, evaluator, likings).map(worthOf)
    : Array.from(evaluator.valuesAfter(game, seat, actions), (value, place) => value + (likings[place] ?? 0));
}

/** Lucks with which each level is asked. */
const LUCKS = 20;

/** How often a level that judges by first sight takes each action, 0 … 1. */
export function sharesOf(values: readonly number[], level: BotLevel): number[] {
  const shares = values.map(() => 0);
  for (let luck = 0; luck < LUCKS; luck++) {
    const place = pickWithErrors(values, LEVELS[level], xoroshiro128plus(7001 + 977 * luck));
    shares[place] = (shares[place] ?? 0) + 1 / LUCKS;
  }
  return shares;
}

export interface Pairs {
  readonly account: Account;
  /** For each action its lead over the best rival in each deal, in points. */
  readonly leads: readonly (readonly number[])[];
}

const leadOf = (game: GameState, seat: Seat): number => {
  let rival = Number.NEGATIVE_INFINITY;
  game.seats.forEach((_, other) => {
    if (other !== seat) rival = Math.max(rival, valuesOf(game, other));
  });
  return valuesOf(game, seat) - rival;
};

/** Plays each of the actions on in the same dealt games: none is given up, so that luck does not tell them apart. */
export function playPairs({ job, question }: Inquiry, actions: readonly Action[], deals: number, luck: number): Pairs {
  const { seat } = question;
  const view = job.observation;
  const evaluators = evaluatorsAt(question);
  const account = new Account(seat, evaluators, actions.length);
  const leads: number[][] = actions.map(() => []);
  const chances = new Float64Array(view.options.seats);
  const random = xoroshiro128plus(luck);
  const dealer = dealerFor(view);
  dealer.dealFuture(random);
  for (let dealt = 0; dealt < deals; dealt++) {
    const game = dealer.deal(random);
    actions.forEach((action, place) => {
      const next = clone(game);
      applyAction(next, seat, action);
      playOut(next, view, evaluators);
      writeChances(next, evaluators, chances);
      account.note(place, next, chances[seat] as number);
      leads[place]?.push(leadOf(next, seat));
    });
  }
  return { account, leads };
}

/** The part of the deals in which the first action is better than the second; equal ones count half. */
export function betterShare(first: readonly number[], second: readonly number[], deals: number): number {
  const count = Math.min(deals, first.length);
  let better = 0;
  for (let deal = 0; deal < count; deal++) {
    const difference = (first[deal] as number) - (second[deal] as number);
    if (difference > 1e-9) better += 1;
    else if (difference > -1e-9) better += 0.5;
  }
  return better / count;
}

/** Visits of an action, as a part of all, below which what came of them is luck; eight at least. */
const leastVisits = (nodes: number): number => Math.max(8, nodes / 100);

const worthAt = (account: Account, place: number): number => {
  const expected = account.expectationOf(place, 0);
  return expected === null ? Number.NEGATIVE_INFINITY : worthOf(expected);
};

/** The best of the places but `place`; `undefined` without any. */
const bestBut = (place: number, count: number, value: (place: number) => number): number | undefined =>
  [...new Array(count).keys()].filter((other) => other !== place).sort((a, b) => value(b) - value(a))[0];

function flatFinding(inquiry: Inquiry, nodes: number, luck: number): Finding {
  const { actions } = inquiry.question;
  const { account, leads } = playPairs(inquiry, actions, Math.max(2, Math.floor(nodes / actions.length)), luck);
  const chanceAt = (place: number): number => account.expectationOf(place, 0)?.chance ?? 0;
  const best = bestBut(-1, actions.length, chanceAt) as number;
  const second = bestBut(best, actions.length, (place) => worthAt(account, place)) as number;
  const better = betterShare(leads[best] as number[], leads[second] as number[], PAIRS);
  return { best, second, margin: worthAt(account, best) - worthAt(account, second), better };
}

function treeFinding({ job, question }: Inquiry, nodes: number, luck: number): Finding {
  const { actions, likings, seat } = question;
  const evaluators = evaluatorsAt(question);
  const account = new Account(seat, evaluators, actions.length);
  const best = search({
    view: job.observation,
    candidates: actions,
    likings,
    evaluators,
    nodes,
    random: xoroshiro128plus(luck),
    stop: () => false,
    onOutcome: (...outcome) => account.note(...outcome),
  });
  const isTried = (place: number): boolean => account.visitsOf(place) >= leastVisits(nodes);
  const worth = (place: number): number =>
    isTried(place) ? worthAt(account, place) : account.visitsOf(place) - 1_000_000;
  const second = bestBut(best, actions.length, worth) as number;
  const margin = isTried(second) ? worthAt(account, best) - worthAt(account, second) : null;
  return { best, second, margin, better: null };
}

/** Equal deals in which the best action is compared with the best other one. */
export const PAIRS = 200;

/**
 * Thinks ahead with so many simulations: a tree where everybody decides in the open; else all actions are played on in
 * the same dealt games, and none is given up. Needs at least two actions.
 */
export const think = (inquiry: Inquiry, nodes: number, luck: number): Finding =>
  inquiry.isFlat ? flatFinding(inquiry, nodes, luck) : treeFinding(inquiry, nodes, luck);

/** How often the best of the levels finds the action with so few simulations, 0 … 1. */
export function foundThinking({ job }: Inquiry, action: Action, nodes: number, lucks: number): number {
  let found = 0;
  for (let luck = 0; luck < lucks; luck++) {
    const decided = decide({ ...job, budget: { ...job.budget, nodes }, seed: 9001 + 31 * luck });
    if (isSameAction(decided, action)) found += 1 / lucks;
  }
  return found;
}
