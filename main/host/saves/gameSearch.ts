import path from 'node:path';
import type { GameSummary, Notice } from '../../../shared/contract/answers.ts';
import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import { CallRefused } from '../callRefused.ts';
import { listFolder, removeTemporaries } from '../files/durableFile.ts';
import type { FileSystem, Stamp } from '../files/fileSystem.ts';
import type { HostLog } from '../support/hostLog.ts';
import type { GameEntry } from './gameEntries.ts';
import { GAMES_FOLDER, gameFiles, gamesAmong } from './gameFiles.ts';
import { LIST_CACHE, type ListedGame, readListCache, writeListCache } from './listCache.ts';
import type { SaveStore } from './saveStore.ts';

/** Only with more games than this the cached list is used: fewer are read just as quickly. */
const MANY = 100;
/** So many games are read before the cached list is: the newest ones are available sooner this way. */
const PATIENCE = 40;
/** Milliseconds by which the time of a file may be too early: archives store times in steps of two seconds. */
const INEXACT = 60_000;

const NO_STAMPS: ReadonlyMap<string, Stamp> = new Map();

const ownFile = (gameId: string): string => gameFiles(gameId)[0];

export interface GameSearchOptions {
  readonly files: FileSystem;
  readonly dataFolder: string;
  readonly log: HostLog;
  readonly announce: (notice: Notice) => void;
  readonly storeOf: (gameId: string) => SaveStore;
  /** Makes the live game. Throws `CallRefused` when its content is missing. */
  readonly revive: (saved: SavedGame) => Promise<{ summary(savedAt: number): GameSummary }>;
}

/**
 * Finds the games of the folder, a few at a time. Of many games, those whose files were written last come first,
 * because no file is older than the game in it. Of the others only files that changed since the last start are read.
 */
export class GameSearch {
  private readonly options: GameSearchOptions;
  private readonly folder: string;
  private readonly cache: string;
  /** The games not examined yet, with the times of their files; the newest first. */
  private readonly pending = new Map<string, number>();
  private gameIds: readonly string[] = [];
  private stamps = NO_STAMPS;
  private filesRead = 0;
  /** The cached list; `null` until it was read. */
  private listed: ReadonlyMap<string, ListedGame> | null = null;

  constructor(options: GameSearchOptions) {
    this.options = options;
    this.folder = path.join(options.dataFolder, GAMES_FOLDER);
    this.cache = path.join(options.dataFolder, LIST_CACHE);
  }

  /** Whether there are so many games that nobody should wait for all of them. */
  get isMany(): boolean {
    return this.gameIds.length > MANY;
  }

  get isDone(): boolean {
    return this.pending.size === 0;
  }

  /** How many games have been examined. */
  get looked(): number {
    return this.gameIds.length - this.pending.size;
  }

  /** No game that is still to be examined was saved after this time, in milliseconds since 1970. */
  get latest(): number {
    const [writtenAt = Number.NEGATIVE_INFINITY] = this.pending.values();
    return writtenAt + INEXACT;
  }

  /** Lists which games there are, without reading any. Never rejects. */
  async begin(): Promise<void> {
    const { files, announce } = this.options;
    const names = await listFolder(files, this.folder).catch(() => {
      announce({ code: 'saveUnreadable', detail: GAMES_FOLDER });
      return [];
    });
    await removeTemporaries(files, this.folder, names);
    this.gameIds = gamesAmong(names);
    // The stamps are taken before the files are read, so that a file written meanwhile is read again at the next start.
    if (this.isMany) this.stamps = await files.stamps(this.folder, this.gameIds.map(ownFile)).catch(() => NO_STAMPS);
    // A game whose file is missing or not a regular file may be as new as any other.
    const times = this.gameIds.map(
      (gameId) => [gameId, this.stamps.get(ownFile(gameId))?.writtenAt ?? Number.POSITIVE_INFINITY] as const,
    );
    const newestFirst = times.sort(([, one], [, other]) => (one === other ? 0 : other - one));
    for (const [gameId, writtenAt] of newestFirst) this.pending.set(gameId, writtenAt);
  }

  /** Examines the next few games. Those that cannot be loaded are announced and left out. Never rejects. */
  async next(count: number): Promise<GameEntry[]> {
    if (this.isMany && this.filesRead >= PATIENCE) this.listed ??= await readListCache(this.options.files, this.cache);
    const found: GameEntry[] = [];
    for (const gameId of [...this.pending.keys()].slice(0, count)) {
      const entry = await this.find(gameId);
      if (entry !== null) found.push(entry);
    }
    return found;
  }

  /**
   * Examines one game; `null` when it was examined before, does not exist, or cannot be loaded, which is announced.
   * Never rejects.
   */
  async find(gameId: string): Promise<GameEntry | null> {
    if (!this.pending.delete(gameId)) return null;
    return this.read(gameId, this.unchanged(gameId));
  }

  /**
   * Reads a game, even if it was examined before; `null` when it cannot be loaded. `listed`: its summary, if known
   * already.
   */
  async read(gameId: string, listed: GameSummary | null = null): Promise<GameEntry | null> {
    const store = this.options.storeOf(gameId);
    const summary = listed ?? (await this.look(store));
    return summary === null ? null : { store, summary, unsaved: null, identity: null };
  }

  /** Saves the list for the next start if it has changed. Never rejects: it only saves time. */
  async keep(entries: readonly GameEntry[]): Promise<void> {
    if (!this.isMany || this.gameIds.every((gameId) => this.unchanged(gameId) !== null)) return;
    const games = entries.flatMap(({ summary }) => {
      const stamp = this.stamps.get(ownFile(summary.gameId))?.mark;
      return stamp === undefined ? [] : { stamp, summary };
    });
    const { files, log } = this.options;
    await writeListCache(files, this.cache, games).catch((error) => log.fault('list of games not kept', error));
  }

  /** The summary from the cached list, if the game's file has not changed since. */
  private unchanged(gameId: string): GameSummary | null {
    const { stamp, summary } = this.listed?.get(gameId) ?? {};
    return summary !== undefined && stamp === this.stamps.get(ownFile(gameId))?.mark ? summary : null;
  }

  /**
   * Reads the summary of a game: from the sealed progress in its file if that is intact, else by replaying the game.
   */
  private async look(store: SaveStore): Promise<GameSummary | null> {
    this.filesRead += 1;
    try {
      const found = await store.peek();
      if (found?.progress) {
        const { saved, savedAt, progress } = found;
        const { gameId, name, players, mode, expansions, content, actions } = saved;
        const known = { gameId, name, players, mode, expansions, content, decisions: actions.length };
        const challenge = saved.challenge && { challenge: saved.challenge };
        return { ...known, ...progress, practice: saved.practice === true, ...challenge, savedAt };
      }
      const loaded = await store.load((whole) => this.options.revive(whole));
      return loaded === null ? null : loaded.game.summary(loaded.savedAt);
    } catch (error) {
      this.options.log.fault('game left out of the list', error);
      if (error instanceof CallRefused) this.options.announce({ code: 'contentMissing', detail: error.message });
      return null;
    }
  }
}
