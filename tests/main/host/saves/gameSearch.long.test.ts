import { describe, expect, it } from 'vitest';
import { sealSave } from '../../../../main/host/saves/saveEnvelope.ts';
import { summaryOf } from '../../../../shared/session/live/summary.ts';
import { MemoryDisk } from '../files/memoryDisk.ts';
import { finished } from '../session/finishedGames.ts';
import { startGame, startHost } from '../testHost.ts';
import { savedGames } from './savedGames.ts';
import { libraryOn, seal } from './testLibrary.ts';

const MANY = 400;
/** Far fewer than all: the first screen, some beyond it, and what is read beside it meanwhile. */
const FEW = 150;
const HOUR = 3_600_000;
const [running] = savedGames(1);
const over = finished(1);

const place = (index: number): string => `/data/games/game-${index}.json`;
const newest = (count: number): string[] => Array.from({ length: count }, (_, index) => `game-${MANY - 1 - index}`);

interface Stock {
  /** Milliseconds since 1970 when the file of this game was written. */
  readonly written?: (index: number) => number;
  readonly isOver?: (index: number) => boolean;
}

/** What was sealed before: the same saves lie on nearly every disk. */
const sealed = new Map<string, string>();

/** The save of a game, running or over. */
function saveOf(index: number, isOver: boolean): string {
  const saved = isOver ? over : running;
  if (saved === undefined) throw new Error('no game');
  const key = `${index} ${isOver}`;
  const text = sealed.get(key) ?? seal({ ...saved, gameId: `game-${index}` }, index * HOUR);
  sealed.set(key, text);
  return text;
}

/** A disk with many games, the last the newest. */
function diskOf({ written = (index) => index * HOUR, isOver = () => false }: Stock = {}): MemoryDisk {
  const disk = new MemoryDisk();
  for (let index = 0; index < MANY; index++) {
    disk.put(place(index), saveOf(index, isOver(index)));
    disk.times.set(place(index), written(index));
  }
  return disk;
}

async function begun(disk: MemoryDisk) {
  const { library, notices } = libraryOn(disk);
  const reads = () => disk.operations.filter((operation) => operation.startsWith('read game-')).length;
  await library.load();
  return { library, notices, reads };
}

const ids = (games: readonly { readonly gameId: string }[]) => games.map(({ gameId }) => gameId);

describe('a start with many games', () => {
  it('knows the newest and the one to go on with before it has read the others, and all of them in the end', async () => {
    const { library, reads } = await begun(diskOf({ isOver: (index) => index > MANY - 6 }));
    expect(library.continued()).toMatchObject({ gameId: `game-${MANY - 6}` });
    expect(ids(await library.list(30))).toEqual(newest(30));
    expect(reads()).toBeLessThan(FEW);
    expect(ids(await library.list())).toEqual(newest(MANY));
    expect(reads()).toBe(MANY);
  });

  it('shows the newest that it has read without waiting for any other', async () => {
    const { library } = await begun(diskOf());
    library.stop();
    // So many are read in one go: whoever asks for more waits.
    expect(ids(await library.list(10))).toEqual(newest(10));
    await expect(library.list(11)).rejects.toThrow();
  });

  it.each([
    ['were copied, all at once', () => MANY * HOUR],
    ['were copied in another order', (index: number) => (2 * MANY - index) * HOUR],
    ['were written a little before they say', (index: number) => index * HOUR - 2000],
  ])('is not misled by files that %s', async (_what, written) => {
    const { library } = await begun(diskOf({ written, isOver: (index) => index > MANY - 50 }));
    await library.decided();
    expect(library.continued()).toMatchObject({ gameId: `game-${MANY - 50}` });
    expect(ids(await library.list(5))).toEqual(newest(5));
  });

  it('offers the newest at once where none of the newest is running, and the one that is running once it is found', async () => {
    const { library, reads } = await begun(diskOf({ isOver: (index) => index !== 3 }));
    expect(library.continued()).toMatchObject({ gameId: `game-${MANY - 1}`, finished: true });
    expect(reads()).toBeLessThan(FEW);
    await library.decided();
    expect(library.continued()).toMatchObject({ gameId: 'game-3', finished: false });
  });

  it('keeps offering the newest where none is running at all', async () => {
    const { library, reads } = await begun(diskOf({ isOver: () => true }));
    await library.decided();
    expect(reads()).toBe(MANY);
    expect(library.continued()).toMatchObject({ gameId: `game-${MANY - 1}` });
  });

  it('offers none at first where none of the newest can be loaded', async () => {
    const disk = diskOf();
    for (let index = 5; index < MANY; index++) disk.put(place(index), 'rubbish');
    const { library, reads } = await begun(disk);
    expect(library.continued()).toBeNull();
    expect(reads()).toBeLessThan(MANY);
    await library.decided();
    expect(library.continued()).toMatchObject({ gameId: 'game-4' });
  });

  it('opens, names, deletes and compares a game that was not read yet, without waiting for the others', async () => {
    const { library, reads } = await begun(diskOf());
    const opening = library.open('game-3');
    const identity = library.identityAt('game-4');
    const renaming = library.rename('game-5', 'Old');
    await library.delete('game-6');
    expect((await opening).saved.gameId).toBe('game-3');
    expect(await identity).toMatch(/^[0-9a-f]{64}$/);
    await renaming;
    expect(reads()).toBeLessThan(FEW);
    const games = await library.list();
    expect(ids(games)).toEqual(newest(MANY).filter((gameId) => gameId !== 'game-6'));
    expect(games.find(({ gameId }) => gameId === 'game-5')).toMatchObject({ name: 'Old' });
  });

  it('keeps a game that is saved meanwhile as it is then', async () => {
    const disk = diskOf();
    const { library, save } = libraryOn(disk, () => MANY * HOUR);
    await library.load();
    await save({ ...over, gameId: 'game-3' }, { ...over, gameId: 'new' });
    const games = await library.list();
    expect(ids(games).slice(0, 3)).toEqual(['new', 'game-3', `game-${MANY - 1}`]);
    expect(games).toHaveLength(MANY + 1);
    expect(games[1]).toMatchObject({ finished: true, savedAt: MANY * HOUR });
  });

  it('tells of damaged games that it finds later as of any', async () => {
    const disk = diskOf();
    disk.put(place(1), 'rubbish');
    disk.put('/data/games/game-1.bak1.json', seal({ ...over, gameId: 'game-1' }, HOUR));
    disk.put(place(2), 'rubbish');
    const { library, notices } = await begun(disk);
    await library.list(30);
    expect(notices).toEqual([]);
    expect(ids(await library.list())).toEqual(newest(MANY).filter((gameId) => gameId !== 'game-2'));
    expect(notices.map(({ code }) => code).sort()).toEqual(['saveLost', 'saveRestoredFromBackup']);
  });

  it('ends early when the host does: nothing is read any more, and who waits is refused', async () => {
    const { library, reads } = await begun(diskOf({ isOver: () => true }));
    const waiting = Promise.allSettled([library.list(), library.decided()]);
    const ending = library.dispose();
    for (const result of await waiting)
      expect(result).toMatchObject({ status: 'rejected', reason: { message: 'the host has ended' } });
    await ending;
    const before = reads();
    expect(before).toBeLessThan(FEW);
    await new Promise(setImmediate);
    expect(reads()).toBe(before);
  });
});

