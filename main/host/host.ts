import path from 'node:path';
import type { AppInfo, Notice } from '../../shared/contract/answers.ts';
import type { Host } from '../../shared/contract/host.ts';
import type { Settings } from '../../shared/contract/tableSetup.ts';
import { budgetOf } from './botBudget.ts';
import { createBotPool, type PoolOptions } from './botPool.ts';
import { createBroadcast } from './broadcast.ts';
import { createCallHandler } from './callHandler.ts';
import { createCallTable } from './callTable.ts';
import { ContentShelf } from './contentShelf.ts';
import { diskFiles, type FileSystem } from './fileSystem.ts';
import { GameLibrary } from './gameLibrary.ts';
import { createHostLog } from './hostLog.ts';
import { createPace } from './pace.ts';
import { Records } from './records.ts';
import { RecordThreads } from './recordThread.ts';
import { Replays } from './replays.ts';
import { createSaveWatch } from './saveWatch.ts';
import { openSettings } from './settings.ts';
import { Table } from './table.ts';

export interface HostOptions extends AppInfo {
  /** The built entry of a bot's thread: `bot.worker.js`. */
  readonly workerUrl: URL;
  /** The built entry of the thread that reads game records: `records.worker.js`. */
  readonly recordsUrl: URL;
  /** Called after the page asked to quit and got its answer. */
  readonly onQuit: () => void;
  readonly files?: FileSystem;
  readonly now?: () => number;
  readonly bots?: Partial<Omit<PoolOptions, 'workerUrl'>>;
}

/** As the page chooses: the setting, else the computer's language where the game speaks it. */
function tongueOf(language: Settings['language'], locale: string): 'en' | 'de' {
  if (language !== 'auto') return language;
  return locale.toLowerCase().startsWith('de') ? 'de' : 'en';
}

/**
 * Starts the host: reads settings and the list of games, and waits for calls. Never rejects: whatever is wrong with
 * the disk, the game can be played, and the first subscriber hears what is wrong.
 */
export async function createHost(options: HostOptions): Promise<Host> {
  const { dataFolder, version, carrier, locale, runtime, workerUrl, recordsUrl, onQuit } = options;
  const { files = diskFiles, now = Date.now, bots = {} } = options;
  const log = createHostLog(files, path.join(dataFolder, 'logs'), now);
  const broadcast = createBroadcast((error) => log.fault('listener failed', error));
  const announce = (notice: Notice) => {
    log.info('notice', { code: notice.code });
    broadcast.emit('notice', notice);
  };

  log.info('host started', { version, carrier, platform: process.platform, node: process.versions.node });
  const watch = createSaveWatch(announce, log);
  const settings = await openSettings({ files, folder: dataFolder, announce, watch });
  const tongue = () => tongueOf(settings.current.language, locale);
  const contents = new ContentShelf({ files, dataFolder, watch, tongue });
  const library = new GameLibrary({ files, dataFolder, contents, watch, log, announce, now });
  const pool = createBotPool({ ...bots, workerUrl });
  const pace = createPace(() => settings.current.speed);
  const table = new Table({
    library,
    contents,
    pool,
    pace,
    budgetOf: (level) => budgetOf(level, settings.current),
    log,
    announce,
    show: (update) => broadcast.emit('game.update', update),
  });
  await table.load();

  const info: AppInfo = { version, carrier, dataFolder, locale, runtime };
  const threads = new RecordThreads(recordsUrl);
  const records = new Records(library, contents, threads);
  const replays = new Replays(library);
  const targets = { info, settings, table, library, records, replays, contents, broadcast, onQuit };
  const handle = createCallHandler(createCallTable(targets), log);
  let disposed = false;
  return {
    handle: async (name, input) =>
      disposed ? { ok: false, code: 'internal', detail: 'the host has ended' } : handle(name, input),
    subscribe: broadcast.subscribe,
    dispose: async () => {
      disposed = true;
      await table.dispose();
      await pool.dispose();
      await threads.dispose();
      log.info('host ended');
      await log.settled();
    },
  };
}
