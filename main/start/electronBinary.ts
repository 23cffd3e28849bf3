import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const DOWNLOAD_PATIENCE = 120_000;
/** Milliseconds after which a download that failed is tried again: every start would only wait for the same failure. */
const TRY_AGAIN_AFTER = 24 * 60 * 60_000;

function readIfThere(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/**
 * The Electron program, or `null`. Looks where Electron's package puts it and never imports that package, which would
 * start a download.
 * @param packageFolder `node_modules/electron`
 */
export function findElectron(packageFolder: string, env: Readonly<Record<string, string | undefined>>): string | null {
  const program = readIfThere(path.join(packageFolder, 'path.txt'));
  const folder = env.ELECTRON_OVERRIDE_DIST_PATH;
  if (folder)
    return existsSync(path.join(folder, program ?? 'electron')) ? path.join(folder, program ?? 'electron') : null;
  const file = path.join(packageFolder, 'dist', program ?? '');
  return program !== null && existsSync(file) ? file : null;
}

export interface DownloadOptions {
  /** The file that remembers a failure by its time; whoever deletes it has the download tried again at once. */
  readonly note: string;
  /** `package-lock.json`: with another version of Electron everything may be different. */
  readonly lockFile: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const changeOf = (file: string): number | null => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;

function isWorthTrying({ note, lockFile, now }: DownloadOptions): boolean {
  const failed = changeOf(note);
  if (failed === null) return true;
  // A note from the future tells nothing: a clock was wrong.
  return now < failed || now - failed >= TRY_AGAIN_AFTER || (changeOf(lockFile) ?? 0) > failed;
}

/** Lets Electron's package download its program, unless that failed not long ago. */
export function downloadElectron(packageFolder: string, options: DownloadOptions): void {
  const installer = path.join(packageFolder, 'install.js');
  if (!existsSync(installer) || !isWorthTrying(options)) return;
  const { status } = spawnSync(process.execPath, [installer], { stdio: 'ignore', timeout: DOWNLOAD_PATIENCE });
  rmSync(options.note, { force: true });
  if (status === 0) return;
  mkdirSync(path.dirname(options.note), { recursive: true });
  writeFileSync(options.note, 'Electron could not be downloaded. Delete this file to try again with the next start.\n');
}
