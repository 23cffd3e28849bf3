import { FEATURES } from '../../shared/bots/value/features.ts';
import { type Weights, weightsFor } from '../../shared/bots/value/network.ts';
import { randomStream } from '../../shared/rules/position/random.ts';
import { type DuelScore, playDuels } from './duels.ts';
import { fitWeights, newWeights } from './fit.ts';
import { handMade, withNetwork } from './policies.ts';
import { Samples } from './samples.ts';
import { playGames, SAMPLES_PER_GAME, type SelfPlay } from './selfPlay.ts';

export interface TrainingPlan {
  /** Generations after the first one, in which the hand-made evaluation plays. */
  readonly generations: number;
  /** Games of each generation; the slow first one plays a quarter. */
  readonly games: number;
  readonly seed: number;
  readonly hidden: number;
  readonly epochs: number;
  /** Deals that are played twice against the hand-made evaluation after each generation. */
  readonly duels: number;
}

/** What a generation has come to. */
export interface GenerationReport {
  readonly generation: number;
  readonly gamesPerSecond: number;
  readonly meanPoints: number;
  readonly samples: number;
  /** Root mean square error of the predicted points after each pass over the samples. */
  readonly errors: readonly number[];
  readonly duels: DuelScore | null;
  /** Time of the whole generation. */
  readonly seconds: number;
}

/** Where a training stands: it can go on from here. */
export interface TrainingState {
  /** Generations done; 0 is the one of the hand-made evaluation. */
  readonly generations: number;
  readonly weights: Weights;
}

/** How often something is tried, and with how much noise; the hand-made evaluation always: what it never does would stay unknown. */
const TRIALS = { first: 0.3, last: 0.1 };
const TEMPERATURE = 3;
const AT_FIRST = { share: 1, temperature: 2.5 };
/** How long a target waits for what comes, rather than trusting what is expected. */
const PATIENCE = 0.92;
/** Generations whose games are learned from. */
const MEMORY = 3;
const RATE = { first: 1.5e-3, last: 3e-4 };
/** Duels are played on deals of their own. */
const DUEL_SEED = 900_000_000;

/** From `first` to `last` in equal steps of proportion; `progress` is 0 … 1. */
const between = ({ first, last }: { readonly first: number; readonly last: number }, progress: number): number =>
  first * (last / first) ** progress;

/**
 * Trains generation after generation, each on games of its own and those of the generation before; `done` is told of
 * each one. The same plan gives the same weights; one that goes on from `from` lacks that generation's games, and learns
 * features that it had no weights for from nothing.
 */
export function train(
  plan: TrainingPlan,
  from: TrainingState | null,
  done: (report: GenerationReport, state: TrainingState) => void,
): Weights {
  const weights =
    from === null
      ? newWeights(FEATURES, plan.hidden, randomStream(plan.seed, 'setup'))
      : weightsFor(from.weights, FEATURES);
  let known: Samples[] = [];
  for (let generation = from?.generations ?? 0; generation <= plan.generations; generation++) {
    const start = performance.now();
    const games = gamesOf(plan, generation, weights);
    const samples = new Samples(Math.ceil(games.games * SAMPLES_PER_GAME * 1.2), PATIENCE);
    known = [samples, ...known].slice(0, MEMORY);
    const meanPoints = playGames(games, samples);
    const playing = (performance.now() - start) / 1000;
    const errors: number[] = [];
    fitWeights(weights, known, {
      epochs: plan.epochs,
      rate: between(RATE, generation / Math.max(1, plan.generations)),
      random: randomStream(plan.seed + generation, 'decks'),
      report: (error) => errors.push(error),
    });
    const duels = plan.duels === 0 ? null : playDuels(withNetwork(weights), handMade, plan.duels, DUEL_SEED);
    const seconds = (performance.now() - start) / 1000;
    const report = { generation, gamesPerSecond: games.games / playing, meanPoints, samples: samples.count, errors };
    done({ ...report, duels, seconds }, { generations: generation + 1, weights });
  }
  return weights;
}

function gamesOf(plan: TrainingPlan, generation: number, weights: Weights): SelfPlay {
  const seed = plan.seed * 1000 + generation;
  if (generation === 0) return { games: Math.ceil(plan.games / 4), seed, policy: handMade, trials: AT_FIRST };
  const share = between(TRIALS, (generation - 1) / Math.max(1, plan.generations - 1));
  return { games: plan.games, seed, policy: withNetwork(weights), trials: { share, temperature: TEMPERATURE } };
}
