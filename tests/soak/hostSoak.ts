import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { diskFiles } from '../../main/host/files/fileSystem.ts';
import type { GameUpdate } from '../../shared/contract/answers.ts';
import type { Player } from '../../shared/contract/tableSetup.ts';
import { EMBLEMS } from '../../shared/vocabulary/seats.ts';
import { EVERY_OPTION } from '../fixtures/options.ts';
import { hostOn, type TorturedHost } from '../torture/hostOn.ts';

/** What the process holds after so many games, everything that is not needed any more given back. */
export interface Sample {
  readonly games: number;
  readonly heapKiB: number;
  readonly rssKiB: number;
  readonly resources: number;
  /** Open files and sockets; 0 where the system does not tell. */
  readonly descriptors: number;
  /** Files below the data folder. */
  readonly files: number;
}

export interface HostSoakReport {
  readonly samples: readonly Sample[];
  readonly decisions: number;
  /** Warnings, rejections that nobody handled, notices, and growth beyond what is meant. */
  readonly problems: readonly string[];
}

/** So many games stay in the library; older ones are deleted, and lie in the trash until the program ends. */
const KEPT = 10;
const FILES_PER_GAME = 4;
/** Settings and log files. */
const OTHER_FILES = 4;
/** What one game may leave in memory: its line in the lists of games and of deleted ones. */
const HEAP_PER_GAME_KIB = 10;
const RSS_GROWTH = 1.25;
/** The first part of the games is not measured: everything is loaded and compiled then. */
const WARM_UP = 0.3;

function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

function descriptors(): number {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return 0;
  }
}

const playersOf = (seats: number): Player[] =>
  EMBLEMS.slice(0, seats).map((emblem, seat) => ({
    name: `Bot ${seat + 1}`,
    emblem,
    controller: { kind: 'bot', level: 'apprentice' },
  }));

/** Lets bots play one game to its end. Returns how many decisions that took. */
function playGame({ host, call }: TorturedHost, game: number): Promise<number> {
  const { seats, mode, expansions } = EVERY_OPTION[game % EVERY_OPTION.length] ?? { seats: 2, mode: 'basic' as const };
  return new Promise((resolve, reject) => {
    const stop = host.subscribe((name, payload) => {
      const update = payload as GameUpdate;
      if (name !== 'game.update' || update.view.result === null) return;
      stop();
      resolve(update.seq);
    });
    const players = playersOf(seats);
    call('game.start', { mode, players, expansions: [...(expansions ?? [])], seed: game }).catch(reject);
  });
}

async function deleteOldest({ call }: TorturedHost): Promise<void> {
  const games = await call('games.list', {});
  for (const { gameId } of games.slice(KEPT)) await call('games.delete', { gameId });
}

function hearProblems(): { readonly problems: string[]; readonly stop: () => void } {
  const problems: string[] = [];
  const warned = (warning: Error) => problems.push(`warning: ${warning.message}`);
  const rejected = (reason: unknown) => problems.push(`unhandled rejection: ${String(reason)}`);
  process.on('warning', warned);
  process.on('unhandledRejection', rejected);
  const stop = () => {
    process.off('warning', warned);
    process.off('unhandledRejection', rejected);
  };
  return { problems, stop };
}

/** Growth per game by the method of least squares. */
function growth(samples: readonly { readonly games: number; readonly heapKiB: number }[]): number {
  const count = samples.length;
  const [meanX, meanY] = [mean(samples.map(({ games }) => games)), mean(samples.map(({ heapKiB }) => heapKiB))];
  const products = samples.map(({ games, heapKiB }) => (games - meanX) * (heapKiB - meanY));
  const squares = samples.map(({ games }) => (games - meanX) ** 2);
  return count < 2 ? 0 : mean(products) / mean(squares);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

export function excesses(samples: readonly Sample[]): string[] {
  const last = samples.at(-1);
  const warm = samples.filter(({ games }) => games >= (last?.games ?? 0) * WARM_UP);
  const first = warm[0];
  if (last === undefined || first === undefined) return ['nothing was measured'];
  const meantFiles = FILES_PER_GAME * last.games + OTHER_FILES;
  const perGame = growth(warm);
  return [
    ...(perGame > HEAP_PER_GAME_KIB ? [`each game leaves ${perGame.toFixed(1)} KiB in memory`] : []),
    ...(last.rssKiB > first.rssKiB * RSS_GROWTH ? [`memory grew from ${first.rssKiB} to ${last.rssKiB} KiB`] : []),
    ...(last.resources > first.resources ? [`${last.resources - first.resources} resources were not given back`] : []),
    ...(last.descriptors > first.descriptors ? [`${last.descriptors - first.descriptors} files stayed open`] : []),
    ...(last.files > meantFiles ? [`${last.files} files are there, ${meantFiles} are meant`] : []),
  ];
}

async function soakIn(folder: string, games: number, every: number, tell: (sample: Sample) => void) {
  const collect = collector();
  const tortured = await hostOn(diskFiles, folder);
  await tortured.call('settings.change', { speed: 'instant' });
  const samples: Sample[] = [];
  let decisions = 0;
  for (let game = 1; game <= games; game++) {
    decisions += await playGame(tortured, game);
    await deleteOldest(tortured);
    if (game % every !== 0) continue;
    // Twice: what a finaliser lets go of is collected the second time.
    for (let round = 0; round < 2; round++) {
      await new Promise(setImmediate);
      collect();
    }
    const { heapUsed, rss } = process.memoryUsage();
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const resources = process.getActiveResourcesInfo().filter((name) => name !== 'Immediate').length;
    const kib = (bytes: number) => Math.round(bytes / 1024);
    const sample = { games: game, heapKiB: kib(heapUsed), rssKiB: kib(rss), resources, descriptors: descriptors() };
    samples.push({ ...sample, files: files.length });
    tell({ ...sample, files: files.length });
  }
  await tortured.host.dispose();
  return { samples, decisions, notices: tortured.notices.map(({ code, detail }) => `${code} ${detail}`) };
}

/**
 * Lets bots play `games` games through the real host, in their real threads and on a real disk, without beats between
 * their moves; looks at the process every so many games. `tell` hears each look.
 */
export async function soakHost(games: number, every: number, tell: (sample: Sample) => void): Promise<HostSoakReport> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hadara-soak-'));
  const { problems, stop } = hearProblems();
  try {
    const { samples, decisions, notices } = await soakIn(folder, games, every, tell);
    return { samples, decisions, problems: [...problems, ...notices, ...excesses(samples)] };
  } finally {
    stop();
    await rm(folder, { recursive: true, force: true });
  }
}
