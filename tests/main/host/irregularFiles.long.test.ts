import { lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diskFiles } from '../../../main/host/files/fileSystem.ts';
import { createHost } from '../../../main/host/host.ts';
import type { Notice } from '../../../shared/contract/answers.ts';
import type { CallInput, CallName, CallOutput } from '../../../shared/contract/contract.ts';
import { botScript } from '../workers/botScript.ts';
import { BUILT_RECORDS_WORKER } from '../workers/builtWorker.ts';
import { ODD_THINGS } from './files/irregularFiles.ts';
import { MemoryDisk } from './files/memoryDisk.ts';
import { playersOf, savedGames } from './saves/savedGames.ts';
import { seal } from './saves/testLibrary.ts';
import { startHost } from './testHost.ts';

let home = '';
let dataFolder = '';
const at = (name: string) => path.join(dataFolder, ...name.split('/'));

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'hadara-home-'));
  dataFolder = path.join(home, 'data');
  await mkdir(at('games'), { recursive: true });
  await mkdir(at('content'));
  await mkdir(at('logs'));
  for (const game of savedGames(3).slice(-1)) await writeFile(at('games/a-game.json'), seal(game, 5));
});
afterEach(() => rm(home, { recursive: true }));

/** Starts on the real disk, lets `use` have the host, and ends it. Returns what it told. */
async function withHost(
  use: (call: <K extends CallName>(name: K, input: CallInput<K>) => Promise<CallOutput<K>>) => Promise<unknown>,
): Promise<Notice[]> {
  const notices: Notice[] = [];
  const host = await createHost({
    version: '1.2.3',
    carrier: 'memory',
    dataFolder,
    locale: 'en',
    runtime: {},
    workerUrl: botScript('varied'),
    recordsUrl: BUILT_RECORDS_WORKER,
    onQuit: () => undefined,
    files: diskFiles,
  });
  host.subscribe((name, payload) => {
    if (name === 'notice') notices.push(payload as Notice);
  });
  await use(async (name, input) => {
    const reply = await host.handle(name, input);
    if (!reply.ok) throw new Error(`${name}: ${reply.code}`);
    return reply.value as never;
  });
  await host.dispose();
  return notices;
}

const listsItsGame = async (call: Parameters<Parameters<typeof withHost>[0]>[0]) => {
  expect((await call('games.list', {})).map(({ gameId }) => gameId)).toEqual(['a-game']);
  await call('settings.change', { uiScale: 150 });
  await call('game.start', { mode: 'basic', players: playersOf('hh'), seed: 1 });
};

/** Names that the program reads or writes at its start, and what it says of a thing that is none. */
const PLACES = ['games/x.json', 'settings.json', 'logs/host.log'];

describe.each(Object.entries(ODD_THINGS))('%s in the place of', (what, put) => {
  it.each(PLACES)('%s is set aside and told, and the game starts', async (name) => {
    await put(at(name));
    const isLog = what === 'a file of 400 MB' && name === 'logs/host.log';
    const notices = await withHost(listsItsGame);
    const aside = `${path.basename(name)}.unusual-`;
    // A large log makes room for the next one, as it does whenever it is full.
    expect(notices).toMatchObject(isLog ? [] : [{ code: 'notOrdinary', detail: expect.stringContaining(aside) }]);
    const moved = await readdir(path.dirname(at(name)));
    expect(moved.filter((other) => other.startsWith(aside))).toHaveLength(isLog ? 0 : 1);
    // The next start has nothing to tell, and finds what was written.
    expect(
      await withHost(async (call) => expect(await call('settings.read', {})).toMatchObject({ uiScale: 150 })),
    ).toEqual([]);
    expect((await lstat(at('settings.json'))).isFile()).toBe(true);
  });

  it('a save hides no backup', async () => {
    await writeFile(at('games/b-game.bak1.json'), await readFile(at('games/a-game.json')));
    await put(at('games/b-game.json'));
    const notices = await withHost(async (call) => expect(await call('games.list', {})).toHaveLength(2));
    expect(notices).toMatchObject([{ code: 'saveRestoredFromBackup', detail: expect.stringContaining('.unusual-') }]);
  });

  it('the licences, or a file in content/, is left out, and the reason given', async () => {
    await put(at('content/x.json'));
    const notices = await withHost(async (call) => {
      const { entries } = await call('content.list', {});
      const [entry] = entries.filter(({ file }) => file === 'x.json');
      expect(entry).toMatchObject({ id: null, problem: { message: expect.stringMatching(/no ordinary file|larger/) } });
    });
    expect(notices).toEqual([]);
  });
});

