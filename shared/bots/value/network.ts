import { SCORE_CATEGORIES } from '../../vocabulary/score.ts';

/** Numbers that a network gives: one for each category of the score sheet. */
export const HEADS = SCORE_CATEGORIES.length;
/** An output of 1.0 means so many points; this keeps the network's numbers near 1. */
export const POINTS_PER_UNIT = 20;

/** Hidden units that are computed at once. */
const LANES = 8;

/** The parameters of a network: inputs → ReLU → heads. */
export interface Weights {
  /** The names of the inputs that there are weights for, each once. */
  readonly features: readonly string[];
  readonly hidden: number;
  /** `hidden` weights for each feature, one feature after the other. */
  readonly first: Float32Array;
  readonly firstBias: Float32Array;
  /** How many heads have weights, counted from the first. Heads of later expansions have none. */
  readonly heads: number;
  /** A weight for each hidden unit and output; 0 for outputs without weights. */
  readonly second: Float32Array;
  readonly secondBias: Float32Array;
}

/** The parameters of the evaluation and, where there are any, of the advice (one output). */
export interface Mind {
  readonly value: Weights;
  readonly advice: Weights | null;
  /** The share of the next seat's loss that counts as a gain for a bot that follows advice. */
  readonly denial: number;
}

/** Weights as plain data, for files. */
export interface WeightsFile extends LayersFile {
  readonly advice?: LayersFile | undefined;
  readonly denial?: number | undefined;
}

/** The numbers of one network. */
export interface LayersFile {
  readonly features: readonly string[];
  readonly hidden: number;
  readonly first: readonly number[];
  readonly firstBias: readonly number[];
  readonly second: readonly number[];
  readonly secondBias: readonly number[];
}

