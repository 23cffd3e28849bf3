import { Euler, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { CARD } from '../../../../renderer/cards/layout/dimensions.ts';
import { type Pose, pose } from '../../../../renderer/table3d/layout/pose.ts';
import { planFlight, poseAt, type Stopover } from '../../../../renderer/table3d/motion/flight.ts';

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

test('a card that lands cuts into nothing: it leans no further than it is above the pile', () => {
  for (const to of [pose(-1.4, 0.2, 0.6), pose(1.4, 0.2, 0.6), pose(0.1, 0.2, -2)]) {
    const flight = planFlight('card1', pose(0, 0.1, 4, { flip: Math.PI }), to, 0, 0, 1);
    for (let part = 0.65; part <= 1; part += 0.01) {
      const { y, tilt, flip } = poseAt(flight, flight.end * part);
      const dips = (Math.abs(Math.sin(tilt)) * CARD.height + Math.abs(Math.sin(flip)) * CARD.width) / 2;
      expect(dips, `at ${part}`).toBeLessThan(y - to.y + CARD.thickness);
    }
  }
});

test('what rises large where it stands takes its time, and what is only raised does not', () => {
  const lasts = (to: Pose, stopover?: Stopover) =>
    planFlight('statue1', pose(1, 0, 1, { scale: 0.05 }), to, 0, 0, 1, stopover).end;
  const large = { pose: pose(1, 0.3, 0.9, { scale: 3 }), hold: 280 };
  expect(lasts(pose(1, 0, 1), large)).toBeGreaterThan(1000);
  expect(planFlight('statue1', pose(1, 0, 1), pose(1, 0.1, 1), 0, 0, 1).end).toBeLessThan(100);
});

test.each([
  ['gained', pose(4, 0, 0), pose(0, 0, 5)],
  ['paid', pose(0, 0, 5), pose(4, 0, 0)],
])('a coin that is %s shows its face to the viewer all the way', (_, from, to) => {
  const flight = planFlight('coin', from, to, 0, 0, 1);
  // From where the table is looked at: from the near side, above.
  const eye = new Vector3(0, 0.79, 0.61);
  for (let part = 0; part <= 1; part += 0.05) {
    const { tilt, yaw, flip } = poseAt(flight, flight.end * part);
    const face = new Vector3(0, 1, 0).applyEuler(new Euler(tilt, yaw, flip, 'YXZ'));
    expect(face.dot(eye), `at ${part}`).toBeGreaterThan(0.5);
  }
});

test('a coin is larger on its way, where one follows it, and lies as large as it was', () => {
  const flight = planFlight('coin', pose(4, 0, 0), pose(0, 0, 5), 0, 0, 1);
  const scaleAt = (part: number) => poseAt(flight, flight.end * part).scale;
  expect(scaleAt(0)).toBeCloseTo(1);
  expect(scaleAt(0.45)).toBeGreaterThan(1.5);
  expect(scaleAt(1)).toBe(1);
});

test('a card that is taken turns its face to both sides while it is held up, and lies as it should', () => {
  const held: Stopover = { pose: pose(0, 1.8, 2.5, { scale: 2.5 }), hold: 0 };
  const flight = planFlight('owned', pose(0, 0, 0), pose(1, 0, 4), 0, 0, 1, held);
  const flips = Array.from({ length: 40 }, (_, at) => poseAt(flight, (flight.end / 2 / 40) * at).flip);
  expect(Math.max(...flips)).toBeGreaterThan(0.1);
  expect(Math.min(...flips)).toBeLessThan(-0.1);
  expect(poseAt(flight, flight.end)).toEqual(pose(1, 0, 4));
});

test('a card that was held up is drawn back a little before it goes on its way, and arrives without a leap', () => {
  const held: Stopover = { pose: pose(0, 1.8, 2.5, { scale: 2.5 }), hold: 0 };
  const to = pose(0, 0, 6);
  const flight = planFlight('owned', pose(0, 0, 0), to, 0, 0, 1, held);
  const start = flight.legs[1]?.start ?? 0;
  const after = (milliseconds: number) => poseAt(flight, start + milliseconds);
  expect(after(40).z).toBeLessThan(held.pose.z);
  expect(after(40).z).toBeGreaterThan(held.pose.z - 0.3);
  for (let at = 0; at < 420; at += 10) expect(Math.abs(after(at + 10).z - after(at).z)).toBeLessThan(0.25);
  expect(after(420)).toEqual(to);
});
