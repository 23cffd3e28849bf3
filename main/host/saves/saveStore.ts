import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Notice } from '../../../shared/contract/answers.ts';
import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import { CallRefused } from '../callRefused.ts';
import { readText, writeDurably } from '../files/durableFile.ts';
import type { FileSystem } from '../files/fileSystem.ts';
import { insist, systemCode } from '../files/fileTrouble.ts';
import { createTaskQueue } from '../taskQueue.ts';
import { asideName, gameFiles } from './gameFiles.ts';
import { openSave, type Progress, type SealedGame, sealSave } from './saveEnvelope.ts';

const digestOf = (text: string): string => createHash('sha256').update(text, 'utf8').digest('base64');

/** A game from the disk. */
export interface LoadedGame<G> {
  readonly game: G;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

export interface SaveStoreOptions {
  readonly files: FileSystem;
  readonly folder: string;
  readonly gameId: string;
  readonly announce: (notice: Notice) => void;
  readonly now: () => number;
}

interface Good<G> {
  readonly kind: 'good';
  readonly text: string;
  readonly loaded: LoadedGame<G>;
}

type Candidate<G> = Good<G> | { readonly kind: 'missing' | 'damaged' | 'newer' | 'unreadable' };

/**
 * The file of one game and its three backups, each one action older than the one before. The file's name never
 * disappears from the folder while the game is written: it is replaced in one step, and backups are copies.
 */
export class SaveStore {
  private readonly files: FileSystem;
  private readonly folder: string;
  private readonly gameId: string;
  private readonly names: ReturnType<typeof gameFiles>;
  private readonly announce: (notice: Notice) => void;
  private readonly now: () => number;
  private readonly queue = createTaskQueue();
  /** The digest of the newest text that the files are known to hold: of many games the texts would fill the memory. */
  private onDisk: string | null = null;

  constructor({ files, folder, gameId, announce, now }: SaveStoreOptions) {
    this.files = files;
    this.folder = folder;
    this.gameId = gameId;
    this.names = gameFiles(gameId);
    this.announce = announce;
    this.now = now;
  }

  /** The newest file as it is, without playing the game through; `null` when it is not whole. Never rejects. */
  glance(): Promise<SealedGame | null> {
    return this.queue.put(async () => {
      const opened = await this.read(this.names[0]).catch(() => null);
      return opened?.kind === 'good' ? { ...opened, saved: this.own(opened.saved) } : null;
    });
  }

  /**
   * Loads the game. A damaged file is set aside under a new name and the newest good backup takes its place; a file
   * of a newer program is left where it is. One that cannot be read is set aside only for a backup that can. All of
   * this is announced. Returns `null` when nothing can be loaded, and rejects when that may be different later.
   * `revive` makes the live game and throws when the saved one cannot be played; when it throws `CallRefused`, the
   * files are not at fault: they stay as they are, and the load rejects with it.
   */
  load<G>(revive: (saved: SavedGame) => Promise<G>): Promise<LoadedGame<G> | null> {
    return this.queue.put(async () => {
      const damaged: string[] = [];
      const unreadable: string[] = [];
      for (const name of this.names) {
        const candidate = await this.examine(name, revive);
        if (candidate.kind === 'good')
          return this.accept(candidate, name, [...(await this.moveAside(unreadable)), ...damaged]);
        if (candidate.kind === 'newer') return this.refuseNewer(name);
        if (candidate.kind === 'damaged') damaged.push(...(await this.moveAside([name])));
        if (candidate.kind === 'unreadable') unreadable.push(name);
      }
      return this.giveUp(damaged, unreadable);
    });
  }

  /** Writes the game as it is at this moment. Rejects when the disk refuses. `savedAt`: milliseconds since 1970. */
  write(saved: SavedGame, savedAt: number, progress: Progress): Promise<void> {
    const text = sealSave(saved, savedAt, progress);
    return this.queue.put(async () => {
      await this.files.makeFolder(this.folder);
      const before = await this.knownText();
      await writeDurably(this.files, this.file(this.names[0]), text);
      this.onDisk = digestOf(text);
      // The game is safe from here on: a backup that cannot be made is no reason to alarm anybody.
      if (before !== null) await this.rollBackups(before).catch(() => undefined);
    });
  }

