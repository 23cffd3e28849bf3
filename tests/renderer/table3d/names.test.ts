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

test('a longer one is smaller, and whole', () => {
  const short = onRibbon('Ada').height;
  expect(onRibbon('Maximilian').lines).toEqual(['Maximilian']);
  expect(onRibbon('Maximilian').height).toBeLessThan(short);
  expect(onRibbon('Maximilian').height).toBeGreaterThan(short / 2);
});

test('one of several words that does not fit keeps its last word: it stands in one line, below the emblem', () => {
  expect(onRibbon('Governor One').lines).toEqual(['G. One']);
  expect(onRibbon('Governor Three').lines).toEqual(['G. Three']);
  expect(onRibbon('Eva Lucie Bílá').lines).toEqual(['E. L. Bílá']);
});

test('there is a limit: what does not fit is cut with a sign, and no smaller', () => {
  const cut = onRibbon('Maximilian Bartholomew-Theodora');
  expect(cut.lines).toHaveLength(1);
  expect(cut.lines[0]).toMatch(/^M\. Barth.*[^ ]…$/);
  expect(cut.height).toBeCloseTo(onRibbon('Bartholomew-Theodora-Maximiliana').height);
});
