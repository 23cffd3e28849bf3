import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CallRefused } from '../../../../main/host/callRefused.ts';
import { openSave, sealSave } from '../../../../main/host/saves/saveEnvelope.ts';
import { SaveStore } from '../../../../main/host/saves/saveStore.ts';
import type { Notice } from '../../../../shared/contract/answers.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import { summaryOf } from '../../../../shared/session/live/summary.ts';
import type { SavedGame } from '../../../../shared/session/saves/savedGame.ts';
import { SAVE_VERSION } from '../../../../shared/session/saves/saveFormat.ts';
import { failOn, MemoryDisk } from '../files/memoryDisk.ts';
import { NAMES, savedGames, writeTo } from './savedGames.ts';

const NOW = Date.UTC(2030, 0, 2, 3, 4, 5);
const games = savedGames(8);
const game = (played: number): SavedGame => games[played] as SavedGame;
const SORTED = [...NAMES].sort();

function storeOn(disk: MemoryDisk) {
  const notices: Notice[] = [];
  const store = new SaveStore({
    files: disk,
    folder: '/data/games',
    gameId: 'a-game',
    now: () => NOW,
    announce: (notice) => notices.push(notice),
  });
  const load = async () => (await store.load(async (saved) => new Session(saved).saved))?.game ?? null;
  return { store, load, notices };
}

/** A disk with the first `count` positions of a game saved one after the other. */
async function diskWith(count: number): Promise<MemoryDisk> {
  const disk = new MemoryDisk();
  const { store } = storeOn(disk);
  for (let played = 0; played < count; played++) await writeTo(store, game(played), NOW);
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
    expect(await store.load(async (saved) => saved)).toEqual({ game: game(2), savedAt: NOW });
  });

  it('makes no backup of what somebody else wrote in the place of the game', async () => {
    const disk = await diskWith(0);
    const { store } = storeOn(disk);
    for (const played of [0, 1, 2]) await writeTo(store, game(played), NOW);
    const foreign = 'written by somebody else';
    disk.put('/data/games/a-game.json', foreign);
    for (const played of [3, 4]) await writeTo(store, game(played), NOW);
    expect(disk.files().filter((name) => disk.text(name) === foreign)).toEqual(['a-game.json']);
    const backups = NAMES.slice(1, 3).map((name) => openSave(disk.text(name)));
    expect(backups.map((opened) => opened.kind === 'good' && opened.saved.actions.length)).toEqual([1, 0]);
  });

  it('loads nothing where nothing was saved, and says nothing', async () => {
    const { load, notices } = storeOn(new MemoryDisk());
    expect(await load()).toBeNull();
    expect(notices).toEqual([]);
  });

  it('keeps the three positions before the last as backups', async () => {
    const disk = await diskWith(6);
    expect(disk.files()).toEqual(SORTED);
    const lengths = NAMES.map((name) => {
      const opened = openSave(disk.text(name));
      return opened.kind === 'good' ? opened.saved.actions.length : opened.kind;
    });
    expect(lengths).toEqual([5, 4, 3, 2]);
  });

  it('goes on rolling after a restart', async () => {
    const disk = await diskWith(3);
    const { store, load } = storeOn(disk);
    await load();
    await writeTo(store, game(3), NOW);
    const backup = openSave(disk.text('a-game.bak1.json'));
    expect(backup).toMatchObject({ kind: 'good', saved: game(2) });
  });

  it('writes in the order in which it is asked to', async () => {
    const disk = new MemoryDisk();
    const { store, load } = storeOn(disk);
    await Promise.all(games.map((saved) => writeTo(store, saved, NOW)));
    expect(disk.files()).toEqual(SORTED);
    expect(await load()).toEqual(games.at(-1));
  });

  it('takes a copy under another name for a game of its own', async () => {
    const disk = await diskWith(3);
    disk.put('/data/games/a-copy.json', disk.text('a-game.json'));
    const store = new SaveStore({
      files: disk,
      folder: '/data/games',
      gameId: 'a-copy',
      now: () => NOW,
      announce: () => undefined,
    });
    expect(await store.peek()).toMatchObject({ saved: { ...game(2), gameId: 'a-copy' }, savedAt: NOW });
    expect((await store.load(async (saved) => saved))?.game).toEqual({ ...game(2), gameId: 'a-copy' });
  });

  it('tells without loading it how far a game is, and nothing of one that is not whole', async () => {
    const disk = await diskWith(3);
    const { store } = storeOn(disk);
    expect(await store.peek()).toMatchObject({ saved: game(2), savedAt: NOW, progress: { epoch: 1, phase: 'A' } });
    disk.put('a-game.json', 'rubbish');
    expect(await store.peek()).toBeNull();
    expect(disk.text('a-game.json')).toBe('rubbish');
  });

  it('makes the main file before the backups: a disk that fills up costs no backup', async () => {
    const disk = await diskWith(6);
    const before = NAMES.map((name) => disk.text(name));
    disk.fault = failOn('ENOSPC', 'write');
    const { store, load } = storeOn(disk);
    await load();
    for (let attempt = 0; attempt < 5; attempt++) {
      await expect(writeTo(store, game(6), NOW)).rejects.toMatchObject({ code: 'ENOSPC' });
    }
    expect(NAMES.map((name) => disk.text(name))).toEqual(before);
  });
});

