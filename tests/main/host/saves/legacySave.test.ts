import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { summaryOf } from '../../../../shared/session/live/summary.ts';
import type { SavedGame } from '../../../../shared/session/saves/savedGame.ts';
import { GOLDEN_FOLDER } from '../../../fixtures/goldenGames.ts';
import { failOn, MemoryDisk } from '../files/memoryDisk.ts';
import { savedGames } from './savedGames.ts';
import { loaded, newerSave, seal } from './testLibrary.ts';

const games = savedGames(6);
const game = (played: number, gameId = 'a-game'): SavedGame => ({ ...(games[played] as SavedGame), gameId });

describe('the one game of an earlier program', () => {
  const LEGACY = ['game.json', 'game.bak1.json', 'game.bak2.json', 'game.bak3.json'] as const;

  function earlierDisk(): MemoryDisk {
    const disk = new MemoryDisk();
    for (const [index, name] of LEGACY.entries()) disk.put(`/data/saves/${name}`, seal(game(6 - index), 500 - index));
    return disk;
  }

  it('is taken over with its backups, once', async () => {
    const disk = earlierDisk();
    const { library, notices } = await loaded(disk);
    expect(library.list()).toEqual([summaryOf(game(6), 500)]);
    expect(disk.files()).toEqual(['a-game.bak1.json', 'a-game.bak2.json', 'a-game.bak3.json', 'a-game.json']);
    expect((await library.open('a-game')).saved).toEqual(game(6));
    expect(notices).toEqual([]);
    expect((await loaded(disk)).ids()).toEqual(['a-game']);
  });

  it('is understood in the form of the first program', async () => {
    const disk = new MemoryDisk();
    disk.put('/data/saves/game.json', readFileSync(path.join(GOLDEN_FOLDER, 'save-1.json')));
    const { library, notices } = await loaded(disk);
    expect(library.list()).toMatchObject([{ gameId: 'golden-save-1', expansions: [], content: 'standard' }]);
    expect((await library.open('golden-save-1')).seq).toBeGreaterThan(0);
    expect(notices).toEqual([]);
  });

  it('comes back from its backup when it is damaged', async () => {
    const disk = earlierDisk();
    disk.put('game.json', 'rubbish');
    const { library, notices } = await loaded(disk);
    expect((await library.open('a-game')).saved).toEqual(game(5));
    expect(notices).toMatchObject([{ code: 'saveRestoredFromBackup' }]);
    expect(disk.files().filter((name) => name.startsWith('game.json.corrupt'))).toHaveLength(1);
  });

  it('is told to be lost when nothing of it is whole', async () => {
    const disk = earlierDisk();
    for (const name of LEGACY) disk.put(name, 'rubbish');
    const { ids, notices } = await loaded(disk);
    expect(ids()).toEqual([]);
    expect(notices).toMatchObject([{ code: 'saveLost' }]);
  });

  it('of a newer program is left alone', async () => {
    const disk = earlierDisk();
    disk.put('game.json', newerSave());
    const files = disk.files();
    const { ids, notices, save } = await loaded(disk);
    expect(ids()).toEqual([]);
    expect(notices).toEqual([{ code: 'saveNewer', detail: 'game.json' }]);
    await save(game(0, 'a-new-one'));
    expect(disk.files()).toEqual([...files, 'a-new-one.json'].sort());
  });

  it('is there even when the disk takes nothing, and moves when it does again', async () => {
    const disk = earlierDisk();
    disk.fault = failOn('EROFS', 'create', 'rename', 'makeFolder');
    const { library, ids } = await loaded(disk);
    expect(ids()).toEqual(['a-game']);
    expect((await library.open('a-game')).saved).toEqual(game(6));
    disk.fault = () => undefined;
    const again = await loaded(disk);
    expect((await again.library.open('a-game')).saved).toEqual(game(6));
    expect(disk.files()).not.toContain('game.json');
  });
});
