import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { FolderInUse, lockFolder, socketName } from '../../../main/carrier/folderLock.ts';

const newFolder = () => path.join(mkdtempSync(path.join(tmpdir(), 'hadara-lock-')), 'data');

it('locks a folder, which it makes, until it is freed', async () => {
  const folder = newFolder();
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  unlock();
  (await lockFolder(folder))();
});

it('keeps folders apart', async () => {
  const unlockOne = await lockFolder(newFolder());
  const unlockOther = await lockFolder(newFolder());
  unlockOne();
  unlockOther();
});

it('frees the folder of a process that was killed', async () => {
  const folder = newFolder();
  const lock = path.resolve(import.meta.dirname, '../../../main/carrier/folderLock.ts');
  const script = `
    const { lockFolder } = await import(${JSON.stringify(lock)});
    await lockFolder(${JSON.stringify(folder)});
    console.log('locked');
    setInterval(() => undefined, 1000);`;
  const holder = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  await expect(lockFolder(folder)).rejects.toThrow(folder);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  (await lockFolder(folder))();
});

it.each(['', 'rubbish', '\u0000'.repeat(100_000)])(
  'is not kept from it by what lies in the place of its socket',
  async (content) => {
    const folder = newFolder();
    mkdirSync(folder);
    writeFileSync(socketName(folder), content);
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    unlock();
  },
);

it('says so in the language of the computer', () => {
  expect(new FolderInUse('/data', 'en-GB').message).toBe('The game is already running with the data folder /data');
  expect(new FolderInUse('/data', 'de-AT').message).toBe('Das Spiel läuft schon, mit dem Datenordner /data');
});
