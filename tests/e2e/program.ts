import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { test as base, expect, type Page } from '@playwright/test';
import type { Settings } from '../../shared/contract/tableSetup.ts';
import { type GameState, isOver } from '../../shared/flow/runner.ts';
import { replay } from '../../shared/session/replay/replay.ts';
import type { SavedGame } from '../../shared/session/saves/savedGame.ts';

const SERVER = path.resolve(import.meta.dirname, '../../out/main/loopback.js');

/** The built program with its real host, as `npm start` runs it, and what it has written. */
export interface Program {
  readonly dataFolder: string;
  /** Opens its page, once: it keeps its session over reloads. The program starts with it, so that its folder can be prepared before. */
  open(page: Page): Promise<void>;
  /** The game on the disk, replayed: the truth with all its secrets. */
  truth(): Promise<GameState>;
  /** The file of the game that was saved last. */
  saveFile(): Promise<string>;
  /** Ends the program, lets something happen to its files, and starts it again at a new address: where that is the subject. */
  restart(meanwhile: () => Promise<void>): Promise<void>;
}

interface Save {
  readonly file: string;
  readonly savedAt: number;
  readonly data: SavedGame;
}

async function newestSave(dataFolder: string): Promise<Save> {
  const folder = path.join(dataFolder, 'games');
  const names = (await readdir(folder)).filter((name) => /^[a-z0-9-]+\.json$/.test(name));
  const saves = await Promise.all(
    names.map(async (name): Promise<Save> => {
      const file = path.join(folder, name);
      return { ...JSON.parse(await readFile(file, 'utf8')), file };
    }),
  );
  const [newest] = saves.sort((one, other) => other.savedAt - one.savedAt);
  if (newest === undefined) throw new Error('no game was saved');
  return newest;
}

async function startProgram(dataFolder: string): Promise<{ readonly child: ChildProcess; readonly address: string }> {
  const child = spawn(process.execPath, [SERVER, '--data', dataFolder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [address] = await once(createInterface(child.stdout as NonNullable<typeof child.stdout>), 'line');
  return { child, address: String(address) };
}

async function endProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** The program with a data folder that is there; it ends with `end`. */
export function programIn(dataFolder: string): Program & { end(): Promise<void> } {
  let running: Awaited<ReturnType<typeof startProgram>> | null = null;
  const start = async () => {
    running ??= await startProgram(dataFolder);
    return running;
  };
  const end = async () => {
    if (running !== null) await endProgram(running.child);
    running = null;
  };
  return {
    dataFolder,
    open: async (page) => {
      await page.goto((await start()).address);
    },
    truth: async () => replay((await newestSave(dataFolder)).data).state,
    saveFile: async () => (await newestSave(dataFolder)).file,
    restart: async (meanwhile) => {
      await end();
      await meanwhile();
      await start();
    },
    end,
  };
}

/** What no page of ours may do: log an error, break its security policy, or ask anybody but its own host. */
export async function collectMisdeeds(page: Page): Promise<string[]> {
  const misdeeds: string[] = [];
  // Chromium logs most breaches as errors by itself, but not every one.
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      reportError(new Error(`breach of ${violatedDirective}: ${blockedURI} ${sample}`)),
    ),
  );
  page.on('pageerror', (error) => misdeeds.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') misdeeds.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (!/^(http:\/\/127\.0\.0\.1:|data:|blob:)/.test(request.url())) misdeeds.push(`request: ${request.url()}`);
  });
  return misdeeds;
}

/** What every test's player has chosen before: decoding the music costs as much as all the rest of a page. */
export const SILENT: Partial<Settings> = { muted: true };

/** A quarter of the table's pixels: where nobody looks at it. */
export const COARSE: Partial<Settings> = { resolution: 50, refinement: false };

/** As quick as it can be: no animation, cheap graphics, one press for a decision. For `test.use`. */
export const HURRIED: Partial<Settings> = {
  ...COARSE,
  speed: 'instant',
  quality: 'low',
  confirmActions: false,
  coach: 'never',
};

/** As `expect.poll`, which asks once a second after a while: most of what is waited for here comes sooner. */
export const poll = <T>(
  actual: () => T | Promise<T>,
  options: { readonly timeout?: number; readonly message?: string } = {},
) => expect.poll(actual, { intervals: [20, 50, 100], ...options });

/** Tests with a program, started by its first page, and its own data folder; the page must behave from beginning to end. */
export const test = base.extend<{
  settings: Partial<Settings>;
  dataFolder: string;
  program: Program;
  goodBehaviour: undefined;
}>({
  // Those that the player has chosen before, beside silence.
  settings: [{}, { option: true }],
  dataFolder: async ({ settings }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'hadara-'));
    await writeFile(path.join(folder, 'settings.json'), JSON.stringify({ ...SILENT, ...settings }));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  program: async ({ dataFolder }, use) => {
    const { end, ...program } = programIn(dataFolder);
    await use(program);
    await end();
  },
  goodBehaviour: [
    // With the program, so that it is still there when this ends: a page that loads on would complain of its absence.
    async ({ page, program }, use) => {
      const misdeeds = await collectMisdeeds(page);
      await use(undefined);
      expect(misdeeds, `with the folder ${program.dataFolder}`).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, isOver };
