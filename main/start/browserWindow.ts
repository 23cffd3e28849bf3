import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { filled, startWords } from '../carrier/startWords.ts';
import { appWindowArguments } from './appWindow.ts';
import { end, exitCodeOf, passSignalsTo, startQuietly } from './children.ts';
import type { Setting } from './setting.ts';

/** What the host is started with. */
export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Games to open, with their folders. */
  readonly files: readonly string[];
}

/** The host with its loopback carrier, as a process of its own; it ends when nobody is at the page any more. */
function startServer({ root, dataFolder }: Setting, { port, files }: ServerOptions): ChildProcess {
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

const printAddress = (setting: Setting, address: string) => setting.say(filled(startWords().openAddress, { address }));

/** Opens the window, and tells the server when it has closed; where it does not open, the address is printed. */
async function showWindow(browser: ChildProcess, server: ChildProcess, announce: () => void): Promise<void> {
  if ((await exitCodeOf(browser)) === 0) server.stdin?.end();
  else if (server.exitCode === null) announce();
}

/**
 * Runs the game behind a browser's window.
 * @param browser the browser's program; `null` prints the address for somebody to open
 * @returns the exit code
 */
export async function playInBrowser(setting: Setting, browser: string | null, options: ServerOptions): Promise<number> {
  const server = startServer(setting, options);
  passSignalsTo(server);
  const ended = exitCodeOf(server);
  const address = await addressOf(server);
  if (address === null) return ended;
  if (browser === null) {
    printAddress(setting, address);
    return ended;
  }
  const child = startQuietly(browser, appWindowArguments({ ...setting, browser, address }));
  const closed = showWindow(child, server, () => printAddress(setting, address));
  const code = await ended;
  await end(child);
  await closed;
  return code;
}
