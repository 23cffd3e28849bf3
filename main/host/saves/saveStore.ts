import { createHash, randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Notice } from '../../../shared/contract/answers.ts';
import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import { LARGEST_FILE } from '../../../shared/vocabulary/limits.ts';
import { CallRefused } from '../callRefused.ts';
import { readText, writeBeside, writeDurably } from '../files/durableFile.ts';
import type { FileSystem } from '../files/fileSystem.ts';
import { retryBriefly, systemCode } from '../files/fileTrouble.ts';
import { NotOrdinary } from '../files/ordinaryFile.ts';
import { setAside } from '../files/setAside.ts';
import { createTaskQueue } from '../taskQueue.ts';
import { gameFiles, idOfCopy } from './gameFiles.ts';
import { openSave, type Progress, type SealedGame, sealSave } from './saveEnvelope.ts';

/** The largest save in bytes: a character takes at most four. */
const LARGEST_SAVE = 4 * LARGEST_FILE.save;

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

/** `unusual`: not a regular file, or far too large. */
type Candidate<G> = Good<G> | { readonly kind: 'missing' | 'damaged' | 'newer' | 'unusual' | 'unreadable' };

/** Files that could not be loaded, by reason, under their present names, the newest first. */
type Rejected = Readonly<Record<'damaged' | 'unusual' | 'unreadable', string[]>>;

/**
 * The file of one game and its three backups, each one action older than the one before. While the game is written, its
 * file name never disappears from the folder: the file is replaced in one step, and backups are copies. A file that
 * another program wrote is never replaced: from then on the game has new files of its own beside it.
 */
export class SaveStore {
  private readonly files: FileSystem;
  private readonly folder: string;
  private readonly gameId: string;
  private names: ReturnType<typeof gameFiles>;
  /** The names of the files in the folder that they were moved to. */
  private movedNames: ReturnType<typeof gameFiles>;
  private readonly announce: (notice: Notice) => void;
  private readonly now: () => number;
  private readonly queue = createTaskQueue();
  /**
   * The digest of the newest text that is known to be in the files. The text itself is not kept: many games would fill
   * the memory.
   */
  private onDisk: string | null = null;
  /**
   * The digest of the content of the game's own file, intact or not, when it was last read or written for the game in
   * memory.
   */
  private seen: string | null = null;
  /** The digest of the text that was last written there, successfully or not. */
  private attempted: string | null = null;

  constructor({ files, folder, gameId, announce, now }: SaveStoreOptions) {
    this.files = files;
    this.folder = folder;
    this.gameId = gameId;
    this.names = gameFiles(gameId);
    this.movedNames = this.names;
    this.announce = announce;
    this.now = now;
  }

  /** Opens the newest file without replaying the game; `null` when it is not intact. Never rejects. */
  peek(): Promise<SealedGame | null> {
    return this.queue.put(async () => {
      const opened = await this.read(this.names[0]).catch(() => null);
      // Only at the first reading: later, the game in memory may be older than the file.
      if (opened !== null) this.seen ??= digestOf(opened.text);
      return opened?.kind === 'good' ? { ...opened, saved: this.own(opened.saved) } : null;
    });
  }

  /**
   * Loads the game. A damaged file is set aside under a new name, and the newest good backup takes its place. A newer
   * program's file is left where it is. A file that cannot be read is set aside only if a backup can be. All of this is
   * announced. Returns `null` when nothing can be loaded; rejects when that may change later. `revive` makes the live
   * game and throws when it cannot be replayed; if it throws `CallRefused`, the files are not at fault: they stay as
   * they are, and the load rejects with it.
   */
  load<G>(revive: (saved: SavedGame) => Promise<G>): Promise<LoadedGame<G> | null> {
    return this.queue.put(async () => {
      const rejected: Rejected = { damaged: [], unusual: [], unreadable: [] };
      for (const name of this.names) {
        const candidate = await this.examine(name, revive);
        if (candidate.kind === 'good') return this.accept(candidate, name, rejected);
        if (candidate.kind === 'newer') return this.refuseNewer(name);
        if (candidate.kind !== 'missing') rejected[candidate.kind].push(await this.reject(name, candidate.kind));
      }
      return this.giveUp(rejected);
    });
  }

