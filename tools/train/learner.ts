import { padded, type Weights } from '../../shared/bots/value/network.ts';
import type { Random } from '../../shared/rules/position/random.ts';
import { Adam } from './adam.ts';
import { normal } from './chance.ts';

/** A network that knows nothing yet. */
export function newWeights(features: readonly string[], hidden: number, outputs: number, random: Random): Weights {
  const inputs = features.length;
  // About half of the inputs are 0 at a time.
  const fill = (length: number, spread: number): Float32Array =>
    Float32Array.from({ length }, () => spread * normal(random));
  return {
    features,
    hidden,
    first: fill(inputs * hidden, Math.sqrt(4 / inputs)),
    firstBias: new Float32Array(hidden),
    second: fill(hidden * outputs, Math.sqrt(1 / hidden)),
    heads: outputs,
    secondBias: new Float32Array(outputs),
  };
}

/** Hidden units that are counted at once: faster by half. */
const LANES = 4;

/** A network while it learns: forward and backward, sample by sample. */
export class Learner {
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
  readonly #outputs: Float64Array;

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
    this.#outputs = new Float64Array(secondBias.length);
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

  /** Runs the sample in `row` of the inputs through; returns the outputs, which the next call overwrites. */
  forward(inputs: Float32Array, row: number): Float64Array {
    const features = this.#weights.features.length;
    const units = this.#weights.hidden;
    const width = this.#width;
    const hidden = this.#hidden;
    const first = this.#first.parameters;
    const second = this.#second.parameters;
    const outputs = this.#outputs;
    const count = outputs.length;
    hidden.set(this.#firstBias.parameters);
    for (let index = 0, start = 0; index < features; index++, start += width) {
      const value = inputs[row * features + index] as number;
      if (value !== 0) addTimes(hidden, 0, value, first, start, hidden.length);
    }
    outputs.set(this.#secondBias.parameters);
    for (let unit = 0; unit < units; unit++) {
      const active = hidden[unit] as number;
      if (active <= 0) continue;
      for (let output = 0; output < count; output++) {
        outputs[output] = (outputs[output] as number) + active * (second[unit * count + output] as number);
      }
    }
    return outputs;
  }

  /** Adds the gradient of the sample just run, whose outputs were to fall along `errors`. */
  backward(inputs: Float32Array, row: number, errors: Float64Array): void {
    const units = this.#weights.hidden;
    const second = this.#second.parameters;
    const gradient = this.#second.gradient;
    const count = errors.length;
    for (let output = 0; output < count; output++) {
      this.#secondBias.gradient[output] = (this.#secondBias.gradient[output] as number) + (errors[output] as number);
    }
    for (let unit = 0; unit < units; unit++) {
      const active = this.#hidden[unit] as number;
      let slope = 0;
      for (let output = 0, at = unit * count; active > 0 && output < count; output++, at++) {
        const error = errors[output] as number;
        gradient[at] = (gradient[at] as number) + error * active;
        slope += error * (second[at] as number);
      }
      this.#slopes[unit] = slope;
    }
    this.#addFirst(inputs, row * this.#weights.features.length);
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
