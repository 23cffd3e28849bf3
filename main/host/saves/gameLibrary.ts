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

/** A game that is to be kept: a `Session`, or as much of one. */
export interface Savable {
  readonly saved: SavedGame;
  /** `savedAt`: milliseconds since 1970. */
  summary(savedAt: number): GameSummary;
  /** As `identityOf` tells it, where that is known already. */
  readonly identity?: string;
}

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

  /** Begins to find all games, and empties the trash. Few games are all known when it resolves, of many the first; never rejects. */
  async load(): Promise<void> {
    await emptyTrash(this.options.files, this.trash);
    await this.games.begin();
  }

  /** Newest first: the `newest` so many, or all. Waits until these are known; rejects when the host ends before. */
  list(newest?: number): Promise<GameSummary[]> {
    return this.games.list(newest);
  }

  /** The game to go on with, as far as games are known: the newest that is not finished, else the newest; `null` without any. */
  continued(): GameSummary | null {
    return this.games.continued;
  }

  /** Whether no game that is not known yet can be the one to go on with. */
  isDecided(): boolean {
    return this.games.isDecided;
  }

  /** Resolves when that is so; rejects when the host ends before. */
  decided(): Promise<void> {
    return this.games.decided();
  }

  /** Knows only games that were listed, opened or read. */
  summaryOf(gameId: string): GameSummary | null {
    return this.games.entries.get(gameId)?.summary ?? null;
  }

  /**
   * Takes a game up, with its content made known and every decision tried. Throws `CallRefused`: `noGame` when there
   * is none or no file of it is whole, `contentMissing` when its numbers are gone.
   */
  open(gameId: string): Promise<Session> {
    return this.queue.put(() => this.takeUp(gameId));
  }

  /** Tells which game is on the table: it is not read from the disk again, as nobody knows what another program wrote there. */
  hold(saved: SavedGame): void {
    this.reader.hold(saved);
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
        const store = (await this.games.get(gameId))?.store ?? this.storeOf(gameId);
        this.games.entries.addNewest({ store, summary, unsaved: saved, identity });
        this.reader.remember(saved);
      }
      await this.writeUnsaved();
    });
  }

  /** Whether some game is in memory only. */
  isUnsaved(): boolean {
    return this.games.entries.all().some(({ unsaved }) => unsaved !== null);
  }

  /** Tries once more to write what the disk did not take. Never rejects. */
  flush(): Promise<void> {
    return this.queue.put(async () => {
      await this.writeUnsaved();
      await this.games.kept();
    });
  }

  /** Ends the search for games: who waits for it is refused. */
  stop(): void {
    this.games.stop();
  }

  /** Ends the search for games, and tries once more to write what the disk did not take. Never rejects. */
  async dispose(): Promise<void> {
    this.stop();
    await this.games.ended();
    await this.flush();
  }

  /**
   * Throws `CallRefused` when there is no such game. When the disk refuses, it stays, and the player is told; likewise
   * when somebody else wrote it since it was listed: from then on the list tells what it is now.
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

  /** Brings a deleted game back. Throws `CallRefused` when there is no such one. When the disk refuses, the player is told. */
  restore(gameId: string): Promise<void> {
    return this.queue.put(async () => {
      const entry = this.deleted.get(gameId);
      if (entry === undefined) throw new CallRefused('noGame', gameId);
      const back = () => entry.store.moveBackFrom(this.trash).then(() => true);
      if ((await this.options.watch.attempt(TRASH_FOLDER, back)) === null) return;
      this.deleted.delete(gameId);
      this.games.entries.add(entry);
      // It may have been deleted before the disk took it.
      await this.writeUnsaved();
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
      const entry = await this.games.get(gameId);
      if (entry !== undefined) return this.reader.identify(entry);
      return this.deleted.has(gameId) ? '' : null;
    });
  }

  /**
   * Where exactly this game is, under whatever id; `null` when it is not here. Reads only games that look like it, each
   * once. Rejects when it is to stop, which `ended` tells.
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

  /** Takes in what somebody else made of a game. */
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
