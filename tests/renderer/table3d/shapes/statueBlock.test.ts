import { Box3, type BufferGeometry, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { CARVED } from '../../../../renderer/table3d/layout/ceremonies.ts';
import { CHIPS_FALL, CUT, carvedShapes } from '../../../../renderer/table3d/shapes/statueBlock.ts';
import { liesFlat, stepAt } from '../../../../renderer/table3d/shapes/statueSteps.ts';
import { plinthOf, uprightStatue } from '../../../../renderer/table3d/shapes/statues.ts';

const RANKS = [0, 1, 2, 3] as const;
const LASTS = CARVED.during / 1000;

/** What a shape fills above a height. */
const boxOf = (shape: BufferGeometry, above = 0): Box3 => {
  const list = shape.getAttribute('position');
  const box = new Box3();
  for (let at = 0; at < list.count; at++) {
    const point = new Vector3().fromBufferAttribute(list, at);
    if (point.y >= above) box.expandByPoint(point);
  }
  return box;
};

describe('the block that a statue is carved from', () => {
  it.each(RANKS)('holds the whole figure above its plinth, and no more than a little: %i', (rank) => {
    const [, , foot] = plinthOf(rank);
    const figure = boxOf(uprightStatue(rank), foot + 0.01);
    const block = boxOf(carvedShapes(rank, LASTS).block);
    expect(block.min.y).toBeCloseTo(foot, 3);
    expect(block.max.y).toBeGreaterThan(figure.max.y);
    expect(block.max.y).toBeLessThan(figure.max.y + 0.08);
    for (const axis of ['x', 'z'] as const) {
      expect(block.max[axis]).toBeGreaterThan(figure.max[axis]);
      expect(block.min[axis]).toBeLessThan(figure.min[axis]);
      const wide = 2 * Math.max(figure.max.x, -figure.min.x, figure.max.z, -figure.min.z);
      expect(block.max[axis] - block.min[axis]).toBeLessThan(wide * 1.4);
    }
  });

  it.each(RANKS)('is roughed out to less than it was, from above down, within its time: %i', (rank) => {
    const { block } = carvedShapes(rank, LASTS);
    const [at, rough, order] = ['position', 'rough', 'order'].map((name) => block.getAttribute(name));
    if (at === undefined || rough === undefined || order === undefined) throw new Error('nothing to carve');
    let [upper, lower, uppers, lowers] = [0, 0, 0, 0];
    const middle = (boxOf(block).min.y + boxOf(block).max.y) / 2;
    for (let corner = 0; corner < at.count; corner++) {
      const out = Math.hypot(at.getX(corner), at.getZ(corner));
      expect(Math.hypot(rough.getX(corner), rough.getZ(corner))).toBeLessThanOrEqual(out + 1e-6);
      expect(order.getX(corner)).toBeGreaterThanOrEqual(0);
      // The last corner is cut when the time is over.
      expect(order.getX(corner) * (1 - CUT) + CUT).toBeLessThanOrEqual(1 + 1e-6);
      if (at.getY(corner) > middle) [upper, uppers] = [upper + order.getX(corner), uppers + 1];
      else [lower, lowers] = [lower + order.getX(corner), lowers + 1];
    }
    expect(upper / uppers).toBeLessThan(lower / lowers - 0.2);
  });

  it.each(RANKS)('throws chips that lie whole on a step or the floor in the end: %i', (rank) => {
    const { chips } = carvedShapes(rank, LASTS);
    const [comes, goes, when] = ['comes', 'goes', 'when'].map((name) => chips.getAttribute(name));
    if (comes === undefined || goes === undefined || when === undefined) throw new Error('no chips');
    for (let chip = 0; chip < comes.count; chip += 24) {
      const lands = when.getY(chip);
      const [x, z] = [comes.getX(chip) + goes.getX(chip) * lands, comes.getZ(chip) + goes.getZ(chip) * lands];
      const y = comes.getY(chip) + goes.getY(chip) * lands - (CHIPS_FALL / 2) * lands * lands;
      expect(y).toBeGreaterThan(stepAt(x, z));
      expect(y).toBeLessThan(stepAt(x, z) + 0.012);
      // Neither over an edge nor in a riser, and not before the lower edge of the picture.
      expect(liesFlat(x, z, 0.004)).toBe(true);
      expect(z).toBeLessThan(0.3);
      expect(when.getX(chip)).toBeLessThanOrEqual(LASTS);
    }
  });

  it('is the same whenever it is made', () => {
    const [one, other] = [carvedShapes(2, LASTS), carvedShapes(2, LASTS)];
    for (const part of ['block', 'chips', 'dust'] as const)
      expect(one[part].getAttribute('position').array).toEqual(other[part].getAttribute('position').array);
  });

  it('is light enough for a processor that draws', () => {
    for (const rank of RANKS) {
      const { block, chips, dust } = carvedShapes(rank, LASTS);
      const triangles = [block, chips, dust].reduce(
        (sum, shape) => sum + (shape.index?.count ?? shape.getAttribute('position').count) / 3,
        0,
      );
      expect(triangles).toBeLessThan(4500);
    }
  });
});
