import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startWords } from '../../main/carrier/startWords.ts';
import { triesX11, unseenStarts } from '../../main/carrier/unseenStarts.ts';
import { end, exitCodeOf, type PassedSignals, passSignalsTo } from './children.ts';
import type { Display } from './options.ts';
import { electronRuntime } from './runtime/runtime.ts';
import type { Setting } from './setting.ts';

/** How long (milliseconds) nothing may be seen of Electron before the game is opened elsewhere. */
const UNSEEN = 30_000;

/** Why Electron cannot be used here, in words for the player. */
export interface NoElectron {
  readonly why: string;
}

/** What Electron is started for. */
export interface DesktopOptions extends Display {
  /** Games to open, with their folders. */
  readonly files: readonly string[];
}

/** The file by which the program says that the player sees something of it (`main/electron/shownNote.ts`). */
const shownFile = ({ dataFolder }: Setting) => path.join(dataFolder, 'electron', `shown-${process.pid}`);

/** Whether it is drawn through X11: it was asked for, or nothing was seen of the start before and there is an X server. */
const usesX11 = ({ platform, env, dataFolder }: Setting, { x11 }: Display): boolean =>
  x11 || (platform === 'linux' && Boolean(env.DISPLAY) && triesX11(unseenStarts(dataFolder)));

/** The program's arguments: what is before its folder is Chromium's. */
const argumentsOf = (setting: Setting, options: DesktopOptions): string[] => [
  ...(setting.isRoot ? ['--no-sandbox'] : []),
  ...(usesX11(setting, options) ? ['--ozone-platform=x11'] : []),
  setting.root,
  ...(options.safeGraphics ? ['--safe-graphics'] : []),
  ...options.files,
];

const runHere = (program: string, setting: Setting, options: DesktopOptions, shown: string) =>
  spawn(program, argumentsOf(setting, options), {
    stdio: 'inherit',
    env: { ...setting.env, HADARA_DATA: setting.dataFolder, HADARA_SHOWN: shown },
  });

/** Runs it to its end, unless nothing is ever seen of it. */
async function watch(
  child: ReturnType<typeof runHere>,
  { wasStopped }: PassedSignals,
  isShown: () => boolean,
  patience: () => Promise<unknown>,
): Promise<number | NoElectron> {
  const words = startWords();
  const ended = exitCodeOf(child);
  const isLate = await Promise.race([ended.then(() => false), patience().then(() => true)]);
  if (isLate && !isShown()) {
    await end(child);
    return wasStopped() ? 0 : { why: words.electronUnseen };
  }
  const code = await ended;
  return code !== 0 && !isShown() && !wasStopped() ? { why: words.electronFails } : code;
}

/**
 * Runs the game in Electron, which is fetched if need be.
 * @param patience resolves after the time within which the window should have been seen
 * @returns the exit code, or why Electron cannot be used here
 */
export async function playInElectron(
  setting: Setting,
  options: DesktopOptions,
  patience: () => Promise<unknown> = () => setTimeout(UNSEEN, undefined, { ref: false }),
): Promise<number | NoElectron> {
  const runtime = await electronRuntime(setting);
  if (runtime === 'stopped') return 0;
  if ('why' in runtime) return runtime;
  const shown = shownFile(setting);
  mkdirSync(path.dirname(shown), { recursive: true });
  const child = runHere(runtime.program, setting, options, shown);
  const signals = passSignalsTo(child);
  return watch(child, signals, () => existsSync(shown), patience).finally(() => {
    signals.letGo();
    rmSync(shown, { force: true });
  });
}
