import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { countPresses, leastLifts } from '../../../tools/bench/presses/counting.ts';
import { roundsTable } from '../../../tools/bench/presses/rounds.ts';

const FIGURES = readFileSync(
  path.resolve(import.meta.dirname, '../../../tools/bench/figures/presses.md'),
  'utf8',
).split('\n');
const SEED = 1;

/** Presses for one decision, the curtain included: with its confirmation, and without. */
function rowOf(people: number): string {
  const { decisions, lifts } = countPresses(people, 'curtain', SEED);
  return `| ${[people, ...[2, 1].map((presses) => (presses + lifts / decisions).toFixed(2))].join(' | ')} |`;
}

test('the table of presses for one decision is what whole games take', () => {
  const told = FIGURES.filter((line) => /^\| [1-4] \|/.test(line));
  expect(told).toEqual([1, 2, 3, 4].map(rowOf));
});

test.each([2, 3, 4])('%i people hand over no more often than they must', (people) => {
  expect(countPresses(people, 'curtain', SEED).lifts).toBe(leastLifts(people));
});

test('at an open table nobody presses anything but decisions', () => {
  expect(countPresses(3, 'open', SEED).lifts).toBe(0);
});

test('the table of five people in phase A is what whole games take', () => {
  expect(FIGURES.filter((line) => /^\| (one screen|five phones)/.test(line))).toEqual(roundsTable());
});
