// @long
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { GOLDEN_FOLDER } from '../../fixtures/goldenGames.ts';
import { fileOf } from '../../programs.ts';
import { type Behaviour, writeFakeBrowser } from './fakeBrowser.ts';
import { ARCHIVE, archiveServer, makePackage, serve } from './runtime/tinyRuntime.ts';

const BUILT = path.resolve(import.meta.dirname, '../../../out/main');
const PATIENCE = { timeout: 15_000, interval: 20 };

interface Game {
  readonly child: ChildProcess;
  readonly root: string;
  readonly output: () => string;
  readonly exitCode: Promise<number | null>;
}

const games: Game[] = [];
afterEach(async () => {
  for (const { child, exitCode } of games.splice(0)) {
    child.kill('SIGTERM');
    await exitCode;
  }
});

function makeRoot(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'hadara-start-'));
  cpSync(BUILT, path.join(root, 'out/main'), { recursive: true });
  mkdirSync(path.join(root, 'out/renderer'));
  writeFileSync(path.join(root, 'out/renderer/index.html'), '<p>');
  writeFileSync(path.join(root, 'package.json'), '{"type":"module"}');
  return root;
}

/** An "Electron" that is a script of the shell. */
function installElectron(root: string, script: string): void {
  const folder = path.join(root, 'node_modules/electron/dist');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, '../path.txt'), 'electron');
  writeFileSync(path.join(folder, 'electron'), `#!/bin/sh\n${script}\n`);
  chmodSync(path.join(folder, 'electron'), 0o755);
}

/** Something in place of the program that opens addresses in any browser: it notes the address. Returns its folder. */
function writeOpener(root: string): string {
  const folder = path.join(root, 'bin');
  mkdirSync(folder, { recursive: true });
  const note = path.join(root, 'opened.txt');
  writeFileSync(path.join(folder, 'xdg-open'), `#!/bin/sh\necho "$1" > ${note}.part && mv ${note}.part ${note}\n`);
  chmodSync(path.join(folder, 'xdg-open'), 0o755);
  return folder;
}

/** The address that was opened in any browser. */
const openedBy = ({ root }: Game): string | null => {
  const file = path.join(root, 'opened.txt');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
};

