import type { BufferGeometry } from 'three';
import { describe, expect, it } from 'vitest';
import { dioramaOf } from '../../../../renderer/table3d/layout/diorama.ts';
import { finer, firelit } from '../../../../renderer/table3d/shapes/firelight.ts';
import { cityShape } from '../../../../renderer/table3d/shapes/world/stamp.ts';

const BURNS = dioramaOf({ type: 'colonyPlundered', level: 9 });

const town = (): BufferGeometry =>
  cityShape(
    BURNS.things.map((thing) => ({ thing, motion: 'rises', at: 0 })),
    2,
    'fine',
  );

/** The area of all triangles, and the longest edge. */
const measured = (shape: BufferGeometry) => {
  const position = shape.getAttribute('position');
  const index = shape.index?.array ?? [];
  const at = (corner: number) => [0, 1, 2].map((axis) => position.getComponent(index[corner] ?? 0, axis));
  let [area, longest] = [0, 0];
  for (let triangle = 0; triangle < index.length; triangle += 3) {
    const [a = [], b = [], c = []] = [at(triangle), at(triangle + 1), at(triangle + 2)];
    const edge = (one: number[], other: number[]) =>
      Math.hypot(...one.map((value, axis) => value - (other[axis] ?? 0)));
    const sides = [edge(a, b), edge(b, c), edge(c, a)] as const;
    const half = (sides[0] + sides[1] + sides[2]) / 2;
    area += Math.sqrt(Math.max(0, half * (half - sides[0]) * (half - sides[1]) * (half - sides[2])));
    longest = Math.max(longest, ...sides);
  }
  return { area, longest };
};

describe('the light of fires', () => {
  it('falls on triangles that are small, and together the same', () => {
    const before = measured(town());
    const after = measured(finer(town()));
    expect(before.longest).toBeGreaterThan(0.3);
    expect(after.longest).toBeLessThanOrEqual(0.24);
    expect(after.area).toBeCloseTo(before.area, 2);
  });

  it('falls off with distance, and flickers in two ways', () => {
    const shape = firelit(finer(town()), BURNS.fires);
    const [position, light] = [shape.getAttribute('position'), shape.getAttribute('firelight')];
    expect(light.itemSize).toBe(2);
    const farOf = (corner: number) =>
      Math.min(
        ...BURNS.fires.map(({ x, y, z }) =>
          Math.hypot(position.getX(corner) - x, position.getY(corner) - y, position.getZ(corner) - z),
        ),
      );
    const mean = (from: number, to: number) => {
      const corners = Array.from({ length: position.count }, (_, corner) => corner).filter((corner) => {
        const far = farOf(corner);
        return far >= from && far < to;
      });
      expect(corners.length).toBeGreaterThan(20);
      return corners.reduce((sum, corner) => sum + light.getX(corner) + light.getY(corner), 0) / corners.length;
    };
    expect(mean(0, 0.2)).toBeGreaterThan(mean(0.2, 0.4));
    expect(mean(0.2, 0.4)).toBeGreaterThan(mean(0.4, 0.8));
  });

  it('leaves a town without fires as it is', () => {
    const [before, after] = [town(), firelit(town(), [])];
    expect(after.getAttribute('color').array).toEqual(before.getAttribute('color').array);
    expect(Math.max(...after.getAttribute('firelight').array)).toBe(0);
  });
});
