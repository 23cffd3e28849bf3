import Table from 'cli-table3';
import { buildStale } from '../../tools/build/build.ts';
import { host } from '../../tools/build/targets.ts';
import { print, runCommand } from '../../tools/cli/command.ts';
import { commandLine, integerOption, readCommandLine } from '../../tools/cli/options.ts';
import { tryForgeries } from '../tools/verify/trial.ts';
import { tortureCalls } from './calls/calls.ts';
import { floodCalls } from './calls/flood.ts';
import { injectFaults } from './faults/faults.ts';
import { tortureFolders } from './folders/folders.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { torture } from './kills/kills.ts';
import { torturePhones } from './phones/phones.ts';
import { killTogether } from './phones/together.ts';

/*
 * Proof that nothing is lost: `npm run torture -- --kills 200`, `--fuzz 10000`, `--calls 100000`, `--faults` (only
 * each n-th of its cases: `--every n`), `--folders 5000`, `--forgeries 100`, `--phones 400`, each with `--seed n`; without any of them all in turn.
 */

const MANY = 10_000_000;
const PROGRESS_EVERY = 10_000;
/** Of so many hostile calls one is also sent in a flood, which takes longer. */
const FLOOD_SHARE = 10;
/** For so many attacks on the door the program is killed once while five people decide. */
const KILLS_SHARE = 5;

/** Says now and then how far a long run is. */
function progress(what: string, wanted = 0): (done: number, all?: number) => void {
  let reported = performance.now();
  return (done, all = wanted) => {
    if (performance.now() - reported < PROGRESS_EVERY) return;
    reported = performance.now();
    print(`${what} ${done} of ${all}`);
  };
}

/** Prints a table of two columns, and what went wrong. Returns whether nothing did. */
function report(rows: readonly (readonly [string, string | number])[], wrong: readonly string[]): boolean {
  const table = new Table({ colAligns: ['left', 'right'] });
  table.push(...rows.map(([name, value]) => [name, value]));
  print(table.toString());
  for (const line of wrong.slice(0, 50)) print(`  ${line}`);
  return wrong.length === 0;
}

async function runKills(kills: number, seed: number): Promise<boolean> {
  const { moments, confirmed, lost, leftovers, notices, starts } = await torture(kills, seed, progress('kill', kills));
  const milliseconds = (share: number) => `${Math.round(starts[Math.floor(share * (starts.length - 1))] ?? 0)} ms`;
  return report(
    [
      ['kills', kills],
      ...Object.entries(moments).map(([moment, times]): [string, number] => [`  over: ${moment}`, times]),
      ['confirmed positions and changes', confirmed],
      ['lost', lost.length],
      ['left over', leftovers.length],
      ['notices after a start', notices.length],
      ['start, median', milliseconds(0.5)],
      ['start, longest', milliseconds(1)],
    ],
    [...lost, ...leftovers, ...notices],
  );
}

async function runFuzz(cases: number, seed: number): Promise<boolean> {
  const { spoilt, broken } = await fuzz(cases, seed, progress('case', cases));
  return report([['cases', cases], ...Object.entries(spoilt).sort(), ['broken', broken.length]], broken);
}

async function runCalls(count: number, seed: number): Promise<boolean> {
  const { outcomes, broken } = await tortureCalls(count, seed, progress('call', count));
  const flooding = Math.ceil(count / FLOOD_SHARE);
  const flood = await floodCalls(flooding);
  const all = [...broken, ...flood.broken];
  return report(
    [
      ['hostile calls', count],
      ...Object.entries(outcomes).sort(),
      ['calls at once', flooding],
      ['under way at a time', flood.most],
      ['the host stands still meanwhile for', `${Math.round(flood.longestStall)} ms`],
      ['heap meanwhile', `${Math.round(flood.heap)} MiB`],
      ['broken', all.length],
    ],
    all,
  );
}

/** `every`: only each n-th case is tried. */
async function runFaults(every: number): Promise<boolean> {
  const { operations, cases, broken } = await injectFaults(every, progress('case'));
  return report(
    [
      ['operations of the story', operations],
      ['cases', cases],
      ['broken', broken.length],
    ],
    broken,
  );
}