describe('the host', () => {
  /** Of these games only the oldest is still running. */
  const stock = { isOver: (index: number) => index > 0 };

  it('tells the page of the game to go on with when it is found, checked already', async () => {
    const host = await startHost({ files: diskOf(stock) });
    expect(await host.call('game.summary', {})).toMatchObject({ gameId: `game-${MANY - 1}`, finished: true });
    await host.said('game.summary');
    expect(host.messages).toEqual(['game.summary']);
    expect(host.summaries).toMatchObject([{ gameId: 'game-0', finished: false }]);
    expect(await host.call('game.summary', {})).toEqual(host.summaries[0]);
    expect(await host.call('game.open', {})).toMatchObject({ gameId: 'game-0' });
  });

  it('tells nothing where it turns out to be the one that was offered', async () => {
    const host = await startHost({ files: diskOf({ isOver: () => true }) });
    await host.call('games.list', {});
    await new Promise(setImmediate);
    expect(host.messages).toEqual([]);
  });

  it('goes past one that is broken', async () => {
    const disk = diskOf({ isOver: (index) => index > 1 });
    const [begun] = savedGames(4, { seed: 8 }).slice(-1);
    if (begun === undefined) throw new Error('no game');
    const twice = { ...begun, gameId: 'game-1', actions: [...begun.actions, ...begun.actions] };
    disk.put(place(1), sealSave(twice, HOUR, summaryOf(begun, HOUR)));
    const host = await startHost({ files: disk });
    await host.said('game.summary');
    expect(host.summaries).toMatchObject([{ gameId: 'game-0' }]);
    expect(host.notices).toMatchObject([{ code: 'saveLost' }]);
  });

  it('that is told to end while it starts reads no more games', async () => {
    const disk = diskOf();
    // Few enough that the start would read them all.
    for (let index = 90; index < MANY; index++) await disk.remove(place(index));
    const stopping = new AbortController();
    const reads = () => disk.operations.filter((operation) => operation.startsWith('read game-')).length;
    disk.fault = () => {
      if (reads() > 12) stopping.abort();
    };
    const host = await startHost({ files: disk, signal: stopping.signal });
    expect(reads()).toBeLessThan(40);
    expect(await host.call('game.summary', {})).not.toBeNull();
  });

  it('leaves who plays meanwhile alone', async () => {
    const host = await startHost({ files: diskOf(stock) });
    const mine = await startGame(host, 'hh');
    await host.call('games.list', {});
    await new Promise(setImmediate);
    expect(host.summaries).toEqual([]);
    expect(await host.call('game.open', {})).toMatchObject({ gameId: mine.gameId });
  });
});

it('the host lists the newest, or all', async () => {
  const host = await startHost({ files: diskOf() });
  expect(ids(await host.call('games.list', { newest: 7 }))).toEqual(newest(7));
  expect(ids(await host.call('games.list', {}))).toEqual(newest(MANY));
  expect(await host.refusal('games.list', { newest: 0 })).toBe('badInput');
  expect(await host.call('games.list', { newest: 10_000 })).toHaveLength(MANY);
});
