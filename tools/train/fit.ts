import { HEADS, POINTS_PER_UNIT, padded, type Weights } from '../../shared/bots/value/network.ts';
import type { Random } from '../../shared/rules/position/random.ts';
import { Adam } from './adam.ts';
import { normal, unit } from './chance.ts';

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

/** A network that knows nothing yet. */
export function newWeights(features: readonly string[], hidden: number, random: Random): Weights {
  const inputs = features.length;
  // About half of the inputs are 0 at a time.
  const fill = (length: number, spread: number): Float32Array =>
    Float32Array.from({ length }, () => spread * normal(random));
  return {
    features,
    hidden,
    first: fill(inputs * hidden, Math.sqrt(4 / inputs)),
    firstBias: new Float32Array(hidden),
    second: fill(hidden * HEADS, Math.sqrt(1 / hidden)),
    heads: HEADS,
    secondBias: new Float32Array(HEADS),
  };
}

/** Hidden units that are counted at once: faster by half. */
const LANES = 4;

/** A network while it learns: forward and backward, sample by sample. */
class Learner {
  readonly #weights: Weights;
  // In double precision: engines compute in it, and would convert every number each time.
  readonly #first: Adam;
  readonly #firstBias: Adam;
  readonly #second: Adam;
  readonly #secondBias: Adam;
  /** Hidden units, rounded up. */
  readonly #width: number;
  readonly #hidden: Float64Array;
  readonly #slopes: Float64Array;
  readonly #errors = new Float64Array(HEADS);

  constructor(weights: Weights) {
    this.#weights = weights;
    const { first, firstBias, second, secondBias, hidden } = weights;
    this.#width = Math.ceil(hidden / LANES) * LANES;
    this.#first = new Adam(padded(first, hidden, this.#width));
    this.#firstBias = new Adam(padded(firstBias, hidden, this.#width));
    this.#second = new Adam(Float64Array.from(second));
    this.#secondBias = new Adam(Float64Array.from(secondBias));
    this.#hidden = new Float64Array(this.#width);
    this.#slopes = new Float64Array(this.#width);
  }

  /** Puts what it has learned into the weights. */
  save(): void {
    const { first, firstBias, second, secondBias, features, hidden } = this.#weights;
    for (let row = 0; row < features.length; row++) {
      const start = row * this.#width;
      first.set(this.#first.parameters.subarray(start, start + hidden), row * hidden);
    }
    firstBias.set(this.#firstBias.parameters.subarray(0, hidden));
    second.set(this.#second.parameters);
    secondBias.set(this.#secondBias.parameters);
  }

  /** Runs a sample through; returns the error of the sum of the heads, in units. */
  forward({ inputs, targets }: Lesson, sample: number): number {
    const features = this.#weights.features.length;
    const units = this.#weights.hidden;
    const width = this.#width;
    const hidden = this.#hidden;
    const first = this.#first.parameters;
    const second = this.#second.parameters;
    hidden.set(this.#firstBias.parameters);
    for (let index = 0, row = 0; index < features; index++, row += width) {
      const value = inputs[sample * features + index] as number;
      if (value !== 0) addTimes(hidden, 0, value, first, row, hidden.length);
    }
    for (let head = 0; head < HEADS; head++) {
      this.#errors[head] = (this.#secondBias.parameters[head] as number) - (targets[sample * HEADS + head] as number);
    }
    for (let unit = 0; unit < units; unit++) {
      const active = hidden[unit] as number;
      if (active <= 0) continue;
      for (let head = 0; head < HEADS; head++) {
        this.#errors[head] = (this.#errors[head] as number) + active * (second[unit * HEADS + head] as number);
      }
    }
    return this.#errors.reduce((sum, error) => sum + error, 0);
  }

  /** Adds the gradient of the sample just run: every head counts, and their sum as much as all of them. */
  backward({ inputs }: Lesson, sample: number, sum: number): void {
    const units = this.#weights.hidden;
    const second = this.#second.parameters;
    const gradient = this.#second.gradient;
    for (let head = 0; head < HEADS; head++) {
      const slope = (this.#errors[head] as number) + sum;
      this.#errors[head] = slope;
      this.#secondBias.gradient[head] = (this.#secondBias.gradient[head] as number) + slope;
    }
    for (let unit = 0; unit < units; unit++) {
      const active = this.#hidden[unit] as number;
      let slope = 0;
      for (let head = 0, at = unit * HEADS; active > 0 && head < HEADS; head++, at++) {
        const error = this.#errors[head] as number;
        gradient[at] = (gradient[at] as number) + error * active;
        slope += error * (second[at] as number);
      }
      this.#slopes[unit] = slope;
    }
    this.#addFirst(inputs, sample * this.#weights.features.length);
  }

  #addFirst(inputs: Float32Array, start: number): void {
    const { gradient } = this.#first;
    const slopes = this.#slopes;
    const features = this.#weights.features.length;
    addTimes(this.#firstBias.gradient, 0, 1, slopes, 0, slopes.length);
    const width = this.#width;
    for (let index = 0, row = 0; index < features; index++, row += width) {
      const value = inputs[start + index] as number;
      if (value !== 0) addTimes(gradient, row, value, slopes, 0, slopes.length);
    }
  }

  step(rate: number, count: number): void {
    for (const part of [this.#first, this.#firstBias, this.#second, this.#secondBias]) part.step(rate, count);
  }
}

/** Adds `times` so many numbers of `from`, from place `start` on, to those of `out` from place `at` on; a multiple of `LANES`. */
function addTimes(
  out: Float64Array,
  at: number,
  times: number,
  from: Float64Array,
  start: number,
  count: number,
): void {
  for (let place = at, given = start; place < at + count; place += LANES, given += LANES) {
    out[place] = (out[place] as number) + times * (from[given] as number);
    out[place + 1] = (out[place + 1] as number) + times * (from[given + 1] as number);
    out[place + 2] = (out[place + 2] as number) + times * (from[given + 2] as number);
    out[place + 3] = (out[place + 3] as number) + times * (from[given + 3] as number);
  }
}

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
  let error = Number.NaN;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (let start = 0; start < order.length; start += BATCH) {
      const progress = (epoch + start / order.length) / epochs;
      const batch = order.subarray(start, start + BATCH);
      for (const place of batch) {
        const lesson = lessons[Math.floor(place / LARGEST)] as Lesson;
        learner.backward(lesson, place % LARGEST, learner.forward(lesson, place % LARGEST));
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

function shuffle(order: Float64Array, random: Random): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(unit(random) * (last + 1));
    const swapped = order[last] as number;
    order[last] = order[other] as number;
    order[other] = swapped;
  }
}

function errorOf(learner: Learner, lessons: readonly Lesson[], places: readonly number[]): number {
  let squares = 0;
  for (const place of places) {
    squares += learner.forward(lessons[Math.floor(place / LARGEST)] as Lesson, place % LARGEST) ** 2;
  }
  return Math.sqrt(squares / places.length) * POINTS_PER_UNIT;
}
