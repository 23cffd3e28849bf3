import { describe, expect, it } from 'vitest';
import { ForwardPass, HEADS, POINTS_PER_UNIT, type Weights, weightsFrom } from '../../../shared/bots/value/network.ts';
import { luckOf } from '../../fixtures/luck.ts';

const luck = luckOf(8);
const number = (): number => luck(2001) / 1000 - 1;
const numbers = (length: number): Float32Array => Float32Array.from({ length }, number);

const INPUTS = 9;
const HIDDEN = 5;
const weights: Weights = {
  inputs: INPUTS,
  hidden: HIDDEN,
  first: numbers(INPUTS * HIDDEN),
  firstBias: numbers(HIDDEN),
  second: numbers(HIDDEN * HEADS),
  secondBias: numbers(HEADS),
};

/** As one would write it without a thought of speed. */
function plainly(input: Float32Array): number[] {
  const hidden = Array.from(weights.firstBias, (bias, unit) =>
    Math.max(
      0,
      input.reduce((sum, value, index) => sum + value * (weights.first[index * HIDDEN + unit] ?? 0), bias),
    ),
  );
  return Array.from(
    weights.secondBias,
    (bias, head) =>
      POINTS_PER_UNIT *
      hidden.reduce((sum, active, unit) => sum + active * (weights.second[unit * HEADS + head] ?? 0), bias),
  );
}

describe('the forward pass', () => {
  it('gives what the formula gives, one input after the other', () => {
    const pass = new ForwardPass(weights);
    const out = new Float64Array(HEADS + 2);
    const input = numbers(INPUTS);
    for (let round = 0; round < 200; round++) {
      input[luck(INPUTS)] = luck(3) === 0 ? 0 : number();
      pass.run(input, out, 2);
      for (const [head, value] of plainly(input).entries()) expect(out[2 + head]).toBeCloseTo(value, 6);
    }
  });

  it('does not depend on earlier questions once it is restarted', () => {
    const pass = new ForwardPass(weights);
    const input = numbers(INPUTS);
    const first = new Float64Array(HEADS);
    pass.run(input, first, 0);
    for (let round = 0; round < 50; round++) pass.run(numbers(INPUTS), new Float64Array(HEADS), 0);
    const again = new Float64Array(HEADS);
    pass.restart();
    pass.run(input, again, 0);
    expect(again).toEqual(first);
  });

  it('refuses weights that do not fit the layers', () => {
    const plain = {
      inputs: INPUTS,
      hidden: HIDDEN,
      first: [...weights.first],
      firstBias: [...weights.firstBias],
      second: [...weights.second],
      secondBias: [...weights.secondBias],
    };
    expect(weightsFrom(plain)).toEqual(weights);
    expect(() => weightsFrom({ ...plain, hidden: HIDDEN + 1 })).toThrow(RangeError);
    expect(() => weightsFrom({ ...plain, secondBias: [] })).toThrow(RangeError);
  });
});
