import { lstat, stat } from 'node:fs/promises';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cleanName } from '../../shared/contract/names.ts';
import { makeDataFolder } from './dataFolder.ts';
import { handOver, openLine, type Takeover } from './handOver.ts';
import { type LockFile, lockFiles, refreshLock, removeLock, requestLock } from './lockFile.ts';
import {
  type Holder,
  isSameComputer,
  isSameRun,
  judge,
  newHolder,
  type ProcessPlace,
  whereWeRun,
} from './lockHolder.ts';
import { filled, startWords } from './startWords.ts';

/** Milliseconds. */
const BEAT_EVERY = 15_000;
/** Milliseconds without a sign of life after which a start counts as ended, if nothing else is known about it. */
const SILENCE = 60_000;
/** Milliseconds that a start waits for another one that is still starting, and between two looks at it. */
const PATIENCE = 5_000;
const LOOK_EVERY = 50;
/** The most characters shown of another computer's name, which anybody may have written. */
const LONGEST_COMPUTER = 60;

/** Why this start cannot use the folder: another game is running. */
interface Obstacle {
  readonly files: readonly string[];
  /** Whether the other game opens the files of this start. */
  readonly handedOver: boolean;
  /** The name of the other computer, if it is not this one. */
  readonly computer: string | null;
}

/** Another running game uses the folder. Its message is in the language of the computer. */
export class FolderInUse extends Error {
  /** Whether the other game opens the files of this start, or shows itself. */
  readonly handedOver: boolean;

  constructor(folder: string, { files, handedOver, computer }: Obstacle, words = startWords()) {
    const then = handedOver ? words.handedOver : words.notHandedOver;
    const inUse =
      computer === null ? filled(words.inUse, { folder }) : filled(words.inUseElsewhere, { folder, computer });
    super([inUse, ...(files.length > 0 ? [then] : [])].join(' '));
    this.handedOver = handedOver;
  }
}

/** What a start has to open, and how it treats the files of later starts. */
export interface Opening extends Takeover {
  /** Paths of the files. */
  readonly files: readonly string[];
  /**
   * Called once when it is uncertain whether another game uses the folder. The folder is then locked as well as
   * possible.
   */
  readonly onUnsure?: () => void;
  /** Called once when the lock was deleted while the game ran, and another game has taken the folder since. */
  readonly onRival?: () => void;
  /** Aborts the waiting for other starts. */
  readonly signal?: AbortSignal | undefined;
}

/** The longest name of a socket in bytes that every system accepts; longer ones are truncated silently. */
const LONGEST_LINE = 100;

const lineName = (id: string): string => `hadara-${id}.sock`;

/**
 * Addresses at which a game can listen for later starts, best first. A socket in the data folder is found whatever
 * `TMPDIR` says, but not every disk can hold a socket, and not every path is short enough.
 */
function linesOf(folder: string, id: string): string[] {
  if (process.platform === 'win32') return [`\\\\.\\pipe\\hadara-${id}`];
  const places = [folder, tmpdir()].map((place) => path.resolve(place, lineName(id)));
  return places.filter((line) => Buffer.byteLength(line) <= LONGEST_LINE);
}

/** The existing sockets of a holder. Their names are derived from its id; names in the file are not trusted. */
async function socketsOf(folder: string, { id, lines }: Holder): Promise<string[]> {
  if (process.platform === 'win32') return [];
  const named = lines.filter((line) => path.basename(line) === lineName(id));
  const all = [...new Set([...linesOf(folder, id), ...named])];
  const kinds = await Promise.all(all.map((line) => lstat(line).catch(() => null)));
  return all.filter((line, index) => kinds[index]?.isSocket() && Buffer.byteLength(line) <= LONGEST_LINE);
}

/** Outcomes of handing files over, the most informative first. `gone`: the socket exists, but nobody listens. */
const HEARD = ['taken', 'heard', 'gone', 'nothing'] as const;
type Heard = (typeof HEARD)[number];

/** Calls the holder of a lock. `files`: what it should open; `null` only asks whether it is there. */
async function call(folder: string, holder: Holder, files: readonly string[] | null): Promise<Heard> {
  const lines = process.platform === 'win32' ? linesOf(folder, holder.id) : await socketsOf(folder, holder);
  const heard = await Promise.all(lines.map((line) => handOver(line, files)));
  return HEARD.find((one) => heard.includes(one)) ?? 'nothing';
}

/**
 * Whether a lock was copied here together with its folder: it names another folder that still has the same lock. This
 * is known only if both can be examined in the same way.
 */
