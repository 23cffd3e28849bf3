import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openSave, sealSave } from '../../../main/host/saveEnvelope.ts';
import { SaveStore } from '../../../main/host/saveStore.ts';
import type { Notice } from '../../../shared/contract/contract.ts';
import type { SavedGame } from '../../../shared/session/savedGame.ts';
import { SAVE_VERSION } from '../../../shared/session/saveFormat.ts';
import { Session } from '../../../shared/session/session.ts';
import { failOn, MemoryDisk } from './memoryDisk.ts';
import { savedGames } from './savedGames.ts';

const NOW = Date.UTC(2030, 0, 2, 3, 4, 5);
const games = savedGames(8);
const game = (played: number): SavedGame => games[played] as SavedGame;
const NAMES = ['game.bak1.json', 'game.bak2.json', 'game.bak3.json', 'game.json'];

function storeOn(disk: MemoryDisk) {
  const notices: Notice[] = [];
  const store = new SaveStore({
    files: disk,
    folder: '/data/saves',
    now: () => NOW,
    announce: (notice) => notices.push(notice),
  });
  const load = async () => (await store.load((saved) => new Session(saved).saved))?.game ?? null;
  return { store, load, notices };
}

/** A disk with the first `count` positions of a game saved one after the other. */
async function diskWith(count: number): Promise<MemoryDisk> {
  const disk = new MemoryDisk();
  const { store } = storeOn(disk);
  for (let played = 0; played < count; played++) await store.write(game(played));
  return disk;
}

/** A save of a program that does not exist yet. All versions must agree on how a save is sealed, so it is written out. */
function newerSave(): string {
  const version = SAVE_VERSION + 1;
  const data = { unheardOf: true };
  const sha256 = createHash('sha256')
    .update(JSON.stringify([version, NOW, data]))
    .digest('hex');
  return JSON.stringify({ format: 'hadara-save', version, savedAt: NOW, sha256, data });
}

describe('the save store', () => {
  it('loads what it wrote, with its time', async () => {
    const { store } = storeOn(await diskWith(3));
    expect(await store.load((saved) => saved)).toEqual({ game: game(2), savedAt: NOW });
  });

  it('loads nothing where nothing was saved, and says nothing', async () => {
    const { load, notices } = storeOn(new MemoryDisk());
    expect(await load()).toBeNull();
    expect(notices).toEqual([]);
  });

  it('keeps the three positions before the last as backups', async () => {
    const disk = await diskWith(6);
    expect(disk.files()).toEqual(NAMES);
    const lengths = ['game.json', ...NAMES].slice(0, 4).map((name) => {
      const opened = openSave(disk.text(name));
      return opened.kind === 'good' ? opened.saved.actions.length : opened.kind;
    });
    expect(lengths).toEqual([5, 4, 3, 2]);
  });

  it('goes on rolling after a restart', async () => {
    const disk = await diskWith(3);
    const { store, load } = storeOn(disk);
    await load();
    await store.write(game(3));
    const backup = openSave(disk.text('game.bak1.json'));
    expect(backup).toMatchObject({ kind: 'good', saved: game(2) });
  });

  it('writes in the order in which it is asked to', async () => {
    const disk = new MemoryDisk();
    const { store, load } = storeOn(disk);
    await Promise.all(games.map((saved) => store.write(saved)));
    expect(disk.files()).toEqual(NAMES);
    expect(await load()).toEqual(games.at(-1));
  });

  it('never mixes backups of two games', async () => {
    const disk = await diskWith(6);
    const { store } = storeOn(disk);
    await store.write({ ...game(0), gameId: 'another-game' });
    expect(disk.files()).toEqual(['game.json']);
  });

  it('makes the main file before the backups: a disk that fills up costs no backup', async () => {
    const disk = await diskWith(6);
    const before = NAMES.map((name) => disk.text(name));
    disk.fault = failOn('ENOSPC', 'write');
    const { store, load } = storeOn(disk);
    await load();
    for (let attempt = 0; attempt < 5; attempt++) {
      await expect(store.write(game(6))).rejects.toMatchObject({ code: 'ENOSPC' });
    }
    expect(NAMES.map((name) => disk.text(name))).toEqual(before);
  });
});

