import path from 'node:path';
import type { AppInfo, Notice } from '../../shared/contract/answers.ts';
import type { Host } from '../../shared/contract/host.ts';
import type { MenuCommand } from '../../shared/contract/menuCommand.ts';
import { languageOf } from '../../shared/words/words.ts';
import { budgetOf } from './bots/botBudget.ts';
import { type BotPool, createBotPool, type PoolOptions } from './bots/botPool.ts';
import { type Clock, createPace } from './bots/pace.ts';
import { createBroadcast, type Listener } from './broadcast.ts';
import { createCallHandler } from './callHandler.ts';
import { createCallTable } from './callTable.ts';
import { ContentLibrary } from './content/contentLibrary.ts';
import { GameImport } from './exchange/gameImport.ts';
import { createOpenedFiles } from './exchange/openedFiles.ts';
import { Records } from './exchange/records.ts';
import { RecordThreads } from './exchange/recordThread.ts';
import { SaveFiles } from './exchange/saveFiles.ts';
import { diskFiles, type FileSystem } from './files/fileSystem.ts';
import { Advisor } from './game/advisor.ts';
import { LiveGame } from './game/liveGame.ts';
import { Replays } from './game/replays.ts';
import { GameLibrary } from './saves/gameLibrary.ts';
import { createSaveWatch } from './saves/saveWatch.ts';
import { openSettings, type SettingsStore } from './settings.ts';
import { createHostLog, type HostLog } from './support/hostLog.ts';
import { createSupport, type SupportMeans } from './support/support.ts';

export interface HostOptions extends AppInfo, SupportMeans {
  /** The built entry of a bot's thread: `bot.worker.js`. */
  readonly workerUrl: URL;
  /** The built entry of the thread that reads game records: `records.worker.js`. */
  readonly recordsUrl: URL;
  /** Called after the page asked to quit and got its answer. */
  readonly onQuit: () => void;
  readonly files?: FileSystem;
  readonly now?: () => number;
  /** Of the beat between two moves of bots. */
  readonly clock?: Clock;
  readonly bots?: Partial<Omit<PoolOptions, 'workerUrl'>>;
  /** Where bots think instead of in threads of their own. */
  readonly pool?: BotPool;
}

/** A host for a carrier that has a menu bar and sees processes fail. */
export interface DesktopHost extends Host {
  /** Hands what somebody chose in the menu bar to the page. */
  command(command: MenuCommand): void;
  /** Tries once more to write what the disk did not take. Resolves to whether every game is saved. */
  save(): Promise<boolean>;
  /** Hears what the page hears, without being one: what is told once still waits for a page. */
  watch(listener: Listener): void;
  /** Tells the player something; where no page listens, the next one is told. */
  announce(notice: Notice): void;
  readonly log: HostLog;
}

interface Running {
  readonly game: LiveGame;
  readonly settings: SettingsStore;
  readonly pool: BotPool;
  readonly threads: RecordThreads;
  readonly log: HostLog;
}

/** Ends what runs, each before what it relies on; resolves when everything is written. */
async function end({ game, settings, pool, threads, log }: Running): Promise<void> {
  await game.dispose();
  await settings.flush();
  await pool.dispose();
  await threads.dispose();
  log.info('host ended');
  await log.settled();
}

/** Answers calls until it is closed. */
function createDoor(handle: Host['handle']): { readonly handle: Host['handle']; close(): void } {
  let closed = false;
  return {
    handle: async (name, input) =>
      closed ? { ok: false, code: 'internal', detail: 'the host has ended' } : handle(name, input),
    close: () => {
      closed = true;
    },
  };
}

/** What the player is told: messages, notices among them, and those of saves that do not work. */
function createNews(log: HostLog) {
  const broadcast = createBroadcast({
    onFault: (error) => log.fault('listener failed', error),
    standing: () => watch.standing(),
  });
  const announce = (notice: Notice) => {
    log.info('notice', { code: notice.code });
    broadcast.emit('notice', notice);
  };
  const watch = createSaveWatch(announce, log);
  return { broadcast, announce, watch };
}

/**
 * Starts the host: reads settings and the list of games, and waits for calls. Never rejects: whatever is wrong with
 * the disk, the game can be played, and the first subscriber hears what is wrong.
 */
export async function createHost(options: HostOptions): Promise<DesktopHost> {
  const { dataFolder, version, carrier, locale, runtime, workerUrl, recordsUrl, onQuit } = options;
  const { files = diskFiles, now = Date.now, bots = {}, pool = createBotPool({ ...bots, workerUrl }) } = options;
  const log = createHostLog(files, path.join(dataFolder, 'logs'), now);
  const { broadcast, announce, watch } = createNews(log);
  log.info('host started', { version, carrier, platform: process.platform, node: process.versions.node });
  const settings = await openSettings({ files, folder: dataFolder, announce, watch });
  const language = () => languageOf(settings.current.language, locale);
  const contents = new ContentLibrary({ files, dataFolder, watch, language });
  await contents.sweep();
  const library = new GameLibrary({ files, dataFolder, contents, watch, log, announce, now });
  const pace = createPace(() => settings.current.speed, options.clock);
  const game = new LiveGame({
    library,
    contents,
    pool,
    pace,
    budgetOf: (level) => budgetOf(level, settings.current),
    log,
    announce,
    show: (update) => broadcast.emit('game.update', update),
  });
  await game.load();
  const advisor = new Advisor({ game, library, pool, budgetOf: (level) => budgetOf(level, settings.current), log });

  const info: AppInfo = { version, carrier, dataFolder, locale, runtime };
  const threads = new RecordThreads(recordsUrl);
  const gameImport = new GameImport(library);
  const records = new Records(library, gameImport, contents, threads);
  const saveFiles = new SaveFiles(library, gameImport, contents);
  const replays = new Replays(library);
  const support = createSupport({ ...options, info, settings, files, log });
  const targets = {
    info,
    settings,
    game,
    advisor,
    library,
    records,
    saveFiles,
    replays,
    contents,
    broadcast,
    support,
    onQuit,
  };
  const door = createDoor(createCallHandler(createCallTable(targets), log));
  return {
    handle: door.handle,
    subscribe: broadcast.subscribe,
    watch: broadcast.watch,
    offer: createOpenedFiles({ saveFiles, records, log, tell: (offer) => broadcast.emit('game.offered', offer) }),
    command: (command) => broadcast.emit('command', command),
    announce,
    log,
    save: async () => {
      await library.flush();
      return !library.isUnsaved();
    },
    dispose: () => {
      door.close();
      return end({ game, settings, pool, threads, log });
    },
  };
}
