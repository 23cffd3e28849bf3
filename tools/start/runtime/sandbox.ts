import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What the system says of itself; to be injected by tests. */
export interface SystemFacts {
  /** The text of a file; `null` where there is none that can be read. */
  read(file: string): string | null;
  /** Names of the files of a folder; none where there is no such folder. */
  list(folder: string): readonly string[];
  /** Owner and mode; `null` where there is no such file. */
  stat(file: string): { readonly uid: number; readonly mode: number } | null;
}

function orNull<T>(look: () => T): T | null {
  try {
    return look();
  } catch {
    return null;
  }
}

const SYSTEM: SystemFacts = {
  read: (file) => orNull(() => readFileSync(file, 'utf8')),
  list: (folder) => orNull(() => readdirSync(folder)) ?? [],
  stat: (file) => orNull(() => statSync(file)),
};

const PROFILES = '/etc/apparmor.d';
/** Belongs to the system administrator's account and runs under it, whoever starts it. */
const SET_UID_PROGRAM = 0o4111;

/** Files of the kernel, and the value with which each forbids programs to make name spaces of their own. */
const REFUSALS = [
  ['/proc/sys/kernel/unprivileged_userns_clone', '0', 'sandboxKernel'],
  ['/proc/sys/user/max_user_namespaces', '0', 'sandboxKernel'],
  ['/proc/sys/kernel/apparmor_restrict_unprivileged_userns', '1', 'sandboxAppArmor'],
] as const;

/** Why Chromium could not shut its processes in. */
export interface SandboxObstacle {
  readonly why: (typeof REFUSALS)[number][2];
  /** Commands that help; none where the runtime has no helper that they could be about. */
  readonly commands: readonly string[];
}

const quoted = (file: string): string => (/^[\w/.,@+-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`);

/** Whether AppArmor has a profile for the program, such as a package or the administrator writes. */
const hasProfile = (program: string, { list, read }: SystemFacts): boolean =>
  list(PROFILES).some((name) => read(path.posix.join(PROFILES, name))?.includes(program));

/**
 * What keeps Electron from starting on a Linux that forbids programs to make name spaces; `null` where nothing does.
 * Chromium then needs its helper `chrome-sandbox` beside the program, and ends at once where that is not set up.
 */
export function sandboxObstacle(
  program: string,
  { platform, isRoot }: { readonly platform: NodeJS.Platform; readonly isRoot: boolean },
  system: SystemFacts = SYSTEM,
): SandboxObstacle | null {
  // The system administrator starts it without any sandbox.
  if (platform !== 'linux' || isRoot) return null;
  const refusal = REFUSALS.find(([file, refusing]) => system.read(file)?.trim() === refusing);
  if (refusal === undefined) return null;
  const [, , why] = refusal;
  if (why === 'sandboxAppArmor' && hasProfile(program, system)) return null;
  const helper = path.posix.join(path.posix.dirname(program), 'chrome-sandbox');
  const found = system.stat(helper);
  if (found === null) return { why, commands: [] };
  if (found.uid === 0 && (found.mode & SET_UID_PROGRAM) === SET_UID_PROGRAM) return null;
  return { why, commands: [`sudo chown root:root ${quoted(helper)}`, `sudo chmod 4755 ${quoted(helper)}`] };
}
