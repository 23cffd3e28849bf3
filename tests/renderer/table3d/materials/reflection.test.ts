import { type Material, type MeshStandardMaterial, Scene, Texture } from 'three';
import { beforeEach, expect, test } from 'vitest';
import { GOLD, metalOf, surfaceOf } from '../../../../renderer/table3d/materials/surface.ts';
import { TIER_SETTINGS } from '../../../../renderer/table3d/materials/tier.ts';

const scene = new Scene();
scene.environment = new Texture();
beforeEach(() => {
  scene.environmentIntensity = 0.5;
});

/** How strongly three.js lets a material mirror the surroundings: by its own measure only where they are its own. */
function mirrored(made: Material): number {
  const material = made as MeshStandardMaterial;
  // What the renderer calls right before it draws.
  Reflect.apply(material.onBeforeRender, material, [null, scene]);
  if (material.envMap === null) return scene.environmentIntensity;
  expect(material.envMap).toBe(scene.environment);
  return material.envMapIntensity;
}

test('a surface mirrors its surroundings as much as it is told', () => {
  const settings = TIER_SETTINGS.high;
  expect(mirrored(surfaceOf({ reflection: 0.7 }, settings))).toBe(0.35);
  expect(mirrored(surfaceOf({ reflection: 0.2 }, settings))).toBe(0.1);
  expect(mirrored(metalOf(GOLD, settings))).toBeGreaterThan(mirrored(surfaceOf({}, settings)));
});

test('what scatters the surroundings gives way to the still picture, metal goes on mirroring them', () => {
  const settings = TIER_SETTINGS.high;
  const metal = surfaceOf({ metalness: 1, reflection: 1.9 }, settings);
  const cloth = surfaceOf({ reflection: 0.8 }, settings);
  expect([mirrored(metal), mirrored(cloth)]).toEqual([1.9, 0.4]);
  scene.environmentIntensity = 0.1;
  expect([mirrored(metal), mirrored(cloth)]).toEqual([1.9, expect.closeTo(0.08)]);
});
