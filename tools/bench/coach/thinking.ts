import { stopAfter } from '../../../main/workers/deadline.ts';
import { type BotJob, decide } from '../../../shared/bots/bot.ts';
import { measured } from '../../../shared/bots/explain.ts';
import { afterAction } from '../../../shared/bots/value/afterAction.ts';
import { FEATURES, writeFeatures } from '../../../shared/bots/value/features.ts';
import { ForwardPass, HEADS, mindFrom, type Pass } from '../../../shared/bots/value/network.ts';
import { othersOf, seatFactsOf } from '../../../shared/bots/value/seatFacts.ts';
import { passFor } from '../../../shared/bots/value/simdPass.ts';
import weights from '../../../shared/bots/value/weights.json' with { type: 'json' };
import { legalActions } from '../../../shared/flow/runner.ts';
import { playBotGame } from '../../../shared/session/bots/botGame.ts';
import { USUAL_BUDGET } from '../../../shared/session/bots/botJob.ts';
import type { SeatCount } from '../../../shared/vocabulary/seats.ts';
import { setupWith } from '../../../tests/fixtures/options.ts';
import { playRandomly } from '../../../tests/fixtures/randomGame.ts';
import { freshGame } from '../../../tests/fixtures/savedGame.ts';
import { type Comparison, compare, median } from '../engine/rounds.ts';

/* How much thinking fits into the time of a decision. */

/** What the network is asked in a game, decision by decision: the inputs after each action. */
function questionsIn(seed: number): Float32Array[][] {
  const questions: Float32Array[][] = [];
  playRandomly(setupWith(4, 'advanced', seed), (game, { seat }) => {
    const others = othersOf(game, seat);
    const inputs = legalActions(game, seat).flatMap((action) =>
      afterAction(game, seat, action).map((state) => {
        const input = new Float32Array(FEATURES.length);
        writeFeatures(seatFactsOf(game, seat, state, action, others), input);
        return input;
      }),
    );
    questions.push(inputs);
    return undefined;
  });
  return questions;
}

function answerAll(pass: Pass, questions: readonly (readonly Float32Array[])[]): void {
  const out = new Float64Array(HEADS);
  for (const inputs of questions) {
    pass.restart();
    for (const input of inputs) pass.run(input, out, 0);
  }
}

/** The network alone, in WebAssembly and in plain JavaScript: a decision is one evaluation. */
export function compareInference(): Comparison {
  const questions = [1, 2, 3].flatMap(questionsIn);
  const { value } = mindFrom(weights);
  const contender = (name: string, pass: Pass) => ({
    name,
    games: 1,
    decisions: questions.flat().length,
    run: () => answerAll(pass, questions),
  });
  const kernel = contender('WebAssembly', passFor(value, FEATURES));
  const other = contender('JavaScript', new ForwardPass(value, FEATURES));
  return compare({ work: 'inference', kernel, other }, { rounds: 7, milliseconds: 200 });
}

/** Every fifth decision with a choice in a game of regents, for a hadara. */
function jobsIn(seats: SeatCount): BotJob[] {
  const jobs: BotJob[] = [];
  playBotGame(freshGame('ggggg'.slice(0, seats), 'advanced', seats), (job) => {
    if (job.choices.length > 1) jobs.push({ ...job, level: 'hadara', style: null });
    return decide({ ...job, level: 'regent' });
  });
  return jobs.filter((_, index) => index % 5 === 0);
}

const SIMULATIONS = 400;

/** Microseconds of processor time that a simulation takes. */
export function timeSimulations(seats: SeatCount): number {
  const jobs = jobsIn(seats);
  const budget = { ...USUAL_BUDGET, nodes: SIMULATIONS };
  const think = (): number => jobs.reduce((sum, job) => sum + measured({ ...job, budget }, () => false).nodes, 0);
  think();
  const before = process.cpuUsage();
  const simulations = think();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / simulations;
}

export interface DecisionTimes {
  readonly simulations: number;
  /** Milliseconds of each decision, the quickest first. */
  readonly times: readonly number[];
}

/** Thinks as players' bots do, in their time. `simulations`: those of a decision, the middle one: short ends of a half epoch come to many more. */
export function timeDecisions(seats: SeatCount): DecisionTimes {
  const now = (): number => performance.now();
  const simulations: number[] = [];
  const times = jobsIn(seats).map((job) => {
    const start = now();
    const stop = stopAfter(USUAL_BUDGET.milliseconds, () => false, now);
    simulations.push(measured({ ...job, budget: USUAL_BUDGET }, stop).nodes);
    return now() - start;
  });
  return { simulations: median(simulations), times: times.toSorted((a, b) => a - b) };
}
