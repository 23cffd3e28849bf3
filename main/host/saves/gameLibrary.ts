import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { GameSummary, Notice } from '../../../shared/contract/answers.ts';
import { Session } from '../../../shared/session/live/session.ts';
import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import { CallRefused } from '../callRefused.ts';
import type { ContentLibrary } from '../content/contentLibrary.ts';
import type { FileSystem } from '../files/fileSystem.ts';
import type { HostLog } from '../support/hostLog.ts';
import { createTaskQueue } from '../taskQueue.ts';
import { GameEntries, type GameEntry } from './gameEntries.ts';
import { GAMES_FOLDER } from './gameFiles.ts';
import { isAlike } from './gameIdentity.ts';
import { GameReader } from './gameReader.ts';
import { GameSearch } from './gameSearch.ts';
import { SaveStore } from './saveStore.ts';
import type { SaveWatch } from './saveWatch.ts';
import { emptyTrash, TRASH_FOLDER } from './trash.ts';
import { writeUnsaved } from './unsavedGames.ts';

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

/** Games that are found at a stretch: who plays meanwhile waits for no more than these. */
const PORTION = 10;

/**
 * All games of this data folder, each in its own save. The list lives in memory; the disk is read once, after the start,
 * and of many games the newest first: whoever needs more waits for just that.
 * What the disk does not take stays in memory and is tried again with every save.
 */
export class GameLibrary {
  private readonly options: GameLibraryOptions;
  private readonly folder: string;
  private readonly trash: string;
  private readonly queue = createTaskQueue();
  private readonly search: GameSearch;
  private readonly ending = new AbortController();
  /** The search for the games that nobody asked for yet. */
  private searching: Promise<void> = Promise.resolve();
  /** The list on its way to the disk. */
  private caching: Promise<void> = Promise.resolve();
  private readonly entries = new GameEntries();
  private readonly deleted = new Map<string, GameEntry>();
  private readonly reader: GameReader;

  constructor(options: GameLibraryOptions) {
    this.options = options;
    this.folder = path.join(options.dataFolder, GAMES_FOLDER);
    this.trash = path.join(options.dataFolder, TRASH_FOLDER);
    const revive = async (saved: SavedGame): Promise<Session> => {
      await options.contents.prepare(saved.content);
      return new Session(saved);
    };
    this.reader = new GameReader(revive);
    this.search = new GameSearch({ ...options, storeOf: (gameId) => this.storeOf(gameId), revive });
  }

  /** Begins to find all games, and empties the trash. Few games are all known when it resolves; never rejects. */
  async load(): Promise<void> {
    await this.queue.put(async () => {
      await emptyTrash(this.options.files, this.trash);
      await this.search.begin();
    });
    if (!this.search.isMany) return this.findUntil(() => false);
    this.searching = this.findUntil(() => false).catch(() => undefined);
  }

  /** Newest first: the `newest` so many, or all. Waits until these are known; rejects when the host ends before. */
  async list(newest = Number.POSITIVE_INFINITY): Promise<GameSummary[]> {
    await this.findUntil(() => this.isNewest(this.entries.list()[newest - 1]));
    return this.entries.list().slice(0, newest);
  }

  /**
   * The game to go on with: the newest that is not finished, else the newest; `null` when there is none. Waits until it
   * is known; rejects when the host ends before.
   */
  async continued(): Promise<GameSummary | null> {
    const unfinished = () => this.entries.list().find(({ finished }) => !finished);
    await this.findUntil(() => this.isNewest(unfinished()));
    return unfinished() ?? this.entries.list()[0] ?? null;
  }

