import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { lockFolder } from '../../../main/carrier/folderLock.ts';
import { standingIn } from './standIns.ts';

const BUILT = path.resolve(import.meta.dirname, '../../../out');

/** Runs the built main process against the fake Electron, in a copy that has a page. */
async function boot(
  env: Record<string, string> = {},
  root = mkdtempSync(path.join(tmpdir(), 'hadara-boot-')),
  args: readonly string[] = [],
) {
  for (const part of ['main', 'preload']) cpSync(path.join(BUILT, part), path.join(root, part), { recursive: true });
  mkdirSync(path.join(root, 'renderer'), { recursive: true });
  writeFileSync(path.join(root, 'renderer/index.html'), '<p>');
  if (env.NO_PAGE) rmSync(path.join(root, 'renderer/index.html'));
  writeFileSync(path.join(root, 'package.json'), '{"type":"module"}');
  const program = spawn(process.execPath, [...standingIn('boot'), path.join(root, 'main/electron.js'), ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 20_000,
    env: { ...process.env, HADARA_DATA: path.join(root, 'data'), ...env },
  });
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
    drawn: ['switch ignore-gpu-blocklist'],
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
    { name: 'notice', payload: { code: 'settingsAside', detail: expect.stringMatching(/^settings\.json\.corrupt-/) } },
  ]);
});

it('notes for whoever started it that the window is to be seen', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'hadara-boot-'));
  const note = path.join(root, 'shown');
  await boot({ HADARA_SHOWN: note }, root);
  expect(existsSync(note)).toBe(true);
});

it('draws without the graphics card after a start that the page drew nothing of, and says so; as usual once it did', async () => {
  const first = await boot();
  expect(JSON.parse(first.output)).toMatchObject({ drawn: ['switch ignore-gpu-blocklist'], told: [] });
  const second = await boot({ DRAWS: '1' }, first.root);
  expect(JSON.parse(second.output)).toMatchObject({
    drawn: ['no acceleration'],
    told: [{ name: 'notice', payload: { code: 'safeStart', detail: '' } }],
    page: '<p>',
  });
  const third = await boot({}, first.root);
  expect(JSON.parse(third.output)).toMatchObject({ drawn: ['switch ignore-gpu-blocklist'], told: [] });
});

it('shows a plain page with the report after two such starts', async () => {
  const { root } = await boot();
  await boot({}, root);
  const { output, status } = await boot({}, root);
  const { page, drawn } = JSON.parse(output);
  expect(page).toContain('Das Spiel hat nichts gezeigt');
  expect(page).toContain('  starts unseen before: 2\n');
  expect(page).toContain('  crash dumps: 0\n');
  expect(page).not.toContain('<script');
  expect(drawn).toEqual(['no acceleration']);
  expect(status).toBe(0);
});

it('goes on with the game that the system was asked for', async () => {
  const { output } = await boot({}, undefined, ['--resume=a-game']);
  expect(JSON.parse(output).told).toEqual([{ name: 'command', payload: { name: 'resume', gameId: 'a-game' } }]);
});

it('starts anew with X11 when nothing was seen on Wayland', async () => {
  const { root } = await boot();
  const { output, status } = await boot({ SWITCHES: 'ozone-platform=wayland', DISPLAY: ':0' }, root);
  expect(output).toBe('relaunch --ozone-platform=x11\n');
  expect(status).toBe(0);
});

it('leaves the game to the instance that runs already, which comes forward', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'hadara-boot-'));
  let shows = 0;
  const opening = { files: [], onFiles: () => undefined, onSecondStart: () => void shows++ };
  const unlock = await lockFolder(path.join(root, 'data'), opening);
  expect(await boot({ SECOND_INSTANCE: '1' }, root)).toMatchObject({ output: '', status: 0 });
  expect(shows).toBe(1);
  unlock();
});

it('opens the window when Electron only could not find out whether it runs already', async () => {
  const { output, status } = await boot({ SECOND_INSTANCE: '1' });
  expect(JSON.parse(output)).toMatchObject({ page: '<p>' });
  expect(status).toBe(0);
});

it('says so, and ends, when the page does not come up', async () => {
  const { output, status } = await boot({ LOAD_FAILS: '1' });
  expect(output).toMatch(/^Hadara: .*ERR \(-6\)/m);
  expect(status).toBe(1);
});

it('says so, and ends, when its page is missing', async () => {
  const { output, status } = await boot({ NO_PAGE: '1' });
  expect(output).toMatch(/^Hadara: The program is not complete/);
  expect(status).toBe(1);
});

it('says so, and ends, when the data folder cannot be made', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'hadara-boot-'));
  const folder = path.join(root, 'package.json/data');
  const { output, status } = await boot({ HADARA_DATA: folder }, root);
  expect(output).toContain(`Hadara: The data folder ${folder} cannot be made`);
  expect(status).toBe(1);
});

it('says so when the game already runs in a browser window', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'hadara-boot-'));
  const unlock = await lockFolder(path.join(root, 'data'), { files: [], onFiles: () => undefined });
  const { output, status } = await boot({}, root);
  unlock();
  expect(output).toBe(`Hadara: The game is already running with the data folder ${path.join(root, 'data')}.\n`);
  expect(status).toBe(1);
});
