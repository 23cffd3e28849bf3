import { Texture } from 'three';
import { describe, expect, it } from 'vitest';
import { PlainMaterial } from '../../../../renderer/table3d/materials/plain.ts';

const looksUp = (material: PlainMaterial): boolean => 'PICTURED' in (material.defines ?? {});

describe('a plain surface', () => {
  it('looks nothing up where its corners say all', () => {
    expect(looksUp(new PlainMaterial({ vertexColors: true, shading: 'lamps' }))).toBe(false);
    expect(looksUp(new PlainMaterial({ map: null }))).toBe(false);
  });

  it('looks up its picture', () => {
    expect(looksUp(new PlainMaterial({ map: new Texture() }))).toBe(true);
  });

  it('shares its shader with pictures where it blends', () => {
    expect(looksUp(new PlainMaterial({ blends: 'over' }))).toBe(true);
  });
});