describe('a damaged save', () => {
  it('is set aside for the newest good backup, told, and healed', async () => {
    const disk = await diskWith(6);
    disk.put('game.json', disk.text('game.json').replace('"seed":7', '"seed":8'));
    disk.put('game.bak1.json', '{');
    const { load, notices } = storeOn(disk);
    expect(await load()).toEqual(game(3));
    const aside = 'game.json.corrupt-2030-01-02T03-04-05-000Z';
    expect(notices).toEqual([{ code: 'saveRestoredFromBackup', detail: aside }]);
    expect(disk.files()).toContain(aside);

    const again = storeOn(disk);
    expect(await again.load()).toEqual(game(3));
    expect(again.notices).toEqual([]);
  });

  it('that cannot be read at all counts as damaged', async () => {
    const disk = await diskWith(6);
    disk.fault = (operation, file) => {
      if (operation === 'read' && file.endsWith('game.json')) throw Object.assign(new Error(), { code: 'EIO' });
    };
    const { load, notices } = storeOn(disk);
    expect(await load()).toEqual(game(4));
    expect(notices).toMatchObject([{ code: 'saveRestoredFromBackup' }]);
  });

  it('with decisions that do not apply counts as damaged, however well it is sealed', async () => {
    const disk = await diskWith(3);
    const impossible = { ...game(2), actions: [...game(1).actions, ...game(1).actions] };
    disk.put('game.json', sealSave(impossible, NOW));
    const { load, notices } = storeOn(disk);
    expect(await load()).toEqual(game(1));
    expect(notices).toMatchObject([{ code: 'saveRestoredFromBackup' }]);
  });

  it('without a good backup is lost: told, and kept for whoever can mend it', async () => {
    const disk = await diskWith(6);
    for (const name of NAMES) disk.put(name, 'rubbish');
    const { load, notices } = storeOn(disk);
    expect(await load()).toBeNull();
    expect(notices).toEqual([{ code: 'saveLost', detail: 'game.json.corrupt-2030-01-02T03-04-05-000Z' }]);
    expect(disk.files().filter((name) => name.includes('corrupt'))).toHaveLength(4);
  });

  it('that cannot even be set aside does not stop the backup from being loaded', async () => {
    const disk = await diskWith(3);
    disk.put('game.json', 'rubbish');
    disk.fault = failOn('EROFS', 'rename', 'create');
    const { load, notices } = storeOn(disk);
    expect(await load()).toEqual(game(1));
    expect(notices).toHaveLength(1);
  });
});

describe('a save of a newer program', () => {
  it('is refused, told, and left where it is', async () => {
    const disk = await diskWith(3);
    disk.put('game.json', newerSave());
    const files = disk.files();
    const { load, notices } = storeOn(disk);
    expect(await load()).toBeNull();
    expect(notices).toEqual([{ code: 'saveNewer', detail: 'game.json' }]);
    expect(disk.files()).toEqual(files);
    expect(disk.text('game.json')).toBe(newerSave());
  });

  it('survives a new game under another name', async () => {
    const disk = await diskWith(3);
    disk.put('game.json', newerSave());
    const { load, store } = storeOn(disk);
    await load();
    await store.write({ ...game(0), gameId: 'another-game' });
    const aside = disk.files().find((name) => name.startsWith('game.json.newer-')) ?? '';
    expect(disk.text(aside)).toBe(newerSave());
    expect(await storeOn(disk).load()).toMatchObject({ gameId: 'another-game' });
  });

  it('is not overwritten when it cannot be moved', async () => {
    const disk = await diskWith(1);
    disk.put('game.json', newerSave());
    const { load, store } = storeOn(disk);
    await load();
    disk.fault = failOn('EROFS', 'rename');
    await expect(store.write(game(0))).rejects.toMatchObject({ code: 'EROFS' });
    expect(disk.text('game.json')).toBe(newerSave());
  });
});
