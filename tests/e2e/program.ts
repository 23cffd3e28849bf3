import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { test as base, expect, type Page } from '@playwright/test';
import { type GameState, isOver } from '../../shared/flow/runner.ts';
import { replay } from '../../shared/session/replay.ts';
import type { SavedGame } from '../../shared/session/savedGame.ts';

const SERVER = path.resolve(import.meta.dirname, '../../out/main/loopback.js');

/** The built program with its real host, as `npm start` runs it, and what it has written. */
export interface Program {
  /** Opened once by the page under test; a page keeps its session over reloads. */
  address: string;
  readonly dataFolder: string;
  /** The game on the disk, replayed: the truth with all its secrets. */
  truth(): Promise<GameState>;
  /** Ends the program, lets something happen to its files, and starts it again at a new address. */
  restart(meanwhile: () => Promise<void>): Promise<void>;
}

const readSave = async (dataFolder: string): Promise<SavedGame> =>
  JSON.parse(await readFile(path.join(dataFolder, 'saves/game.json'), 'utf8')).data;

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

/** What no page of ours may do: log an error, break its security policy, or ask anybody but its own host. */
function collectMisdeeds(page: Page): string[] {
  const misdeeds: string[] = [];
  page.on('pageerror', (error) => misdeeds.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') misdeeds.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (!/^(http:\/\/127\.0\.0\.1:|data:|blob:)/.test(request.url())) misdeeds.push(`request: ${request.url()}`);
  });
  return misdeeds;
}

/** Tests with a running program and its own data folder; the page must behave from beginning to end. */
export const test = base.extend<{ dataFolder: string; program: Program; goodBehaviour: undefined }>({
  dataFolder: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'hadara-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  program: async ({ dataFolder }, use) => {
    let running = await startProgram(dataFolder);
    const program: Program = {
      address: running.address,
      dataFolder,
      truth: async () => replay(await readSave(dataFolder)).state,
      restart: async (meanwhile) => {
        await endProgram(running.child);
        await meanwhile();
        running = await startProgram(dataFolder);
        program.address = running.address;
      },
    };
    await use(program);
    await endProgram(running.child);
  },
  goodBehaviour: [
    async ({ page }, use) => {
      const misdeeds = collectMisdeeds(page);
      await use(undefined);
      expect(misdeeds).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, isOver };
