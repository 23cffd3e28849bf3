import { createHash } from 'node:crypto';
import { ContentLibrary } from '../../../../main/host/content/contentLibrary.ts';
import { GameLibrary } from '../../../../main/host/saves/gameLibrary.ts';
import { sealSave } from '../../../../main/host/saves/saveEnvelope.ts';
import { createSaveWatch } from '../../../../main/host/saves/saveWatch.ts';
import { createHostLog } from '../../../../main/host/support/hostLog.ts';
import { readContent } from '../../../../shared/content/readContent.ts';
import type { Notice } from '../../../../shared/contract/answers.ts';
import { summaryOf } from '../../../../shared/session/live/summary.ts';
import type { SavedGame } from '../../../../shared/session/saves/savedGame.ts';
import { SAVE_VERSION } from '../../../../shared/session/saves/saveFormat.ts';
import { MemoryDisk } from '../files/memoryDisk.ts';

/** A library on a disk in memory, with what it announced. Its log is on a disk of its own, where nothing fails. */
export function libraryOn(files: MemoryDisk, now: () => number = () => 0) {
  const notices: Notice[] = [];
  const announce = (notice: Notice) => notices.push(notice);
  const log = createHostLog(new MemoryDisk(), '/logs', () => 0);
  const watch = createSaveWatch(announce, log);
  const contents = new ContentLibrary({ files, read: readContent, dataFolder: '/data', watch, language: () => 'en' });
  const library = new GameLibrary({ files, dataFolder: '/data', contents, watch, log, announce, now });
  const save = (...games: readonly SavedGame[]) =>
    library.save(...games.map((saved) => ({ saved, summary: (savedAt: number) => summaryOf(saved, savedAt) })));
  return { library, contents, notices, save, watch };
}

/** A clock that goes on by one with each look at it. */
function ticking(): () => number {
  let time = 1000;
  return () => {
    time += 1;
    return time;
  };
}

/** The same, loaded, with a clock that ticks. */
export async function loaded(disk: MemoryDisk) {
  const opened = libraryOn(disk, ticking());
  await opened.library.load();
  return { ...opened, ids: async () => (await opened.library.list()).map(({ gameId }) => gameId) };
}

export const seal = (saved: SavedGame, savedAt: number) => sealSave(saved, savedAt, summaryOf(saved, savedAt));

/** A save of a program that does not exist yet. */
export function newerSave(): string {
  const version = SAVE_VERSION + 1;
  const data = { unheardOf: true };
  const sha256 = createHash('sha256')
    .update(JSON.stringify([version, 5, data]))
    .digest('hex');
  return JSON.stringify({ format: 'hadara-save', version, savedAt: 5, sha256, data });
}
