import { describe, expect, it } from 'vitest';
import { openSave } from '../../../../main/host/saves/saveEnvelope.ts';
import type { SavedGame } from '../../../../shared/session/saves/savedGame.ts';
import { failOn, MemoryDisk } from '../files/memoryDisk.ts';
import { savedGames } from './savedGames.ts';
import { loaded, seal } from './testLibrary.ts';

const mine = savedGames(6);
const game = (played: number): SavedGame => mine[played] as SavedGame;
const theirs = seal({ ...game(1), name: 'Theirs' }, 9);
const MAIN = '/data/games/a-game.json';

const textOf = (disk: MemoryDisk, file: string) => Buffer.from(disk.bytes(file)).toString('utf8');
const decisionsIn = (disk: MemoryDisk, file: string): number => {
  const opened = openSave(textOf(disk, file));
  return opened.kind === 'good' ? opened.saved.actions.length : -1;
};

describe('a save that somebody else wrote', () => {
  it('is never overwritten: the game goes on in files of its own, which is told once', async () => {
    const disk = new MemoryDisk();
    const { save, notices } = await loaded(disk);
    await save(game(1));
    disk.put(MAIN, theirs);
    for (const played of [2, 3, 4]) await save(game(played));
    expect(textOf(disk, MAIN)).toBe(theirs);
    expect(notices).toEqual([
      { code: 'saveChangedElsewhere', detail: expect.stringMatching(/^a-game-[0-9a-f]{8}\.json$/) },
    ]);
    expect(decisionsIn(disk, `/data/games/${notices[0]?.detail}`)).toBe(4);
    const again = await loaded(disk);
    expect(await again.ids()).toHaveLength(2);
    expect(again.notices).toEqual([]);
    for (const gameId of await again.ids()) await again.library.open(gameId);
  });

  it('is noticed up to the very moment at which it would be replaced', async () => {
    const disk = new MemoryDisk();
    const { save } = await loaded(disk);
    await save(game(1));
    // Another program writes while ours has its new text on the disk already, and not yet in its place.
    disk.fault = (operation, file) => {
      if (operation === 'sync' && file.includes('a-game.json')) disk.put(MAIN, theirs);
    };
    await save(game(2));
    expect(textOf(disk, MAIN)).toBe(theirs);
  });

  it.each(['link', 'folder', 'other'] as const)('is not replaced either where it is no file now (%s)', async (kind) => {
    const disk = new MemoryDisk();
    const { save, notices } = await loaded(disk);
    await save(game(1));
    disk.putOdd(MAIN, kind);
    await save(game(2));
    expect(await disk.kind(MAIN)).toBe(kind);
    expect(notices).toMatchObject([{ code: 'saveChangedElsewhere' }]);
  });

  it('is not replaced by a new game of the same id', async () => {
    const disk = new MemoryDisk();
    const { save } = await loaded(disk);
    disk.put(MAIN, 'what another program put there');
    await save(game(1));
    expect(textOf(disk, MAIN)).toBe('what another program put there');
  });

  it('is not replaced either where it was looked at meanwhile for another reason', async () => {
    const disk = new MemoryDisk();
    const { save, library } = await loaded(disk);
    await save(game(1));
    // So many games are kept at hand; of any other the file is read.
    await save(...[1, 2, 3, 4, 5].map((index) => ({ ...game(1), gameId: `other-${index}` })));
    disk.put(MAIN, theirs);
    expect(await library.identityAt('a-game')).not.toBe('');
    await save(game(2));
    expect(textOf(disk, MAIN)).toBe(theirs);
  });

  it('is waited for where it cannot be read: nothing is written until it can', async () => {
    const disk = new MemoryDisk();
    const { save, library, notices } = await loaded(disk);
    await save(game(1));
    disk.fault = failOn('EACCES', 'read');
    await save(game(2));
    expect(decisionsIn(disk, MAIN)).toBe(1);
    expect(notices).toMatchObject([{ code: 'saveFailed', detail: 'games' }]);
    disk.fault = () => undefined;
    await library.flush();
    expect(decisionsIn(disk, MAIN)).toBe(2);
  });

  it('goes to the trash and comes back with the game that is in its place', async () => {
    const disk = new MemoryDisk();
    const { save, library, ids, notices } = await loaded(disk);
    await save(game(1));
    disk.put(MAIN, theirs);
    await save(game(2));
    await library.delete('a-game');
    expect(textOf(disk, MAIN)).toBe(theirs);
    await library.restore('a-game');
    expect(await ids()).toEqual(['a-game']);
    await save(game(3));
    expect(decisionsIn(disk, `/data/games/${notices[0]?.detail}`)).toBe(3);
  });
});

