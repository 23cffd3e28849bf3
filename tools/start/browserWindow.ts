import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { filled, startWords } from '../../main/carrier/startWords.ts';
import { appWindowArguments } from './appWindow.ts';
import { end, exitCodeOf, passSignalsTo, startQuietly } from './children.ts';
import { openInDefaultBrowser } from './defaultBrowser.ts';
import type { Display } from './options.ts';
import type { Setting } from './setting.ts';

/** A browser that can open a window for the game alone; the system's default browser; or none, where there is no screen. */
export type Browser = { readonly program: string } | 'default' | 'none';

/** What the host, and the window on it, are started with. */
export interface BrowserOptions extends Display {
  /** 0 takes any free port. */
  readonly port: number;
  /** Games to open, with their folders. */
  readonly files: readonly string[];
}

/** The host with its loopback carrier, as a process of its own; it ends when nobody is at the page any more. */
function startServer({ root, dataFolder }: Setting, { port, files }: BrowserOptions): ChildProcess {
  const program = path.join(root, 'out/main/loopback.js');
  const args = ['--attached', '--data', dataFolder, '--port', String(port), ...files];
  return spawn(process.execPath, [program, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
}

/** The first line that the server prints; `null` when it ends without one. */
async function addressOf(server: ChildProcess): Promise<string | null> {
  if (server.stdout === null) return null;
  const lines = createInterface(server.stdout);
  const [line] = await Promise.race([once(lines, 'line'), once(lines, 'close')]);
  return line ?? null;
}

/** Opens the page in the system's default browser, and prints its address in case nothing opens. */
function openAnywhere({ say, platform }: Setting, address: string): void {
  say(filled(startWords().openAddressToo, { address }));
  void openInDefaultBrowser(platform, address);
}

/** Opens the window, and tells the server when it has closed; where it does not open, the page is opened otherwise. */
async function showWindow(browser: ChildProcess, server: ChildProcess, openOtherwise: () => void): Promise<void> {
  if ((await exitCodeOf(browser)) === 0) server.stdin?.end();
  else if (server.exitCode === null) openOtherwise();
}

/**
 * Runs the game behind a browser's window.
 * @returns the exit code
 */
export async function playInBrowser(setting: Setting, browser: Browser, options: BrowserOptions): Promise<number> {
  const server = startServer(setting, options);
  passSignalsTo(server);
  const ended = exitCodeOf(server);
  const address = await addressOf(server);
  if (address === null) return ended;
  if (typeof browser === 'string') {
    if (browser === 'default') openAnywhere(setting, address);
    else setting.say(filled(startWords().openAddress, { address }));
    return ended;
  }
  const args = appWindowArguments({ ...setting, ...options, browser: browser.program, address });
  const child = startQuietly(browser.program, args);
  const closed = showWindow(child, server, () => openAnywhere(setting, address));
  const code = await ended;
  await end(child);
  await closed;
  return code;
}
