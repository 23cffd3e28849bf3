import path from 'node:path';
import type { GameSummary, Notice } from '../../../shared/contract/answers.ts';
import { Session } from '../../../shared/session/live/session.ts';
import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import { CallRefused } from '../callRefused.ts';
import type { ContentLibrary } from '../content/contentLibrary.ts';
import { listFolder, removeTemporaries } from '../files/durableFile.ts';
import type { FileSystem } from '../files/fileSystem.ts';
import type { HostLog } from '../support/hostLog.ts';
import { createTaskQueue } from '../taskQueue.ts';
import { GAMES_FOLDER, gameFiles, gamesAmong } from './gameFiles.ts';
import { identityOf, isAlike } from './gameIdentity.ts';
import { LIST_CACHE, type ListedGame, readListCache, writeListCache } from './listCache.ts';
import { SaveStore } from './saveStore.ts';
import type { SaveWatch } from './saveWatch.ts';
import { emptyTrash, TRASH_FOLDER } from './trash.ts';

export interface GameLibraryOptions {
  readonly files: FileSystem;
  readonly dataFolder: string;
  readonly contents: ContentLibrary;
  readonly watch: SaveWatch;
  readonly log: HostLog;
  readonly announce: (notice: Notice) => void;
  readonly now: () => number;
}

/** A game that is to be kept: a `Session`, or as much of one. */
export interface Savable {
  readonly saved: SavedGame;
  /** `savedAt`: milliseconds since 1970. */
  summary(savedAt: number): GameSummary;
  /** As `identityOf` tells it, where that is known already. */
  readonly identity?: string;
}

interface Entry {
  readonly store: SaveStore;
  summary: GameSummary;
  /** The game where the disk has not taken it yet. */
  unsaved: SavedGame | null;
  /** As `identityOf` tells it, once somebody asked for it; `null` before. */
  identity: string | null;
}

/** A disk that refuses so many games refuses them all; one that refuses fewer may take the others. */
const ENOUGH = 3;

/** Fewer games are read as quickly as what was kept of their list. */
const MANY = 100;
const NOTHING_LISTED: ReadonlyMap<string, Partial<ListedGame>> = new Map();
const NO_STAMPS: ReadonlyMap<string, string> = new Map();

/** Games that are leafed through or played need not be read again for every look at them. */
const RECENT = 4;

/**
 * All games of this data folder, each in its own save. The list lives in memory; the disk is read once, at the start:
 * of many games only the files that changed since the last one.
 * What the disk does not take stays in memory and is tried again with every save.
 */
export class GameLibrary {
  private readonly options: GameLibraryOptions;
  private readonly folder: string;
  private readonly trash: string;
  private readonly cache: string;
  private readonly queue = createTaskQueue();
  /** The list on its way to the disk. */
  private caching: Promise<void> = Promise.resolve();
  /** In the order in which they were saved, the newest last. */
  private readonly entries = new Map<string, Entry>();
  private readonly deleted = new Map<string, Entry>();
  /** The games that were opened or saved last, as they are now; the newest last. */
  private readonly recent = new Map<string, SavedGame>();

  constructor(options: GameLibraryOptions) {
    this.options = options;
    this.folder = path.join(options.dataFolder, GAMES_FOLDER);
    this.trash = path.join(options.dataFolder, TRASH_FOLDER);
    this.cache = path.join(options.dataFolder, LIST_CACHE);
  }

  /** Finds all games, and empties the trash; never rejects. */
  load(): Promise<void> {
    return this.queue.put(async () => {
      const { files, announce } = this.options;
      await emptyTrash(files, this.trash);
      const names = await listFolder(files, this.folder).catch(() => {
        announce({ code: 'saveUnreadable', detail: GAMES_FOLDER });
        return [];
      });
      await removeTemporaries(files, this.folder, names);
      await this.findThose(gamesAmong(names));
      this.sort();
    });
  }

  /** Newest first. */
  list(): GameSummary[] {
    return [...this.entries.values()].map(({ summary }) => summary).reverse();
  }

  /** The game to go on with: the newest that is not finished, else the newest; `null` when there is none. */
  continued(): GameSummary | null {
    const games = this.list();
    return games.find(({ finished }) => !finished) ?? games[0] ?? null;
  }

  summaryOf(gameId: string): GameSummary | null {
    return this.entries.get(gameId)?.summary ?? null;
  }

  /**
   * Takes a game up, with its content made known and every decision tried. Throws `CallRefused`: `noGame` when there
   * is none or no file of it is whole, `contentMissing` when its numbers are gone.
   */
  open(gameId: string): Promise<Session> {
    return this.queue.put(() => this.takeUp(gameId));
  }

