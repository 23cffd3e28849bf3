import { Color, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { MAT } from '../../../../renderer/cards/layout/dimensions.ts';
import { coastline, domed, drawn, filled, sheetOf, wash } from '../../../../renderer/table3d/shapes/inkedSheet.ts';
import { seaChartShape } from '../../../../renderer/table3d/shapes/seaChart.ts';

const trianglesOf = (shape: ReturnType<typeof seaChartShape>): (readonly [Vector3, Vector3, Vector3])[] => {
  const position = shape.getAttribute('position');
  const index = Array.from(shape.getIndex()?.array ?? []);
  const corner = (at: number) => new Vector3().fromBufferAttribute(position, index[at] ?? 0);
  return Array.from({ length: index.length / 3 }, (_, at) => [corner(at * 3), corner(at * 3 + 1), corner(at * 3 + 2)]);
};

const up = ([a, b, c]: ReturnType<typeof trianglesOf>[number]): number => b.clone().sub(a).cross(c.clone().sub(a)).y;

describe('what is drawn on a sheet', () => {
  const corners = [
    [0, 0],
    [2, 0.5],
    [2.5, 2],
    [0.5, 1.5],
  ] as const;

  it.each([
    ['an outline', filled(corners, '#123456', 2)],
    ['the same outline the other way round', filled(corners.slice().reverse(), '#123456', 2)],
    ['an island', domed(coastline([1, 1], 1, 5), [1, 1], new Color('#123456'), [], 2)],
    ['a line to the right', drawn([corners[0], corners[1]], 0.1, '#123456', 2)],
    ['a line to the left', drawn([corners[1], corners[0]], 0.1, '#123456', 2)],
    [
      'a wash',
      wash(
        [1, 2],
        [3, 4],
        (spot) => spot,
        () => new Color('#123456'),
      ),
    ],
  ])('%s faces up, so that it is seen', (_, ink) => {
    const shape = sheetOf([ink]);
    expect(trianglesOf(shape).length).toBeGreaterThan(0);
    expect(Math.min(...trianglesOf(shape).map(up))).toBeGreaterThan(0);
  });
});

describe('the great chart under the cloth', () => {
  const triangles = trianglesOf(seaChartShape());

  it('never comes through the cloth', () => {
    const highest = Math.max(...triangles.flat().map(({ y }) => y));
    expect(highest).toBeLessThan(MAT.top);
  });

  it('lies on the table, above its wood', () => {
    const corners = triangles.flat();
    expect(Math.max(...corners.map(({ x }) => Math.abs(x)))).toBeLessThan(16);
    expect(Math.max(...corners.map(({ z }) => Math.abs(z)))).toBeLessThan(8.5);
    expect(Math.min(...corners.map(({ y }) => y))).toBeGreaterThan(0.003);
  });

  it('is the same each time', () => {
    const [one, other] = [seaChartShape(), seaChartShape()];
    expect(String(one.getAttribute('position').array)).toBe(String(other.getAttribute('position').array));
    expect(String(one.getAttribute('color').array)).toBe(String(other.getAttribute('color').array));
  });

  it('costs no more than a tenth of the table', () => {
    expect(triangles.length).toBeLessThan(13_000);
  });
});
