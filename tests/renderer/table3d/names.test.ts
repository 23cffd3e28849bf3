import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paintNames } from '../../../renderer/table3d/textures/labels.ts';
import { keepLetters, textsOn } from './numerals/paintedText.ts';

beforeEach(() => keepLetters(vi.stubGlobal));
afterEach(() => vi.unstubAllGlobals());

/** A name as it stands on its ribbon of the wheel. */
const onRibbon = (name: string) => {
  const written = textsOn(paintNames([name], 300));
  return written.at(-1);
};

test('a short name stands on its ribbon in full size', () => {
  expect(onRibbon('Ada')?.text).toBe('Ada');
  expect(onRibbon('Ada')?.height).toBe(onRibbon('Bo')?.height);
});

test('a longer one is smaller, and whole', () => {
  const [short, long] = [onRibbon('Ada'), onRibbon('Governor Three')];
  expect(long?.text).toBe('Governor Three');
  expect(long?.height).toBeLessThan(short?.height ?? 0);
});

test('there is a limit: what does not fit is cut with a sign, and no smaller', () => {
  const cut = onRibbon('Maximilian Bartholomew the Third');
  expect(cut?.text).toMatch(/^Maximilian B.*[^ ]…$/);
  expect(cut?.height).toBeCloseTo(onRibbon('Governor Theodora')?.height ?? 0);
});