  /** The game as it is now. Throws as `open` does. */
  read(gameId: string): Promise<SavedGame> {
    return this.queue.put(() => this.newest(gameId));
  }

  /** Keeps games as they are at this moment, the last one as the newest. Never rejects: see `SaveWatch`. */
  save(...sessions: readonly Savable[]): Promise<void> {
    const savedAt = this.options.now();
    const games = sessions.map((session) => {
      const { saved, identity = null } = session;
      return { saved, summary: session.summary(savedAt), identity };
    });
    return this.queue.put(async () => {
      for (const { saved, summary, identity } of games) {
        const { gameId } = saved;
        const store = this.entries.get(gameId)?.store ?? this.storeOf(gameId);
        this.entries.delete(gameId);
        this.entries.set(gameId, { store, summary, unsaved: saved, identity });
        this.remember(saved);
      }
      await this.writeUnsaved();
    });
  }

  /** Whether some game is in memory only. */
  isUnsaved(): boolean {
    return [...this.entries.values()].some(({ unsaved }) => unsaved !== null);
  }

  /** Tries once more to write what the disk did not take. Never rejects. */
  flush(): Promise<void> {
    return this.queue.put(async () => {
      await this.writeUnsaved();
      await this.caching;
    });
  }

  /** Throws `CallRefused` when there is no such game. When the disk refuses, it stays, and the player is told. */
  delete(gameId: string): Promise<void> {
    return this.queue.put(async () => {
      const entry = this.demand(gameId);
      const moved = await this.options.watch.attempt(TRASH_FOLDER, async () => {
        await entry.store.moveTo(this.trash);
        return true;
      });
      if (moved === null) return;
      this.entries.delete(gameId);
      this.deleted.set(gameId, entry);
    });
  }

  /** Brings a deleted game back. Throws `CallRefused` when there is no such one. When the disk refuses, the player is told. */
  restore(gameId: string): Promise<void> {
    return this.queue.put(async () => {
      const entry = this.deleted.get(gameId);
      if (entry === undefined) throw new CallRefused('noGame', gameId);
      const moved = await this.options.watch.attempt(TRASH_FOLDER, async () => {
        await entry.store.moveBackFrom(this.trash);
        return true;
      });
      if (moved === null) return;
      this.deleted.delete(gameId);
      this.entries.set(gameId, entry);
      this.sort();
    });
  }

  /** Changes what a game is called, and neither its time nor its place in the list. Throws as `read` does. */
  rename(gameId: string, name: string | null): Promise<void> {
    return this.queue.put(async () => {
      const saved = await this.newest(gameId);
      const entry = this.demand(gameId);
      entry.unsaved = { ...saved, name };
      entry.summary = { ...entry.summary, name };
      this.remember(entry.unsaved);
      await this.writeUnsaved();
    });
  }

  /**
   * What the game that has this id is, as `identityOf` tells it; `null` when the id is free, empty when its game is
   * deleted or cannot be read. The game is read for it once, and never played through.
   */
  identityAt(gameId: string): Promise<string | null> {
    return this.queue.put(async () => {
      const entry = this.entries.get(gameId);
      if (entry !== undefined) return this.identify(gameId, entry);
      return this.deleted.has(gameId) ? '' : null;
    });
  }

  /**
   * Where exactly this game is, under whatever id; `null` when it is not here. Reads only games that look like it, each
   * once. Rejects when it is to stop, which `ended` tells.
   */
  async findSame(summary: GameSummary, identity: string, ended?: AbortSignal): Promise<string | null> {
    for (const [gameId, entry] of this.entries) {
      if (entry.identity !== null || !isAlike(entry.summary, summary)) continue;
      ended?.throwIfAborted();
      await this.identityAt(gameId);
    }
    for (const [gameId, entry] of this.entries) if (entry.identity === identity) return gameId;
    return null;
  }

  private demand(gameId: string): Entry {
    const entry = this.entries.get(gameId);
    if (entry === undefined) throw new CallRefused('noGame', gameId);
    return entry;
  }

  private async newest(gameId: string): Promise<SavedGame> {
    this.demand(gameId);
    return this.recent.get(gameId) ?? (await this.takeUp(gameId)).saved;
  }

  private async takeUp(gameId: string): Promise<Session> {
    const entry = this.demand(gameId);
    const known = entry.unsaved ?? this.recent.get(gameId);
    if (known !== undefined) return this.revive(known);
    const loaded = await entry.store.load((saved) => this.revive(saved));
    if (loaded === null) {
      this.entries.delete(gameId);
      throw new CallRefused('noGame', gameId);
    }
    // An older backup may have taken its place.
    entry.summary = loaded.game.summary(loaded.savedAt);
    entry.identity = null;
    this.remember(loaded.game.saved);
    return loaded.game;
  }

