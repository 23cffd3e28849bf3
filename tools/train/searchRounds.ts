import { advisedBy } from '../../shared/bots/evaluators.ts';
import { FEATURES } from '../../shared/bots/value/features.ts';
import { judgingBy } from '../../shared/bots/value/greedy.ts';
import { type Mind, type Weights, weightsFor } from '../../shared/bots/value/network.ts';
import { Valuation } from '../../shared/bots/value/value.ts';
import { randomStream } from '../../shared/rules/position/random.ts';
import { type DuelScore, playDuels } from './duels.ts';
import { fitAdvice } from './fitAdvice.ts';
import { newWeights } from './learner.ts';
import { withMind, withNetwork } from './policies.ts';
import { playSearching } from './searchPlay.ts';
import { MOST_CANDIDATES, Verdicts } from './verdicts.ts';

export interface SearchPlan {
  /** Rounds in all. */
  readonly generations: number;
  /** Games of each round. */
  readonly games: number;
  readonly seed: number;
  /** Hidden units of an advice that there is not yet. */
  readonly hidden: number;
  /** Passes over the verdicts of the rounds. */
  readonly epochs: number;
  /** Deals that are played twice against the advice before. */
  readonly duels: number;
}

/** What a round has come to. */
export interface RoundReport {
  readonly generation: number;
  readonly decisions: number;
  /** Root mean square of what searches found beyond the evaluation, without and with the advice, on games not learned from. */
  readonly errors: readonly [number, number];
  readonly duels: DuelScore | null;
  readonly isKept: boolean;
  readonly seconds: number;
}

/** Where a training stands: it can go on from here. */
export interface SearchState {
  /** Rounds done. */
  readonly generations: number;
  readonly mind: Mind;
}

/** Rounds whose verdicts are learned from. */
const MEMORY = 4;
const RATE = 4e-3;
/** Dealt games in which each candidate is played on: the same ones for all, so that few tell enough. */
const DEALS = 5;
/** Decisions of a game that are searched, and how many there are of them at the largest table, about. */
const SHARE = 0.5;
const DECISIONS_PER_GAME = 120;
const DUEL_SEED = 910_000_000;

/**
 * Teaches the advice what searches find, round after round: the present mind plays and searches, the advice learns from the
 * last rounds, and what it has learned is kept if it wins against what it was. The same plan gives the same weights.
 */
export function trainBySearch(
  plan: SearchPlan,
  from: SearchState,
  done: (report: RoundReport, state: SearchState) => void,
): Mind {
  let { mind } = from;
  let known: Verdicts[] = [];
  for (let generation = from.generations; generation < plan.generations; generation++) {
    const start = performance.now();
    const verdicts = verdictsOf(plan, generation, mind);
    known = [verdicts, ...known].slice(0, MEMORY);
    const advice = copied(mind.advice) ?? unlearned(plan);
    const random = randomStream(plan.seed + generation, 'decks');
    const [left, all] = fitAdvice(advice, known, { epochs: plan.epochs, rate: RATE, random });
    const learned = { ...mind, advice };
    const duels = plan.duels === 0 ? null : playDuels(withMind(learned), withMind(mind), plan.duels, DUEL_SEED);
    const isKept = duels === null || duels.wins > 0.5;
    if (isKept) mind = learned;
    const seconds = (performance.now() - start) / 1000;
    const report = { generation, decisions: verdicts.decisions, errors: [all, left] as const, duels, isKept, seconds };
    done(report, { generations: generation + 1, mind });
  }
  return mind;
}

function verdictsOf({ games, seed }: SearchPlan, generation: number, mind: Mind): Verdicts {
  const verdicts = new Verdicts(games * DECISIONS_PER_GAME * SHARE * MOST_CANDIDATES);
  const play = {
    games,
    seed: seed * 1000 + generation,
    value: withNetwork(mind.value),
    evaluator: advisedBy(1),
    share: SHARE,
    deals: DEALS,
  };
  judgingBy(new Valuation(mind), () => playSearching(play, verdicts));
  return verdicts;
}

/** An advice that says nothing yet. */
function unlearned({ hidden, seed }: SearchPlan): Weights {
  const weights = newWeights(FEATURES, hidden, 1, randomStream(seed, 'setup'));
  weights.second.fill(0);
  return weights;
}

/** A copy that can learn, for all features that there are. */
function copied(weights: Weights | null): Weights | null {
  if (weights === null) return null;
  const { first, firstBias, second, secondBias, ...rest } = weightsFor(weights, FEATURES);
  const own = { first: first.slice(), firstBias: firstBias.slice() };
  return { ...rest, ...own, second: second.slice(), secondBias: secondBias.slice() };
}