function start(root: string, args: readonly string[], env: Record<string, string> = {}): Game {
  const child = spawn(process.execPath, [fileOf('playFrom'), root, ...args], {
    env: {
      ...process.env,
      HADARA_DATA: path.join(root, 'data'),
      DISPLAY: ':1',
      PATH: `${writeOpener(root)}:${process.env.PATH}`,
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  const exitCode = once(child, 'exit').then(([code]) => code as number | null);
  const game: Game = { child, root, output: () => output, exitCode };
  games.push(game);
  return game;
}

const startInBrowser = (behaviour: Behaviour) => {
  const root = makeRoot();
  return start(root, [], { HADARA_BROWSER: writeFakeBrowser(root, behaviour) });
};

const browserOf = ({ root }: Game): { args: string[]; pid: number } | null => {
  const file = path.join(root, 'arguments.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
};

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The files of its games. */
function gamesIn({ root }: Game): string[] {
  const folder = path.join(root, 'data/games');
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
}

/** The host's log says that everything was put away. */
const isPutAway = ({ root }: Game) => {
  const folder = path.join(root, 'data/logs');
  return existsSync(folder) && readFileSync(path.join(folder, 'host.log'), 'utf8').includes('host ended');
};

it('opens a window of the browser where there is no Electron, and ends when the window closes', async () => {
  const game = startInBrowser('close');
  expect(await game.exitCode).toBe(0);
  expect(game.output()).toMatch(
    /^The package of the Electron runtime is not installed; npm ci installs it\. The game opens in fakeBrowser\.mjs instead\.\n$/,
  );
  expect(browserOf(game)?.args).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^--app=http:\/\/127\.0\.0\.1:\d+\/#c=[\w-]{43}$/),
      `--user-data-dir=${path.join(game.root, 'data/browser')}`,
      '--ignore-gpu-blocklist',
      '--enable-unsafe-swiftshader',
    ]),
  );
  expect(isPutAway(game)).toBe(true);
});

it('ends, the browser included, when the game is quit', async () => {
  const game = startInBrowser('quit');
  expect(await game.exitCode).toBe(0);
  expect(isRunning(browserOf(game)?.pid ?? 0)).toBe(false);
  expect(isPutAway(game)).toBe(true);
});

it.each(['SIGINT', 'SIGTERM'] as const)('ends on %s, the browser included', async (signal) => {
  const game = startInBrowser('stay');
  const browser = await vi.waitUntil(() => browserOf(game), PATIENCE);
  game.child.kill(signal);
  expect(await game.exitCode).toBe(0);
  expect(isRunning(browser.pid)).toBe(false);
  expect(isPutAway(game)).toBe(true);
});

it.each([
  ['without a browser', ['--no-browser'], {}],
  ['without a screen', [], { DISPLAY: '', WAYLAND_DISPLAY: '', HADARA_BROWSER: '' }],
])('only prints the address %s, until it is stopped', async (_what, args, env) => {
  const game = start(makeRoot(), args, env);
  await vi.waitUntil(() => /it works once: http:\/\/127\.0\.0\.1:\d+\/#c=[\w-]{43}\n/.test(game.output()), PATIENCE);
  game.child.kill('SIGINT');
  expect(await game.exitCode).toBe(0);
  expect(openedBy(game)).toBeNull();
  expect(isPutAway(game)).toBe(true);
});

it.each([
  ['there is none with the engine', '/no/browser'],
  ['the one with the engine does not open', null],
])('opens the page in any browser where %s, and prints the address too', async (_why, browser) => {
  const root = makeRoot();
  const game = start(root, [], { HADARA_BROWSER: browser ?? writeFakeBrowser(root, 'fail') });
  const address = await vi.waitUntil(() => openedBy(game), PATIENCE);
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#c=[\w-]{43}$/);
  expect(game.output()).toContain(`If no page opens, open this address`);
  expect(game.output()).toContain(address);
  game.child.kill('SIGINT');
  expect(await game.exitCode).toBe(0);
});

it('runs Electron where it is, with the data folder, and ends with it', async () => {
  const root = makeRoot();
  installElectron(root, `echo "$HADARA_DATA $@"`);
  const game = start(root, ['--data', path.join(root, 'mine')]);
  expect(await game.exitCode).toBe(0);
  expect(game.output()).toContain(path.join(root, 'mine'));
  expect(game.output().trim().endsWith(root)).toBe(true);
});

it('hands Electron the games to open, with their folders', async () => {
  const root = makeRoot();
  installElectron(root, `echo "$@"`);
  const game = start(root, ['a game.hadara']);
  expect(await game.exitCode).toBe(0);
  expect(
    game
      .output()
      .trim()
      .endsWith(`${root} ${path.resolve('a game.hadara')}`),
  ).toBe(true);
});

it('takes the games to open into the list, also in a browser', async () => {
  const root = makeRoot();
  const game = start(root, [path.join(GOLDEN_FOLDER, 'two-basic.jsonl')], {
    HADARA_BROWSER: writeFakeBrowser(root, 'stay'),
  });
  await vi.waitUntil(() => gamesIn(game).length > 0, PATIENCE);
  game.child.kill('SIGTERM');
  expect(await game.exitCode).toBe(0);
});

it('falls back to the browser when Electron does not start', async () => {
  const root = makeRoot();
  installElectron(root, 'exit 127');
  const game = start(root, [], { HADARA_BROWSER: writeFakeBrowser(root, 'close') });
  expect(await game.exitCode).toBe(0);
  expect(game.output()).toBe('The Electron runtime does not start. The game opens in fakeBrowser.mjs instead.\n');
});

it('fetches the runtime aloud, stops when it is told to, and leaves nothing behind', async () => {
  const root = makeRoot();
  const { packageFolder, left } = makePackage();
  mkdirSync(path.join(root, 'node_modules'));
  symlinkSync(packageFolder, path.join(root, 'node_modules/electron'));
  const temporary = path.join(root, 'temporary');
  mkdirSync(temporary);
  const mirror = await serve(archiveServer((response) => response.write(ARCHIVE.subarray(0, 100))));
  const env = { ELECTRON_MIRROR: mirror, TMPDIR: temporary, electron_config_cache: path.join(root, 'cache') };
  const game = start(root, [], env);
  await vi.waitUntil(() => game.output().includes('%'), PATIENCE);
  expect(game.output()).toContain(
    `The game’s own window needs the Electron runtime, which is not here yet. It is fetched once.\n1 MB from ${new URL(mirror).host} (Ctrl-C stops):\n`,
  );
  game.child.kill('SIGINT');
  expect(await game.exitCode).toBe(0);
  expect([...left(), ...readdirSync(temporary).filter((name) => name.startsWith('hadara'))]).toEqual([]);
  expect(openedBy(game)).toBeNull();
});

it('says so when the game is already running', async () => {
  const first = startInBrowser('stay');
  await vi.waitUntil(() => browserOf(first), PATIENCE);
  const second = start(first.root, ['--no-browser']);
  expect(await second.exitCode).toBe(1);
  expect(second.output()).toBe(`The game is already running with the data folder ${path.join(first.root, 'data')}.\n`);
});

it('hands games to open over to the game that is already running', async () => {
  const first = startInBrowser('stay');
  await vi.waitUntil(() => browserOf(first), PATIENCE);
  const second = start(first.root, ['--no-browser', path.join(GOLDEN_FOLDER, 'two-basic.jsonl')]);
  expect(await second.exitCode).toBe(0);
  expect(second.output()).toContain('is opened there');
  await vi.waitUntil(() => gamesIn(first).length > 0, PATIENCE);
});

it('says so at once when the data folder cannot be made', async () => {
  const root = makeRoot();
  const folder = path.join(root, 'package.json/data');
  const game = start(root, ['--data', folder], { HADARA_BROWSER: writeFakeBrowser(root, 'stay') });
  expect(await game.exitCode).toBe(1);
  expect(game.output()).toContain(`The data folder ${folder} cannot be made`);
  expect(browserOf(game)).toBeNull();
});
