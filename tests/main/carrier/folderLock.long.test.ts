import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FolderInUse, lockFolder } from '../../../main/carrier/folderLock.ts';
import { wantLock } from '../../../main/carrier/lockFile.ts';
import { newHolder, type ProcessPlace, whereWeRun } from '../../../main/carrier/lockHolder.ts';
import { filled, startWords } from '../../../main/carrier/startWords.ts';
import { ODD_THINGS } from '../host/files/oddThings.ts';

const OPENING = { files: [], onFiles: () => undefined };
const newFolder = () => path.join(mkdtempSync(path.join(tmpdir(), 'hadara-lock-')), 'data');
const filesIn = (folder: string) => readdirSync(folder).sort();
/** The socket of the game that holds a folder. */
const socketIn = (folder: string) =>
  path.join(folder, filesIn(folder).find((name) => name.endsWith('.sock')) ?? 'none');

afterEach(() => vi.unstubAllEnvs());

it('locks a folder, which it makes, until it is freed', async () => {
  const folder = newFolder();
  const unlock = await lockFolder(folder, OPENING);
  await expect(lockFolder(folder, OPENING)).rejects.toThrow(FolderInUse);
  unlock();
  expect(filesIn(folder)).toEqual([]);
  (await lockFolder(folder, OPENING))();
});

it('keeps folders apart', async () => {
  const unlockOne = await lockFolder(newFolder(), OPENING);
  const unlockOther = await lockFolder(newFolder(), OPENING);
  unlockOne();
  unlockOther();
});

it('knows a folder by any of its names', async () => {
  const folder = newFolder();
  const unlock = await lockFolder(folder, OPENING);
  symlinkSync(folder, `${folder}-link`);
  await expect(lockFolder(`${folder}-link`, OPENING)).rejects.toThrow(FolderInUse);
  unlock();
});

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

describe('without a usable temporary folder', () => {
  const long = `/${'long/'.repeat(60)}`;
  it.each(['/nowhere/at/all', long, '/proc', 'relative'])('%s: the lock holds all the same', async (place) => {
    const folder = newFolder();
    vi.stubEnv('TMPDIR', place);
    const unlock = await lockFolder(folder, OPENING);
    await expect(lockFolder(folder, OPENING)).rejects.toThrow(FolderInUse);
    unlock();
  });

  it('and with a path too long for a socket the lock holds, and no file is handed over', async () => {
    const folder = path.join(newFolder(), 'x'.repeat(120));
    vi.stubEnv('TMPDIR', long);
    const unlock = await lockFolder(folder, OPENING);
    await expect(lockFolder(folder, { ...OPENING, files: ['/a.hadara'] })).rejects.toMatchObject({ handedOver: false });
    expect(filesIn(folder)).toHaveLength(1);
    unlock();
  });
});

/** Puts a lock there as another start would have left it. */
function putLock(
  folder: string,
  where: Partial<ProcessPlace>,
  changes: { pid?: number; lines?: string[]; age?: number },
) {
  mkdirSync(folder, { recursive: true });
  const { pid = 1, lines = [], age = 0 } = changes;
  const holder = { ...newHolder({ ...whereWeRun(), ...where }, () => lines), pid };
  const file = path.join(folder, `lock-${holder.id}`);
  writeFileSync(file, `!${JSON.stringify(holder)}`);
  const beaten = Date.now() / 1000 - age;
  utimesSync(file, beaten, beaten);
}

describe('a lock of another computer', () => {
  const there = { computer: 'attic', machine: 'other', boot: 'other', space: 'other' };

  it('holds while it gives signs of life, and is told by its name', async () => {
    const folder = newFolder();
    putLock(folder, there, { age: 30 });
    await expect(lockFolder(folder, OPENING)).rejects.toThrow('attic');
  });

  it('is over after a minute without one', async () => {
    const folder = newFolder();
    putLock(folder, there, { age: 90 });
    (await lockFolder(folder, OPENING))();
    expect(filesIn(folder)).toEqual([]);
  });
});

describe('a lock of this computer', () => {
  const gone = 2 ** 22 + 1;

  it.each([
    ['of a process that has ended', {}, { pid: gone }],
    ['of a process id that another process has now', {}, { pid: process.pid === 1 ? 2 : 1 }],
  ])('%s is over at once', async (_what, where, changes) => {
    const folder = newFolder();
    putLock(folder, where, changes);
    (await lockFolder(folder, OPENING))();
  });

  it('of another container holds while it gives signs of life', async () => {
    const folder = newFolder();
    putLock(folder, { space: 'pid:[1]' }, { pid: gone });
    await expect(lockFolder(folder, OPENING)).rejects.toThrow(FolderInUse);
  });

  it('of another container is over once nobody listens to its socket', async () => {
    const folder = newFolder();
    mkdirSync(folder);
    putLock(folder, { space: 'pid:[1]' }, { pid: gone });
    const [, id = ''] = /lock-(.*)/.exec(filesIn(folder)[0] ?? '') ?? [];
    const script = `require('net').createServer().listen(${JSON.stringify(path.join(folder, `hadara-${id}.sock`))}, () => process.kill(process.pid, 'SIGKILL'))`;
    await once(spawn(process.execPath, ['--eval', script]), 'exit');
    expect(existsSync(path.join(folder, `hadara-${id}.sock`))).toBe(true);
    (await lockFolder(folder, OPENING))();
    expect(filesIn(folder)).toEqual([]);
  });

  it('asks no socket that somebody else wrote into the file', async () => {
    const folder = newFolder();
    mkdirSync(folder);
    const asked = vi.fn();
    const other = createServer(asked).listen(path.join(folder, 'other.sock'));
    await once(other, 'listening');
    putLock(folder, { space: 'pid:[1]' }, { lines: [path.join(folder, 'other.sock')], age: 90 });
    (await lockFolder(folder, OPENING))();
    expect(asked).not.toHaveBeenCalled();
    expect(existsSync(path.join(folder, 'other.sock'))).toBe(true);
    other.close();
  });
});

