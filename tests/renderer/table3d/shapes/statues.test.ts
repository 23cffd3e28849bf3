import { Box3, type BufferGeometry } from 'three';
import { describe, expect, it } from 'vitest';
import { COARSE, statueShape } from '../../../../renderer/table3d/shapes/statues.ts';

const boxOf = (shape: BufferGeometry): Box3 => {
  shape.computeBoundingBox();
  return shape.boundingBox ?? new Box3();
};
const trianglesOf = (shape: BufferGeometry): number => (shape.index?.count ?? 0) / 3;

describe('a statue as it stands on the table where the processor draws', () => {
  it.each([0, 1, 2, 3])('is as large as the fine one, of less than half of its triangles: %i', (rank) => {
    const [fine, coarse] = [statueShape(rank), statueShape(rank, COARSE)];
    expect(trianglesOf(coarse)).toBeLessThan(trianglesOf(fine) * 0.5);
    for (const side of ['min', 'max'] as const) {
      expect(boxOf(coarse)[side].distanceTo(boxOf(fine)[side])).toBeLessThan(0.02);
    }
  });
});
