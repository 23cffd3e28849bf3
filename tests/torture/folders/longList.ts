import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { diskFiles } from '../../../main/host/files/fileSystem.ts';
import { sealSave } from '../../../main/host/saves/saveEnvelope.ts';
import { summaryOf } from '../../../shared/session/live/summary.ts';
import { startFresh } from '../../../tools/bench/library/startFresh.ts';
import { recordedGame } from '../../fixtures/recordFile.ts';
import { freshGame } from '../../fixtures/savedGame.ts';
import { hostOn, type TorturedHost } from '../hostOn.ts';
import { inScratch } from './scratch.ts';

export interface LongListReport {
  /** Milliseconds of processor time until the first screen is known, in a process of its own: the best of a few starts. */
  readonly start: number;
  /** Milliseconds until it is known for sure what "Continue" continues. */
  readonly found: number;
  /** Milliseconds for which it did nothing else at a stretch meanwhile, at most. */
  readonly longestStall: number;
  /** The game that "Continue" continues in the end. */
  readonly continued: string | undefined;
  /** MiB that the heap has more after the start. */
  readonly heap: number;
  readonly listed: number;
}

const OLDEST = 'game-0';
const HOUR = 3_600_000;
const STARTS = 3;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const heapInMib = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

/** Fills a folder with games of which only the oldest still runs. */
async function fill(folder: string, count: number): Promise<void> {
  await mkdir(folder);
  const [over, running] = [recordedGame, freshGame('hga')].map((saved) => ({ saved, summary: summaryOf(saved, 0) }));
  for (let number = 0; number < count; number++) {
    const game = number === 0 ? running : over;
    if (game === undefined) continue;
    const savedAt = number * HOUR;
    const file = path.join(folder, `game-${number}.json`);
    await writeFile(file, sealSave({ ...game.saved, gameId: `game-${number}` }, savedAt, game.summary));
    await utimes(file, savedAt / 1000, savedAt / 1000);
  }
}

/** Waits until it is known for sure which game is the one to go on with. */
async function waitForOldest({ call, found }: TorturedHost): Promise<string | undefined> {
  const offered = (await call('game.summary', {}))?.gameId;
  if (offered !== OLDEST) await Promise.race([found(), call('games.list', {})]);
  return (await call('game.summary', {}))?.gameId;
}

/** Starts a host on a folder of so many games of which only the oldest still runs. */
export function startWithGames(count: number): Promise<LongListReport> {
  return inScratch(async (scratch) => {
    await fill(path.join(scratch, 'games'), count);
    const starts = Array.from({ length: STARTS }, () => startFresh(scratch).processor);
    const before = heapInMib();
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const started = performance.now();
    const tortured = await hostOn(diskFiles, scratch);
    const continued = await waitForOldest(tortured);
    const found = performance.now() - started;
    delay.disable();
    const listed = (await tortured.call('games.list', {})).length;
    const heap = heapInMib() - before;
    await tortured.host.dispose();
    const longestStall = delay.max / 1e6;
    return { start: Math.min(...starts), found, longestStall, continued, heap, listed };
  });
}
