import { describe, expect, test } from 'vitest';
import { pathOf } from '../../../renderer/cards/path.ts';

describe('the path of a drawing', () => {
  test.each([
    ['a circle', 'circle(50 14 7)', 'M43 14a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z'],
    ['an ellipse', 'ellipse(50 58 9 12)', 'M41 58a9 12 0 1 0 18 0a9 12 0 1 0 -18 0Z'],
    ['a turned ellipse', 'ellipse(50 50 4 2 90)', 'M50 46a4 2 90 1 0 0 8a4 2 90 1 0 0 -8Z'],
    ['a star, its first spike on top', 'star(50 50 2 10 5)', 'M50 40L55 50L50 60L45 50Z'],
  ])('has %s where one is named', (_, drawing, path) => {
    expect(pathOf(drawing)).toBe(path);
  });

  test('keeps its commands, before, between and after shapes', () => {
    const star = 'M0 -2L1 0L0 2L-1 0Z';
    expect(pathOf('M1 2L3 4Z star(0 0 2 2 1) star(0 0 2 2 1) M5 6h-7Z')).toBe(`M1 2L3 4Z${star}${star}M5 6h-7Z`);
  });
});
