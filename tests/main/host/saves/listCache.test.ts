import { describe, expect, it } from 'vitest';
import { LIST_CACHE, LIST_VERSION } from '../../../../main/host/saves/listCache.ts';
import { summaryOf } from '../../../../shared/session/live/summary.ts';
import { failOn, MemoryDisk } from '../files/memoryDisk.ts';
import { finished } from '../session/finishedGames.ts';
import { savedGames } from './savedGames.ts';
import { loaded, newerSave, seal } from './testLibrary.ts';

const FOLDER = '/data/games';
const MANY = 120;
/** So many of the newest are read before what was kept of the list is. */
const READ_FIRST = 40;
const HOUR = 3_600_000;
const savedAtOf = (index: number): number => (index + 1) * HOUR;
const games = savedGames(3);
const game = (played: number, gameId: string) => ({ ...(games[played] ?? games[0]), gameId }) as (typeof games)[number];

/** A disk with so many games, each with a backup, after a start that read them all. */
async function diskOf(count: number): Promise<MemoryDisk> {
  const disk = new MemoryDisk();
  for (let index = 0; index < count; index++) {
    disk.put(`${FOLDER}/game-${index}.json`, seal(game(2, `game-${index}`), savedAtOf(index)));
    disk.times.set(`${FOLDER}/game-${index}.json`, savedAtOf(index));
    disk.put(`${FOLDER}/game-${index}.bak1.json`, seal(game(1, `game-${index}`), 10 + index));
  }
  await started(disk);
  return disk;
}

const isReadFirst = (name: string): boolean => Number(/^game-(\d+)\.json$/.exec(name)?.[1]) >= MANY - READ_FIRST;

/** A start that knows all games, with the names of the files that it read beside the newest. */
async function started(disk: MemoryDisk) {
  disk.operations.length = 0;
  const start = await loaded(disk);
  await start.library.list();
  await start.library.flush();
  const reads = disk.operations.flatMap((operation) => /^read (.*\.json)$/.exec(operation)?.[1] ?? []);
  return { ...start, all: reads.length, reads: reads.filter((name) => !isReadFirst(name)) };
}

