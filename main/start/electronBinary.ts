import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const DOWNLOAD_PATIENCE = 120_000;

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

/**
 * Lets Electron's package download its program, once for this copy of the game: where that failed, every later start
 * would only wait for the same failure.
 * @param note the file that remembers a failure
 */
export function downloadElectronOnce(packageFolder: string, note: string): void {
  const installer = path.join(packageFolder, 'install.js');
  if (existsSync(note) || !existsSync(installer)) return;
  const { status } = spawnSync(process.execPath, [installer], { stdio: 'ignore', timeout: DOWNLOAD_PATIENCE });
  if (status === 0) return;
  mkdirSync(path.dirname(note), { recursive: true });
  writeFileSync(note, 'Electron could not be downloaded. Delete this file to try again with the next start.\n');
}
