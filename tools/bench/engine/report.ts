import os from 'node:os';
import Table from 'cli-table3';
import type { Comparison, Rate } from './rounds.ts';

export interface Copying {
  readonly work: string;
  readonly microseconds: number;
}

/** Three digits that say something. */
const digits = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : Number(value.toPrecision(3)).toString();

const rateCells = ({ gamesPerSecond, microsecondsPerDecision }: Rate): string[] => [
  digits(gamesPerSecond),
  digits(microsecondsPerDecision),
];

function rowsOf({ work, names, kernel, other, ratio }: Comparison): string[][] {
  const times = `${digits(ratio.median)} × (${digits(ratio.least)} … ${digits(ratio.most)})`;
  return [
    [work, names[0], ...rateCells(kernel), times],
    ['', names[1], ...rateCells(other), '1'],
  ];
}

/** The figures as a table for people. */
export function asTable(comparisons: readonly Comparison[], copying: readonly Copying[]): string {
  const table = new Table({
    head: ['4 seats, advanced', 'engine', 'games/s', 'µs/decision', 'games/s, ratio'],
    colAligns: ['left', 'left', 'right', 'right', 'right'],
    style: { head: [], border: [] },
  });
  table.push(
    ...comparisons.flatMap(rowsOf),
    ...copying.map(({ work, microseconds }) => [work, 'kernel', '', digits(microseconds), '']),
  );
  return table.toString();
}

/** What it was measured on. */
export const machine = (): string =>
  `Node ${process.version}, ${os.cpus().length} × ${os.cpus()[0]?.model.trim() ?? 'unknown'}, load ${os
    .loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`;
