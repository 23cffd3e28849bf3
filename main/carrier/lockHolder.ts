import { randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Where a process runs, as far as a later start can tell. `null` where the system does not say. */
export interface ProcessPlace {
  /** The computer's name, for the player. */
  readonly computer: string;
  /** The id of the installed system, because several computers may have the same name. */
  readonly machine: string | null;
  /** The id of the present run of the system, from boot to shutdown. */
  readonly boot: string | null;
  /** The namespace of process ids: a container has its own. */
  readonly space: string | null;
}

/** Who holds the lock of a data folder, or tries to. */
export interface Holder extends ProcessPlace {
  /** Drawn for this start: no other ever has it. */
  readonly id: string;
  readonly pid: number;
  /** When the process was started, in the system's own count; with the id it names one process for certain. */
  readonly started: string | null;
  /** The sockets where it may listen for files: the first of these that worked. */
  readonly lines: readonly string[];
  /** The folder that it locks: a copy of the folder has a copy of the lock. `null` where an older program wrote it. */
  readonly folder: string | null;
}

function orNull(read: () => string): string | null {
  try {
    return read().trim() || null;
  } catch {
    return null;
  }
}

/**
 * The start time of a process: the 20th field after the program's name, which may itself contain spaces and brackets.
 */
const startOf = (pid: number): string | null =>
  orNull(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  });

export const whereWeRun = (): ProcessPlace => ({
  computer: hostname(),
  machine: orNull(() => readFileSync('/etc/machine-id', 'utf8')),
  boot: orNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
  space: orNull(() => readlinkSync('/proc/self/ns/pid')),
});

/**
 * @param linesOf where to listen, by the id that is drawn
 * @param folder the folder to be locked
 */
export function newHolder(
  where: ProcessPlace,
  linesOf: (id: string) => readonly string[],
  folder: string | null = null,
): Holder {
  const id = randomBytes(8).toString('hex');
  return { ...where, id, pid: process.pid, started: startOf(process.pid), lines: linesOf(id), folder };
}

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

/** Reads a holder from the text of its lock file; `null` for any other text. */
export function readHolder(text: string, id: string): Holder | null {
  try {
    const { computer, machine, boot, space, pid, started, lines, folder = null } = JSON.parse(text) as Partial<Holder>;
    if (typeof computer !== 'string' || typeof pid !== 'number' || !Array.isArray(lines)) return null;
    if (!isTextOrNull(folder)) return null;
    if (!isTextOrNull(machine) || !isTextOrNull(boot) || !isTextOrNull(space) || !isTextOrNull(started)) return null;
    return {
      id,
      computer,
      machine,
      boot,
      space,
      pid,
      started,
      lines: lines.filter((line) => typeof line === 'string'),
      folder,
    };
  } catch {
    return null;
  }
}

export const isSameComputer = (one: ProcessPlace, other: ProcessPlace): boolean =>
  one.computer === other.computer && one.machine === other.machine;

/** Whether both are in the same run of the same system. Then a socket that nobody listens to has lost its process. */
export const isSameRun = (one: ProcessPlace, other: ProcessPlace): boolean =>
  isSameComputer(one, other) && one.boot !== null && one.boot === other.boot;

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists, and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a holder's process runs, as far as that can be told from here. */
export function judge(holder: Holder, here: ProcessPlace): 'alive' | 'dead' | 'unknown' {
  if (!isSameComputer(holder, here)) return 'unknown';
  const rebooted = here.machine !== null && here.boot !== null && holder.boot !== null && holder.boot !== here.boot;
  if (rebooted) return 'dead';
  if (holder.boot !== here.boot || holder.space !== here.space) return 'unknown';
  if (!runs(holder.pid)) return 'dead';
  // Process ids are reused: without the time of its start it may be another process.
  if (holder.started === null) return 'unknown';
  return holder.started === startOf(holder.pid) ? 'alive' : 'dead';
}
