import { describe, expect, test } from 'vitest';
import { bearingOf, pointAt } from '../../../../renderer/table3d/layout/segment.ts';
import { medallionPoint, rotationTowards, wheelAngle, wheelSteps } from '../../../../renderer/table3d/layout/wheel.ts';
import { notch } from '../../../../renderer/table3d/motion/flight.ts';
import { newGame, observe } from '../../../../shared/flow/runner.ts';

const FIFTH = (2 * Math.PI) / 5;
const cosine = (a: { x: number; z: number }, b: { x: number; z: number }): number =>
  (a.x * b.x + a.z * b.z) / (Math.hypot(a.x, a.z) * Math.hypot(b.x, b.z));

describe('the wheel', () => {
  test('turns each emblem towards segment (position + rotation + turns) mod 5 (rules §3.2)', () => {
    for (let position = 0; position < 5; position++) {
      for (let steps = 0; steps < 10; steps++) {
        const emblem = medallionPoint(position, wheelAngle(steps, 0));
        const segment = pointAt(bearingOf((position + steps) % 5), 1);
        expect(cosine(emblem, segment)).toBeCloseTo(1, 6);
      }
    }
  });

  test('has its segments clockwise seen from above', () => {
    const near = pointAt(bearingOf(0), 1);
    const next = pointAt(bearingOf(1), 1);
    expect(near.z).toBeCloseTo(1);
    // Clockwise from the near side comes the left side.
    expect(next.x).toBeLessThan(-0.9);
  });

  test('goes on clockwise by one segment, never back', () => {
    let angle = 0;
    for (let steps = 1; steps <= 15; steps++) {
      const next = wheelAngle(steps, angle);
      expect(angle - next).toBeCloseTo(FIFTH, 6);
      angle = next;
    }
  });

  test('starts a new epoch by turning less than once', () => {
    const angle = wheelAngle(9, 0);
    const turned = angle - wheelAngle(0, angle);
    expect(turned).toBeGreaterThanOrEqual(-FIFTH / 2);
    expect(turned).toBeLessThan(2 * Math.PI);
  });

  test('overshoots by three degrees at most, and comes to rest exactly', () => {
    const course = Array.from({ length: 1001 }, (_, index) => notch(index / 1000));
    expect((Math.max(...course) - 1) * 72).toBeLessThanOrEqual(3.0001);
    expect(Math.max(...course)).toBeGreaterThan(1);
    expect(course[0]).toBe(0);
    expect(course.at(-1)).toBe(1);
  });

  test('shows the considered setting while it is being set', () => {
    const view = {
      ...observe(newGame({ options: { seats: 3, mode: 'basic', expansions: [] }, seed: 1, emblems: [0, 1, 2] }), null),
    };
    expect(view.decision).toBe('setWheel');
    const selected = { kind: 'wheel', rotation: 3 } as const;
    expect(wheelSteps(view, null, selected)).toBe(3);
    expect(wheelSteps({ ...view, decision: 'draft', wheel: { rotation: 2, turns: 4 } }, null, selected)).toBe(6);
  });

  test('knows the rotation that sends an emblem to a segment', () => {
    for (let emblem = 0; emblem < 5; emblem++) {
      for (let segment = 0; segment < 5; segment++) {
        expect((emblem + rotationTowards(segment, emblem)) % 5).toBe(segment);
      }
    }
  });
});