async function isCopied(folder: string, { id, holder }: LockFile, here: ProcessPlace): Promise<boolean> {
  if (holder === null || holder.folder === null) return false;
  if (!isSameComputer(holder, here) || holder.space !== here.space) return false;
  try {
    const [own, original] = await Promise.all([folder, holder.folder].map((place) => stat(place, { bigint: true })));
    await lstat(path.join(holder.folder, `lock-${id}`));
    return own?.dev !== original?.dev || own?.ino !== original?.ino;
  } catch {
    return false;
  }
}

/** Whether the start that this file belongs to has ended. `now`: by the clock of the disk. */
async function hasEnded(
  folder: string,
  { holder, beaten }: LockFile,
  here: ProcessPlace,
  now: number,
): Promise<boolean> {
  // A time in the future shows a wrong clock, not a sign of life.
  const silent = Math.abs(now - beaten) > SILENCE;
  if (holder === null) return silent;
  const judgement = judge(holder, here);
  if (judgement !== 'unknown') return judgement === 'dead';
  const heard = await call(folder, holder, null);
  if (heard === 'heard') return false;
  return silent || (heard === 'gone' && isSameRun(holder, here));
}

/** Removes the files of a start that has ended. Names are never used twice, so no running start is affected. */
async function clear(folder: string, { id, holder }: LockFile): Promise<void> {
  removeLock(folder, { id }, holder === null ? [] : await socketsOf(folder, holder));
}

/** Removes the lock of a start that has ended, and a copied one, whose sockets are the original's. */
async function clearDead(folder: string, lock: LockFile, here: ProcessPlace, now: number): Promise<boolean> {
  if (await isCopied(folder, lock, here)) {
    removeLock(folder, lock, []);
    return true;
  }
  const ended = await hasEnded(folder, lock, here, now);
  if (ended) await clear(folder, lock);
  return ended;
}

/** The other running starts. Files of ended starts are removed. */
async function rivalsOf(folder: string, own: Holder): Promise<LockFile[]> {
  const locks = await lockFiles(folder);
  const now = locks.find(({ id }) => id === own.id)?.beaten ?? Date.now();
  const others = locks.filter(({ id }) => id !== own.id);
  // All at the same time, because one that does not answer takes seconds.
  const ended = await Promise.all(others.map((lock) => clearDead(folder, lock, own, now)));
  return others.filter((_, index) => !ended[index]);
}

/**
 * Waits until it is clear who has the lock. Every start first writes its own file and then looks for others. A start
 * that sees no other has the lock. Of two that see each other, the one with the lower id waits and the other gives way.
 * Two never have it, because the later of two writes sees the earlier one.
 * @param until when to stop waiting, as `performance.now()` counts
 * @returns the start that keeps us out; `null` when there is none
 * @throws the reason of the signal, or the error of a system that does not list the folder
 */
async function rivalOf(folder: string, own: Holder, until: number, signal?: AbortSignal): Promise<LockFile | null> {
  for (;;) {
    signal?.throwIfAborted();
    const rivals = await rivalsOf(folder, own);
    const [stronger] = rivals.filter(({ id, held }) => held || id < own.id || performance.now() >= until);
    if (stronger !== undefined || rivals.length === 0) return stronger ?? null;
    await sleep(LOOK_EVERY);
  }
}

async function refuse(folder: string, rival: LockFile, { files }: Opening, here: ProcessPlace): Promise<never> {
  const { holder } = rival;
  const handedOver = holder !== null && (await call(folder, holder, files)) === 'taken';
  const computer =
    holder === null || isSameComputer(holder, here) ? null : cleanName(holder.computer, LONGEST_COMPUTER);
  throw new FolderInUse(folder, { files, handedOver, computer });
}

/** Listens on the first address that works. Returns `null` if none does; the game runs without one, too. */
async function listen(lines: readonly string[], takeover: Takeover): Promise<Server | null> {
  for (const line of lines) {
    const server = await openLine(line, takeover).catch(() => null);
    if (server !== null) return server;
  }
  return null;
}

/** Keeps the lock until it is released, or the process ends. */
class KeptLock {
  private readonly folder: string;
  private readonly own: Holder;
  private readonly opening: Opening;
  private server: Server | null;
  private isOver = false;
  private hasTold = false;
  private readonly timer = setInterval(() => void this.beat(), BEAT_EVERY).unref();

  constructor(folder: string, own: Holder, opening: Opening, server: Server | null) {
    this.folder = folder;
    this.own = own;
    this.opening = opening;
    this.server = server;
    process.once('exit', this.unlock);
  }

