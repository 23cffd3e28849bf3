import { expect, it } from 'vitest';
import { firstScripts } from '../../../tools/bench/render/builds.ts';
import { checkOut } from '../../../tools/bench/render/checkout.ts';
import type { Round } from '../../../tools/bench/render/measure.ts';
import { readOptions } from '../../../tools/bench/render/options.ts';
import { asMarkdown, figuresOf, ratioOf } from '../../../tools/bench/render/report.ts';

const round = (first: number, times: readonly number[]): Round => ({
  first,
  frames: times.map((took, index) => ({ took, calls: 20 + index, triangles: 1000 * index })),
  processor: 2 * (times[0] ?? 0),
  textures: 5 * 2 ** 20,
  cards: 7,
});

const QUIET = [round(1000, [10, 10, 12]), round(1000, [10, 11, 12])];
/** Twice as slow in a quiet round, and in one in which everything is ten times as slow. */
const TWICE = [round(2000, [20, 22]), round(20_000, [200, 220])];
const LOADED = [QUIET[0] as Round, round(10_000, [100, 110])];

it('takes the middle of what the rounds found, and the fullest picture', () => {
  expect(figuresOf([...QUIET, round(9000, [90])])).toEqual({
    frame: 11,
    processor: 20,
    first: 1000,
    calls: 22,
    triangles: 2000,
    textures: 5 * 2 ** 20,
  });
});

it('compares what was measured in the same round', () => {
  expect(ratioOf(TWICE, LOADED, ({ first }) => first)).toBe(2);
});

it('writes a table in which every row has every column', () => {
  const size = { raw: 1_047_000, gzip: 287_000 };
  const table = asMarkdown(
    [
      { name: 'then, low', rounds: QUIET, atRest: 0, bundle: { first: size, table: size } },
      { name: 'now, low', rounds: QUIET },
    ],
    'then, low',
  );
  const lines = table.split('\n');
  expect(lines).toHaveLength(4);
  expect(new Set(lines.map((line) => line.split('|').length)).size).toBe(1);
  expect(table).toContain('1.00 ×');
  expect(table).toContain('1047 / 287 kB');
  expect(() => asMarkdown([], 'then, low')).toThrow(RangeError);
});

it('says why there is no row for a commit that is not there', () => {
  expect(checkOut('no-such-commit')).toContain('no-such-commit');
});

it('knows the scripts that a page names, not those that come later', () => {
  const html = '<script type="module" src="./assets/table-1.js"></script><link href="./assets/react-2.js">';
  expect(firstScripts(html)).toEqual(['table-1.js', 'react-2.js']);
});

it('reads its command line', () => {
  expect(readOptions(['--tiers', 'low,high', '--rounds', '2'])).toMatchObject({ tiers: ['low', 'high'], rounds: 2 });
  expect(() => readOptions(['--tiers', 'splendid'])).toThrow('splendid');
  expect(readOptions(['--help'])).toBeNull();
});
