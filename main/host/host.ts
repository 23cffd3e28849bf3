import path from 'node:path';
import type { AppInfo, Notice } from '../../shared/contract/contract.ts';
import type { Host } from '../../shared/contract/host.ts';
import { createBotPool, type PoolOptions } from './botPool.ts';
import { createBroadcast } from './broadcast.ts';
import { createCallHandler } from './callHandler.ts';
import { createCallTable } from './callTable.ts';
import { diskFiles, type FileSystem } from './fileSystem.ts';
import { createHostLog } from './hostLog.ts';
import { createPace } from './pace.ts';
import { SaveStore } from './saveStore.ts';
import { createSaveWatch } from './saveWatch.ts';
import { openSettings } from './settings.ts';
import { Table } from './table.ts';

export interface HostOptions extends AppInfo {
  /** The built entry of a bot's thread: `bot.worker.js`. */
  readonly workerUrl: URL;
  /** Called after the page asked to quit and got its answer. */
  readonly onQuit: () => void;
  readonly files?: FileSystem;
  readonly now?: () => number;
  readonly bots?: Partial<Omit<PoolOptions, 'workerUrl'>>;
}

/**
 * Starts the host: reads settings and the saved game, and waits for calls. Never rejects: whatever is wrong with
 * the disk, the game can be played, and the first subscriber hears what is wrong.
 */
export async function createHost(options: HostOptions): Promise<Host> {
  const { dataFolder, version, carrier, locale, runtime, workerUrl, onQuit } = options;
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
  const store = new SaveStore({ files, folder: path.join(dataFolder, 'saves'), announce, now });
  const pool = createBotPool({ ...bots, workerUrl });
  const pace = createPace(() => settings.current.speed);
  const table = new Table({
    store,
    watch,
    pool,
    pace,
    log,
    now,
    announce,
    show: (update) => broadcast.emit('game.update', update),
  });
  await table.load();

  const info: AppInfo = { version, carrier, dataFolder, locale, runtime };
  const handle = createCallHandler(createCallTable({ info, settings, table, broadcast, onQuit }), log);
  let disposed = false;
  return {
    handle: async (name, input) =>
      disposed ? { ok: false, code: 'internal', detail: 'the host has ended' } : handle(name, input),
    subscribe: broadcast.subscribe,
    dispose: async () => {
      disposed = true;
      await table.dispose();
      await pool.dispose();
      log.info('host ended');
      await log.settled();
    },
  };
}