describe('deleting a game that somebody else wrote meanwhile', () => {
  const told = { code: 'notDeleted', detail: 'a-game.json' };

  /** A game of ours in three files, and in its place what another program wrote since. */
  async function changed(put: (disk: MemoryDisk) => void = (disk) => disk.put(MAIN, theirs)) {
    const disk = new MemoryDisk();
    const opened = await loaded(disk);
    for (const played of [2, 3, 4]) await opened.save(game(played));
    put(disk);
    return { ...opened, disk };
  }

  it('deletes nothing, which is told, and the list shows the game as it is now', async () => {
    const { disk, library, notices, ids } = await changed();
    const before = disk.paths();
    await library.delete('a-game');
    expect(notices).toEqual([told]);
    expect(disk.paths()).toEqual(before);
    expect(textOf(disk, MAIN)).toBe(theirs);
    expect(await ids()).toEqual(['a-game']);
    expect(library.summaryOf('a-game')).toMatchObject({ name: 'Theirs', decisions: 1 });
    expect((await library.open('a-game')).saved).toMatchObject({ name: 'Theirs' });
  });

  it('deletes nothing either where that was saved at the very same time as the game in the list', async () => {
    const disk = new MemoryDisk();
    disk.put(MAIN, seal(game(2), 9));
    const { library, notices } = await loaded(disk);
    disk.put(MAIN, theirs);
    await library.delete('a-game');
    expect(textOf(disk, MAIN)).toBe(theirs);
    expect(notices).toEqual([told]);
  });

  it('deletes what is there now when it is asked once more, and brings just that back', async () => {
    const { disk, library, notices, ids } = await changed();
    await library.delete('a-game');
    await library.delete('a-game');
    expect(await ids()).toEqual([]);
    expect(disk.paths().filter((file) => file.startsWith('/data/games/'))).toEqual([]);
    await library.restore('a-game');
    expect(textOf(disk, MAIN)).toBe(theirs);
    expect(notices).toEqual([told]);
  });

  it('deletes nothing that is written while its backups go', async () => {
    const { disk, library, notices } = await changed(() => undefined);
    const before = disk.paths();
    disk.fault = (operation, file) => {
      if (operation === 'rename' && file.endsWith('bak1.json')) disk.put(MAIN, theirs);
    };
    await library.delete('a-game');
    expect(textOf(disk, MAIN)).toBe(theirs);
    expect(disk.paths()).toEqual(before);
    expect(notices).toEqual([told]);
  });

  it.each(['link', 'folder', 'other'] as const)('deletes nothing where it is no file now (%s)', async (kind) => {
    const { disk, library, notices, ids } = await changed((other) => other.putOdd(MAIN, kind));
    await library.delete('a-game');
    expect(notices.map(({ code }) => code)).toEqual(['notDeleted', 'saveRestoredFromBackup']);
    expect(await ids()).toEqual(['a-game']);
    expect(disk.files().some((file) => file.startsWith('a-game.json.unusual-'))).toBe(true);
  });

  it('deletes what is left of a game of which somebody else deleted the newest file', async () => {
    const { disk, library, notices } = await changed((other) => void other.remove(MAIN));
    await library.delete('a-game');
    expect(disk.paths().filter((file) => file.startsWith('/data/games/'))).toEqual([]);
    expect(notices).toEqual([]);
  });

  it('leaves what somebody else put in the place of a deleted game when that comes back beside it', async () => {
    const { disk, library, notices, ids } = await changed(() => undefined);
    await library.delete('a-game');
    disk.put(MAIN, theirs);
    await library.restore('a-game');
    expect(textOf(disk, MAIN)).toBe(theirs);
    expect(notices).toEqual([
      { code: 'saveChangedElsewhere', detail: expect.stringMatching(/^a-game-[0-9a-f]{8}\.json$/) },
    ]);
    expect(decisionsIn(disk, `/data/games/${notices[0]?.detail}`)).toBe(4);
    expect(await ids()).toEqual(['a-game']);
    expect(await (await loaded(disk)).ids()).toHaveLength(2);
  });
});

describe('what is no change by somebody else', () => {
  it.each(['rename', 'syncFolder'])('is a write of our own that failed at its %s', async (operation) => {
    const disk = new MemoryDisk();
    const { save, notices } = await loaded(disk);
    await save(game(1));
    for (const played of [2, 3]) {
      disk.fault = failOn('ENOSPC', operation);
      await save(game(played));
    }
    disk.fault = () => undefined;
    await save(game(4));
    expect(decisionsIn(disk, MAIN)).toBe(4);
    expect(notices.map(({ code }) => code)).toEqual(['saveFailed', 'saveWorksAgain']);
  });

  it('is a file that is gone: it is written anew', async () => {
    const disk = new MemoryDisk();
    const { save, notices } = await loaded(disk);
    await save(game(1));
    await disk.remove(MAIN);
    await save(game(2));
    expect(decisionsIn(disk, MAIN)).toBe(2);
    expect(notices).toEqual([]);
  });
});