  /** Writes the game as it is at this moment. Rejects when the disk refuses. `savedAt`: milliseconds since 1970. */
  write(saved: SavedGame, savedAt: number, progress: Progress): Promise<void> {
    const text = sealSave(saved, savedAt, progress);
    return this.queue.put(async () => {
      await this.files.makeFolder(this.folder);
      let before: string | null = null;
      await writeBeside(this.files, this.file(this.names[0]), text, (temporary) =>
        retryBriefly(async () => {
          // Checked as late as possible, so that nothing changes in between.
          before = await this.makeWay();
          this.attempted = digestOf(text);
          await this.files.rename(temporary, this.file(this.names[0]));
        }),
      );
      this.onDisk = this.attempted;
      this.seen = this.attempted;
      // The game is saved by now, so a failed backup need not alarm the player.
      if (before !== null) await this.rollBackups(before).catch(() => undefined);
    });
  }

  /**
   * Moves all files of the game to another folder, its own file last: if the program dies in between, a game whose own
   * file is gone stays deleted and does not return from a backup. Rejects when the disk refuses; the files moved so far
   * are then moved back.
   * @param savedAt the time of the game in the list, by which a file that was not read yet is recognised
   * @returns false, with nothing moved, when another program has written the game's own file since
   */
  moveTo(folder: string, savedAt: number): Promise<boolean> {
    return this.queue.put(async () => {
      if (await this.isForeign(savedAt)) return false;
      this.movedNames = this.names;
      const isGone = await this.moveAway(folder, savedAt).catch(async (error) => {
        await this.moveBack(folder).catch(() => undefined);
        throw error;
      });
      if (!isGone) await this.moveBack(folder);
      // The game is deleted. A power failure may bring it back, but that is no reason to keep it in the list.
      await this.syncBoth(folder).catch(() => undefined);
      return isGone;
    });
  }

  /**
   * Undoes `moveTo`, the game's own file first. If another program put a file in its place, that file stays, the game
   * gets new files of its own, and the player is told. Rejects when the disk refuses.
   */
  moveBackFrom(folder: string): Promise<void> {
    return this.queue.put(async () => {
      const own = this.names[0];
      const places = [path.join(folder, own), this.file(own)];
      const kinds = await Promise.all(places.map((place) => retryBriefly(() => this.files.kind(place))));
      if (!kinds.includes(null)) this.goBeside();
      await this.moveBack(folder);
      await this.syncBoth(folder);
    });
  }

  private file(name: string): string {
    return path.join(this.folder, name);
  }

  /** The file name decides which game it is: a copy under another name is a separate game. */
  private own(saved: SavedGame): SavedGame {
    return saved.gameId === this.gameId ? saved : { ...saved, gameId: this.gameId };
  }

  /**
   * The text of the game's own file; `null` when there is none, '' when it is not a regular file. Rejects as the disk
   * does.
   */
  private async currentText(): Promise<string | null> {
    try {
      return Buffer.from(await this.files.read(this.file(this.names[0]), LARGEST_SAVE)).toString('utf8');
    } catch (error) {
      if (error instanceof NotOrdinary) return '';
      if (systemCode(error) === 'ENOENT') return null;
      throw error;
    }
  }

  /**
   * Checks the game's own file before it is replaced. Returns its text if that is worth a backup. If another program
   * has written it since, the file stays, the game gets new files of its own, and the player is told.
   */
  private async makeWay(): Promise<string | null> {
    const text = await this.currentText();
    if (text === null) return null;
    const digest = digestOf(text);
    if (digest !== this.seen && digest !== this.attempted) {
      this.goBeside();
      return null;
    }
    this.seen = digest;
    return digest === this.onDisk ? text : null;
  }

  /** Gives the game new files of its own, beside those that another program wrote. */
  private goBeside(): void {
    this.names = gameFiles(idOfCopy(this.gameId, randomUUID()));
    this.announce({ code: 'saveChangedElsewhere', detail: this.names[0] });
  }

