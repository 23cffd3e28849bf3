import { Color, type Material, MeshBasicMaterial, Scene } from 'three';
import { expect, test } from 'vitest';
import { metalOf } from '../../../../renderer/scene/materials/metal.ts';
import { setTint, tinted } from '../../../../renderer/scene/materials/mood.ts';
import { groundOf, surfaceOf } from '../../../../renderer/scene/materials/surface.ts';
import { TIER_SETTINGS } from '../../../../renderer/scene/materials/tier.ts';

/** The colour that a material has after the renderer has called what it calls before it draws. */
function colourIn(scene: Scene, material: Material): string {
  Reflect.apply(material.onBeforeRender, material, [null, scene]);
  return (material as MeshBasicMaterial).color.getHexString();
}

test('what is not lit takes the hour from its scene, however often it changes', () => {
  const scene = new Scene();
  const wood = tinted(new MeshBasicMaterial({ color: '#8a5a30' }));
  expect(colourIn(scene, wood)).toBe('8a5a30');
  setTint(scene, '#ffe8d2');
  const evening = new Color('#8a5a30').multiply(new Color('#ffe8d2')).getHexString();
  expect(colourIn(scene, wood)).toBe(evening);
  expect(colourIn(scene, wood)).toBe(evening);
  setTint(scene, '#ffffff');
  expect(colourIn(scene, wood)).toBe('8a5a30');
});

test('on the low tier grounds, varnish and metal take it; where materials are lit the light itself does', () => {
  const scene = new Scene();
  setTint(scene, '#000000');
  const { low, high } = TIER_SETTINGS;
  for (const material of [groundOf({}, low), surfaceOf({ coat: 0.5 }, low), metalOf('brass', low)])
    expect(colourIn(scene, material)).toBe('000000');
  for (const material of [groundOf({}, high), surfaceOf({ coat: 0.5 }, high), metalOf('brass', high)])
    expect(colourIn(scene, material)).not.toBe('000000');
});
