import path from 'node:path';
import { parseArgs } from 'node:util';
import { SPEEDS, type Speed } from '../../../shared/vocabulary/preferences.ts';
import { print } from '../../cli/command.ts';
import { roundsTable } from '../presses/rounds.ts';
import { checkOut } from '../render/checkout.ts';
import { type Way, watchGame } from './playing.ts';
import { loadProgram, type Program } from './program.ts';

/* From one own decision to the next, at every speed: how long it takes and how often one presses. See ../README.md. */

const { values } = parseArgs({
  options: { before: { type: 'string', default: 'main' }, games: { type: 'string', default: '3' } },
});

const SEATS = [4, 5];

interface Column {
  readonly title: string;
  readonly program: Program;
  readonly skips: boolean;
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

const bySpeed = (figures: readonly number[]): string => figures.map(Math.round).join(' · ');

/** Median and most milliseconds at each speed, and how often one presses at most. */
function cellOf(ways: readonly (readonly Way[])[], skips: boolean): string {
  const times = ways.map((at) => at.map(({ milliseconds }) => milliseconds));
  const presses = ways.map((at) => Math.max(0, ...at.map((way) => way.presses)));
  const time = `${bySpeed(times.map(median))} (${bySpeed(times.map((at) => Math.max(0, ...at)))})`;
  return skips ? `${time}; ${bySpeed(presses)} ×` : time;
}

async function waysOf({ program, skips }: Column, seats: number, speed: Speed): Promise<readonly Way[]> {
  const ways: Way[] = [];
  for (let seed = 1; seed <= Number(values.games); seed++) {
    ways.push(...(await watchGame(program, { seats, speed, skips, seed })));
  }
  return ways;
}

async function rowsOf(columns: readonly Column[], seats: number): Promise<readonly string[]> {
  const figures: (readonly (readonly Way[])[])[] = [];
  for (const column of columns) {
    const ways: (readonly Way[])[] = [];
    for (const speed of SPEEDS) ways.push(await waysOf(column, seats, speed));
    figures.push(ways);
  }
  const steps = [...new Set(figures.flat(2).map(({ from }) => from))];
  return steps.map((step) => {
    const cells = columns.map(({ skips }, index) =>
      cellOf(
        (figures[index] ?? []).map((ways) => ways.filter(({ from }) => from === step)),
        skips,
      ),
    );
    return `| ${[seats, step, ...cells].join(' | ')} |`;
  });
}

print('| five people in phase A | presses | until the next decision, s | one round, s |');
print('|---|--:|--:|--:|');
for (const row of roundsTable()) print(row);

const then = checkOut(values.before);
if (typeof then === 'string') throw new Error(then);
try {
  const [before, now] = [
    await loadProgram(then.root),
    await loadProgram(path.resolve(import.meta.dirname, '../../..')),
  ];
  const columns: readonly Column[] = [
    { title: 'without skipping', program: now, skips: false },
    { title: 'skipping before', program: before, skips: true },
    { title: 'skipping now', program: now, skips: true },
  ];
  print(`| seats | after | ${columns.map(({ title }) => title).join(' | ')} |`);
  print(`|---|---|${columns.map(() => '--:|').join('')}`);
  for (const seats of SEATS) {
    for (const row of await rowsOf(columns, seats)) print(row);
  }
} finally {
  then.remove();
}
