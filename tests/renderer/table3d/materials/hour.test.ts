import { Color, type Material, MeshBasicMaterial, Scene } from 'three';
import { expect, test } from 'vitest';
import {
  copyHour,
  makeHour,
  passHour,
  setHour,
  shadable,
  tinted,
} from '../../../../renderer/table3d/materials/hour.ts';
import { groundOf, metalOf, surfaceOf } from '../../../../renderer/table3d/materials/surface.ts';
import { THEMES } from '../../../../renderer/table3d/materials/themes.ts';
import { TIER_SETTINGS } from '../../../../renderer/table3d/materials/tier.ts';

const { looks } = THEMES.evening;

/** The colour that a material has after the renderer has called what it calls before it draws. */
function colourIn(scene: Scene, material: Material): string {
  Reflect.apply(material.onBeforeRender, material, [null, scene]);
  return (material as MeshBasicMaterial).color.getHexString();
}

const sceneIn = (tint: string): Scene => {
  const scene = new Scene();
  setHour(scene, makeHour({ ...looks[1], tint }));
  return scene;
};

test('what is not lit takes the hour from its scene, however often it is drawn', () => {
  const wood = tinted(new MeshBasicMaterial({ color: '#8a5a30' }));
  expect(colourIn(new Scene(), wood)).toBe('8a5a30');
  const evening = new Color('#8a5a30').multiply(new Color('#ffe8d2')).getHexString();
  const scene = sceneIn('#ffe8d2');
  expect(colourIn(scene, wood)).toBe(evening);
  expect(colourIn(scene, wood)).toBe(evening);
  expect(colourIn(sceneIn('#ffffff'), wood)).toBe('8a5a30');
});

test('on the low tier grounds, varnish and metal take it; where materials are lit the light itself does', () => {
  const scene = sceneIn('#000000');
  const { low, high } = TIER_SETTINGS;
  for (const material of [groundOf({}, low), surfaceOf({ coat: 0.5 }, low), metalOf('brass', low)])
    expect(colourIn(scene, material)).toBe('000000');
  for (const material of [groundOf({}, high), surfaceOf({ coat: 0.5 }, high), metalOf('brass', high)])
    expect(colourIn(scene, material)).not.toBe('000000');
});

test('an hour passes into the next from where it is, and is that hour in the end', () => {
  const hour = makeHour(looks[1]);
  const from = copyHour(hour);
  const to = makeHour(looks[3]);
  passHour(hour, from, to, 0.5);
  expect(hour.keyPower).toBeCloseTo((looks[1].keyPower + looks[3].keyPower) / 2);
  expect(hour.cloth.r).toBeCloseTo((from.cloth.r + to.cloth.r) / 2);
  passHour(hour, from, to, 1);
  expect(hour.cloth.getHexString()).toBe(to.cloth.getHexString());
  expect(hour.tint.getHexString()).toBe(to.tint.getHexString());
  expect(hour.exposure).toBeCloseTo(to.exposure);
  expect(hour.keyAt.distanceTo(to.keyAt)).toBeCloseTo(0);
  expect(from).toEqual(makeHour(looks[1]));
});

test('what is shown as painted has its own colours, and less of them in the shade', () => {
  const sky = shadable(new MeshBasicMaterial());
  expect(colourIn(sceneIn('#ffe8d2'), sky)).toBe('ffffff');
  const scene = new Scene();
  setHour(scene, makeHour(looks[1], { shade: 0.5 }));
  expect(colourIn(scene, sky)).toBe(new Color(0.5, 0.5, 0.5).getHexString());
});
