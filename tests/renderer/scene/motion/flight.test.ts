import { expect, test } from 'vitest';
import { pose } from '../../../../renderer/scene/layout/pose.ts';
import { planFlight, poseAt } from '../../../../renderer/scene/motion/flight.ts';

const sizesOn = (from: number, to: number): readonly number[] => {
  const flight = planFlight('card1', pose(0, 0, 0, { scale: from }), pose(3, 0, 0, { scale: to }), 0, 0, 1);
  return [0, 0.25, 0.5, 0.75, 1].map((part) => poseAt(flight, flight.end * part).scale);
};

test('a card that goes for good keeps its size until it is nearly there, so that everybody sees where it goes', () => {
  const [start = 0, , half = 0, , end = 0] = sizesOn(1.34, 0.2);
  expect(start).toBeCloseTo(1.34);
  expect(half).toBeGreaterThan(1.34 * 0.85);
  expect(end).toBeCloseTo(0.2);
});

test('a card that stays is as large as its place wants it soon after it has left', () => {
  const [, , half = 0] = sizesOn(1.34, 1);
  expect(half).toBeLessThan(1.1);
});