describe('the list of many games', () => {
  it('is the same at the next start, which reads only the newest of them', async () => {
    const disk = await diskOf(MANY);
    const { library, all, reads, notices } = await started(disk);
    expect(reads).toEqual([]);
    expect(all).toBe(READ_FIRST);
    expect(await library.list()).toHaveLength(MANY);
    expect((await library.list())[1]).toEqual(summaryOf(game(2, `game-${MANY - 2}`), savedAtOf(MANY - 2)));
    expect(notices).toEqual([]);
    expect((await library.open('game-7')).saved).toEqual(game(2, 'game-7'));
  });

  it('follows what was played, added, deleted and damaged since, and reads nothing else', async () => {
    const disk = await diskOf(MANY);
    const { library, save } = await started(disk);
    await library.open('game-1');
    await save(game(3, 'game-1'));
    await library.delete('game-2');
    disk.put(`${FOLDER}/game-3.json`, 'rubbish');
    disk.put(`${FOLDER}/game-4.json`, newerSave());
    disk.put(`${FOLDER}/new.json`, seal(game(1, 'new'), 500));
    disk.times.set(`${FOLDER}/new.json`, 500);
    const again = await started(disk);
    expect(new Set(again.reads)).toEqual(
      new Set(['game-1.json', 'game-3.json', 'game-3.bak1.json', 'game-4.json', 'new.json']),
    );
    expect(again.library.summaryOf('game-1')).toMatchObject({ decisions: 3 });
    expect(again.library.summaryOf('game-3')).toMatchObject({ decisions: 1 });
    expect(again.library.summaryOf('new')).toMatchObject({ savedAt: 500 });
    expect([again.library.summaryOf('game-2'), again.library.summaryOf('game-4')]).toEqual([null, null]);
    expect(again.notices.map(({ code }) => code).sort()).toEqual(['saveNewer', 'saveRestoredFromBackup']);
    // What is left alone is looked at each time, and what took another's place once more.
    expect(new Set((await started(disk)).reads)).toEqual(new Set(['game-3.json', 'game-4.json']));
  });

  it.each([
    ['gone', (disk: MemoryDisk) => disk.remove(`/data/${LIST_CACHE}`)],
    ['rubbish', (disk: MemoryDisk) => disk.put(LIST_CACHE, 'rubbish')],
    ['cut off', (disk: MemoryDisk) => disk.put(LIST_CACHE, disk.text(LIST_CACHE).slice(0, 5000))],
    ['another game', (disk: MemoryDisk) => disk.put(LIST_CACHE, disk.text(LIST_CACHE).replace('game-7', 'game-x'))],
    [
      'of another program',
      (disk: MemoryDisk) =>
        disk.put(
          LIST_CACHE,
          disk.text(LIST_CACHE).replace(`"version":${LIST_VERSION}`, `"version":${LIST_VERSION + 1}`),
        ),
    ],
  ])('is read from the games when what was kept of it is %s', async (_what, spoil) => {
    const disk = await diskOf(MANY);
    const before = await (await started(disk)).library.list();
    await spoil(disk);
    const { library, all, notices } = await started(disk);
    expect(all).toBe(MANY);
    expect(await library.list()).toEqual(before);
    expect(notices).toEqual([]);
    expect((await started(disk)).reads).toEqual([]);
  });

  it('deletes a game as it was listed, and none that another program changed since', async () => {
    const disk = await diskOf(MANY);
    const { library, notices } = await started(disk);
    await library.delete('game-5');
    expect(disk.files()).toContain('game-5.json');
    expect(disk.paths()).not.toContain(`${FOLDER}/game-5.json`);
    expect(notices).toEqual([]);
    disk.put(`${FOLDER}/game-6.json`, seal({ ...game(3, 'game-6'), name: 'Theirs' }, savedAtOf(MANY)));
    await library.delete('game-6');
    expect(disk.paths()).toContain(`${FOLDER}/game-6.json`);
    expect(notices).toEqual([{ code: 'notDeleted', detail: 'game-6.json' }]);
    expect((await library.list())[0]).toMatchObject({ gameId: 'game-6', name: 'Theirs', decisions: 3 });
  });

  it('costs no game: one that was damaged without a trace is noticed when it is opened', async () => {
    const disk = await diskOf(MANY);
    const stamps = await disk.stamps(FOLDER, ['game-5.json']);
    disk.put(`${FOLDER}/game-5.json`, 'rubbish');
    const look = disk.stamps.bind(disk);
    disk.stamps = async (folder, names) => new Map([...(await look(folder, names)), ...stamps]);
    const { library, reads, notices } = await started(disk);
    expect(reads).toEqual([]);
    expect((await library.open('game-5')).saved).toEqual(game(1, 'game-5'));
    expect(library.summaryOf('game-5')).toMatchObject({ decisions: 1 });
    expect(notices).toMatchObject([{ code: 'saveRestoredFromBackup' }]);
  });

  it('needs nothing of the disk but the games', async () => {
    const disk = await diskOf(MANY);
    await disk.remove(`/data/${LIST_CACHE}`);
    disk.fault = failOn('EIO', 'create', 'stamps');
    const { library, notices } = await started(disk);
    expect(await library.list()).toHaveLength(MANY);
    expect(notices).toEqual([]);
    // What is not there is looked for once.
    expect(disk.operations.filter((operation) => operation === `read ${LIST_CACHE}`)).toHaveLength(1);
  });

  it('of few games is read from them each time, and nothing is kept', async () => {
    const disk = await diskOf(20);
    expect(disk.files()).not.toContain(LIST_CACHE);
    expect((await started(disk)).all).toBe(20);
  });
});

it('another shape of what is listed needs another version', () => {
  const shapeOf = (value: unknown): unknown => {
    if (Array.isArray(value)) return [...new Set(value.map((item) => JSON.stringify(shapeOf(item))))];
    if (typeof value !== 'object' || value === null) return typeof value;
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, shapeOf(field)]));
  };
  expect({ version: LIST_VERSION, shape: JSON.stringify(shapeOf(summaryOf(finished(1), 0))) }).toMatchInlineSnapshot(`
    {
      "shape": "{"gameId":"string","name":"object","players":["{\\"name\\":\\"string\\",\\"emblem\\":\\"string\\",\\"controller\\":{\\"kind\\":\\"string\\"}}"],"mode":"string","expansions":["\\"string\\""],"content":"string","epoch":"number","phase":"string","finished":"boolean","decisions":"number","totals":["\\"number\\""],"winners":["\\"number\\""],"table":{"segments":["\\"string\\""],"wheel":"number","seats":["{\\"tracks\\":{\\"income\\":\\"number\\",\\"military\\":\\"number\\",\\"culture\\":\\"number\\",\\"food\\":\\"number\\"},\\"cards\\":{\\"yellow\\":\\"number\\",\\"red\\":\\"number\\",\\"blue\\":\\"number\\",\\"green\\":\\"number\\",\\"purple\\":\\"number\\"},\\"statues\\":\\"number\\",\\"colonies\\":\\"number\\",\\"silver\\":\\"number\\",\\"gold\\":\\"number\\",\\"monument\\":\\"boolean\\"}"]},"practice":"boolean","savedAt":"number"}",
      "version": 3,
    }
  `);
});
