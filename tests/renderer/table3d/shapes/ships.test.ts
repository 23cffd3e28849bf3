import { expect, test } from 'vitest';
import { STUFFS } from '../../../../renderer/table3d/shapes/world/kit.ts';
import { modelSize, worldModel } from '../../../../renderer/table3d/shapes/world/models.ts';

test('a galley is longer than high and higher than broad, lies in the water, and carries a sail of two colours', () => {
  const { position, stuff, index } = worldModel('galley');
  const along = (axis: number) => [...position].filter((_, at) => at % 3 === axis);
  const size = (axis: number) => Math.max(...along(axis)) - Math.min(...along(axis));
  expect(size(0)).toBeGreaterThan(size(1));
  expect(size(1)).toBeGreaterThan(size(2));
  expect(Math.min(...along(1))).toBeLessThan(0);
  expect(modelSize('galley').height).toBeGreaterThan(0.3);
  const made = new Set([...stuff].map((one) => STUFFS[one]));
  for (const of of ['wood', 'cloth', 'flag', 'gold'] as const) expect(made).toContain(of);
  expect(index.length / 3).toBeLessThan(500);
});