  /** Knows only games that were listed, opened or read. */
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
        const store = (await this.entryOf(gameId))?.store ?? this.storeOf(gameId);
        this.entries.addNewest({ store, summary, unsaved: saved, identity });
        this.reader.remember(saved);
      }
      await this.writeUnsaved();
    });
  }

  /** Whether some game is in memory only. */
  isUnsaved(): boolean {
    return this.entries.all().some(({ unsaved }) => unsaved !== null);
  }

  /** Tries once more to write what the disk did not take. Never rejects. */
  flush(): Promise<void> {
    return this.queue.put(async () => {
      await this.writeUnsaved();
      await this.caching;
    });
  }

  /** Ends the search for games: who waits for it is refused. */
  stop(): void {
    this.ending.abort(new Error('the host has ended'));
  }

  /** Ends the search for games, and tries once more to write what the disk did not take. Never rejects. */
  async dispose(): Promise<void> {
    this.stop();
    await this.searching;
    await this.flush();
  }

  /** Throws `CallRefused` when there is no such game. When the disk refuses, it stays, and the player is told. */
  delete(gameId: string): Promise<void> {
    return this.queue.put(async () => {
      const entry = await this.demand(gameId);
      if (!(await this.isMoved(() => entry.store.moveTo(this.trash)))) return;
      this.entries.delete(gameId);
      this.deleted.set(gameId, entry);
    });
  }

  /** Brings a deleted game back. Throws `CallRefused` when there is no such one. When the disk refuses, the player is told. */
  restore(gameId: string): Promise<void> {
    return this.queue.put(async () => {
      const entry = this.deleted.get(gameId);
      if (entry === undefined) throw new CallRefused('noGame', gameId);
      if (!(await this.isMoved(() => entry.store.moveBackFrom(this.trash)))) return;
      this.deleted.delete(gameId);
      this.entries.add(entry);
    });
  }

  /** Changes what a game is called, and neither its time nor its place in the list. Throws as `read` does. */
  rename(gameId: string, name: string | null): Promise<void> {
    return this.queue.put(async () => {
      const saved = await this.newest(gameId);
      const entry = await this.demand(gameId);
      entry.unsaved = { ...saved, name };
      entry.summary = { ...entry.summary, name };
      this.reader.remember(entry.unsaved);
      await this.writeUnsaved();
    });
  }

  /**
   * What the game that has this id is, as `identityOf` tells it; `null` when the id is free, empty when its game is
   * deleted or cannot be read. The game is read for it once, and never played through.
   */
  identityAt(gameId: string): Promise<string | null> {
    return this.queue.put(async () => {
      const entry = await this.entryOf(gameId);
      if (entry !== undefined) return this.reader.identify(entry);
      return this.deleted.has(gameId) ? '' : null;
    });
  }

  /**
   * Where exactly this game is, under whatever id; `null` when it is not here. Reads only games that look like it, each
   * once. Rejects when it is to stop, which `ended` tells.
   */
  async findSame(summary: GameSummary, identity: string, ended?: AbortSignal): Promise<string | null> {
    await this.findUntil(() => false);
    for (const entry of this.entries.all()) {
      if (entry.identity !== null || !isAlike(entry.summary, summary)) continue;
      ended?.throwIfAborted();
      await this.identityAt(entry.summary.gameId);
    }
    return this.entries.all().find((entry) => entry.identity === identity)?.summary.gameId ?? null;
  }

  private async isMoved(move: () => Promise<void>): Promise<boolean> {
    const moved = await this.options.watch.attempt(TRASH_FOLDER, () => move().then(() => true));
    return moved !== null;
  }

  /** Finds games, a few at a time, until it is enough or all are known. Rejects when the host ends before. */
  private async findUntil(isEnough: () => boolean): Promise<void> {
    while (!this.search.isDone && !isEnough()) {
      this.ending.signal.throwIfAborted();
      await this.queue.put(() => this.findSome());
      await setImmediate();
    }
  }

  private async findSome(): Promise<void> {
    if (this.search.isDone) return;
    this.entries.add(...(await this.search.next(PORTION)));
    if (this.search.isDone) this.caching = this.search.keep(this.entries.all());
  }

  /** Whether no game that is not known yet can be newer. */
  private isNewest(game: GameSummary | undefined): boolean {
    return game !== undefined && game.savedAt >= this.search.latest;
  }

  /** A game by its id: it need not wait for all others. */
  private async entryOf(gameId: string): Promise<GameEntry | undefined> {
    const found = await this.search.find(gameId);
    if (found !== null) this.entries.add(found);
    return this.entries.get(gameId);
  }

  private async demand(gameId: string): Promise<GameEntry> {
    const entry = await this.entryOf(gameId);
    if (entry === undefined) throw new CallRefused('noGame', gameId);
    return entry;
  }

  private async newest(gameId: string): Promise<SavedGame> {
    const entry = await this.demand(gameId);
    return this.reader.known(entry) ?? (await this.takeUp(gameId)).saved;
  }

  private async takeUp(gameId: string): Promise<Session> {
    const session = await this.reader.open(await this.demand(gameId));
    if (session !== null) return session;
    this.entries.delete(gameId);
    throw new CallRefused('noGame', gameId);
  }

  private storeOf(gameId: string): SaveStore {
    const { files, announce, now } = this.options;
    return new SaveStore({ files, folder: this.folder, gameId, announce, now });
  }

  private writeUnsaved(): Promise<void> {
    return writeUnsaved(this.entries.all(), this.options);
  }
}
