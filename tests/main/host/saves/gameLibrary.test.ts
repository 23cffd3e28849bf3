import { describe, expect, it } from 'vitest';
import { openSave, sealSave } from '../../../../main/host/saves/saveEnvelope.ts';
import { summaryOf } from '../../../../shared/session/live/summary.ts';
import type { SavedGame } from '../../../../shared/session/saves/savedGame.ts';
import { failOn, MemoryDisk } from '../files/memoryDisk.ts';
import { finished } from '../session/finishedGames.ts';
import { savedGames } from './savedGames.ts';
import { loaded, newerSave, seal } from './testLibrary.ts';

const games = savedGames(6);
const game = (played: number, gameId = 'a-game'): SavedGame => ({ ...(games[played] as SavedGame), gameId });
const FOLDER = '/data/games';

/** A disk with three games, each saved twice: `one` first, `three` last. */
async function diskOfThree(): Promise<MemoryDisk> {
  const disk = new MemoryDisk();
  const { save } = await loaded(disk);
  for (const gameId of ['one', 'two', 'three'])
    for (const played of [1, 2]) {
      await save(game(played, gameId));
    }
  return disk;
}

describe('the library', () => {
  it('is empty at first, and says nothing', async () => {
    const { library, notices } = await loaded(new MemoryDisk());
    expect(await library.list()).toEqual([]);
    expect(await library.continued()).toBeNull();
    expect(notices).toEqual([]);
  });

  it('lists every game, newest first, with all that the list shows', async () => {
    const disk = await diskOfThree();
    const { library, ids } = await loaded(disk);
    expect(await ids()).toEqual(['three', 'two', 'one']);
    expect((await library.list())[2]).toEqual(summaryOf(game(2, 'one'), 1002));
  });

  it('reads no more than one file of a whole game to list it, and plays none through', async () => {
    const disk = await diskOfThree();
    disk.operations.length = 0;
    await loaded(disk);
    const reads = disk.operations.filter((operation) => operation.startsWith('read'));
    expect(reads).toEqual(['read one.json', 'read three.json', 'read two.json']);
    // A seal says how far a game is: nothing else can have told it.
    const impossible = { ...game(2, 'two'), actions: [...game(2).actions, ...game(2).actions] };
    disk.put('two.json', sealSave(impossible, 9000, summaryOf(game(2), 0)));
    expect(await (await loaded(disk)).ids()).toEqual(['two', 'three', 'one']);
  });

  it('keeps the games apart: taking one up and playing it changes no other', async () => {
    const disk = await diskOfThree();
    const { library, save, ids } = await loaded(disk);
    const before = disk.text('three.json');
    expect((await library.open('one')).saved).toEqual(game(2, 'one'));
    await save(game(3, 'one'));
    expect(await ids()).toEqual(['one', 'three', 'two']);
    expect(disk.text('three.json')).toBe(before);
    expect(openSave(disk.text('one.bak1.json'))).toMatchObject({ kind: 'good', saved: game(2, 'one') });
    expect(await library.read('two')).toEqual(game(2, 'two'));
  });

  it('goes on with the newest game that is not finished, else with the newest', async () => {
    const disk = new MemoryDisk();
    const { library, save } = await loaded(disk);
    await save(finished(3));
    expect(await library.continued()).toMatchObject({ gameId: 'finished-3', finished: true });
    await save(game(1, 'one'));
    await save(game(1, 'two'));
    await save(finished(4));
    expect(await library.continued()).toMatchObject({ gameId: 'two', finished: false });
    expect(await (await loaded(disk)).library.continued()).toMatchObject({ gameId: 'two' });
  });

  it('knows no game that there is not', async () => {
    const { library } = await loaded(await diskOfThree());
    for (const act of [() => library.open('four'), () => library.read('four'), () => library.delete('four')])
      await expect(act()).rejects.toMatchObject({ code: 'noGame' });
    await expect(library.restore('one')).rejects.toMatchObject({ code: 'noGame' });
  });

  it('takes no notice of files that are no games', async () => {
    const disk = await diskOfThree();
    for (const name of ['readme.txt', '.json', 'Ünïcode.json', 'a.bak4.json', `${'x'.repeat(65)}.json`])
      disk.put(`${FOLDER}/${name}`, 'rubbish');
    const { ids, notices } = await loaded(disk);
    expect(await ids()).toEqual(['three', 'two', 'one']);
    expect(notices).toEqual([]);
    expect(disk.text('readme.txt')).toBe('rubbish');
  });
});

