import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FolderInUse, lockFolder } from '../../../main/carrier/folderLock.ts';
import { openLine } from '../../../main/carrier/handOver.ts';
import { requestLock } from '../../../main/carrier/lockFile.ts';
import { newHolder, whereWeRun } from '../../../main/carrier/lockHolder.ts';
import { filled, startWords } from '../../../main/carrier/startWords.ts';
import { ODD_THINGS } from '../host/files/irregularFiles.ts';
import { filesIn, newFolder, OPENING, putLock } from './lockedFolder.ts';

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

  it('of another container holds as long as it hears, whatever the clock of the disk says', async () => {
    const folder = newFolder();
    putLock(folder, { space: 'pid:[1]' }, { age: 90 });
    const [lock = ''] = filesIn(folder);
    const server = await openLine(path.join(folder, `${lock.replace('lock-', 'hadara-')}.sock`), OPENING);
    await expect(lockFolder(folder, OPENING)).rejects.toThrow(FolderInUse);
    expect(filesIn(folder)).toContain(lock);
    server.close();
    await once(server, 'close');
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

  it.each([
    ['another container', { space: 'pid:[1]' }],
    ['another computer', { computer: 'attic', machine: 'other', boot: 'other' }],
  ])('cannot be told from the folder itself where %s has it', async (_where, where) => {
    const folder = newFolder();
    putLock(folder, where, { folder });
    const copy = `${folder}-copy`;
    cpSync(folder, copy, { recursive: true, preserveTimestamps: true });
    await expect(lockFolder(copy, OPENING)).rejects.toThrow(FolderInUse);
    expect(filesIn(copy)).toEqual(filesIn(folder));
  });

  it('that was moved away is no copy: the game still runs there', async () => {
    const folder = newFolder();
    const unlock = await lockFolder(folder, OPENING);
    renameSync(folder, `${folder}-moved`);
    await expect(lockFolder(`${folder}-moved`, OPENING)).rejects.toThrow(FolderInUse);
    unlock();
  });
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
  await requestLock(folder, holder);
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

it('says so in the language of the computer', () => {
  const message = (files: string[], handedOver: boolean, locale: string) =>
    new FolderInUse('/data', { files, handedOver, computer: null }, startWords(locale)).message;
  expect(message([], false, 'en-GB')).toBe('The game is already running with the data folder /data.');
  expect(message(['/a.hadara'], true, 'de-AT')).toBe(
    'Das Spiel läuft schon, mit dem Datenordner /data. Was geöffnet werden sollte, wird dort geöffnet.',
  );
  expect(message(['/a.hadara'], false, 'en')).toContain('choose “Import …”');
});
