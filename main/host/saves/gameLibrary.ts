import path from 'node:path';
import type { GameSummary, Notice } from '../../../shared/contract/answers.ts';
import { Session } from '../../../shared/session/live/session.ts';
import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import { CallRefused } from '../callRefused.ts';
import type { ContentLibrary } from '../content/contentLibrary.ts';
import type { FileSystem } from '../files/fileSystem.ts';
import type { HostLog } from '../support/hostLog.ts';
import { createTaskQueue } from '../taskQueue.ts';
import { FoundGames } from './foundGames.ts';
import type { GameEntry } from './gameEntries.ts';
import { GAMES_FOLDER, gameFiles } from './gameFiles.ts';
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

/** A game to be saved: a `Session`, or the part of it that saving needs. */
export interface Savable {
  readonly saved: SavedGame;
  /** `savedAt`: milliseconds since 1970. */
  summary(savedAt: number): GameSummary;
  /** What tells it from all other games (`identityOf`), if known already. */
  readonly identity?: string;
}

/**
 * All games of this data folder, each in its own save. The list lives in memory. The disk is read once, after the
 * start, the newest of many games first; callers wait only for what they need. Games that the disk refuses stay in
 * memory and are tried again with every save.
 */
export class GameLibrary {
  private readonly options: GameLibraryOptions;
  private readonly folder: string;
  private readonly trash: string;
  private readonly queue = createTaskQueue();
  private readonly games: FoundGames;
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
    const search = new GameSearch({ ...options, storeOf: (gameId) => this.storeOf(gameId), revive });
    this.games = new FoundGames(search, this.queue);
  }

  /**
   * Empties the trash and begins to find all games. When it resolves, all are known if there are few, else the first
   * ones. Never rejects.
   */
  async load(): Promise<void> {
    await emptyTrash(this.options.files, this.trash);
    await this.games.begin();
  }

  /** The newest so many games, or all, newest first. Waits until these are known; rejects when the host ends before. */
  list(newest?: number): Promise<GameSummary[]> {
    return this.games.list(newest);
  }

  /** The game to continue, among those known so far: the newest unfinished one, else the newest; `null` without any. */
  continued(): GameSummary | null {
    return this.games.continued;
  }

  /** Whether the game to continue is certain: no game that is not known yet can be a better one. */
  isDecided(): boolean {
    return this.games.isDecided;
  }

  /** Resolves when the game to continue is certain; rejects when the host ends before. */
  decided(): Promise<void> {
    return this.games.decided();
  }

  /** The summary of a game that was listed, opened or read before; `null` for any other. */
  summaryOf(gameId: string): GameSummary | null {
    return this.games.entries.get(gameId)?.summary ?? null;
  }

  /**
   * Opens a game: registers its content and replays every decision. Throws `CallRefused`: `noGame` when there is none
   * or no file of it is intact, `contentMissing` when its content is gone.
   */
  open(gameId: string): Promise<Session> {
    return this.queue.put(() => this.takeUp(gameId));
  }

  /**
   * Notes which game is on the table. It is then not read from the disk again, since another program may have written
   * there.
   */
  hold(saved: SavedGame): void {
    this.reader.hold(saved);
  }

  /** The game in its present state. Throws as `open` does. */
  read(gameId: string): Promise<SavedGame> {
    return this.queue.put(() => this.newest(gameId));
  }

  /**
   * Saves games as they are at this moment; the last one becomes the newest. Never rejects: `SaveWatch` reports
   * failures.
   */
  save(...sessions: readonly Savable[]): Promise<void> {
    const savedAt = this.options.now();
    const games = sessions.map((session) => {
      const { saved, identity = null } = session;
      return { saved, summary: session.summary(savedAt), identity };
    });
    return this.queue.put(async () => {
      for (const { saved, summary, identity } of games) {
        const { gameId } = saved;
        const store = (await this.games.get(gameId))?.store ?? this.storeOf(gameId);
        this.games.entries.addNewest({ store, summary, unsaved: saved, identity });
        this.reader.remember(saved);
      }
      await this.writeUnsaved();
    });
  }

  /** Whether some game exists only in memory. */
  isUnsaved(): boolean {
    return this.games.entries.all().some(({ unsaved }) => unsaved !== null);
  }

  /** Tries again to write everything that the disk refused. Never rejects. */
  flush(): Promise<void> {
    return this.queue.put(async () => {
      await this.writeUnsaved();
      await this.games.kept();
    });
  }

  /** Ends the search for games; callers that wait for it are rejected. */
  stop(): void {
    this.games.stop();
  }

  /** Ends the search for games and tries again to write what the disk refused. Never rejects. */
  async dispose(): Promise<void> {
    this.stop();
    await this.games.ended();
    await this.flush();
  }

  /**
   * Moves a game to the trash. `refused`: the disk refused, the game stays, and the player is told. `changed`: another
   * program wrote it since it was listed; it stays, the player is told, and the list shows its new state. Throws
   * `CallRefused` when there is no such game.
   */
  delete(gameId: string): Promise<'deleted' | 'refused' | 'changed'> {
    return this.queue.put(async () => {
      const entry = await this.demand(gameId);
      const { store, summary } = entry;
      const moved = await this.options.watch.attempt(TRASH_FOLDER, () => store.moveTo(this.trash, summary.savedAt));
      if (moved === null) return 'refused';
      if (!moved) return this.takeChanged(gameId);
      this.games.entries.delete(gameId);
      this.deleted.set(gameId, entry);
      return 'deleted';
    });
  }

  /**
   * Restores a deleted game. When the disk refuses, the player is told. Throws `CallRefused` when there is no such
   * game.
   */
  restore(gameId: string): Promise<void> {
    return this.queue.put(async () => {
      const entry = this.deleted.get(gameId);
      if (entry === undefined) throw new CallRefused('noGame', gameId);
      const back = () => entry.store.moveBackFrom(this.trash).then(() => true);
      if ((await this.options.watch.attempt(TRASH_FOLDER, back)) === null) return;
      this.deleted.delete(gameId);
      this.games.entries.add(entry);
      // It may have been deleted before it was ever written.
      await this.writeUnsaved();
    });
  }

  /** Changes the name of a game, but not its time or its place in the list. Throws as `read` does. */
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
   * What tells the game with this id from all others (`identityOf`). `null` when the id is free; empty when the game is
   * deleted or cannot be read. The game is read once for it, and not replayed.
   */
  identityAt(gameId: string): Promise<string | null> {
    return this.queue.put(async () => {
      const entry = await this.games.get(gameId);
      if (entry !== undefined) return this.reader.identify(entry);
      return this.deleted.has(gameId) ? '' : null;
    });
  }

  /**
   * The id under which exactly this game is here; `null` when it is not. Reads only games that look like it, each once.
   * Rejects when `ended` is aborted.
   */
  async findSame(summary: GameSummary, identity: string, ended?: AbortSignal): Promise<string | null> {
    await this.games.whole();
    for (const entry of this.games.entries.all()) {
      if (entry.identity !== null || !isAlike(entry.summary, summary)) continue;
      ended?.throwIfAborted();
      await this.identityAt(entry.summary.gameId);
    }
    return this.games.entries.all().find((entry) => entry.identity === identity)?.summary.gameId ?? null;
  }

  /** Reads a game again that another program has changed. */
  private async takeChanged(gameId: string): Promise<'changed'> {
    this.options.announce({ code: 'notDeleted', detail: gameFiles(gameId)[0] });
    this.reader.forget(gameId);
    await this.games.refresh(gameId);
    return 'changed';
  }

  private async demand(gameId: string): Promise<GameEntry> {
    const entry = await this.games.get(gameId);
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
    this.games.entries.delete(gameId);
    throw new CallRefused('noGame', gameId);
  }

  private storeOf(gameId: string): SaveStore {
    const { files, announce, now } = this.options;
    return new SaveStore({ files, folder: this.folder, gameId, announce, now });
  }

  private writeUnsaved(): Promise<void> {
    const again = () => this.queue.put(() => this.writeUnsaved());
    return writeUnsaved(this.games.entries.all(), { ...this.options, again });
  }
}
