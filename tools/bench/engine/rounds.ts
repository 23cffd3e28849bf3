import type { Contender, Match, Program } from './contenders.ts';
import type { Played } from './floor/floor.ts';

/** What a contender did per unit of its own processor time: other programs on the machine do not count. */
export interface Rate {
  readonly gamesPerSecond: number;
  readonly microsecondsPerDecision: number;
}

export interface Comparison {
  readonly work: string;
  readonly names: readonly [kernel: string, other: string];
  readonly kernel: Rate;
  readonly other: Rate;
  /** How many times as many games the kernel plays: the median of the rounds, with the smallest and the largest. */
  readonly ratio: { readonly median: number; readonly least: number; readonly most: number };
}

export interface Budget {
  readonly rounds: number;
  /** Milliseconds of processor time that each contender gets in each round, at least one run. */
  readonly milliseconds: number;
}

/** Milliseconds of processor time of this process. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function rateOf({ games, decisions, milliseconds }: Played): Rate {
  return { gamesPerSecond: (games * 1000) / milliseconds, microsecondsPerDecision: (milliseconds * 1000) / decisions };
}

function measure(contender: Contender | Program, milliseconds: number): Rate {
  if ('measure' in contender) return rateOf(contender.measure(milliseconds));
  const { run, games, decisions } = contender;
  const start = processorTime();
  let [runs, spent] = [0, 0];
  do {
    run();
    runs += 1;
    spent = processorTime() - start;
  } while (spent < milliseconds);
  return rateOf({ games: games * runs, decisions: decisions * runs, milliseconds: spent });
}

/** The middle one; of an even number the upper one. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new RangeError('no values');
  return middle;
}

const medianRate = (rates: readonly Rate[]): Rate => ({
  gamesPerSecond: median(rates.map((rate) => rate.gamesPerSecond)),
  microsecondsPerDecision: median(rates.map((rate) => rate.microsecondsPerDecision)),
});

/** Rounds that are not counted: until then the engine has compiled what it runs often. */
const WARM_UP = 3;

function inRounds<T>(rounds: number, once: () => T): T[] {
  return Array.from({ length: WARM_UP + rounds }, once).slice(WARM_UP);
}

/** Lets the two take turns: what slows the machine down for a while slows both. */
export function compare({ work, kernel, other }: Match, { rounds, milliseconds }: Budget): Comparison {
  const measured = inRounds(rounds, () => [measure(kernel, milliseconds), measure(other, milliseconds)] as const);
  const ratios = measured.map(([own, peer]) => own.gamesPerSecond / peer.gamesPerSecond);
  return {
    work,
    names: [kernel.name, other.name],
    kernel: medianRate(measured.map(([own]) => own)),
    other: medianRate(measured.map(([, peer]) => peer)),
    ratio: { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) },
  };
}

/** Microseconds of one decision of the contender. */
export const microsecondsOf = (contender: Contender, { rounds, milliseconds }: Budget): number =>
  median(inRounds(rounds, () => measure(contender, milliseconds).microsecondsPerDecision));
