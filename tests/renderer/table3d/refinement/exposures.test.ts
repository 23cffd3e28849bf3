import { HemisphereLight, Object3D, PerspectiveCamera, Scene, SpotLight } from 'three';
import { expect, test } from 'vitest';
import { exposed, gridShifted } from '../../../../renderer/table3d/refinement/exposures.ts';
import { inSquare, lightOf, onDome, ROTATED_GRID } from '../../../../renderer/table3d/refinement/sampling.ts';

const COUNT = 24;
const indices = Array.from({ length: COUNT }, (_, index) => index);

function stage() {
  const scene = new Scene();
  scene.environmentIntensity = 0.6;
  const lamp = new SpotLight('#ffd7a1', 4.6);
  lamp.position.set(-10, 9, -2);
  const sky = new HemisphereLight('#9dbdea', '#6a4a30', 0.6);
  const shade = new Object3D();
  shade.name = 'layer shade';
  scene.add(lamp, sky, shade);
  const camera = new PerspectiveCamera();
  camera.setViewOffset(1280, 720, 30, -12, 1280, 720);
  return { scene, camera, lamps: { key: { current: lamp }, sky: { current: sky } }, lamp, sky, shade };
}

const stateOf = ({ scene, camera, lamp, sky, shade }: ReturnType<typeof stage>) => ({
  lamp: lamp.toJSON().object,
  position: lamp.position.toArray(),
  radius: lamp.shadow.radius,
  sky: sky.intensity,
  scattered: scene.environmentIntensity,
  view: { ...camera.view },
  projection: camera.projectionMatrix.toArray(),
  shade: shade.visible,
});

test('after every picture all is as it was, even after one that failed', () => {
  const all = stage();
  const before = stateOf(all);
  for (const index of indices) {
    exposed(all, index, () => expect(stateOf(all)).not.toEqual(before));
    expect(stateOf(all)).toEqual(before);
  }
  const failing = () =>
    exposed(all, 3, () => {
      throw new Error('no context');
    });
  expect(failing).toThrow('no context');
  expect(stateOf(all)).toEqual(before);
});

test('the mean of the lamp over all pictures is the lamp, and its middle is where it was', () => {
  const all = stage();
  let power = 0;
  const middle = [0, 0, 0];
  for (const index of indices)
    exposed(all, index, () => {
      if (!lightOf(index, 5 / 12).lamp) return;
      power += all.lamp.intensity / COUNT;
      all.lamp.position.toArray().forEach((at, axis) => {
        middle[axis] = (middle[axis] ?? 0) + at / 10;
      });
    });
  expect(power).toBeCloseTo(all.lamp.intensity);
  for (const [axis, at] of all.lamp.position.toArray().entries()) {
    expect(Math.abs((middle[axis] ?? 0) - at)).toBeLessThan(0.25);
  }
});

test('the places in a pixel and on the sky are spread evenly', () => {
  for (const half of [0, 1]) {
    expect(indices.filter((index) => (inSquare(index)[0] < 0.5 ? 0 : 1) === half).length).toBe(COUNT / 2);
    expect(indices.filter((index) => (onDome(index)[0] < 0 ? 0 : 1) === half).length).toBeGreaterThan(COUNT / 3);
  }
  for (const index of indices) {
    const [x, y, z] = onDome(index);
    expect(Math.hypot(x, y, z)).toBeCloseTo(1);
    expect(y).toBeGreaterThan(0.2);
  }
});

test('for smooth edges only the grid moves, within a pixel, and goes back', () => {
  const all = stage();
  const before = stateOf(all);
  const seen = ROTATED_GRID.map((shift) => {
    let offset: readonly number[] = [];
    gridShifted(all.camera, shift, () => {
      offset = [all.camera.view?.offsetX ?? 0, all.camera.view?.offsetY ?? 0];
      expect({ ...stateOf(all), view: 0, projection: 0 }).toEqual({ ...before, view: 0, projection: 0 });
    });
    expect(stateOf(all)).toEqual(before);
    return [(offset[0] ?? 0) - 30, (offset[1] ?? 0) + 12];
  });
  expect(seen).toEqual(ROTATED_GRID);
  for (const axis of [0, 1] as const) {
    const places = [0, ...ROTATED_GRID.map((shift) => shift[axis])];
    expect(new Set(places).size).toBe(places.length);
    expect(Math.max(...places) - Math.min(...places)).toBeLessThan(1);
  }
});