  private remember(saved: SavedGame): void {
    this.recent.delete(saved.gameId);
    this.recent.set(saved.gameId, saved);
    const [oldest] = this.recent.keys();
    if (this.recent.size > RECENT && oldest !== undefined) this.recent.delete(oldest);
  }

  private async identify(gameId: string, entry: Entry): Promise<string> {
    if (entry.identity !== null) return entry.identity;
    const saved = entry.unsaved ?? this.recent.get(gameId) ?? (await entry.store.peek())?.saved;
    if (saved === undefined) return '';
    entry.identity = identityOf(saved);
    return entry.identity;
  }

  private storeOf(gameId: string): SaveStore {
    const { files, announce, now } = this.options;
    return new SaveStore({ files, folder: this.folder, gameId, announce, now });
  }

  private async revive(saved: SavedGame): Promise<Session> {
    await this.options.contents.prepare(saved.content);
    return new Session(saved);
  }

  /** Takes games of the folder into the list: as they were listed before, where their files are the same still. */
  private async findThose(gameIds: readonly string[]): Promise<void> {
    const { files } = this.options;
    const isMany = gameIds.length > MANY;
    const listed = isMany ? await readListCache(files, this.cache) : NOTHING_LISTED;
    const ownFile = (gameId: string) => gameFiles(gameId)[0];
    // Before they are read: what is written meanwhile is read again at the next start.
    const stamps = isMany ? await files.stamps(this.folder, gameIds.map(ownFile)).catch(() => NO_STAMPS) : NO_STAMPS;
    let read = 0;
    for (const gameId of gameIds) {
      const { stamp, summary } = listed.get(gameId) ?? {};
      if (summary !== undefined && stamp === stamps.get(ownFile(gameId)))
        this.entries.set(gameId, { store: this.storeOf(gameId), summary, unsaved: null, identity: null });
      else {
        await this.find(gameId);
        read += 1;
      }
    }
    if (isMany && read > 0) this.caching = this.keepList(stamps);
  }

  /** Keeps the list for the next start. Never rejects: it only saves time. */
  private async keepList(stamps: ReadonlyMap<string, string>): Promise<void> {
    const games = [...this.entries].flatMap(([gameId, { summary }]) => {
      const stamp = stamps.get(gameFiles(gameId)[0]);
      return stamp === undefined ? [] : { stamp, summary };
    });
    const { files, log } = this.options;
    await writeListCache(files, this.cache, games).catch((error) => log.fault('list of games not kept', error));
  }

  /** Takes a game of the folder into the list: by its seal where that is whole, else by playing it through. */
  private async find(gameId: string): Promise<void> {
    const store = this.storeOf(gameId);
    try {
      const { saved, savedAt, progress } = (await store.peek()) ?? {};
      if (saved !== undefined && savedAt !== undefined && progress) {
        const { name, players, mode, expansions, content, actions } = saved;
        const known = { gameId, name, players, mode, expansions, content, decisions: actions.length };
        this.entries.set(gameId, { store, summary: { ...known, ...progress, savedAt }, unsaved: null, identity: null });
        return;
      }
      const loaded = await store.load((whole) => this.revive(whole));
      if (loaded === null) return;
      this.entries.set(gameId, { store, summary: loaded.game.summary(loaded.savedAt), unsaved: null, identity: null });
    } catch (error) {
      this.options.log.fault('game left out of the list', error);
      if (error instanceof CallRefused) this.options.announce({ code: 'contentMissing', detail: error.message });
    }
  }

  private sort(): void {
    const sorted = [...this.entries].sort(([, one], [, other]) => one.summary.savedAt - other.summary.savedAt);
    this.entries.clear();
    for (const [gameId, entry] of sorted) this.entries.set(gameId, entry);
  }

  private async writeUnsaved(): Promise<void> {
    const waiting = [...this.entries.values()].filter(({ unsaved }) => unsaved !== null);
    if (waiting.length === 0) return;
    await this.options.watch.attempt(GAMES_FOLDER, async () => {
      const failures: unknown[] = [];
      // The newest first: of several that wait it is the one that is played.
      for (const entry of waiting.reverse()) {
        if (failures.length < ENOUGH) await this.write(entry).catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw failures[0];
    });
  }

  private async write(entry: Entry): Promise<void> {
    const { unsaved, summary, store } = entry;
    if (unsaved === null) return;
    // A game is worth nothing without its numbers.
    await this.options.contents.keep(unsaved.content);
    await store.write(unsaved, summary.savedAt, summary);
    entry.unsaved = null;
  }
}