async function runFolders(games: number): Promise<boolean> {
  const { rows, broken } = await tortureFolders(games, progress('case'));
  return report([...Object.entries(rows), ['broken', broken.length]], broken);
}

async function runPhones(count: number, seed: number): Promise<boolean> {
  const attacked = await torturePhones(count, seed, progress('attack', count));
  const kills = Math.ceil(count / KILLS_SHARE);
  const killed = await killTogether(kills, seed, progress('kill', kills));
  const wrong = [...attacked.broken, ...killed.lost];
  return report(
    [
      ['attacks on the door', count],
      ...Object.entries(attacked.attacks)
        .sort()
        .map(([name, times]): [string, number] => [`  ${name}`, times]),
      ['games of five meanwhile', attacked.games],
      ['decisions confirmed on devices', attacked.confirmed],
      ['host and attacker stand still for', `${Math.round(attacked.longestStall)} ms`],
      ['kills of the program', kills],
      ['  when all five had just decided', killed.atOnce],
      ['games of five meanwhile', killed.games],
      ['decisions confirmed on devices', killed.confirmed],
      ['decisions under way', killed.underWay],
      ['five devices back after the yes, median', `${Math.round(killed.returns[killed.returns.length >> 1] ?? 0)} ms`],
      ['  longest', `${Math.round(killed.returns.at(-1) ?? 0)} ms`],
      ['wrong', wrong.length],
    ],
    wrong,
  );
}

async function runForgeries(games: number, seed: number): Promise<boolean> {
  const { decisions, forged, wrong } = tryForgeries(games, seed, progress('game', games));
  return report(
    [
      ['fair games', games],
      ['decisions of their bots', decisions],
      ...Object.entries(forged).sort(),
      ['wrong', wrong.length],
    ],
    wrong,
  );
}

/** How much of each part is done where nobody says. */
const USUAL = { calls: 100_000, folders: 5000, forgeries: 100, fuzz: 10_000, kills: 200, phones: 400 } as const;
type Part = keyof typeof USUAL | 'faults';

type Values = { readonly [P in keyof typeof USUAL]?: number } & {
  readonly faults?: boolean;
  readonly every: number;
  readonly seed: number;
};

const SIZE = [1, MANY] as const;

const command = () =>
  commandLine('torture', 'Tries to lose games and to break the program. Without the name of a part, all of them.')
    .addOption(integerOption('kills', 'ends the program so many times while it plays', SIZE))
    .addOption(integerOption('fuzz', 'starts the host on so many spoilt data folders', SIZE))
    .addOption(integerOption('calls', 'makes so many hostile calls', SIZE))
    .addOption(integerOption('folders', 'odd things in folders, and a start with so many games', SIZE))
    .addOption(integerOption('forgeries', 'checks so many fair games, and forges each', SIZE))
    .addOption(
      integerOption('phones', 'attacks the door for phones so often, and kills the program under five of them', SIZE),
    )
    .option('--faults', 'lets every operation of the disk fail in every way')
    .addOption(integerOption('every', 'with --faults: tries only each N-th case', SIZE, 1))
    .addOption(integerOption('seed', 'the same seed does the same', [0, MANY], Date.now() % 100_000));

await runCommand(async () => {
  const read = readCommandLine<Values>(command(), process.argv.slice(2));
  if (read === null) return;
  const { every, seed, ...sizes } = read.values;
  const all = Object.keys(sizes).length === 0;
  print(`Seed ${seed}`);
  await buildStale([host], print);
  const wanted = (part: Part) => all || sizes[part] !== undefined;
  const size = (part: keyof typeof USUAL) => sizes[part] ?? USUAL[part];
  const fine = [
    !wanted('faults') || (await runFaults(every)),
    !wanted('calls') || (await runCalls(size('calls'), seed)),
    !wanted('folders') || (await runFolders(Math.max(50, size('folders')))),
    !wanted('forgeries') || (await runForgeries(size('forgeries'), seed)),
    !wanted('fuzz') || (await runFuzz(size('fuzz'), seed)),
    !wanted('phones') || (await runPhones(size('phones'), seed)),
    !wanted('kills') || (await runKills(size('kills'), seed)),
  ];
  if (!fine.every(Boolean)) process.exitCode = 1;
});
