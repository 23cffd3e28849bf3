import { HEADS, POINTS_PER_UNIT, type Weights } from '../../shared/bots/value/network.ts';
import type { Random } from '../../shared/rules/position/random.ts';
import { unit } from './chance.ts';
import { Learner } from './learner.ts';

/** Inputs and targets, row by row. */
export interface Lesson {
  readonly inputs: Float32Array;
  readonly targets: Float32Array;
  readonly count: number;
}

export interface FitPlan {
  readonly epochs: number;
  /** Learning rate at the beginning; it falls to almost nothing at the end. */
  readonly rate: number;
  readonly random: Random;
  /** Called after each pass: how far the sum of the heads is off, in points, on samples that are not trained on. */
  readonly report?: (rootMeanSquare: number) => void;
}

const BATCH = 128;
/** Of each lesson the last part is for measuring only: whole games, as they lie in order. */
const HELD_BACK = 0.05;

/** Trains the weights in place on all lessons, in random order. Returns the last root mean square error, in points. */
export function fitWeights(
  weights: Weights,
  lessons: readonly Lesson[],
  { epochs, rate, random, report }: FitPlan,
): number {
  const learner = new Learner(weights);
  const trained = lessons.flatMap((lesson, index) => placesOf(index, 0, trainedCount(lesson)));
  const measured = lessons.flatMap((lesson, index) => placesOf(index, trainedCount(lesson), lesson.count));
  const order = Float64Array.from(trained);
  const errors = new Float64Array(HEADS);
  let error = Number.NaN;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (let start = 0; start < order.length; start += BATCH) {
      const progress = (epoch + start / order.length) / epochs;
      const batch = order.subarray(start, start + BATCH);
      for (const place of batch) {
        const lesson = lessons[Math.floor(place / LARGEST)] as Lesson;
        const row = place % LARGEST;
        const sum = errorsOf(learner, lesson, row, errors);
        // Every head counts, and their sum as much as all of them.
        for (let head = 0; head < HEADS; head++) errors[head] = (errors[head] as number) + sum;
        learner.backward(lesson.inputs, row, errors);
      }
      learner.step((rate * (1 + Math.cos(Math.PI * progress))) / 2, batch.length);
    }
    error = errorOf(learner, lessons, measured);
    report?.(error);
  }
  learner.save();
  return error;
}

/** More samples than a lesson holds: a place is a lesson and a sample in one number. */
const LARGEST = 2 ** 26;
const trainedCount = ({ count }: Lesson): number => Math.floor(count * (1 - HELD_BACK));
const placesOf = (lesson: number, from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, index) => lesson * LARGEST + from + index);

export function shuffle(order: Float64Array, random: Random): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(unit(random) * (last + 1));
    const swapped = order[last] as number;
    order[last] = order[other] as number;
    order[other] = swapped;
  }
}

/** Writes how far each head is off into `errors`, in units; returns how far their sum is. */
function errorsOf(learner: Learner, { inputs, targets }: Lesson, row: number, errors: Float64Array): number {
  const heads = learner.forward(inputs, row);
  let sum = 0;
  for (let head = 0; head < HEADS; head++) {
    const error = (heads[head] as number) - (targets[row * HEADS + head] as number);
    errors[head] = error;
    sum += error;
  }
  return sum;
}

function errorOf(learner: Learner, lessons: readonly Lesson[], places: readonly number[]): number {
  const errors = new Float64Array(HEADS);
  let squares = 0;
  for (const place of places) {
    squares += errorsOf(learner, lessons[Math.floor(place / LARGEST)] as Lesson, place % LARGEST, errors) ** 2;
  }
  return Math.sqrt(squares / places.length) * POINTS_PER_UNIT;
}