describe('a damaged save', () => {
  it('is set aside for the newest good backup, told, and healed', async () => {
    const disk = await diskWith(6);
    disk.put('a-game.json', disk.text('a-game.json').replace('"seed":7', '"seed":8'));
    disk.put('a-game.bak1.json', '{');
    const { load, notices } = storeOn(disk);
    expect(await load()).toEqual(game(3));
    const aside = 'a-game.json.corrupt-2030-01-02T03-04-05-000Z';
    expect(notices).toEqual([{ code: 'saveRestoredFromBackup', detail: aside }]);
    expect(disk.files()).toContain(aside);

    const again = storeOn(disk);
    expect(await again.load()).toEqual(game(3));
    expect(again.notices).toEqual([]);
  });

  it('that cannot be read at all counts as damaged', async () => {
    const disk = await diskWith(6);
    disk.fault = (operation, file) => {
      if (operation === 'read' && file.endsWith('a-game.json')) throw Object.assign(new Error(), { code: 'EIO' });
    };
    const { load, notices } = storeOn(disk);
    expect(await load()).toEqual(game(4));
    expect(notices).toMatchObject([{ code: 'saveRestoredFromBackup' }]);
  });

  it('with decisions that do not apply counts as damaged, however well it is sealed', async () => {
    const disk = await diskWith(3);
    const impossible = { ...game(2), actions: [...game(1).actions, ...game(1).actions] };
    disk.put('a-game.json', sealSave(impossible, NOW, summaryOf(game(2), NOW)));
    const { load, notices } = storeOn(disk);
    expect(await load()).toEqual(game(1));
    expect(notices).toMatchObject([{ code: 'saveRestoredFromBackup' }]);
  });

  it('without a good backup is lost: told, and kept for whoever can mend it', async () => {
    const disk = await diskWith(6);
    for (const name of NAMES) disk.put(name, 'rubbish');
    const { load, notices } = storeOn(disk);
    expect(await load()).toBeNull();
    expect(notices).toEqual([{ code: 'saveLost', detail: 'a-game.json.corrupt-2030-01-02T03-04-05-000Z' }]);
    expect(disk.files().filter((name) => name.includes('corrupt'))).toHaveLength(4);
  });

  it('that cannot even be set aside does not stop the backup from being loaded', async () => {
    const disk = await diskWith(3);
    disk.put('a-game.json', 'rubbish');
    disk.fault = failOn('EROFS', 'rename', 'create');
    const { load, notices } = storeOn(disk);
    expect(await load()).toEqual(game(1));
    expect(notices).toHaveLength(1);
  });
});

describe('a save of a newer program', () => {
  it('is refused, told, and left where it is', async () => {
    const disk = await diskWith(3);
    disk.put('a-game.json', newerSave());
    const files = disk.files();
    const { load, notices } = storeOn(disk);
    expect(await load()).toBeNull();
    expect(notices).toEqual([{ code: 'saveNewer', detail: 'a-game.json' }]);
    expect(disk.files()).toEqual(files);
    expect(disk.text('a-game.json')).toBe(newerSave());
  });
});

describe('a game whose files are not at fault', () => {
  it('is left alone when it cannot be revived for another reason', async () => {
    const disk = await diskWith(3);
    const before = disk.files().map((name) => disk.text(name));
    const { store, notices } = storeOn(disk);
    const missing = store.load(() => Promise.reject(new CallRefused('contentMissing', 'abc')));
    await expect(missing).rejects.toMatchObject({ code: 'contentMissing' });
    expect(disk.files()).toEqual([...NAMES].slice(0, 3).sort());
    expect(disk.files().map((name) => disk.text(name))).toEqual(before);
    expect(notices).toEqual([]);
  });
});

describe('the files of a game', () => {
  it('go to another folder and come back, all of them', async () => {
    const disk = await diskWith(6);
    const { store, load } = storeOn(disk);
    expect(await store.moveTo('/data/trash', NOW)).toBe(true);
    expect(await load()).toBeNull();
    expect(disk.files()).toEqual(SORTED);
    await store.moveBackFrom('/data/trash');
    expect(await load()).toEqual(game(5));
    expect(disk.atRisk).toBe(0);
    expect(disk.operations.filter((operation) => operation.startsWith('rename a-game')).slice(-8)).toEqual([
      ...[...NAMES].reverse().map((name) => `rename ${name}`),
      ...NAMES.map((name) => `rename ${name}`),
    ]);
  });

  it('stay where they are when the disk refuses', async () => {
    const disk = await diskWith(2);
    const { store, load } = storeOn(disk);
    disk.fault = failOn('EROFS', 'rename');
    await expect(store.moveTo('/data/trash', NOW)).rejects.toMatchObject({ code: 'EROFS' });
    expect(await load()).toEqual(game(1));
  });
});
