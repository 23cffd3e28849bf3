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

/** Fewer games are read as quickly as what was kept of their list. */
const MANY = 100;
/** So many games are read before what was kept of the list is: for the newest ones it takes longer than they do. */
const PATIENCE = 40;
/** Milliseconds by which a file may seem older than what is in it: archives tell times in steps of two seconds. */
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
 * Finds the games of the folder, a few at a time. Of many games those whose files were written last come first: no file
 * is older than the game in it. Of the others only the files that changed since the last start are read.
 */
export class GameSearch {
  private readonly options: GameSearchOptions;
  private readonly folder: string;
  private readonly cache: string;
  /** The games that were not looked at yet, and when their files were written; the newest first. */
  private readonly pending = new Map<string, number>();
  private gameIds: readonly string[] = [];
  private stamps = NO_STAMPS;
  private filesRead = 0;
  /** What was kept of the list; `null` until it was read. */
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

  /** How many games were looked at. */
  get looked(): number {
    return this.gameIds.length - this.pending.size;
  }

  /** No game that was not looked at yet was saved after this time, in milliseconds since 1970. */
  get latest(): number {
    const [writtenAt = Number.NEGATIVE_INFINITY] = this.pending.values();
    return writtenAt + INEXACT;
  }

  /** Looks which games there are, and reads none. Never rejects. */
  async begin(): Promise<void> {
    const { files, announce } = this.options;
    const names = await listFolder(files, this.folder).catch(() => {
      announce({ code: 'saveUnreadable', detail: GAMES_FOLDER });
      return [];
    });
    await removeTemporaries(files, this.folder, names);
    this.gameIds = gamesAmong(names);
    // Before they are read: what is written meanwhile is read again at the next start.
    if (this.isMany) this.stamps = await files.stamps(this.folder, this.gameIds.map(ownFile)).catch(() => NO_STAMPS);
    // What is no ordinary file, or missing beside its backups, may be as new as any.
    const times = this.gameIds.map(
      (gameId) => [gameId, this.stamps.get(ownFile(gameId))?.writtenAt ?? Number.POSITIVE_INFINITY] as const,
    );
    const newestFirst = times.sort(([, one], [, other]) => (one === other ? 0 : other - one));
    for (const [gameId, writtenAt] of newestFirst) this.pending.set(gameId, writtenAt);
  }

  /** The next few games. Those that cannot be loaded are told and left out. Never rejects. */
  async next(count: number): Promise<GameEntry[]> {
    if (this.isMany && this.filesRead >= PATIENCE) this.listed ??= await readListCache(this.options.files, this.cache);
    const found: GameEntry[] = [];
    for (const gameId of [...this.pending.keys()].slice(0, count)) {
      const entry = await this.find(gameId);
      if (entry !== null) found.push(entry);
    }
    return found;
  }

  /** One game; `null` when it was looked at before, is not there, or cannot be loaded, which is told. Never rejects. */
  async find(gameId: string): Promise<GameEntry | null> {
    if (!this.pending.delete(gameId)) return null;
    return this.read(gameId, this.unchanged(gameId));
  }

  /** The same for a game that may have been looked at before; `listed`: what it is, where that is known already. */
  async read(gameId: string, listed: GameSummary | null = null): Promise<GameEntry | null> {
    const store = this.options.storeOf(gameId);
    const summary = listed ?? (await this.look(store));
    return summary === null ? null : { store, summary, unsaved: null, identity: null };
  }

  /** Keeps the list for the next start where it is another one than before. Never rejects: it only saves time. */
  async keep(entries: readonly GameEntry[]): Promise<void> {
    if (!this.isMany || this.gameIds.every((gameId) => this.unchanged(gameId) !== null)) return;
    const games = entries.flatMap(({ summary }) => {
      const stamp = this.stamps.get(ownFile(summary.gameId))?.mark;
      return stamp === undefined ? [] : { stamp, summary };
    });
    const { files, log } = this.options;
    await writeListCache(files, this.cache, games).catch((error) => log.fault('list of games not kept', error));
  }

  /** A game as it was listed before, if its file is the same still. */
  private unchanged(gameId: string): GameSummary | null {
    const { stamp, summary } = this.listed?.get(gameId) ?? {};
    return summary !== undefined && stamp === this.stamps.get(ownFile(gameId))?.mark ? summary : null;
  }

  /** Reads a game: by its seal where that is whole, else by playing it through. */
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
