import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { end, exitCodeOf, passSignalsTo } from './children.ts';
import { downloadElectron, findElectron } from './electronBinary.ts';
import type { Setting } from './setting.ts';

/** How long (milliseconds) nothing may be seen of Electron before the game is opened elsewhere. */
const UNSEEN = 30_000;

/** Why Electron cannot be used here: its program is missing, it fails before anything is seen, or nothing is ever seen. */
export type NoElectron = 'electronMissing' | 'electronFails' | 'electronUnseen';

/** The file that remembers that Electron could not be downloaded. */
export const downloadNote = ({ root }: Pick<Setting, 'root'>): string => path.join(root, 'out/electron-missing.txt');

/** The file by which the program says that the player sees something of it (`main/electron/shownNote.ts`). */
const shownFile = ({ dataFolder }: Setting) => path.join(dataFolder, 'electron', `shown-${process.pid}`);

function programOf(setting: Setting): string | null {
  const { root, env } = setting;
  const packageFolder = path.join(root, 'node_modules/electron');
  const lockFile = path.join(root, 'package-lock.json');
  const found = findElectron(packageFolder, env);
  if (found !== null) return found;
  downloadElectron(packageFolder, { note: downloadNote(setting), lockFile, now: Date.now() });
  return findElectron(packageFolder, env);
}

const runHere = (
  program: string,
  { root, env, dataFolder, isRoot }: Setting,
  files: readonly string[],
  shown: string,
) =>
  spawn(program, [...(isRoot ? ['--no-sandbox'] : []), root, ...files], {
    stdio: 'inherit',
    env: { ...env, HADARA_DATA: dataFolder, HADARA_SHOWN: shown },
  });

/** Runs it to its end, unless nothing is ever seen of it. */
async function watch(
  child: ReturnType<typeof runHere>,
  isShown: () => boolean,
  patience: () => Promise<unknown>,
): Promise<number | NoElectron> {
  const wasStopped = passSignalsTo(child);
  const ended = exitCodeOf(child);
  const isLate = await Promise.race([ended.then(() => false), patience().then(() => true)]);
  if (isLate && !isShown()) {
    await end(child);
    return wasStopped() ? 0 : 'electronUnseen';
  }
  const code = await ended;
  return code !== 0 && !isShown() && !wasStopped() ? 'electronFails' : code;
}

/**
 * Runs the game in Electron, which is fetched if need be.
 * @param files games to open, with their folders
 * @param patience resolves when nothing being seen means that nothing will be
 * @returns the exit code, or why Electron cannot be used here
 */
export async function playInElectron(
  setting: Setting,
  files: readonly string[],
  patience: () => Promise<unknown> = () => setTimeout(UNSEEN, undefined, { ref: false }),
): Promise<number | NoElectron> {
  const program = programOf(setting);
  if (program === null) return 'electronMissing';
  const shown = shownFile(setting);
  mkdirSync(path.dirname(shown), { recursive: true });
  const child = runHere(program, setting, files, shown);
  return watch(child, () => existsSync(shown), patience).finally(() => rmSync(shown, { force: true }));
}