describe('a folder that is a link', () => {
  const elsewhere = () => path.join(home, 'elsewhere');
  beforeEach(async () => {
    await mkdir(path.join(elsewhere(), 'used'), { recursive: true });
    for (const name of ['a-game.json', 'precious.txt', 'x.json.6b1f5d0a-8a67-4b1e-9a64-0d6a5b0c7e11.tmp', 'host.log'])
      await writeFile(path.join(elsewhere(), name), 'precious');
  });

  it.each(['trash', 'games', 'content', 'logs', 'content/used'])(
    'is not followed: nothing behind %s is read, changed or deleted',
    async (name) => {
      await rm(at(name), { recursive: true, force: true });
      await symlink(elsewhere(), at(name));
      const before = await readdir(elsewhere());
      const notices = await withHost(async (call) => {
        const { gameId } = await call('game.start', { mode: 'basic', players: playersOf('hh'), seed: 1 });
        await call('content.copy', {});
        await call('games.delete', { gameId });
      });
      expect(notices).toMatchObject([{ code: 'notOrdinary', detail: expect.stringMatching(/\.unusual-/) }]);
      expect(await readdir(elsewhere())).toEqual(before);
      for (const file of before.filter((other) => other !== 'used'))
        expect(await readFile(path.join(elsewhere(), file), 'utf8')).toBe('precious');
      expect(await diskFiles.kind(at(name))).not.toBe('link');
    },
  );

  it('is not followed even when it comes while the game runs', async () => {
    await withHost(async (call) => {
      const { gameId } = await call('game.start', { mode: 'basic', players: playersOf('hh'), seed: 1 });
      await symlink(elsewhere(), at('trash'));
      expect(await call('games.delete', { gameId })).toHaveLength(2);
    });
    expect(await readdir(elsewhere())).toHaveLength(5);
  });

  it('is followed where it is the data folder itself', async () => {
    await symlink(dataFolder, path.join(home, 'link'));
    dataFolder = path.join(home, 'link');
    expect(await withHost(listsItsGame)).toEqual([]);
  });
});

describe('the trash', () => {
  it('loses the games in it and nothing else', async () => {
    const disk = new MemoryDisk();
    for (const name of ['a-game.json', 'a-game.bak1.json', 'my letter.odt']) disk.put(`/data/trash/${name}`, 'x');
    await startHost({ files: disk });
    expect(disk.files().filter((name) => name !== 'host.log')).toEqual(['my letter.odt']);
  });
});

describe('a disk that does not let odd things be set aside', () => {
  it('leaves them where they are: they are told, and the game starts', async () => {
    const disk = new MemoryDisk();
    disk.putOdd('/data/settings.json', 'other');
    disk.putOdd('/data/games/x.json', 'other');
    disk.fault = (operation) => {
      if (operation === 'rename') throw Object.assign(new Error(), { code: 'EROFS' });
    };
    const host = await startHost({ files: disk });
    expect(host.notices).toEqual([
      { code: 'notOrdinary', detail: 'settings.json' },
      { code: 'settingsUnread', detail: 'settings.json' },
      { code: 'notOrdinary', detail: 'x.json' },
    ]);
    expect(await host.call('games.list', {})).toEqual([]);
  });
});

describe('a save from beyond all dates', () => {
  it('is listed, opened and exported like any other', async () => {
    const disk = new MemoryDisk();
    for (const game of savedGames(3).slice(-1)) disk.put('/data/games/a-game.json', seal(game, 8.64e15 + 1));
    const host = await startHost({ files: disk });
    expect(await host.call('games.list', {})).toMatchObject([{ gameId: 'a-game', savedAt: 8.64e15 }]);
    expect(await host.call('save.export', { gameId: 'a-game' })).toMatchObject({
      fileName: expect.stringMatching(/^hadara-/),
    });
    expect(host.notices).toEqual([]);
  });
});

describe('a clock before 1970', () => {
  it('is no reason to lose a game', async () => {
    const files = new MemoryDisk();
    const host = await startHost({ files, now: () => -1e12 });
    const { gameId } = await host.call('game.start', { mode: 'basic', players: playersOf('hh'), seed: 1 });
    await host.host.dispose();
    const again = await startHost({ files, now: () => -2e12 });
    expect(again.notices).toEqual([]);
    expect(await again.call('games.list', {})).toMatchObject([{ gameId, savedAt: 0 }]);
    expect(await again.call('save.export', { gameId })).toMatchObject({
      fileName: expect.stringContaining('1970-01-01'),
    });
  });
});