describe('a damaged game in the library', () => {
  it('is restored from its backup, and hides no other', async () => {
    const disk = await diskOfThree();
    disk.put('two.json', 'rubbish');
    const { ids, library, notices } = await loaded(disk);
    expect(await ids()).toEqual(['three', 'two', 'one']);
    expect(library.summaryOf('two')).toMatchObject({ decisions: 1 });
    expect(notices).toMatchObject([{ code: 'saveRestoredFromBackup' }]);
    expect((await library.open('two')).saved).toEqual(game(1, 'two'));
  });

  it('without a good backup is set aside and told, and the others are there', async () => {
    const disk = await diskOfThree();
    for (const name of ['two.json', 'two.bak1.json']) disk.put(name, 'rubbish');
    const { ids, notices } = await loaded(disk);
    expect(await ids()).toEqual(['three', 'one']);
    expect(notices).toMatchObject([{ code: 'saveLost' }]);
    expect(disk.files().filter((name) => name.includes('corrupt'))).toHaveLength(2);
  });

  it('whose decisions do not apply is found when it is taken up, and its backup takes its place', async () => {
    const disk = await diskOfThree();
    const impossible = { ...game(2, 'two'), actions: [...game(2).actions, ...game(2).actions] };
    disk.put('two.json', seal({ ...game(2, 'two') }, 5));
    disk.put('two.json', sealSave(impossible, 9000, summaryOf(game(2), 0)));
    const { library, notices } = await loaded(disk);
    expect((await library.open('two')).saved).toEqual(game(1, 'two'));
    expect(library.summaryOf('two')).toMatchObject({ decisions: 1 });
    expect(notices).toMatchObject([{ code: 'saveRestoredFromBackup' }]);
  });

  it('that turns out to be lost leaves the list', async () => {
    const disk = await diskOfThree();
    const impossible = { ...game(2, 'two'), actions: [...game(2).actions, ...game(2).actions] };
    disk.put('two.json', sealSave(impossible, 9000, summaryOf(game(2), 0)));
    disk.put('two.bak1.json', 'rubbish');
    const { library, ids, notices } = await loaded(disk);
    await expect(library.open('two')).rejects.toMatchObject({ code: 'noGame' });
    expect(await ids()).toEqual(['three', 'one']);
    expect(notices).toMatchObject([{ code: 'saveLost' }]);
  });

  it('without its progress is played through instead', async () => {
    const disk = await diskOfThree();
    const { progress: _progress, ...envelope } = JSON.parse(disk.text('two.json'));
    disk.put('two.json', JSON.stringify(envelope));
    const { library, notices } = await loaded(disk);
    expect(library.summaryOf('two')).toEqual(summaryOf(game(2, 'two'), 1004));
    expect(notices).toEqual([]);
  });

  it('of a newer program is told, left where it is, and hides no other', async () => {
    const disk = await diskOfThree();
    disk.put('two.json', newerSave());
    const files = disk.files();
    const { ids, notices, save } = await loaded(disk);
    expect(await ids()).toEqual(['three', 'one']);
    expect(notices).toEqual([{ code: 'saveNewer', detail: 'two.json' }]);
    await save(game(0, 'a-new-one'));
    expect(disk.files()).toEqual([...files, 'a-new-one.json'].sort());
    expect(disk.text('two.json')).toBe(newerSave());
  });
});

