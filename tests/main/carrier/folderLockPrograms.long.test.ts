import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { lockFolder } from '../../../main/carrier/folderLock.ts';
import { requestLock } from '../../../main/carrier/lockFile.ts';
import { newHolder, whereWeRun } from '../../../main/carrier/lockHolder.ts';
import { filesIn, newFolder, OPENING, putLock } from './lockedFolder.ts';

/* What takes other processes, or seconds. */

/** Locks a folder in a process of its own. Resolves when it has it. */
async function lockElsewhere(folder: string, env: Readonly<Record<string, string>> = {}) {
  const lock = path.resolve(import.meta.dirname, '../../../main/carrier/folderLock.ts');
  const script = `
    const { lockFolder } = await import(${JSON.stringify(lock)});
    process.on('SIGTERM', () => process.exit(0));
    await lockFolder(${JSON.stringify(folder)}, { files: [], onFiles: (more) => console.log(more.join()) });
    console.log('locked');
    setInterval(() => undefined, 1000);`;
  const holder = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  await once(holder.stdout, 'data');
  return holder;
}

it('frees the folder of a process that was killed, and leaves nothing of it', async () => {
  const folder = newFolder();
  const holder = await lockElsewhere(folder);
  await expect(lockFolder(folder, OPENING)).rejects.toThrow(folder);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const unlock = await lockFolder(folder, OPENING);
  expect(filesIn(folder).filter((name) => name.startsWith('lock-'))).toHaveLength(1);
  unlock();
  expect(filesIn(folder)).toEqual([]);
});

it('frees the folder at the end of its process', async () => {
  const folder = newFolder();
  const holder = await lockElsewhere(folder);
  holder.kill('SIGTERM');
  await once(holder, 'exit');
  expect(filesIn(folder)).toEqual([]);
});

it('locks a folder, and hands files over, whatever the temporary folders of the two are', async () => {
  const folder = newFolder();
  const holder = await lockElsewhere(folder, { TMPDIR: mkdtempSync(path.join(tmpdir(), 'hadara-tmp-')) });
  const told = once(holder.stdout, 'data');
  await expect(lockFolder(folder, { ...OPENING, files: ['/a.hadara'] })).rejects.toMatchObject({ handedOver: true });
  expect(String((await told)[0]).trim()).toBe('/a.hadara');
  holder.kill('SIGKILL');
  await once(holder, 'exit');
});

it('lets exactly one of many that start at once have the folder, and hands it the files of the others', async () => {
  const folder = newFolder();
  const taken: string[] = [];
  const onFiles = (files: readonly string[]) => void taken.push(...files);
  const starts = Array.from({ length: 8 }, (_, index) => lockFolder(folder, { files: [`/${index}.hadara`], onFiles }));
  const results = await Promise.allSettled(starts);
  const unlocks = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  expect(unlocks).toHaveLength(1);
  expect(taken).toHaveLength(7);
  for (const unlock of unlocks) unlock();
  expect(filesIn(folder)).toEqual([]);
}, 20_000);

it('a lock of another container is over once nobody listens to its socket', async () => {
  const folder = newFolder();
  mkdirSync(folder);
  putLock(folder, { space: 'pid:[1]' }, { pid: 2 ** 22 + 1 });
  const [, id = ''] = /lock-(.*)/.exec(filesIn(folder)[0] ?? '') ?? [];
  const script = `require('net').createServer().listen(${JSON.stringify(path.join(folder, `hadara-${id}.sock`))}, () => process.kill(process.pid, 'SIGKILL'))`;
  await once(spawn(process.execPath, ['--eval', script]), 'exit');
  expect(existsSync(path.join(folder, `hadara-${id}.sock`))).toBe(true);
  (await lockFolder(folder, OPENING))();
  expect(filesIn(folder)).toEqual([]);
});

/** Looks at the locks of a folder as fast as it can, until it is told to stop; says how many it saw empty. */
const WATCHER = `
  const { readdirSync, statSync } = require('node:fs');
  const { parentPort, workerData: { folder, stop } } = require('node:worker_threads');
  const sizes = () => readdirSync(folder).filter((name) => /^lock-[0-9a-f]{16}$/.test(name))
    .slice(-1).map((name) => statSync(folder + '/' + name).size);
  parentPort.postMessage('watching');
  let [looks, empty] = [0, 0];
  while (Atomics.load(stop, 0) === 0) for (const size of sizes()) { looks += 1; if (size === 0) empty += 1; }
  parentPort.postMessage({ looks, empty });`;

it('shows a lock as a whole or not at all, so that a start that is killed leaves none by half', async () => {
  const folder = newFolder();
  mkdirSync(folder);
  const here = whereWeRun();
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const watcher = new Worker(WATCHER, { eval: true, workerData: { folder, stop } });
  await once(watcher, 'message');
  // Ids that rise, so that the last name is the newest.
  for (let start = 0; start < 500; start++)
    await requestLock(folder, { ...newHolder(here, () => []), id: start.toString(16).padStart(16, '0') });
  Atomics.store(stop, 0, 1);
  const [{ looks, empty }] = await once(watcher, 'message');
  expect(looks).toBeGreaterThan(0);
  expect(empty).toBe(0);
});

it('waits neither for who says nothing nor for a game that answers nothing', async () => {
  const folder = newFolder();
  putLock(folder, {}, { pid: process.pid });
  const [, id = ''] = /lock-(.*)/.exec(filesIn(folder)[0] ?? '') ?? [];
  const silent = createServer(() => undefined).listen(path.join(folder, `hadara-${id}.sock`));
  await once(silent, 'listening');
  await expect(lockFolder(folder, { ...OPENING, files: ['/a.hadara'] })).rejects.toMatchObject({ handedOver: false });
  silent.close();
});
