import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { FolderInUse, lockFolder, socketName } from '../../../main/carrier/folderLock.ts';
import { startWords } from '../../../main/carrier/startWords.ts';

const OPENING = { files: [], onFiles: () => undefined };
const newFolder = () => path.join(mkdtempSync(path.join(tmpdir(), 'hadara-lock-')), 'data');

it('locks a folder, which it makes, until it is freed', async () => {
  const folder = newFolder();
  const unlock = await lockFolder(folder, OPENING);
  await expect(lockFolder(folder, OPENING)).rejects.toThrow(FolderInUse);
  unlock();
  (await lockFolder(folder, OPENING))();
});

it('keeps folders apart', async () => {
  const unlockOne = await lockFolder(newFolder(), OPENING);
  const unlockOther = await lockFolder(newFolder(), OPENING);
  unlockOne();
  unlockOther();
});

it('frees the folder of a process that was killed', async () => {
  const folder = newFolder();
  const lock = path.resolve(import.meta.dirname, '../../../main/carrier/folderLock.ts');
  const script = `
    const { lockFolder } = await import(${JSON.stringify(lock)});
    await lockFolder(${JSON.stringify(folder)}, { files: [], onFiles: () => undefined });
    console.log('locked');
    setInterval(() => undefined, 1000);`;
  const holder = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  await expect(lockFolder(folder, OPENING)).rejects.toThrow(folder);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  (await lockFolder(folder, OPENING))();
});

it.each(['', 'rubbish', '\u0000'.repeat(100_000)])(
  'is not kept from it by what lies in the place of its socket',
  async (content) => {
    const folder = newFolder();
    mkdirSync(folder);
    writeFileSync(socketName(folder), content);
    const unlock = await lockFolder(folder, OPENING);
    await expect(lockFolder(folder, OPENING)).rejects.toThrow(FolderInUse);
    unlock();
  },
);

it('hands what is to be opened over to the game that runs', async () => {
  const folder = newFolder();
  const taken: string[] = [];
  const unlock = await lockFolder(folder, { files: [], onFiles: (files) => void taken.push(...files) });
  const files = ['/games/Zoë.hadara', '/games/many games.jsonl'];
  const second = lockFolder(folder, { files, onFiles: () => undefined });
  await expect(second).rejects.toMatchObject({ handedOver: true });
  expect(taken).toEqual(files);
  unlock();
});

it('shows the game that runs at a later start, where it can', async () => {
  const folder = newFolder();
  const onSecondStart = vi.fn();
  const unlock = await lockFolder(folder, { ...OPENING, onSecondStart });
  await expect(lockFolder(folder, OPENING)).rejects.toMatchObject({ handedOver: true });
  expect(onSecondStart).toHaveBeenCalledOnce();
  unlock();
  const unlockOther = await lockFolder(folder, OPENING);
  await expect(lockFolder(folder, OPENING)).rejects.toMatchObject({ handedOver: false });
  unlockOther();
});

it.each([
  ['nothing', ''],
  ['no JSON', '['],
  ['no list', '{"0":"/a.hadara"}'],
  ['other files', '["/etc/passwd","/a.json",7,null,"--x.hadara"]'],
  ['more than paths', JSON.stringify([`/${'x'.repeat(100_000)}.hadara`])],
])('opens nothing for %s', async (_what, text) => {
  const folder = newFolder();
  const onFiles = vi.fn();
  const unlock = await lockFolder(folder, { files: [], onFiles });
  const line = connect(socketName(folder)).end(text);
  line.on('error', () => undefined).resume();
  await once(line, 'close');
  await expect(lockFolder(folder, OPENING)).rejects.toThrow(FolderInUse);
  expect(onFiles).not.toHaveBeenCalled();
  unlock();
});

it('is for this user only', async () => {
  const folder = newFolder();
  const unlock = await lockFolder(folder, OPENING);
  if (process.platform !== 'win32') expect(statSync(socketName(folder)).mode & 0o077).toBe(0);
  unlock();
});

it('waits neither for who says nothing nor for a game that answers nothing', async () => {
  const folder = newFolder();
  mkdirSync(folder);
  const silent = createServer(() => undefined).listen(socketName(folder));
  await once(silent, 'listening');
  await expect(lockFolder(folder, { ...OPENING, files: ['/a.hadara'] })).rejects.toMatchObject({ handedOver: false });
  silent.close();
});

it('says so in the language of the computer', () => {
  const message = (files: string[], handedOver: boolean, locale: string) =>
    new FolderInUse('/data', files, handedOver, startWords(locale)).message;
  expect(message([], false, 'en-GB')).toBe('The game is already running with the data folder /data.');
  expect(message(['/a.hadara'], true, 'de-AT')).toBe(
    'Das Spiel läuft schon, mit dem Datenordner /data. Was geöffnet werden sollte, wird dort geöffnet.',
  );
  expect(message(['/a.hadara'], false, 'en')).toContain('choose “Import …”');
});