describe('deleted games', () => {
  it('come back until the program ends', async () => {
    const disk = await diskOfThree();
    const before = disk.files();
    const { library, ids, save } = await loaded(disk);
    await library.delete('two');
    expect(await ids()).toEqual(['three', 'one']);
    await expect(library.open('two')).rejects.toMatchObject({ code: 'noGame' });
    await library.restore('two');
    expect(await ids()).toEqual(['three', 'two', 'one']);
    expect(disk.files()).toEqual(before);
    expect((await library.open('two')).saved).toEqual(game(2, 'two'));
    await save(game(3, 'two'));
    expect(openSave(disk.text('two.bak1.json'))).toMatchObject({ kind: 'good', saved: game(2, 'two') });
  });

  it('are gone after the next start', async () => {
    const disk = await diskOfThree();
    await (await loaded(disk)).library.delete('two');
    expect(disk.files()).toContain('two.json');
    const { library, ids, notices } = await loaded(disk);
    expect(await ids()).toEqual(['three', 'one']);
    expect(disk.files().filter((name) => name.startsWith('two'))).toEqual([]);
    await expect(library.restore('two')).rejects.toMatchObject({ code: 'noGame' });
    expect(notices).toEqual([]);
  });

  it('stay in the list when the disk refuses, and the player is told', async () => {
    const disk = await diskOfThree();
    const { library, ids, notices } = await loaded(disk);
    disk.fault = failOn('EROFS', 'rename');
    await library.delete('two');
    expect(await ids()).toEqual(['three', 'two', 'one']);
    expect(notices).toEqual([{ code: 'saveFailed', detail: 'trash', cause: 'readOnly' }]);
    disk.fault = () => undefined;
    await library.delete('two');
    disk.fault = failOn('EROFS', 'rename');
    await library.restore('two');
    expect(await ids()).toEqual(['three', 'one']);
    disk.fault = () => undefined;
    await library.restore('two');
    expect(await ids()).toEqual(['three', 'two', 'one']);
  });
});

describe('a disk that refuses', () => {
  it('costs no game: they wait in memory, are told once, and all are written when it works again', async () => {
    const disk = await diskOfThree();
    const { library, save, ids, notices } = await loaded(disk);
    disk.fault = failOn('ENOSPC', 'write');
    await save(game(3, 'one'));
    await save(game(0, 'four'), game(0, 'five'));
    await save(game(4, 'one'));
    expect(await ids()).toEqual(['one', 'five', 'four', 'three', 'two']);
    expect((await library.open('four')).saved).toEqual(game(0, 'four'));
    expect((await library.open('one')).saved).toEqual(game(4, 'one'));
    expect(notices).toEqual([{ code: 'saveFailed', detail: 'games', cause: 'full' }]);
    disk.fault = () => undefined;
    await library.flush();
    expect(notices.slice(1)).toEqual([{ code: 'saveWorksAgain', detail: 'games' }]);
    const again = await loaded(disk);
    expect(new Set(await again.ids())).toEqual(new Set(await ids()));
    expect((await again.library.open('one')).saved).toEqual(game(4, 'one'));
  });

  it('of every kind hides no game that can be read', async () => {
    const disk = await diskOfThree();
    disk.fault = failOn('EROFS', 'create', 'rename', 'remove', 'makeFolder', 'syncFolder');
    expect(await (await loaded(disk)).ids()).toEqual(['three', 'two', 'one']);
  });

  it('does not work again because the only game that waited was deleted', async () => {
    const disk = await diskOfThree();
    const { library, save, notices } = await loaded(disk);
    disk.fault = failOn('ENOSPC', 'write');
    await save(game(2, 'four'));
    await library.delete('four');
    await library.flush();
    expect(notices.slice(1)).toEqual([{ code: 'nothingUnsaved', detail: 'games' }]);
    // The next game is told of anew.
    await save(game(2, 'five'));
    expect(notices.slice(2)).toEqual([{ code: 'saveFailed', detail: 'games', cause: 'full' }]);
  });

  it('a game that was never written can be deleted and brought back', async () => {
    const disk = new MemoryDisk();
    const { library, save, ids } = await loaded(disk);
    disk.fault = failOn('ENOSPC', 'write');
    await save(game(2, 'one'));
    await library.delete('one');
    expect(await ids()).toEqual([]);
    await library.restore('one');
    disk.fault = () => undefined;
    await library.flush();
    expect(await (await loaded(disk)).ids()).toEqual(['one']);
  });
});

describe('many games', () => {
  it('are listed without being played through', async () => {
    const disk = new MemoryDisk();
    const saved = finished(1);
    // Played through it would be refused: nobody could have decided in this order.
    const text = sealSave({ ...saved, actions: saved.actions.toReversed() }, 5, summaryOf(saved, 5));
    for (let index = 0; index < 300; index++) disk.put(`${FOLDER}/game-${index}.json`, text);
    const { ids, notices } = await loaded(disk);
    expect(await ids()).toHaveLength(300);
    expect(notices).toEqual([]);
  });
});