  readonly unlock = (): void => {
    this.isOver = true;
    clearInterval(this.timer);
    process.off('exit', this.unlock);
    this.server?.close();
    removeLock(this.folder, this.own, process.platform === 'win32' ? [] : this.own.lines);
  };

  private async beat(): Promise<void> {
    if (await refreshLock(this.folder, this.own)) return;
    // If the disk refuses, the next heartbeat tries again.
    await this.renew().catch(() => undefined);
    if (this.isOver) removeLock(this.folder, this.own, []);
  }

  /**
   * Writes the lock again if it was deleted or the whole folder was moved, before another start finds the folder free.
   */
  private async renew(): Promise<void> {
    await makeDataFolder(this.folder);
    await requestLock(this.folder, this.own);
    await refreshLock(this.folder, this.own);
    const rivals = await rivalsOf(this.folder, this.own);
    if (rivals.length > 0 && !this.hasTold && !this.isOver) {
      this.hasTold = true;
      this.opening.onRival?.();
    }
    if (process.platform !== 'win32') await this.listenAgain();
  }

  /** Opens the socket again if it was lost with the folder. */
  private async listenAgain(): Promise<void> {
    if (this.isOver || (await socketsOf(this.folder, this.own)).length > 0) return;
    this.server?.close();
    this.server = await listen(this.own.lines, this.opening);
    if (this.isOver) this.server?.close();
  }
}

interface Attempt {
  /** Frees the folder; `null` if another game uses it, or the disk did not take the lock. */
  readonly unlock: (() => void) | null;
  readonly rival: LockFile | null;
  /** Why it is uncertain whether another game uses the folder. */
  readonly doubt: unknown;
}

async function attempt(folder: string, own: Holder, opening: Opening, until: number): Promise<Attempt> {
  const { signal } = opening;
  let doubt: unknown = await requestLock(folder, own).catch((error: unknown) => error);
  const isWritten = doubt === undefined;
  const rival = await rivalOf(folder, own, until, signal).catch((error: unknown) => {
    doubt ??= error;
    return null;
  });
  if (rival !== null || signal?.aborted) removeLock(folder, own, []);
  signal?.throwIfAborted();
  if (rival !== null || !isWritten) return { unlock: null, rival, doubt };
  const server = await listen(own.lines, opening);
  await refreshLock(folder, own);
  return { unlock: new KeptLock(folder, own, opening, server).unlock, rival, doubt };
}

/**
 * Whether the folder cannot be written to. There is then nothing to protect: the game runs, and says that it cannot
 * save.
 */
const mayNotWrite = (error: unknown): boolean =>
  ['EROFS', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Keeps trying to lock a folder whose disk refused, because it may be full only for a while. */
function lockLater(folder: string, draw: () => Holder, opening: Opening): () => void {
  let isOver = false;
  let unlock = (): void => undefined;
  const timer = setInterval(async () => {
    const { unlock: free } = await attempt(folder, draw(), opening, performance.now());
    if (free === null) return;
    clearInterval(timer);
    if (isOver) free();
    else unlock = free;
  }, BEAT_EVERY).unref();
  return () => {
    isOver = true;
    clearInterval(timer);
    unlock();
  };
}

/**
 * Keeps two running games from writing to one data folder, even with different carriers, temporary folders, containers
 * or computers; the second start hands its files over to the first. The lock is a file in the folder that names its
 * holder, so that a later start can see when the holder's process has ended. Makes the folder.
 * @param patience milliseconds to wait for another game that is still starting
 * @returns a function that frees the folder
 * @throws FolderInUse, the reason of the opening's signal, or an Error with a message for the player when the folder
 * cannot be made
 */
export async function lockFolder(folder: string, opening: Opening, patience: number = PATIENCE): Promise<() => void> {
  await makeDataFolder(folder);
  const here = whereWeRun();
  const until = performance.now() + patience;
  const draw = () => newHolder(here, (id) => linesOf(folder, id), path.resolve(folder));
  for (;;) {
    const { unlock, rival, doubt } = await attempt(folder, draw(), opening, until);
    if (rival === null) {
      if (unlock === null && mayNotWrite(doubt)) return () => undefined;
      if (doubt !== undefined) opening.onUnsure?.();
      return unlock ?? lockLater(folder, draw, { ...opening, signal: undefined });
    }
    // Another start that is still starting will soon accept files, or be gone.
    if (rival.held || performance.now() >= until) return refuse(folder, rival, opening, here);
    await sleep(LOOK_EVERY);
  }
}
