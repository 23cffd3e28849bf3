import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { diskFiles } from '../../../main/host/files/fileSystem.ts';
import { sealSave } from '../../../main/host/saves/saveEnvelope.ts';
import { summaryOf } from '../../../shared/session/live/summary.ts';
import { recordedGame } from '../../fixtures/recordFile.ts';
import { hostOn } from '../hostOn.ts';
import { inScratch } from './scratch.ts';

export interface LongListReport {
  /** Milliseconds until the host answers. */
  readonly start: number;
  /** Milliseconds for the whole list. */
  readonly list: number;
  /** MiB that the heap has more after the start. */
  readonly heap: number;
  readonly listed: number;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const heapInMib = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

/** Starts a host on a folder of so many finished games. */
export function startWithGames(count: number): Promise<LongListReport> {
  return inScratch(async (scratch) => {
    await mkdir(path.join(scratch, 'games'));
    const summary = summaryOf(recordedGame, 0);
    for (let number = 0; number < count; number++) {
      const text = sealSave({ ...recordedGame, gameId: `game-${number}` }, number, summary);
      await writeFile(path.join(scratch, 'games', `game-${number}.json`), text);
    }
    const before = heapInMib();
    const started = performance.now();
    const { host, call } = await hostOn(diskFiles, scratch);
    const ready = performance.now();
    const listed = (await call('games.list', {})).length;
    const end = performance.now();
    const heap = heapInMib() - before;
    await host.dispose();
    return { start: ready - started, list: end - ready, heap, listed };
  });
}
