import { POINTS_PER_UNIT, type Weights } from '../../shared/bots/value/network.ts';
import { type FitPlan, shuffle } from './fit.ts';
import { Learner } from './learner.ts';
import { type Lot, MOST_CANDIDATES } from './verdicts.ts';

/** Decisions whose gradients are added up for a step. */
const BATCH = 32;
/** Of each lot the last part is for measuring only: whole games, as they lie in order. */
const HELD_BACK = 0.05;
/** Units beyond which a surplus is luck. */
const MOST = 1;
/** How strongly the outputs of a decision are kept around 0, which no verdict says anything about. */
const LEVELLING = 0.05;
/** More decisions than a lot holds: a place is a lot and a decision in one number. */
const LARGEST = 2 ** 26;

/** One output, taught by differences within decisions. */
class AdviceLearner {
  readonly #learner: Learner;
  readonly #slope = new Float64Array(1);
  readonly #errors = new Float64Array(MOST_CANDIDATES);

  constructor(weights: Weights) {
    this.#learner = new Learner(weights);
  }

  /** Adds the gradient of a decision; returns the number of rows. */
  study({ inputs, targets, starts }: Lot, decision: number): number {
    const first = starts[decision] as number;
    const last = starts[decision + 1] as number;
    const count = last - first;
    const errors = this.#errors;
    let mean = 0;
    let level = 0;
    for (let row = first; row < last; row++) {
      const output = this.#learner.forward(inputs, row)[0] as number;
      errors[row - first] = output - (targets[row] as number);
      mean += (errors[row - first] as number) / count;
      level += output / count;
    }
    for (let row = first; row < last; row++) {
      const error = (errors[row - first] as number) - mean;
      this.#slope[0] = Math.max(-MOST, Math.min(MOST, error)) + LEVELLING * level;
      this.#learner.forward(inputs, row);
      this.#learner.backward(inputs, row, this.#slope);
    }
    return count;
  }

  /** Sums of squares of a decision: what is left of the differences, and what there is of them. */
  measure({ inputs, targets, starts }: Lot, decision: number): { left: number; all: number; rows: number } {
    const first = starts[decision] as number;
    const last = starts[decision + 1] as number;
    const errors: number[] = [];
    const given: number[] = [];
    for (let row = first; row < last; row++) {
      given.push(targets[row] as number);
      errors.push((this.#learner.forward(inputs, row)[0] as number) - (targets[row] as number));
    }
    return { left: spreadOf(errors), all: spreadOf(given), rows: last - first };
  }

  step(rate: number, count: number): void {
    this.#learner.step(rate, count);
  }

  save(): void {
    this.#learner.save();
  }
}

function spreadOf(numbers: readonly number[]): number {
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  return numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0);
}

const trainedCount = ({ decisions }: Lot): number => Math.floor(decisions * (1 - HELD_BACK));

/**
 * Trains the advice in place. Returns how far it is off differences within decisions that it has not been trained on, and
 * how far it would be without advice: root mean squares, in points.
 */
export function fitAdvice(
  weights: Weights,
  lots: readonly Lot[],
  { epochs, rate, random }: Omit<FitPlan, 'report'>,
): readonly [number, number] {
  const learner = new AdviceLearner(weights);
  const places = (from: (lot: Lot) => number, to: (lot: Lot) => number): number[] =>
    lots.flatMap((lot, index) =>
      Array.from({ length: to(lot) - from(lot) }, (_, place) => index * LARGEST + from(lot) + place),
    );
  const order = Float64Array.from(places(() => 0, trainedCount));
  const measured = places(trainedCount, ({ decisions }) => decisions);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (let start = 0; start < order.length; start += BATCH) {
      const progress = (epoch + start / order.length) / epochs;
      let rows = 0;
      for (const place of order.subarray(start, start + BATCH))
        rows += learner.study(lots[Math.floor(place / LARGEST)] as Lot, place % LARGEST);
      learner.step((rate * (1 + Math.cos(Math.PI * progress))) / 2, rows);
    }
  }
  learner.save();
  return errorsOf(learner, lots, measured);
}

function errorsOf(learner: AdviceLearner, lots: readonly Lot[], places: readonly number[]): [number, number] {
  let [left, all, rows] = [0, 0, 0];
  for (const place of places) {
    const sums = learner.measure(lots[Math.floor(place / LARGEST)] as Lot, place % LARGEST);
    left += sums.left;
    all += sums.all;
    rows += sums.rows;
  }
  return [Math.sqrt(left / rows) * POINTS_PER_UNIT, Math.sqrt(all / rows) * POINTS_PER_UNIT];
}
