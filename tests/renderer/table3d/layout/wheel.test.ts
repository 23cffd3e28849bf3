import { describe, expect, test } from 'vitest';
import { PENTAGON, WHEEL } from '../../../../renderer/cards/layout/dimensions.ts';
import { GAME_SAFE_AREA } from '../../../../renderer/game/tableHost/safeArea.ts';
import { cameraPoseFor, onCanvas } from '../../../../renderer/table3d/layout/cameraPose.ts';
import { placesOf } from '../../../../renderer/table3d/layout/places.ts';
import { pose, within } from '../../../../renderer/table3d/layout/pose.ts';
import { bearingOf, pointAt } from '../../../../renderer/table3d/layout/segment.ts';
import {
  DISC_TOP,
  medallionPoint,
  RIBBON,
  ribbonPose,
  rotationTowards,
  wheelAngle,
  wheelSteps,
} from '../../../../renderer/table3d/layout/wheel.ts';
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

  test('bears names that hide no emblem, at whatever it points', () => {
    const viewport = { width: 1280, height: 720 };
    /** The share of a ribbon's height that is painted, and the part of a medallion that its sign takes. */
    const [painted, sign] = [0.72, WHEEL.medallion * 0.6];
    for (const hand of [false, true]) {
      const cameraPose = cameraPoseFor({ name: 'table' }, placesOf(4, 0), 0, viewport, GAME_SAFE_AREA, hand);
      for (let position = 0; position < 5; position++) {
        const lies = ribbonPose(position, 0);
        const corners = [-1, 1].flatMap((right) =>
          [-painted, painted].map((near) => pose((right * RIBBON.width) / 2, 0, (near * RIBBON.depth) / 2)),
        );
        const seen = corners.map((corner) => onCanvas(cameraPose, viewport, within(lies, corner)));
        const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
        for (let emblem = 0; emblem < 5; emblem++) {
          const { x, z } = medallionPoint(emblem, 0);
          for (let angle = 0; angle < 6; angle += 0.25) {
            const rim = {
              x: x + Math.sin(angle) * sign,
              y: PENTAGON.top + DISC_TOP + 0.06,
              z: z + Math.cos(angle) * sign,
            };
            const at = onCanvas(cameraPose, viewport, rim);
            const hidden =
              at.x > Math.min(...xs) && at.x < Math.max(...xs) && at.y > Math.min(...ys) && at.y < Math.max(...ys);
            expect(hidden, `the name of ${position} over emblem ${emblem}`).toBe(false);
          }
        }
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
