/** Adam's usual constants (Kingma and Ba, 2015). */
const MOMENTUM = 0.9;
const SPREAD = 0.999;
const TINY = 1e-8;

/** Parameters that learn by gradients. */
export class Adam {
  /** Sum of the gradients since the last step. */
  readonly gradient: Float32Array;
  readonly #parameters: Float32Array;
  readonly #mean: Float32Array;
  readonly #square: Float32Array;
  #steps = 0;

  /** `parameters` are changed in place. */
  constructor(parameters: Float32Array) {
    this.#parameters = parameters;
    this.gradient = new Float32Array(parameters.length);
    this.#mean = new Float32Array(parameters.length);
    this.#square = new Float32Array(parameters.length);
  }

  /** Takes a step against the mean gradient of `count` samples and forgets it. */
  step(rate: number, count: number): void {
    this.#steps += 1;
    const scale = rate / (1 - MOMENTUM ** this.#steps);
    const correction = 1 / (1 - SPREAD ** this.#steps);
    const parameters = this.#parameters;
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