/** Returns the weights of a file. Throws a RangeError when their numbers do not fit each other. */
export function weightsFrom(file: LayersFile): Weights {
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

/** Returns the evaluation and the advice of a file. Throws a RangeError when their numbers do not fit each other. */
export function mindFrom(file: WeightsFile): Mind {
  const advice = file.advice === undefined ? null : adviceFrom(file.advice);
  return { value: weightsFrom(file), advice, denial: file.denial ?? 0 };
}

function adviceFrom(file: LayersFile): Weights {
  if (file.secondBias.length !== 1) throw new RangeError('the weights do not fit the layers');
  const { second, secondBias, ...weights } = weightsFrom(file);
  return { ...weights, second: Float32Array.from(file.second), secondBias: Float32Array.from(file.secondBias) };
}

/** Returns rows of `heads` numbers, each filled up with zeros to `HEADS`. */
function widened(numbers: readonly number[], heads: number): Float32Array {
  const out = new Float32Array((numbers.length / heads) * HEADS);
  numbers.forEach((number, index) => {
    out[Math.floor(index / heads) * HEADS + (index % heads)] = number;
  });
  return out;
}

/** Returns weights for exactly these features: 0 for a feature that `weights` does not have. */
export function weightsFor(weights: Weights, features: readonly string[]): Weights {
  const { hidden } = weights;
  const first = new Float32Array(features.length * hidden);
  features.forEach((feature, place) => {
    const row = weights.features.indexOf(feature);
    if (row >= 0) first.set(weights.first.subarray(row * hidden, (row + 1) * hidden), place * hidden);
  });
  return { ...weights, features, first };
}

/** A layer of weights. Its outputs are computed `LANES` at a time. */
class Layer {
  /** Block after block of `LANES` outputs: for each input the weights of that block. */
  // In double precision: engines compute in it, and would convert every number each time.
  readonly #blocks: Float64Array;
  /** Numbers of a block. */
  readonly #size: number;
  /** The inputs that changed: their index times `LANES`, and the difference. Filled by the caller of `addTo`. */
  readonly places: Int32Array;
  readonly numbers: Float64Array;

  /**
   * @param weights for each input one weight for each output
   * @param outputs how many
   */
  constructor(weights: ArrayLike<number>, outputs: number) {
    const inputs = weights.length / outputs;
    this.#size = inputs * LANES;
    this.#blocks = new Float64Array(widthOf(outputs) * inputs);
    for (let index = 0; index < weights.length; index++) {
      const output = index % outputs;
      const start = Math.floor(output / LANES) * this.#size + Math.floor(index / outputs) * LANES;
      this.#blocks[start + (output % LANES)] = weights[index] as number;
    }
    this.places = new Int32Array(inputs);
    this.numbers = new Float64Array(inputs);
  }

  /** Adds the first `count` of the noted inputs to the outputs. */
  addTo(outputs: Float64Array, count: number): void {
    const weights = this.#blocks;
    const { places, numbers } = this;
    // The sums of a block stay in the processor's registers while all is added.
    for (let unit = 0, block = 0; unit < outputs.length; unit += LANES, block += this.#size) {
      let a = outputs[unit] as number;
      let b = outputs[unit + 1] as number;
      let c = outputs[unit + 2] as number;
      let d = outputs[unit + 3] as number;
      let e = outputs[unit + 4] as number;
      let f = outputs[unit + 5] as number;
      let g = outputs[unit + 6] as number;
      let h = outputs[unit + 7] as number;
      for (let index = 0; index < count; index++) {
        const by = numbers[index] as number;
        const at = block + (places[index] as number);
        a += by * (weights[at] as number);
        b += by * (weights[at + 1] as number);
        c += by * (weights[at + 2] as number);
        d += by * (weights[at + 3] as number);
        e += by * (weights[at + 4] as number);
        f += by * (weights[at + 5] as number);
        g += by * (weights[at + 6] as number);
        h += by * (weights[at + 7] as number);
      }
      outputs[unit] = a;
      outputs[unit + 1] = b;
      outputs[unit + 2] = c;
      outputs[unit + 3] = d;
      outputs[unit + 4] = e;
      outputs[unit + 5] = f;
      outputs[unit + 6] = g;
      outputs[unit + 7] = h;
    }
  }
}

/** The numbers of the layers, arranged for inputs of these names. */
export function layersFor(weights: Weights, names: readonly string[]) {
  const known = weights.features.filter((feature) => names.includes(feature));
  const { hidden, first, firstBias, second, secondBias } = weightsFor(weights, known);
  const inPoints = (weight: number): number => weight * POINTS_PER_UNIT;
  return {
    /** Where each feature that has weights stands among the inputs. */
    inputs: Int32Array.from(known, (feature) => names.indexOf(feature)),
    hidden,
    first,
    firstBias,
    second: Float64Array.from(second, inPoints),
    secondBias: Float64Array.from(secondBias, inPoints),
  };
}

/**
 * Computes a network. It allocates nothing and remembers its last input: the actions of one decision differ in few
 * inputs, and only these are computed anew. Call `restart` first, so that an answer never depends on earlier questions.
 */
export interface Pass {
  /** Forgets the last input. */
  restart(): void;
  /** Writes the outputs for `input` into `out` from `at` on, in points. */
  run(input: Float32Array, out: Float64Array, at: number): void;
}

/** The pass in plain JavaScript. Every other one must give the same numbers. */
export class ForwardPass implements Pass {
  /** Where each feature that has weights stands among the inputs. */
  readonly #inputs: Int32Array;
  readonly #last: Float32Array;
  readonly #first: Layer;
  readonly #firstBias: Float64Array;
  readonly #sums: Float64Array;
  readonly #second: Layer;
  readonly #secondBias: Float64Array;
  readonly #outputs: Float64Array;

  /**
   * @param names the names of the inputs. Inputs without weights, and weights without an input, count for nothing. Sums
   * are formed in the order of the weights, so that the order of the inputs changes no bit of the result.
   */
  constructor(weights: Weights, names: readonly string[]) {
    const { inputs, hidden, first, firstBias, second, secondBias } = layersFor(weights, names);
    this.#inputs = inputs;
    this.#last = new Float32Array(inputs.length);
    this.#first = new Layer(first, hidden);
    this.#firstBias = padded(firstBias, hidden, widthOf(hidden));
    this.#sums = new Float64Array(widthOf(hidden));
    this.#second = new Layer(second, secondBias.length);
    this.#secondBias = secondBias;
    this.#outputs = new Float64Array(widthOf(secondBias.length));
    this.restart();
  }

  restart(): void {
    this.#last.fill(0);
    this.#sums.set(this.#firstBias);
  }

  run(input: Float32Array, out: Float64Array, at: number): void {
    this.#moveTo(input);
    const sums = this.#sums;
    const outputs = this.#outputs;
    const bias = this.#secondBias;
    const { places, numbers } = this.#second;
    let count = 0;
    for (let unit = 0; unit < sums.length; unit++) {
      const active = sums[unit] as number;
      if (active <= 0) continue;
      places[count] = unit * LANES;
      numbers[count] = active;
      count += 1;
    }
    for (let output = 0; output < bias.length; output++) outputs[output] = bias[output] as number;
    this.#second.addTo(outputs, count);
    for (let output = 0; output < bias.length; output++) out[at + output] = outputs[output] as number;
  }

  #moveTo(input: Float32Array): void {
    const inputs = this.#inputs;
    const last = this.#last;
    const { places, numbers } = this.#first;
    let count = 0;
    for (let index = 0; index < inputs.length; index++) {
      const value = input[inputs[index] as number] as number;
      const change = value - (last[index] as number);
      if (change === 0) continue;
      last[index] = value;
      places[count] = index * LANES;
      numbers[count] = change;
      count += 1;
    }
    this.#first.addTo(this.#sums, count);
  }
}

const widthOf = (outputs: number): number => Math.ceil(outputs / LANES) * LANES;

/** Returns rows of `hidden` numbers, each filled up with zeros to `width`. */
export function padded(numbers: Float32Array, hidden: number, width: number): Float64Array {
  const out = new Float64Array((numbers.length / hidden) * width);
  for (let from = 0, to = 0; from < numbers.length; from += hidden, to += width) {
    out.set(numbers.subarray(from, from + hidden), to);
  }
  return out;
}
