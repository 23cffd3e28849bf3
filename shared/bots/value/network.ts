import { SCORE_CATEGORIES } from '../../vocabulary/score.ts';

/** Numbers that a network gives: one for each category of the score sheet. */
export const HEADS = SCORE_CATEGORIES.length;
/** Points for 1.0 of an output: keeps what the network works with near 1. */
export const POINTS_PER_UNIT = 20;

/** Hidden units that are counted at once. */
const LANES = 4;

/** The parameters of a network: inputs → ReLU → heads. */
export interface Weights {
  /** The names of the inputs that there are weights for, each once. */
  readonly features: readonly string[];
  readonly hidden: number;
  /** `hidden` weights for each feature, one feature after the other. */
  readonly first: Float32Array;
  readonly firstBias: Float32Array;
  /** The first heads, for which there are weights: those of expansions that came later have none. */
  readonly heads: number;
  /** `HEADS` weights for each hidden unit; 0 for a head that there are none for. */
  readonly second: Float32Array;
  readonly secondBias: Float32Array;
}

/** Weights as plain data, for files. */
export interface WeightsFile {
  readonly features: readonly string[];
  readonly hidden: number;
  readonly first: readonly number[];
  readonly firstBias: readonly number[];
  readonly second: readonly number[];
  readonly secondBias: readonly number[];
}

/** Returns the weights of a file. Throws a RangeError when their numbers do not fit each other. */
export function weightsFrom(file: WeightsFile): Weights {
  const { features, hidden } = file;
  const heads = file.secondBias.length;
  const fits =
    new Set(features).size === features.length &&
    file.first.length === features.length * hidden &&
    file.firstBias.length === hidden &&
    heads > 0 &&
    heads <= HEADS &&
    file.second.length === hidden * heads;
  if (!fits) throw new RangeError('the weights do not fit the layers');
  return {
    features,
    hidden,
    first: Float32Array.from(file.first),
    firstBias: Float32Array.from(file.firstBias),
    heads,
    second: widened(file.second, heads),
    secondBias: widened(file.secondBias, heads),
  };
}

/** Returns rows of `heads` numbers, each filled up with zeros to `HEADS`. */
function widened(numbers: readonly number[], heads: number): Float32Array {
  const out = new Float32Array((numbers.length / heads) * HEADS);
  numbers.forEach((number, index) => {
    out[Math.floor(index / heads) * HEADS + (index % heads)] = number;
  });
  return out;
}

/** Returns the weights for these features and no others: 0 for a feature that they have none for. */
export function weightsFor(weights: Weights, features: readonly string[]): Weights {
  const { hidden } = weights;
  const first = new Float32Array(features.length * hidden);
  features.forEach((feature, place) => {
    const row = weights.features.indexOf(feature);
    if (row >= 0) first.set(weights.first.subarray(row * hidden, (row + 1) * hidden), place * hidden);
  });
  return { ...weights, features, first };
}

/**
 * A forward pass that allocates nothing and remembers its last input: the actions of one decision differ in few
 * inputs, and only those are counted anew. `restart` first, so that an answer never depends on earlier questions.
 */
export class ForwardPass {
  /** Where each feature that has weights stands among the inputs. */
  readonly #places: Int32Array;
  readonly #hidden: number;
  // In double precision: engines compute in it, and would convert every number each time.
  readonly #first: Float64Array;
  readonly #firstBias: Float64Array;
  readonly #second: Float64Array;
  readonly #secondBias: Float64Array;
  readonly #sums: Float64Array;
  readonly #last: Float32Array;

  /**
   * `inputs`: the names of the numbers that it will be given. Those without weights count for nothing, and so do weights
   * for others. Sums are formed in the order of the weights, so that the order of the inputs changes no bit.
   */
  constructor(weights: Weights, inputs: readonly string[]) {
    const known = weights.features.filter((feature) => inputs.includes(feature));
    const { hidden, first, firstBias, second, secondBias } = weightsFor(weights, known);
    this.#places = Int32Array.from(known, (feature) => inputs.indexOf(feature));
    this.#hidden = hidden;
    const width = Math.ceil(hidden / LANES) * LANES;
    this.#first = padded(first, hidden, width);
    this.#firstBias = padded(firstBias, hidden, width);
    this.#second = Float64Array.from(second, (weight) => weight * POINTS_PER_UNIT);
    this.#secondBias = Float64Array.from(secondBias, (weight) => weight * POINTS_PER_UNIT);
    this.#sums = new Float64Array(width);
    this.#last = new Float32Array(known.length);
    this.restart();
  }

  /** Forgets the last input. */
  restart(): void {
    this.#last.fill(0);
    this.#sums.set(this.#firstBias);
  }

  /** Writes the heads for `input` into `out` from `at` on, in points. */
  run(input: Float32Array, out: Float64Array, at: number): void {
    this.#moveTo(input);
    const sums = this.#sums;
    const second = this.#second;
    const hidden = this.#hidden;
    out.set(this.#secondBias, at);
    for (let unit = 0, row = 0; unit < hidden; unit++, row += HEADS) {
      const active = sums[unit] as number;
      if (active <= 0) continue;
      for (let head = 0; head < HEADS; head++) {
        out[at + head] = (out[at + head] as number) + active * (second[row + head] as number);
      }
    }
  }

  #moveTo(input: Float32Array): void {
    const places = this.#places;
    const width = this.#sums.length;
    const first = this.#first;
    const last = this.#last;
    const sums = this.#sums;
    for (let index = 0; index < places.length; index++) {
      const value = input[places[index] as number] as number;
      const change = value - (last[index] as number);
      if (change === 0) continue;
      last[index] = value;
      // Four at a time: a quarter faster.
      for (let unit = 0, at = index * width; unit < width; unit += LANES, at += LANES) {
        sums[unit] = (sums[unit] as number) + change * (first[at] as number);
        sums[unit + 1] = (sums[unit + 1] as number) + change * (first[at + 1] as number);
        sums[unit + 2] = (sums[unit + 2] as number) + change * (first[at + 2] as number);
        sums[unit + 3] = (sums[unit + 3] as number) + change * (first[at + 3] as number);
      }
    }
  }
}

/** Returns rows of `hidden` numbers, each filled up with zeros to `width`. */
export function padded(numbers: Float32Array, hidden: number, width: number): Float64Array {
  const out = new Float64Array((numbers.length / hidden) * width);
  for (let from = 0, to = 0; from < numbers.length; from += hidden, to += width) {
    out.set(numbers.subarray(from, from + hidden), to);
  }
  return out;
}
