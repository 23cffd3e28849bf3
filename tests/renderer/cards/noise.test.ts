import { expect, test } from 'vitest';
import { makeNoise, randomFrom } from '../../../renderer/cards/textures/random.ts';

/** Places in a row of the noise's grid. */
const ROW = 256;

test('at whole places a noise has the numbers of its seed, in whatever order they are asked for', () => {
  const random = randomFrom(17);
  const numbers = Array.from({ length: ROW * 3 }, random);
  const noise = makeNoise(17);
  for (const place of [700, 0, 255, 256, 700]) {
    expect(noise(place % ROW, Math.floor(place / ROW), ROW, ROW)).toBeCloseTo(numbers[place] ?? Number.NaN, 6);
  }
});

test('a noise repeats itself after its period, and lies between its neighbours', () => {
  const noise = makeNoise(5);
  expect(noise(3.4, 2.7, 9, 7)).toBeCloseTo(noise(12.4, 9.7, 9, 7), 10);
  const between = noise(3.5, 2, 9, 7);
  const ends = [noise(3, 2, 9, 7), noise(4, 2, 9, 7)];
  expect(between).toBeGreaterThan(Math.min(...ends));
  expect(between).toBeLessThan(Math.max(...ends));
});
