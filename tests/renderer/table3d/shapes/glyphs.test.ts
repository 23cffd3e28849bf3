import { describe, expect, test } from 'vitest';
import { EMBLEM_GLYPHS, TRACK_GLYPHS } from '../../../../renderer/platform/icons/paths.ts';
import { glyphPath } from '../../../../renderer/table3d/shapes/glyphs.ts';
import { cutShape, emblemShape } from '../../../../renderer/table3d/shapes/wheel.ts';
import { EMBLEMS } from '../../../../shared/vocabulary/seats.ts';

const pointsOf = (d: string) => glyphPath(d).subPaths.map((path) => path.getPoints(8));

describe('an outline', () => {
  test('of straight lines has their corners', () => {
    const [points = []] = pointsOf('M1 2H5V6L1 6Z');
    expect(points.map(({ x, y }) => [x, y])).toEqual([
      [1, 2],
      [5, 2],
      [5, 6],
      [1, 6],
    ]);
  });

  test('of two half circles is a whole one', () => {
    const [points = []] = pointsOf('M14 42a18 18 0 1 0 36 0a18 18 0 1 0 -36 0Z');
    for (const { x, y } of points) expect(Math.hypot(x - 32, y - 42)).toBeCloseTo(18, 6);
    expect(Math.max(...points.map(({ y }) => y))).toBeCloseTo(60, 6);
    expect(Math.min(...points.map(({ y }) => y))).toBeCloseTo(24, 6);
  });

  test('goes smoothly on where a curve leaves out its first handle', () => {
    const whole = pointsOf('M8 20C8 13 18 9 32 9C46 9 56 13 56 20');
    expect(pointsOf('M8 20C8 13 18 9 32 9S56 13 56 20')).toEqual(whole);
  });

  test('begins anew with each move', () => {
    expect(pointsOf('M0 0L4 0L4 4ZM10 10L14 10L14 14Z')).toHaveLength(2);
  });

  test('refuses what it does not know', () => {
    expect(() => glyphPath('M0 0T4 4')).toThrow(RangeError);
  });

  test.each(Object.entries(TRACK_GLYPHS))('of the track %s can be drawn', (_, { fill }) => {
    expect(pointsOf(fill).flat().length).toBeGreaterThan(3);
  });
});

describe.each([...EMBLEMS])('the emblem %s', (name) => {
  const position = EMBLEMS.indexOf(name);

  test('is a raised figure within its medallion', () => {
    const shape = emblemShape(position);
    shape.computeBoundingBox();
    const { min, max } = shape.boundingBox ?? { min: { x: 1, y: 1, z: 1 }, max: { x: 0, y: 0, z: 0 } };
    expect(max.x - min.x).toBeGreaterThan(0.25);
    expect(max.x - min.x).toBeLessThan(0.45);
    expect(max.y).toBeGreaterThan(0.02);
    expect(min.y).toBeGreaterThanOrEqual(-1e-6);
  });

  test('has what is cut into it', () => {
    const glyph: { readonly cut?: string; readonly cutStroke?: string } = EMBLEM_GLYPHS[name];
    expect(cutShape(position) === null).toBe(glyph.cut === undefined && glyph.cutStroke === undefined);
  });
});
