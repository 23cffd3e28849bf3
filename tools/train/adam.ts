/** Adam's usual constants (Kingma and Ba, 2015). */
const MOMENTUM = 0.9;
const SPREAD = 0.999;
const TINY = 1e-8;

/** Parameters that learn by gradients. */
export class Adam {
  /** Sum of the gradients since the last step. */
  readonly gradient: Float64Array;
  readonly parameters: Float64Array;
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  #steps = 0;

  constructor(parameters: Float64Array) {
    this.parameters = parameters;
    this.gradient = new Float64Array(parameters.length);
    this.#mean = new Float64Array(parameters.length);
    this.#square = new Float64Array(parameters.length);
  }

  /** Takes a step against the mean gradient of `count` samples and forgets it. */
  step(rate: number, count: number): void {
    this.#steps += 1;
    const scale = rate / (1 - MOMENTUM ** this.#steps);
    const correction = 1 / (1 - SPREAD ** this.#steps);
    const parameters = this.parameters;
    const mean = this.#mean;
    const square = this.#square;
    const gradient = this.gradient;
    for (let index = 0; index < parameters.length; index++) {
      const slope = (gradient[index] as number) / count;
      const m = MOMENTUM * (mean[index] as number) + (1 - MOMENTUM) * slope;
      const v = SPREAD * (square[index] as number) + (1 - SPREAD) * slope * slope;
      mean[index] = m;
      square[index] = v;
      parameters[index] = (parameters[index] as number) - (scale * m) / (Math.sqrt(v * correction) + TINY);
    }
    gradient.fill(0);
  }
}
