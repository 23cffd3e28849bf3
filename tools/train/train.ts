import { FEATURES } from '../../shared/bots/value/features.ts';
import { HEADS, type Weights, weightsFor } from '../../shared/bots/value/network.ts';
import { randomStream } from '../../shared/rules/position/random.ts';
import { type DuelScore, playDuels } from './duels.ts';
import { fitWeights } from './fit.ts';
import { newWeights } from './learner.ts';
import { handMade, withNetwork } from './policies.ts';
import { Samples } from './samples.ts';
import { playGames, type SelfPlay } from './selfPlay.ts';

export interface TrainingPlan {
  /** Generations after the first one, in which the hand-made evaluation plays. */
  readonly generations: number;
  /** Games of each generation; the slow first one plays a quarter. */
  readonly games: number;
  readonly seed: number;
  readonly hidden: number;
  readonly epochs: number;
  readonly course: keyof typeof COURSES;
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

/** From the first generation to the last. */
interface Range {
  readonly first: number;
  readonly last: number;
}

/** How a training goes about it. */
interface Course {
  /** How often something is tried in the games. */
  readonly trials: Range;
  readonly rate: Range;
  /** Samples kept of a game, on average. */
  readonly samples: number;
  /** Generations whose games are learned from. */
  readonly memory: number;
  /** How far the weights go towards what a generation teaches: less than 1 evens out the luck of the generations. */
  readonly step: number;
}

/** From nothing, or from weights that lack features; and then with more care. */
export const COURSES = {
  learn: { trials: { first: 0.3, last: 0.1 }, rate: { first: 1.5e-3, last: 3e-4 }, samples: 90, memory: 3, step: 1 },
  refine: { trials: { first: 0.1, last: 0.07 }, rate: { first: 6e-4, last: 2e-4 }, samples: 90, memory: 4, step: 0.5 },
} as const satisfies Record<string, Course>;

/** Noise of what is tried; the hand-made evaluation tries all the time: what it never does would stay unknown. */
const TEMPERATURE = 3;
const AT_FIRST = { share: 1, temperature: 2.5 };
/** How long a target waits for what comes, rather than trusting what is expected. */
const PATIENCE = 0.92;
/** Duels are played on deals of their own. */
const DUEL_SEED = 900_000_000;

/** From `first` to `last` in equal steps of proportion; `progress` is 0 … 1. */
const between = ({ first, last }: Range, progress: number): number => first * (last / first) ** progress;

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
      ? newWeights(FEATURES, plan.hidden, HEADS, randomStream(plan.seed, 'setup'))
      : weightsFor(from.weights, FEATURES);
  const course: Course = COURSES[plan.course];
  let known: Samples[] = [];
  for (let generation = from?.generations ?? 0; generation <= plan.generations; generation++) {
    const start = performance.now();
    const games = gamesOf(plan, generation, weights);
    const samples = new Samples(Math.ceil(games.games * course.samples * 1.2), PATIENCE);
    known = [samples, ...known].slice(0, course.memory);
    const meanPoints = playGames(games, samples);
    const playing = (performance.now() - start) / 1000;
    const errors: number[] = [];
    const before = [weights.first, weights.firstBias, weights.second, weights.secondBias].map((part) => part.slice());
    fitWeights(weights, known, {
      epochs: plan.epochs,
      rate: between(course.rate, generation / Math.max(1, plan.generations)),
      random: randomStream(plan.seed + generation, 'decks'),
      report: (error) => errors.push(error),
    });
    goBack(weights, before, course.step);
    const duels = plan.duels === 0 ? null : playDuels(withNetwork(weights), handMade, plan.duels, DUEL_SEED);
    const seconds = (performance.now() - start) / 1000;
    const report = { generation, gamesPerSecond: games.games / playing, meanPoints, samples: samples.count, errors };
    done({ ...report, duels, seconds }, { generations: generation + 1, weights });
  }
  return weights;
}

/** Leaves `step` of what was learned since `before`. */
function goBack(
  { first, firstBias, second, secondBias }: Weights,
  before: readonly Float32Array[],
  step: number,
): void {
  if (step === 1) return;
  [first, firstBias, second, secondBias].forEach((part, place) => {
    const old = before[place] as Float32Array;
    for (let index = 0; index < part.length; index++) {
      const was = old[index] as number;
      part[index] = was + step * ((part[index] as number) - was);
    }
  });
}

function gamesOf(plan: TrainingPlan, generation: number, weights: Weights): SelfPlay {
  const seed = plan.seed * 1000 + generation;
  const { samples } = COURSES[plan.course];
  if (generation === 0)
    return { games: Math.ceil(plan.games / 4), seed, policy: handMade, trials: AT_FIRST, samplesPerGame: samples };
  const share = between(COURSES[plan.course].trials, (generation - 1) / Math.max(1, plan.generations - 1));
  return {
    games: plan.games,
    seed,
    policy: withNetwork(weights),
    trials: { share, temperature: TEMPERATURE },
    samplesPerGame: samples,
  };
}
