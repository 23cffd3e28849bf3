import path from 'node:path';
import type { Notice } from '../../shared/contract/contract.ts';
import type { SavedGame } from '../../shared/session/savedGame.ts';
import { readText, sweepTemporaries, writeDurably } from './durableFile.ts';
import type { FileSystem } from './fileSystem.ts';
import { insist } from './fileTrouble.ts';
import { openSave, sealSave } from './saveEnvelope.ts';
import { createTaskQueue } from './taskQueue.ts';

export const SAVE_FILE = 'game.json';
/** Newest first. */
const BACKUP_FILES = ['game.bak1.json', 'game.bak2.json', 'game.bak3.json'] as const;

/** A game from the disk. */
export interface LoadedGame<G> {
  readonly game: G;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

export interface SaveStoreOptions {
  readonly files: FileSystem;
  readonly folder: string;
  readonly announce: (notice: Notice) => void;
  readonly now: () => number;
}

interface Good<G> {
  readonly kind: 'good';
  readonly text: string;
  readonly gameId: string;
  readonly loaded: LoadedGame<G>;
}

type Candidate<G> = Good<G> | { readonly kind: 'missing' | 'damaged' | 'newer' };

/**
 * The file of the current game and its three backups, each one action older than the one before. The file's name
 * never disappears from the folder while a game is written: it is replaced in one step, and backups are copies.
 */
export class SaveStore {
  private readonly files: FileSystem;
  private readonly folder: string;
  private readonly announce: (notice: Notice) => void;
  private readonly now: () => number;
  private readonly queue = createTaskQueue();
  /** The game that the files hold, and its newest text; `null` while they hold another game or none. */
  private onDisk: { readonly gameId: string; readonly text: string } | null = null;
  private newerFound = false;

  constructor({ files, folder, announce, now }: SaveStoreOptions) {
    this.files = files;
    this.folder = folder;
    this.announce = announce;
    this.now = now;
  }

  /**
   * Loads the saved game. A damaged file is set aside under a new name and the newest good backup takes its place;
   * a file of a newer program is left where it is. Either is announced. Returns `null` when there is nothing to
   * continue; never rejects. `revive` makes the live game and throws when the saved one cannot be played.
   */
  load<G>(revive: (saved: SavedGame) => G): Promise<LoadedGame<G> | null> {
    return this.queue.put(async () => {
      await sweepTemporaries(this.files, this.folder);
      const damaged: string[] = [];
      for (const name of [SAVE_FILE, ...BACKUP_FILES]) {
        const candidate = await this.examine(name, revive);
        if (candidate.kind === 'damaged') damaged.push(await this.moveAside(name, 'corrupt').catch(() => name));
        if (candidate.kind === 'newer') return this.refuseNewer(name);
        if (candidate.kind === 'good') return this.accept(candidate, name, damaged[0] ?? SAVE_FILE);
      }
      if (damaged[0]) this.announce({ code: 'saveLost', detail: damaged[0] });
      return null;
    });
  }

  /** Writes the game as it is at this moment; resolves to the time that it carries. Rejects when the disk refuses. */
  write(saved: SavedGame): Promise<number> {
    const savedAt = this.now();
    const text = sealSave(saved, savedAt);
    const { gameId } = saved;
    return this.queue.put(async () => {
      await this.files.makeFolder(this.folder);
      const before = this.onDisk;
      if (this.newerFound) await this.keepNewer();
      await writeDurably(this.files, this.file(SAVE_FILE), text);
      this.onDisk = { gameId, text };
      // The game is safe from here on: a backup that cannot be made is no reason to alarm anybody.
      if (before && before.gameId === gameId) await this.rollBackups(before.text).catch(() => undefined);
      else await this.removeBackups();
      return savedAt;
    });
  }

  private file(name: string): string {
    return path.join(this.folder, name);
  }

  private async examine<G>(name: string, revive: (saved: SavedGame) => G): Promise<Candidate<G>> {
    try {
      const text = await readText(this.files, this.file(name));
      if (text === null) return { kind: 'missing' };
      const opened = openSave(text);
      if (opened.kind !== 'good') return opened;
      const loaded = { game: revive(opened.saved), savedAt: opened.savedAt };
      return { kind: 'good', text, gameId: opened.saved.gameId, loaded };
    } catch {
      return { kind: 'damaged' };
    }
  }

  /** Gives a file a telling name that nothing reads or replaces; returns the name. */
  private async moveAside(name: string, why: 'corrupt' | 'newer'): Promise<string> {
    const time = new Date(this.now()).toISOString().replace(/[:.]/g, '-');
    const newName = `${name}.${why}-${time}`;
    await insist(() => this.files.rename(this.file(name), this.file(newName)));
    return newName;
  }

  private async accept<G>({ gameId, text, loaded }: Good<G>, name: string, replaced: string): Promise<LoadedGame<G>> {
    this.onDisk = { gameId, text };
    if (name !== SAVE_FILE) {
      this.announce({ code: 'saveRestoredFromBackup', detail: replaced });
      // When this fails, the next start finds the same backup again.
      await writeDurably(this.files, this.file(SAVE_FILE), text).catch(() => undefined);
    }
    return loaded;
  }

  private refuseNewer(name: string): null {
    this.newerFound = true;
    this.announce({ code: 'saveNewer', detail: name });
    return null;
  }

  /** A new game needs the names: what a newer program wrote must stay readable for it. */
  private async keepNewer(): Promise<void> {
    const names = await this.files.list(this.folder);
    for (const name of [SAVE_FILE, ...BACKUP_FILES]) if (names.includes(name)) await this.moveAside(name, 'newer');
    this.newerFound = false;
  }

  private async rollBackups(previous: string): Promise<void> {
    const [newest, middle, oldest] = BACKUP_FILES;
    await this.files.rename(this.file(middle), this.file(oldest)).catch(() => undefined);
    await this.files.rename(this.file(newest), this.file(middle)).catch(() => undefined);
    await writeDurably(this.files, this.file(newest), previous);
  }

  /** The backups of another game must never come back in place of this one. */
  private async removeBackups(): Promise<void> {
    for (const name of BACKUP_FILES) await this.files.remove(this.file(name)).catch(() => undefined);
  }
}
