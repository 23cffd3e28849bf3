import { describe, expect, it } from 'vitest';
import { fineModel, smokeOf } from '../../../../renderer/table3d/shapes/world/fineModel.ts';
import { type Model, STUFFS, type Stuff } from '../../../../renderer/table3d/shapes/world/kit.ts';
import { type ModelName, modelSize, worldModel } from '../../../../renderer/table3d/shapes/world/models.ts';

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

  it('have no smoke of their own, as pictures have soft smoke where it rises', () => {
    expect(made(worldModel('smoke'), 'smoke')).toBeGreaterThan(0);
    expect(made(fineModel('smoke'), 'smoke')).toBe(0);
    const smoke = smokeOf('smithy');
    expect(smoke?.at[1]).toBeGreaterThan(0.15);
    expect(smoke?.high).toBeGreaterThan(0);
    expect(smokeOf('cottage')).toBeNull();
  });

  it('are hardly larger than those of the table', () => {
    for (const name of ['cottage', 'acropolis', 'greatMill', 'roundTree', 'hut'] as const)
      expect(beyond(name)).toBeLessThan(0.025);
  });
});
