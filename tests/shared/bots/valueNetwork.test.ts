import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import layers from '../../../shared/bots/value/layers.json' with { type: 'json' };
import {
  ForwardPass,
  HEADS,
  POINTS_PER_UNIT,
  type Weights,
  weightsFor,
  weightsFrom,
} from '../../../shared/bots/value/network.ts';
import { passFor } from '../../../shared/bots/value/simdPass.ts';
import { luckOf, shuffle } from '../../fixtures/luck.ts';

const luck = luckOf(8);
const number = (): number => luck(2001) / 1000 - 1;
const numbers = (length: number): Float32Array => Float32Array.from({ length }, number);

const FEATURES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
const INPUTS = FEATURES.length;
const HIDDEN = 5;
const weights: Weights = {
  features: FEATURES,
  hidden: HIDDEN,
  first: numbers(INPUTS * HIDDEN),
  firstBias: numbers(HIDDEN),
  heads: HEADS,
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
    const pass = new ForwardPass(weights, FEATURES);
    const out = new Float64Array(HEADS + 2);
    const input = numbers(INPUTS);
    for (let round = 0; round < 200; round++) {
      input[luck(INPUTS)] = luck(3) === 0 ? 0 : number();
      pass.run(input, out, 2);
      for (const [head, value] of plainly(input).entries()) expect(out[2 + head]).toBeCloseTo(value, 6);
    }
  });

  it('does not depend on earlier questions once it is restarted', () => {
    const pass = new ForwardPass(weights, FEATURES);
    const input = numbers(INPUTS);
    const first = new Float64Array(HEADS);
    pass.run(input, first, 0);
    for (let round = 0; round < 50; round++) pass.run(numbers(INPUTS), new Float64Array(HEADS), 0);
    const again = new Float64Array(HEADS);
    pass.restart();
    pass.run(input, again, 0);
    expect(again).toEqual(first);
  });

  const plain = {
    features: FEATURES,
    hidden: HIDDEN,
    first: [...weights.first],
    firstBias: [...weights.firstBias],
    second: [...weights.second],
    secondBias: [...weights.secondBias],
  };

  it('knows fewer categories than there are now as it knew them, and nothing of the others', () => {
    const known = HEADS - 1;
    const fewer = weightsFrom({
      ...plain,
      second: plain.second.filter((_, index) => index % HEADS < known),
      secondBias: plain.secondBias.slice(0, known),
    });
    const input = numbers(INPUTS);
    const out = new Float64Array(HEADS);
    new ForwardPass(fewer, FEATURES).run(input, out, 0);
    expect(fewer.heads).toBe(known);
    expect(out[known]).toBe(0);
    for (const [head, value] of plainly(input).slice(0, known).entries()) expect(out[head]).toBeCloseTo(value, 6);
  });

  it('refuses weights that do not fit the layers', () => {
    expect(weightsFrom(plain)).toEqual(weights);
    expect(() => weightsFrom({ ...plain, hidden: HIDDEN + 1 })).toThrow(RangeError);
    expect(() => weightsFrom({ ...plain, secondBias: [] })).toThrow(RangeError);
    expect(() => weightsFrom({ ...plain, secondBias: [...plain.secondBias, 0] })).toThrow(RangeError);
    expect(() => weightsFrom({ ...plain, features: FEATURES.slice(1) })).toThrow(RangeError);
    expect(() => weightsFrom({ ...plain, features: ['a', ...FEATURES.slice(0, -1)] })).toThrow(RangeError);
  });
});

/** What the pass makes of some facts, told by name, when they are put in the order of `inputs`. */
function answerTo(facts: Readonly<Record<string, number>>, inputs: readonly string[], own: Weights = weights) {
  const out = new Float64Array(HEADS);
  const pass = new ForwardPass(own, inputs);
  // Twice, because a pass remembers its last input.
  pass.run(new Float32Array(inputs.length).fill(0.5), out, 0);
  pass.run(
    Float32Array.from(inputs, (name) => facts[name] ?? 0),
    out,
    0,
  );
  return out;
}

