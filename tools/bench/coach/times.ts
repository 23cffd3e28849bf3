import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { engineOf } from '../../../main/host/bots/engine.ts';
import { diskFiles } from '../../../main/host/files/fileSystem.ts';
import { sealSave } from '../../../main/host/saves/saveEnvelope.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import { measured } from '../../../shared/bots/explain.ts';
import { USUAL_BUDGET } from '../../../shared/session/bots/botJob.ts';
import { summaryOf } from '../../../shared/session/live/summary.ts';
import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import type { BotLevel } from '../../../shared/vocabulary/preferences.ts';
import { freshGame } from '../../../tests/fixtures/savedGame.ts';
import { hostOn } from '../../../tests/torture/hostOn.ts';
import { playToRecord } from '../../simulate/playToRecord.ts';
import { gameOfFour } from './hints.ts';

const seconds = (since: number): number => (performance.now() - since) / 1000;

const sealed = (saved: SavedGame): string => sealSave(saved, 0, summaryOf(saved, 0));

/** Runs a task in a data folder of its own. */
async function inFolder<T>(task: (folder: string) => Promise<T> | T): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hadara-coach-'));
  try {
    return await task(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export interface AnalysisTimes {
  readonly decisions: number;
  /** Seconds until something is shown, until the first seat's decisions are judged, and until all are. */
  readonly opened: number;
  readonly own: number;
  readonly all: number;
  /** Seconds of processor time for all of it, which other work on the machine changes less. */
  readonly processor: number;
}

/** Lets the built program's host analyse a finished game of four seats, in its own threads and on the disk. */
export const timeAnalysis = (seed: number): Promise<AnalysisTimes> =>
  inFolder(async (folder) => {
    const saved = gameOfFour(seed);
    const { gameId } = saved;
    mkdirSync(path.join(folder, 'games'));
    writeFileSync(path.join(folder, 'games', `${gameId}.json`), sealed(saved));
    const { host, call } = await hostOn(diskFiles, folder);
    const start = performance.now();
    const before = process.cpuUsage();
    const { toJudge, decisions } = await call('analysis.open', { gameId });
    const opened = seconds(start);
    const ownLeft = new Set(
      decisions.filter(({ seat, options }) => seat === 0 && options > 1).map(({ position }) => position),
    );
    let own = 0;
    for (let left = toJudge; left > 0; ) {
      const part = await call('analysis.further', { gameId, seat: 0 });
      for (const { position } of part.judged) ownLeft.delete(position);
      if (ownLeft.size === 0 && own === 0) own = seconds(start);
      left = part.left;
    }
    const all = seconds(start);
    const { user, system } = process.cpuUsage(before);
    await host.dispose();
    return { decisions: toJudge, opened, own, all, processor: (user + system) / 1e6 };
  });

/** Seconds that `npm run verify` takes for a game of four such bots, each of which thought as long as in play. */
export const timeVerify = (level: BotLevel): Promise<number> =>
  inFolder((folder) => {
    const start = freshGame('gggg', 'advanced', 5);
    const players = start.players.map((player) => ({ ...player, controller: { kind: 'bot' as const, level } }));
    const { saved } = playToRecord({ ...start, players }, engineOf(packageFile.version), (job) => {
      const end = performance.now() + USUAL_BUDGET.milliseconds;
      return measured({ ...job, budget: USUAL_BUDGET }, () => performance.now() >= end);
    });
    const file = path.join(folder, 'game.json');
    writeFileSync(file, sealed(saved));
    const begun = performance.now();
    const { status } = spawnSync('npm', ['run', '-s', 'verify', '--', file], { shell: process.platform === 'win32' });
    if (status !== 0) throw new Error(`verify ended with ${status}`);
    return seconds(begun);
  });
