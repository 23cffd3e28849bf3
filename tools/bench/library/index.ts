import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { diskFiles } from '../../../main/host/files/fileSystem.ts';
import { LIST_CACHE } from '../../../main/host/saves/listCache.ts';
import { hostOn } from '../../../tests/torture/hostOn.ts';
import { buildStale } from '../../build/build.ts';
import { host as hostTarget } from '../../build/targets.ts';
import { print, runCommand } from '../../cli/command.ts';
import { startFresh } from './startFresh.ts';
import { folderOf, lookAlikes, manyContents, sameRecords } from './stock.ts';

/*
 * `npm run bench:library`: how long the program takes to start and to list with few and with many saves, what they
 * cost in memory, and for how long taking in records makes the host stand still.
 */

/** Games of which the page asks for the newest before it asks for all. */
const FIRST_SCREEN = 30;
const MIB = 2 ** 20;
const milliseconds = (time: number): string => `${Math.round(time)} ms`;

function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

async function timed<T>(run: () => Promise<T>): Promise<{ readonly took: number; readonly value: T }> {
  const start = performance.now();
  const value = await run();
  return { took: performance.now() - start, value };
}

async function measureStart(folder: string, what: string): Promise<void> {
  const before = heap();
  const { took: start, value: tortured } = await timed(() => hostOn(diskFiles, folder));
  const { took: summary } = await timed(() => tortured.call('game.summary', {}));
  const { took: first } = await timed(() => tortured.call('games.list', { newest: FIRST_SCREEN }));
  const { took: all, value: games } = await timed(() => tortured.call('games.list', {}));
  const held = heap() - before;
  print(
    `${what}: start ${milliseconds(start)}, summary ${milliseconds(summary)}, newest ${milliseconds(first)}, ` +
      `together ${milliseconds(start + summary + first)}; list of ${games.length} ${milliseconds(all)} later, ` +
      `heap ${(held / MIB).toFixed(1)} MiB`,
  );
  await tortured.host.dispose();
}

/** A start, until the page is told of the game to go on with, and all that is known of games is kept. */
async function findRunning(folder: string): Promise<void> {
  const tortured = await hostOn(diskFiles, folder);
  const found = await tortured.found();
  if (found !== 'game-0') print(`NOT FOUND: ${found}`);
  await tortured.call('games.list', {});
  await tortured.host.dispose();
}

function measureFreshStart(folder: string, what: string): void {
  const { took, processor } = startFresh(folder);
  print(`${what}, fresh process, to the first screen: ${milliseconds(took)}, processor ${milliseconds(processor)}`);
}

/** Milliseconds of processor time that this thread has had, where the system tells it: Linux. */
function ownTime(): number {
  const [nanoseconds] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}

/** Measures until it is told to stop how much of that it had at most in one turn of the event loop. */
function watchOwnTime(): () => number {
  if (process.platform !== 'linux') return () => Number.NaN;
  let most = 0;
  let before = ownTime();
  const look = () => {
    const now = ownTime();
    most = Math.max(most, now - before);
    before = now;
    next = setImmediate(look);
  };
  let next = setImmediate(look);
  return () => {
    clearImmediate(next);
    return most;
  };
}

/** Runs something and says for how long at a stretch nothing else ran, with and without what other programs took. */
async function watched(what: string, run: () => Promise<unknown>): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await sleep(20);
  delay.reset();
  const stop = watchOwnTime();
  const { took } = await timed(run);
  await sleep(20);
  delay.disable();
  print(
    `${what}: ${milliseconds(took)}, at a stretch ${milliseconds(delay.max / 1e6)}, own time ${milliseconds(stop())}`,
  );
}

await runCommand(async () => {
  await buildStale([hostTarget], print);
  const folders = [
    { what: '50 saves', folder: folderOf(50) },
    { what: '5000 saves', folder: folderOf(5000) },
    { what: '5000 saves, only the oldest running', folder: folderOf(5000, 'oldest') },
  ];
  for (let round = 0; round < 3; round++)
    for (const { what, folder } of folders) {
      rmSync(path.join(folder, LIST_CACHE), { force: true });
      measureFreshStart(folder, what);
    }
  // The first start of all loads and compiles the program.
  await measureStart(folders[0]?.folder ?? '', 'not counted: 50 saves');
  for (const { what, folder } of folders)
    for (const round of ['first', 'second', 'third']) await measureStart(folder, `${what}, ${round} start`);
  const { what, folder } = folders[2] ?? { what: '', folder: '' };
  rmSync(path.join(folder, LIST_CACHE));
  for (const list of ['no list kept', 'a list kept'])
    await watched(`${what}, until it is found, ${list}`, () => findRunning(folder));
  const empty = folderOf(0);
  const tortured = await hostOn(diskFiles, empty);
  const take = async (text: string) => {
    const taken = await tortured.call('record.import', { text });
    return 'problem' in taken ? taken.problem : taken.games.length;
  };
  for (const [what, text] of [
    ['200 look-alikes', lookAlikes(200, 0)],
    ['200 more of them', lookAlikes(200, 200)],
    ['1000 identical records', sameRecords(1000)],
    ['a million contents', manyContents(1_000_000)],
    ['1000 look-alikes', lookAlikes(1000, 1000)],
  ] as const)
    await watched(`${what} (${Math.round(text.length / MIB)} MiB)`, () => take(text));
  await tortured.host.dispose();
  for (const folder of [empty, ...folders.map(({ folder: made }) => made)]) rmSync(folder, { recursive: true });
});
