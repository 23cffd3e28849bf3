import { describe, expect, it } from 'vitest';
import { fineModel, smokeOf } from '../../../../renderer/table3d/shapes/world/fineModel.ts';
import { type Model, STUFFS, type Stuff } from '../../../../renderer/table3d/shapes/world/kit.ts';
import { clearModel, type ModelName, modelSize, worldModel } from '../../../../renderer/table3d/shapes/world/models.ts';
import { RUIN_MODELS } from '../../../../renderer/table3d/shapes/world/ruins.ts';
import { smokeOver } from '../../../../renderer/table3d/shapes/world/softSpots.ts';

const made = ({ stuff, index }: Model, of: Stuff): number =>
  [...index].filter((corner) => STUFFS[stuff[corner] ?? -1] === of).length / 3;

/** How far the corners of a fine model reach beyond those of the table's. */
const beyond = (name: ModelName): number => {
  const { radius, height } = modelSize(name);
  const { position } = fineModel(name);
  const points = Array.from({ length: position.length / 3 }, (_, at) => position.subarray(at * 3, at * 3 + 3));
  return Math.max(...points.map(([x = 0, y = 0, z = 0]) => Math.max(Math.hypot(x, z) - radius / 0.84, y - height)));
};

describe('models for pictures from near by', () => {
  it('have frames round windows and doors, and cornices', () => {
    for (const name of ['cottage', 'townHouse', 'towerHouse'] as const) {
      expect(made(fineModel(name), 'stone')).toBeGreaterThan(made(worldModel(name), 'stone'));
      expect(made(fineModel(name), 'wood')).toBeGreaterThan(made(worldModel(name), 'wood'));
      expect(made(fineModel(name), 'shade')).toBeGreaterThan(made(worldModel(name), 'shade'));
    }
  });

  it('have leaves on trees and none on houses', () => {
    expect(made(fineModel('roundTree'), 'leaf')).toBeGreaterThan(made(worldModel('roundTree'), 'leaf') + 100);
    expect(made(fineModel('townHouse'), 'leaf')).toBe(0);
  });

  it('have round fruit on fruit trees, which is too small for the table', () => {
    expect(made(worldModel('fruitTree'), 'gold')).toBe(0);
    // Each is round: twenty triangles.
    expect(made(fineModel('fruitTree'), 'gold')).toBeGreaterThanOrEqual(3 * 20);
  });

  it('have no smoke of their own, as pictures have soft smoke where it rises', () => {
    expect(made(worldModel('smoke'), 'smoke')).toBeGreaterThan(0);
    expect(made(fineModel('smoke'), 'smoke')).toBe(0);
    const smoke = smokeOf('smithy');
    expect(smoke?.at[1]).toBeGreaterThan(0.15);
    expect(smoke?.high).toBeGreaterThan(0);
    expect(smokeOf('cottage')).toBeNull();
  });

  it('leave nothing of a model out but its smoke, where that is soft', () => {
    for (const name of ['smithy', 'smoke', 'cottage'] as const) {
      expect(made(clearModel(name), 'smoke')).toBe(0);
      const triangles = worldModel(name).index.length / 3 - made(worldModel(name), 'smoke');
      expect(clearModel(name).index.length / 3).toBe(triangles);
    }
    const thing = { x: 0.5, y: 0, z: 0, size: 2, tall: 1, turn: 0, dress: 'common', shade: 0, dark: false } as const;
    const puffs = smokeOver({ ...thing, id: 'smithy', model: 'smithy' }, 3);
    expect(puffs.length).toBeGreaterThan(10);
    expect(puffs.every(({ birth, at: [, y] }) => birth === 3 && y > 0.3)).toBe(true);
    expect(smokeOver({ ...thing, id: 'cottage', model: 'cottage' }, 3)).toEqual([]);
  });

  it('are hardly larger than those of the table', () => {
    for (const name of ['cottage', 'acropolis', 'greatMill', 'roundTree', 'hut'] as const)
      expect(beyond(name)).toBeLessThan(0.025);
  });
});

/** A box that a part fills: least and most of x, y and z. */
type Box = readonly (readonly [least: number, most: number])[];

const boxOf = (faces: readonly number[]): Box =>
  [0, 1, 2].map((axis) => {
    const values = faces.filter((_, at) => at % 3 === axis);
    return [Math.min(...values), Math.max(...values)];
  });

/** Nearer than this, parts touch. */
const TOUCHES = 0.006;

const touch = (one: Box, other: Box): boolean =>
  one.every(([least, most], axis) => {
    const [from, to] = other[axis] ?? [0, 0];
    return least <= to + TOUCHES && most >= from - TOUCHES;
  });

describe('what fire leaves of houses', () => {
  it.each(Object.entries(RUIN_MODELS))('hangs nowhere in the air: %s', (_, parts) => {
    const boxes = parts().map(([, faces]) => boxOf(faces));
    const standing = new Set(boxes.filter(([, up]) => (up?.[0] ?? 1) < TOUCHES));
    for (let round = 0; round < boxes.length; round++)
      for (const box of boxes) if ([...standing].some((other) => touch(box, other))) standing.add(box);
    expect(standing.size).toBe(boxes.length);
  });
});
