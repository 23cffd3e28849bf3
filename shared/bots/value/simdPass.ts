import layers from './layers.json' with { type: 'json' };
import { ForwardPass, layersFor, type Pass, type Weights } from './network.ts';

/** The parts used of the global `WebAssembly`, which is not part of the language's own types. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Memory: new (size: { readonly initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Instance: new (module: object, imports: object) => { readonly exports: { readonly run: () => void } };
};

/** Sums that are formed at once, and the bytes of their weights for one input. */
const LANES = 16;
const ROW = 8 * LANES;
/** Inputs that are compared at once. */
const COMPARED = 4;
/** Bytes of an input that is noted. */
const NOTED = 16;
/** Numbers at the start of the memory that tell where everything lies. */
const PLACES = 12;
const PAGE = 65_536;

const upTo = (multiple: number, amount: number): number => Math.ceil(amount / multiple) * multiple;

/** Allocates parts of a memory, one after the other. */
class Rooms {
  size = upTo(16, 4 * PLACES);

  take(bytes: number): number {
    const at = this.size;
    this.size += upTo(16, bytes);
    return at;
  }
}

/** Writes rows of `outputs` weights, one row for each input, block after block of `LANES` outputs. */
function writeRows(blocks: Float64Array, inputs: number, weights: ArrayLike<number>, outputs: number): void {
  for (let index = 0; index < weights.length; index++) {
    const output = index % outputs;
    const row = Math.floor(output / LANES) * inputs + Math.floor(index / outputs);
    blocks[row * LANES + (output % LANES)] = weights[index] as number;
  }
}

let compiled: object | null = null;

/** Gives the same as `ForwardPass` to the last bit, with two sums in each processor instruction (`layers.wat`). */
class SimdPass implements Pass {
  /** Where each feature that has weights stands among the inputs; `null`: just there, so that all are copied at once. */
  readonly #inputs: Int32Array | null;
  readonly #input: Float32Array;
  readonly #last: Float32Array;
  readonly #sums: Float64Array;
  readonly #firstBias: Float64Array;
  readonly #outputs: Float64Array;
  readonly #secondBias: Float64Array;
  readonly #run: () => void;

  /** The parameters as for `ForwardPass`. Throws where WebAssembly or these instructions are not to be had. */
  constructor(weights: Weights, names: readonly string[]) {
    const { inputs, hidden, first, firstBias, second, secondBias } = layersFor(weights, names);
    const isInOrder = inputs.length % COMPARED === 0 && inputs.every((place, index) => place === index);
    this.#inputs = isInOrder ? null : inputs;
    const rows = upTo(COMPARED, inputs.length);
    const units = upTo(LANES, hidden);
    const heads = upTo(LANES, secondBias.length);
    const rooms = new Rooms();
    const width = Math.max(rows, names.length);
    const [input, last] = [rooms.take(4 * width), rooms.take(4 * rows)];
    // One more is written than is noted in the end.
    const noted = rooms.take(NOTED * (Math.max(rows, units) + 1));
    const [sums, outputs] = [rooms.take(8 * units), rooms.take(8 * heads)];
    const [firstAt, secondAt] = [rooms.take(8 * rows * units), rooms.take(8 * units * heads)];
    const memory = new WebAssembly.Memory({ initial: Math.ceil(rooms.size / PAGE) });
    const { buffer } = memory;
    new Int32Array(buffer, 0, PLACES).set([
      ...[input, input + 4 * rows, last, noted],
      ...[firstAt, ROW * rows, sums, outputs],
      ...[secondAt, ROW * units, outputs, firstAt],
    ]);
    writeRows(new Float64Array(buffer, firstAt, rows * units), rows, first, hidden);
    writeRows(new Float64Array(buffer, secondAt, units * heads), units, second, secondBias.length);
    this.#input = new Float32Array(buffer, input, width);
    this.#last = new Float32Array(buffer, last, rows);
    this.#sums = new Float64Array(buffer, sums, units);
    this.#outputs = new Float64Array(buffer, outputs, secondBias.length);
    this.#firstBias = new Float64Array(units);
    this.#firstBias.set(firstBias);
    this.#secondBias = secondBias;
    compiled ??= new WebAssembly.Module(Uint8Array.from(layers.bytes));
    this.#run = new WebAssembly.Instance(compiled, { pass: { memory } }).exports.run;
    this.restart();
  }

  restart(): void {
    this.#last.fill(0);
    this.#sums.set(this.#firstBias);
  }

  run(input: Float32Array, out: Float64Array, at: number): void {
    this.#take(input);
    // There are few numbers: a loop is faster than `set`.
    for (let output = 0; output < this.#outputs.length; output++) {
      this.#outputs[output] = this.#secondBias[output] as number;
    }
    this.#run();
    for (let output = 0; output < this.#outputs.length; output++) out[at + output] = this.#outputs[output] as number;
  }

  #take(input: Float32Array): void {
    const inputs = this.#inputs;
    if (inputs === null) {
      this.#input.set(input);
      return;
    }
    for (let index = 0; index < inputs.length; index++) this.#input[index] = input[inputs[index] as number] as number;
  }
}

/**
 * Returns the fastest pass that this machine can run. All give the same numbers to the last bit. Parameters as for
 * `ForwardPass`.
 */
export function passFor(weights: Weights, inputs: readonly string[]): Pass {
  try {
    return new SimdPass(weights, inputs);
  } catch {
    return new ForwardPass(weights, inputs);
  }
}