  /**
   * Moves all files of the game to another folder. The game's own file goes last: whenever the program dies, a game
   * whose own file is gone has gone for good, and does not come back from a backup. Rejects when the disk refuses;
   * what was moved is then moved back.
   */
  async moveTo(folder: string): Promise<void> {
    try {
      await this.move(this.folder, folder, [...this.names].reverse());
    } catch (error) {
      await this.moveBackFrom(folder).catch(() => undefined);
      throw error;
    }
    // It has gone: that a power cut may bring it back is no reason to keep it on the list.
    await this.syncBoth(folder).catch(() => undefined);
  }

  /** Undoes `moveTo`: the game's own file comes first. Rejects when the disk refuses. */
  async moveBackFrom(folder: string): Promise<void> {
    await this.move(folder, this.folder, this.names);
    await this.syncBoth(folder);
  }

  private file(name: string): string {
    return path.join(this.folder, name);
  }

  /** The name of the file says which game it is: a copy under another name is a game of its own. */
  private own(saved: SavedGame): SavedGame {
    return saved.gameId === this.gameId ? saved : { ...saved, gameId: this.gameId };
  }

  /** What the game's own file holds, if that is what was last written or loaded; else it is not worth a backup. */
  private async knownText(): Promise<string | null> {
    if (this.onDisk === null) return null;
    const bytes = await this.files.read(this.file(this.names[0])).catch(() => new Uint8Array());
    const text = Buffer.from(bytes).toString('utf8');
    return digestOf(text) === this.onDisk ? text : null;
  }

  private async read(name: string) {
    const text = await readText(this.files, this.file(name));
    return text === null ? null : { text, ...openSave(text) };
  }

  private async examine<G>(name: string, revive: (saved: SavedGame) => Promise<G>): Promise<Candidate<G>> {
    const opened = await this.read(name).catch(() => ({ kind: 'unreadable' }) as const);
    if (opened === null) return { kind: 'missing' };
    if (opened.kind !== 'good') return opened;
    try {
      const { text, saved, savedAt } = opened;
      return { kind: 'good', text, loaded: { game: await revive(this.own(saved)), savedAt } };
    } catch (error) {
      if (error instanceof CallRefused) throw error;
      return { kind: 'damaged' };
    }
  }

  /** Gives files names under which nothing reads them; returns the names that they have then. */
  private moveAside(names: readonly string[]): Promise<string[]> {
    const moved = names.map((name) => {
      const newName = asideName(name, 'corrupt', this.now());
      return insist(() => this.files.rename(this.file(name), this.file(newName))).then(
        () => newName,
        () => name,
      );
    });
    return Promise.all(moved);
  }

  /** `replaced`: the files that were set aside for this one, the newest first. */
  private async accept<G>(
    { text, loaded }: Good<G>,
    name: string,
    replaced: readonly string[],
  ): Promise<LoadedGame<G>> {
    this.onDisk = digestOf(text);
    if (name !== this.names[0]) {
      this.announce({ code: 'saveRestoredFromBackup', detail: replaced[0] ?? this.names[0] });
      // When this fails, the next start finds the same backup again.
      await writeDurably(this.files, this.file(this.names[0]), text).catch(() => undefined);
    }
    return loaded;
  }

  private refuseNewer(name: string): null {
    this.announce({ code: 'saveNewer', detail: name });
    return null;
  }

  /** Returns `null`; throws where a file may be as good as ever: too many open ones, a permission, a network that is down. */
  private giveUp(damaged: readonly string[], unreadable: readonly string[]): null {
    if (unreadable[0] !== undefined) {
      this.announce({ code: 'saveUnreadable', detail: unreadable[0] });
      throw new Error('the files of the game cannot be read');
    }
    if (damaged[0] !== undefined) this.announce({ code: 'saveLost', detail: damaged[0] });
    return null;
  }

  private async rollBackups(previous: string): Promise<void> {
    const [, newest, middle, oldest] = this.names;
    await this.files.rename(this.file(middle), this.file(oldest)).catch(() => undefined);
    await this.files.rename(this.file(newest), this.file(middle)).catch(() => undefined);
    await writeDurably(this.files, this.file(newest), previous);
  }

  private move(from: string, to: string, names: readonly string[]): Promise<void> {
    return this.queue.put(async () => {
      await this.files.makeFolder(to);
      for (const name of names) {
        await insist(() => this.files.rename(path.join(from, name), path.join(to, name))).catch((error) => {
          if (systemCode(error) !== 'ENOENT') throw error;
        });
      }
    });
  }

  private async syncBoth(other: string): Promise<void> {
    for (const folder of [other, this.folder]) await this.files.syncFolder(folder);
  }
}
