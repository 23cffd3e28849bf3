import { describe, expect, it } from 'vitest';
import { ForwardPass, HEADS, POINTS_PER_UNIT } from '../../../shared/bots/value/network.ts';
import { randomStream } from '../../../shared/rules/position/random.ts';
import { fitWeights, type Lesson, newWeights } from '../../../tools/train/fit.ts';
import { luckOf } from '../../fixtures/luck.ts';

const FEATURES = ['a', 'b', 'c', 'd', 'e', 'f'];
const INPUTS = FEATURES.length;

/** Something that a straight line cannot follow: one head grows with the larger of two inputs. */
function toyLesson(count: number): Lesson {
  const luck = luckOf(3);
  const inputs = Float32Array.from({ length: count * INPUTS }, () => luck(2001) / 1000 - 1);
  const targets = new Float32Array(count * HEADS);
  for (let sample = 0; sample < count; sample++) {
    const [a = 0, b = 0, c = 0] = inputs.subarray(sample * INPUTS, (sample + 1) * INPUTS);
    targets[sample * HEADS] = Math.max(a, b);
    targets[sample * HEADS + 3] = 0.5 * c;
  }
  return { inputs, targets, count };
}

function fitToy(seed: number, epochs: number) {
  const random = randomStream(seed, 'setup');
  const weights = newWeights(FEATURES, 24, random);
  const errors: number[] = [];
  fitWeights(weights, [toyLesson(4000)], { epochs, rate: 2e-2, random, report: (error) => errors.push(error) });
  return { weights, errors };
}

describe('fitting a network', () => {
  it('lowers the error on samples that it has not seen', () => {
    const { errors } = fitToy(1, 40);
    expect(errors).toHaveLength(40);
    expect(errors.at(-1)).toBeLessThan((errors[0] ?? 0) / 4);
    expect(errors.at(-1)).toBeLessThan(0.06 * POINTS_PER_UNIT);
  });

  it('teaches each head its own target', () => {
    const pass = new ForwardPass(fitToy(2, 40).weights, FEATURES);
    const out = new Float64Array(HEADS);
    pass.run(Float32Array.of(-0.5, 0.6, 0.8, 0, 0, 0), out, 0);
    expect((out[0] ?? 0) / POINTS_PER_UNIT).toBeCloseTo(0.6, 1);
    expect((out[3] ?? 0) / POINTS_PER_UNIT).toBeCloseTo(0.4, 1);
  });

  it('gives the same weights for the same seed, and others for another', () => {
    expect(fitToy(4, 2).weights).toEqual(fitToy(4, 2).weights);
    expect(fitToy(4, 2).weights).not.toEqual(fitToy(5, 2).weights);
  });
});