describe('the pass in WebAssembly', () => {
  /** A network of any size, with numbers as uneven as trained ones. */
  function weightsOf(inputs: number, hidden: number, heads: number): Weights {
    return {
      features: Array.from({ length: inputs }, (_, index) => `f${index}`),
      hidden,
      first: numbers(inputs * hidden),
      firstBias: numbers(hidden),
      heads,
      second: numbers(hidden * heads),
      secondBias: numbers(heads),
    };
  }

  /** Asks both passes the same questions, now and then from the start. */
  function compare(own: Weights, names: readonly string[]): void {
    const [quick, plain] = [passFor(own, names), new ForwardPass(own, names)];
    expect(quick).not.toBeInstanceOf(ForwardPass);
    const [said, expected] = [new Float64Array(HEADS + 1), new Float64Array(HEADS + 1)];
    const input = numbers(names.length);
    for (let round = 0; round < 300; round++) {
      input[luck(names.length)] = luck(3) === 0 ? 0 : number();
      if (luck(10) === 0) for (const pass of [quick, plain]) pass.restart();
      quick.run(input, said, 1);
      plain.run(input, expected, 1);
      expect(said).toEqual(expected);
    }
  }

  it.each([
    [160, 64, HEADS],
    [165, 64, 1],
    [1, 1, 1],
    [7, 17, 3],
    [33, 16, HEADS],
  ])(
    'says the same as that in JavaScript to the last bit: %i inputs, %i units, %i outputs',
    (inputs, hidden, heads) => {
      const own = weightsOf(inputs, hidden, heads);
      const more = [...own.features, 'news'];
      for (const names of [own.features, more, shuffle([...more], luck)]) compare(own, names);
    },
  );

  it('is not needed: where there is none, plain JavaScript counts', () => {
    vi.stubGlobal('WebAssembly', undefined);
    expect(passFor(weights, FEATURES)).toBeInstanceOf(ForwardPass);
    vi.unstubAllGlobals();
  });

  it('is made of the text that lies beside it', () => {
    const source = readFileSync('shared/bots/value/layers.wat');
    expect(layers.source, 'npm run layers:update').toBe(createHash('sha256').update(source).digest('hex'));
  });
});

describe('features by name', () => {
  const facts = Object.fromEntries(FEATURES.map((name) => [name, number()]));
  const answer = answerTo(facts, FEATURES);
  const without = (name: string): Weights =>
    weightsFor(
      weights,
      FEATURES.filter((other) => other !== name),
    );

  it('may be written in any order: not a bit of the answer changes', () => {
    for (let round = 0; round < 20; round++) {
      expect(answerTo(facts, shuffle([...FEATURES], luck))).toEqual(answer);
    }
    expect(answerTo({ ...facts, c: (facts.c ?? 0) + 1 }, FEATURES)).not.toEqual(answer);
  });

  it('may lie in any order in the file', () => {
    const other = weightsFor(weights, shuffle([...FEATURES], luck));
    for (const [head, value] of answerTo(facts, FEATURES, other).entries()) {
      expect(value).toBeCloseTo(answer[head] ?? 0, 9);
    }
  });

  it('may be added: one that the weights do not know counts for nothing', () => {
    for (const place of [0, 4, INPUTS]) {
      expect(answerTo({ ...facts, news: 7 }, FEATURES.toSpliced(place, 0, 'news'))).toEqual(answer);
    }
  });

  it('may go: weights for one that is not written any more count for nothing', () => {
    const left = FEATURES.filter((name) => name !== 'd');
    const expected = answerTo(facts, left, without('d'));
    expect(answerTo(facts, left)).toEqual(expected);
    expect(expected).not.toEqual(answer);
  });

  it('have weight 0 where a training goes on with one more', () => {
    const grown = weightsFor(without('d'), FEATURES);
    expect(grown.first.subarray(3 * HIDDEN, 4 * HIDDEN)).toEqual(new Float32Array(HIDDEN));
    expect(answerTo(facts, FEATURES, grown)).toEqual(answerTo(facts, FEATURES, without('d')));
  });
});
