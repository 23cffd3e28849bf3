import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NAME_GRID, ribbonCell } from '../../../renderer/table3d/layout/cells.ts';
import { paintNames } from '../../../renderer/table3d/textures/labels.ts';
import { keepLetters, textsInCell, textsOn } from './numerals/paintedText.ts';

beforeEach(() => keepLetters(vi.stubGlobal));
afterEach(() => vi.unstubAllGlobals());

/** The lines of a name as it stands on its ribbon of the wheel, with their height. */
const onRibbon = (name: string) => {
  const cell = textsInCell(textsOn(paintNames([name], 300)), NAME_GRID, ribbonCell(0));
  return { lines: cell.map(({ text }) => text), height: cell[0]?.height ?? 0 };
};

test('a short name stands on its ribbon in full size', () => {
  expect(onRibbon('Ada').lines).toEqual(['Ada']);
  expect(onRibbon('Ada').height).toBe(onRibbon('Bo').height);
});

test('a longer one is smaller, and whole: in two lines where that lets it be larger', () => {
  const short = onRibbon('Ada').height;
  for (const [name, lines] of [
    ['Governor Three', ['Governor', 'Three']],
    ['Maximiliana', ['Maximiliana']],
  ] as const) {
    expect(onRibbon(name).lines).toEqual(lines);
    expect(onRibbon(name).height).toBeLessThan(short);
    expect(onRibbon(name).height).toBeGreaterThan(short / 2);
  }
});

test('there is a limit: what does not fit is cut with a sign, and no smaller', () => {
  const cut = onRibbon('Maximilian Bartholomew-Theodora');
  expect(cut.lines[0]).toBe('Maximilian');
  expect(cut.lines[1]).toMatch(/^Barth.*[^ ]…$/);
  expect(cut.height).toBeCloseTo(onRibbon('Bartholomew-Theodora-Maximiliana').height);
});
