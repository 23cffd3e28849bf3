import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { lockFolder } from '../../../main/carrier/folderLock.ts';

const BUILT = path.resolve(import.meta.dirname, '../../../out');

/** Runs the built main process against the fake Electron, in a copy that has a page. */
async function boot(env: Record<string, string> = {}, root = mkdtempSync(path.join(tmpdir(), 'hadara-boot-'))) {
  for (const part of ['main', 'preload']) cpSync(path.join(BUILT, part), path.join(root, part), { recursive: true });
  mkdirSync(path.join(root, 'renderer'), { recursive: true });
  writeFileSync(path.join(root, 'renderer/index.html'), '<p>');
  writeFileSync(path.join(root, 'package.json'), '{"type":"module"}');
  const redirect = path.join(import.meta.dirname, 'boot/redirect.ts');
  const program = spawn(
    process.execPath,
    ['--import', 'tsx', '--import', redirect, path.join(root, 'main/electron.js')],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 20_000,
      env: { ...process.env, HADARA_DATA: path.join(root, 'data'), ...env },
    },
  );
  const [output, [status]] = await Promise.all([text(program.stdout), once(program, 'exit')]);
  return { output, status, root };
}

it('opens the window on the page, answers its calls, and ends cleanly', async () => {
  const { output, status, root } = await boot();
  expect(JSON.parse(output)).toEqual({
    preloadIsThere: true,
    page: '<p>',
    menus: expect.any(Number),
    told: [],
    info: {
      ok: true,
      value: expect.objectContaining({ carrier: 'electron', locale: 'de', dataFolder: path.join(root, 'data') }),
    },
  });
  expect(status).toBe(0);
});

it('tells the page what was wrong at the start, though the page is the last to listen', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'hadara-boot-'));
  mkdirSync(path.join(root, 'data'));
  writeFileSync(path.join(root, 'data/settings.json'), 'rubbish');
  const { output } = await boot({}, root);
  expect(JSON.parse(output).told).toEqual([
    { name: 'notice', payload: { code: 'settingsReset', detail: 'settings.json' } },
  ]);
});

it('leaves the game to the instance that runs already', async () => {
  expect(await boot({ SECOND_INSTANCE: '1' })).toMatchObject({ output: '', status: 0 });
});

it('says so when the game already runs in a browser window', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'hadara-boot-'));
  const unlock = await lockFolder(path.join(root, 'data'), { files: [], onFiles: () => undefined });
  const { output, status } = await boot({}, root);
  unlock();
  expect(output).toBe(`Hadara: The game is already running with the data folder ${path.join(root, 'data')}.\n`);
  expect(status).toBe(1);
});
