import { spawn } from 'node:child_process';
import path from 'node:path';
import { exitCodeOf, passSignalsTo } from './children.ts';
import { downloadElectronOnce, findElectron } from './electronBinary.ts';
import type { Setting } from './setting.ts';

/** An Electron that fails sooner than this (milliseconds) has not opened a window: its libraries or rights are missing. */
const FALSE_START = 5_000;

const runsHere = (program: string, { root, env, dataFolder, isRoot }: Setting, files: readonly string[]) =>
  spawn(program, [...(isRoot ? ['--no-sandbox'] : []), root, ...files], {
    stdio: 'inherit',
    env: { ...env, HADARA_DATA: dataFolder },
  });

/**
 * Runs the game in Electron, which is fetched if need be.
 * @param files games to open, with their folders
 * @returns the exit code, or in a few words why Electron cannot be used here
 */
export async function playInElectron(setting: Setting, files: readonly string[]): Promise<number | string> {
  const packageFolder = path.join(setting.root, 'node_modules/electron');
  const find = () => findElectron(packageFolder, setting.env);
  if (find() === null) downloadElectronOnce(packageFolder, path.join(setting.root, 'out/electron-missing.txt'));
  const program = find();
  if (program === null) return 'The Electron runtime is not here and could not be downloaded';
  const started = performance.now();
  const child = runsHere(program, setting, files);
  passSignalsTo(child);
  const code = await exitCodeOf(child);
  return code !== 0 && performance.now() - started < FALSE_START ? 'The Electron runtime does not start' : code;
}