it.each(['', '!', '!rubbish', '!{}', '!null', '\u0000'.repeat(60_000)])(
  'is not kept from it by a file in the place of a lock that holds none, and leaves it alone',
  async (content) => {
    const folder = newFolder();
    mkdirSync(folder);
    const file = path.join(folder, 'lock-0123456789abcdef');
    writeFileSync(file, content);
    (await lockFolder(folder, OPENING, 0))();
    expect(readFileSync(file, 'utf8')).toBe(content);
  },
);

describe('a copy of a folder that is in use', () => {
  it('is free, and the game that runs keeps its own', async () => {
    const folder = newFolder();
    const unlock = await lockFolder(folder, OPENING);
    const copy = `${folder}-copy`;
    mkdirSync(copy);
    for (const name of filesIn(folder).filter((name) => name.startsWith('lock-')))
      copyFileSync(path.join(folder, name), path.join(copy, name));
    const unlockCopy = await lockFolder(copy, OPENING);
    expect(existsSync(socketIn(folder))).toBe(true);
    await expect(lockFolder(folder, OPENING)).rejects.toThrow(FolderInUse);
    await expect(lockFolder(copy, OPENING)).rejects.toThrow(FolderInUse);
    unlockCopy();
    unlock();
    expect([...filesIn(folder), ...filesIn(copy)]).toEqual([]);
  });

  it('that was moved away is no copy: the game still runs there', async () => {
    const folder = newFolder();
    const unlock = await lockFolder(folder, OPENING);
    renameSync(folder, `${folder}-moved`);
    await expect(lockFolder(`${folder}-moved`, OPENING)).rejects.toThrow(FolderInUse);
    unlock();
  });
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
    await wantLock(folder, { ...newHolder(here, () => []), id: start.toString(16).padStart(16, '0') });
  Atomics.store(stop, 0, 1);
  const [{ looks, empty }] = await once(watcher, 'message');
  expect(looks).toBeGreaterThan(0);
  expect(empty).toBe(0);
});

it("tells another computer's name without what would change the line around it", async () => {
  const folder = newFolder();
  mkdirSync(folder);
  const holder = {
    ...newHolder(whereWeRun(), () => []),
    computer: 'far\u202e\u001b[31m\naway',
    machine: 'another',
    boot: 'another',
  };
  await wantLock(folder, holder);
  const words = startWords();
  const { message } = (await lockFolder(folder, OPENING, 0).catch((error: Error) => error as Error)) as Error;
  expect(message).toBe(filled(words.inUseElsewhere, { folder, computer: 'far [31m away' }));
});

it.each(Object.entries(ODD_THINGS))('is not kept from it by %s in the place of a lock', async (_what, put) => {
  const folder = newFolder();
  mkdirSync(folder);
  const place = path.join(folder, 'lock-0123456789abcdef');
  await put(place);
  const unlock = await lockFolder(folder, OPENING);
  await expect(lockFolder(folder, OPENING)).rejects.toThrow(FolderInUse);
  unlock();
});

it('starts in a folder that takes no files: there is nothing to protect', async () => {
  const folder = newFolder();
  mkdirSync(folder);
  chmodSync(folder, 0o500);
  (await lockFolder(folder, OPENING))();
  chmodSync(folder, 0o700);
});

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
  const line = connect(socketIn(folder)).end(text);
  line.on('error', () => undefined).resume();
  await once(line, 'close');
  await expect(lockFolder(folder, OPENING)).rejects.toThrow(FolderInUse);
  expect(onFiles).not.toHaveBeenCalled();
  unlock();
});

it('is for this user only', async () => {
  const folder = newFolder();
  const unlock = await lockFolder(folder, OPENING);
  if (process.platform !== 'win32') expect(statSync(socketIn(folder)).mode & 0o077).toBe(0);
  unlock();
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

it('says so in the language of the computer', () => {
  const message = (files: string[], handedOver: boolean, locale: string) =>
    new FolderInUse('/data', { files, handedOver, computer: null }, startWords(locale)).message;
  expect(message([], false, 'en-GB')).toBe('The game is already running with the data folder /data.');
  expect(message(['/a.hadara'], true, 'de-AT')).toBe(
    'Das Spiel läuft schon, mit dem Datenordner /data. Was geöffnet werden sollte, wird dort geöffnet.',
  );
  expect(message(['/a.hadara'], false, 'en')).toContain('choose “Import …”');
});