  /** Whether the game's own file exists and differs from the game in memory. Rejects as the disk does. */
  private async isForeign(savedAt: number): Promise<boolean> {
    const text = await retryBriefly(() => this.currentText());
    if (text === null) return false;
    if (this.seen !== null || this.attempted !== null) return ![this.seen, this.attempted].includes(digestOf(text));
    const opened = openSave(text);
    return opened.kind !== 'good' || opened.savedAt !== savedAt;
  }

  private async read(name: string) {
    const text = await readText(this.files, this.file(name), LARGEST_SAVE);
    return text === null ? null : { text, ...openSave(text) };
  }

  private async examine<G>(name: string, revive: (saved: SavedGame) => Promise<G>): Promise<Candidate<G>> {
    const opened = await this.read(name).catch(
      (error) => ({ kind: error instanceof NotOrdinary ? 'unusual' : 'unreadable' }) as const,
    );
    if (opened === null) return { kind: 'missing' };
    if ('text' in opened && name === this.names[0]) this.seen = digestOf(opened.text);
    if (opened.kind !== 'good') return opened;
    try {
      const { text, saved, savedAt } = opened;
      return { kind: 'good', text, loaded: { game: await revive(this.own(saved)), savedAt } };
    } catch (error) {
      if (error instanceof CallRefused) throw error;
      return { kind: 'damaged' };
    }
  }

  private moveAside(name: string, why: 'corrupt' | 'unusual'): Promise<string> {
    return setAside(this.files, this.file(name), why, this.now());
  }

  /** Sets a file aside and returns its new name. A file that cannot be read stays, because it may be readable later. */
  private async reject(name: string, why: keyof Rejected): Promise<string> {
    if (why === 'unreadable') return name;
    return this.moveAside(name, why === 'damaged' ? 'corrupt' : 'unusual');
  }

  /** Accepts a file. `rejected`: the files that were tried before it and not loaded. */
  private async accept<G>({ text, loaded }: Good<G>, name: string, rejected: Rejected): Promise<LoadedGame<G>> {
    this.onDisk = digestOf(text);
    if (name === this.names[0]) return loaded;
    const unreadable = await Promise.all(rejected.unreadable.map((other) => this.moveAside(other, 'corrupt')));
    const [replaced] = [...unreadable, ...rejected.damaged, ...rejected.unusual];
    this.announce({ code: 'saveRestoredFromBackup', detail: replaced ?? this.names[0] });
    this.attempted = this.onDisk;
    // If this fails, the next start finds the same backup again.
    await writeDurably(this.files, this.file(this.names[0]), text).catch(() => undefined);
    return loaded;
  }

  private refuseNewer(name: string): null {
    this.announce({ code: 'saveNewer', detail: name });
    return null;
  }

  /**
   * Reports that nothing can be loaded and returns `null`. Throws if a file may still be good: too many open files, a
   * missing permission, a network that is down.
   */
  private giveUp({ damaged, unusual, unreadable }: Rejected): null {
    const [odd] = unusual;
    if (odd !== undefined) this.announce({ code: 'notOrdinary', detail: odd });
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

  /**
   * Moves the files away. Resolves to false when another program wrote the game's own file at the last moment; then
   * that one stays.
   */
  private async moveAway(folder: string, savedAt: number): Promise<boolean> {
    const [own, ...backups] = this.names;
    await this.files.makeFolder(folder);
    for (const name of backups.reverse()) await this.move(this.file(name), path.join(folder, name));
    if (await this.isForeign(savedAt)) return false;
    await this.move(this.file(own), path.join(folder, own));
    return true;
  }

  private async moveBack(folder: string): Promise<void> {
    await this.files.makeFolder(this.folder);
    for (const [index, name] of this.movedNames.entries())
      await this.move(path.join(folder, name), this.file(this.names[index] ?? name));
  }

  /** Moves a file, if it exists. */
  private async move(from: string, to: string): Promise<void> {
    await retryBriefly(() => this.files.rename(from, to)).catch((error) => {
      if (systemCode(error) !== 'ENOENT') throw error;
    });
  }

  private async syncBoth(other: string): Promise<void> {
    for (const folder of [other, this.folder]) await this.files.syncFolder(folder);
  }
}
