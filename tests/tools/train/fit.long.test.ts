import { describe, expect, it } from 'vitest';
import { ForwardPass, HEADS, POINTS_PER_UNIT } from '../../../shared/bots/value/network.ts';
import { randomStream } from '../../../shared/rules/position/random.ts';
import { fitWeights, type Lesson } from '../../../tools/train/fit.ts';
import { fitAdvice } from '../../../tools/train/fitAdvice.ts';
import { newWeights } from '../../../tools/train/learner.ts';
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
  const weights = newWeights(FEATURES, 24, HEADS, random);
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

/** Decisions between three candidates: what speaks for one is the larger of two inputs; all of a decision share an offset. */
function toyVerdicts(decisions: number) {
  const luck = luckOf(5);
  const rows = decisions * 3;
  const inputs = Float32Array.from({ length: rows * INPUTS }, () => luck(2001) / 1000 - 1);
  const targets = Float32Array.from({ length: rows }, (_, row) => {
    const offset = Math.floor(row / 3) % 2 === 0 ? 3 : -2;
    return offset + 0.3 * Math.max(inputs[row * INPUTS] ?? 0, inputs[row * INPUTS + 1] ?? 0);
  });
  const starts = Array.from({ length: decisions + 1 }, (_, decision) => decision * 3);
  return { inputs, targets, starts, decisions };
}

describe('fitting the advice', () => {
  it('learns the differences within decisions, whatever their candidates have in common', () => {
    const random = randomStream(6, 'setup');
    const weights = newWeights(FEATURES, 16, 1, random);
    const [left, all] = fitAdvice(weights, [toyVerdicts(1500)], { epochs: 25, rate: 2e-2, random });
    expect(all).toBeGreaterThan(1);
    expect(left).toBeLessThan(all / 4);
    const out = new Float64Array(1);
    const pass = new ForwardPass(weights, FEATURES);
    pass.run(Float32Array.of(0.1, 0.2, 0, 0, 0, 0), out, 0);
    expect(Math.abs(out[0] as number)).toBeLessThan(POINTS_PER_UNIT);
  });
});
