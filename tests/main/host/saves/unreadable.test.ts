import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../../shared/contract/defaultSettings.ts';
import { type Fault, failOn, MemoryDisk } from '../files/memoryDisk.ts';
import { startGame, startHost } from '../testHost.ts';
import { savedGames } from './savedGames.ts';
import { libraryOn, loaded, seal } from './testLibrary.ts';

const games = savedGames(6);

/** A disk with the last `count` positions of a game: the game itself and its backups. */
function diskWith(count: number): MemoryDisk {
  const disk = new MemoryDisk();
  for (const [age, name] of ['a-game.json', 'a-game.bak1.json', 'a-game.bak2.json'].slice(0, count).entries()) {
    const game = games.at(-1 - age);
    if (game !== undefined) disk.put(`/data/games/${name}`, seal(game, 100 - age));
  }
  return disk;
}

const NAMES = ['a-game.bak1.json', 'a-game.bak2.json', 'a-game.json'];

/** A fault that is over after so many operations of that name. */
function passing(code: string, operation: string, times: number): Fault {
  let left = times;
  return (name) => {
    if (name === operation && left-- > 0) throw Object.assign(new Error(code), { code });
  };
}

/** From here to the end of the test, what waits for the disk waits no longer than that takes to be asked for. */
function withoutWaiting(): void {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.setTimerTickMode('nextTimerAsync');
}
afterEach(() => void vi.useRealTimers());

describe('files that cannot be read at the moment', () => {
  it.each(['EMFILE', 'EIO', 'EACCES'])(
    'are not taken for damaged: all stay where they are, and are told (%s)',
    async (code) => {
      withoutWaiting();
      const disk = diskWith(3);
      disk.fault = failOn(code, 'read');
      const { library, notices } = libraryOn(disk);
      await library.load();
      expect(disk.files()).toEqual(NAMES);
      expect(notices).toEqual([{ code: 'saveUnreadable', detail: 'a-game.json' }]);
      disk.fault = () => undefined;
      const again = await loaded(disk);
      expect(await again.ids()).toEqual(['a-game']);
      expect((await again.library.open('a-game')).saved).toEqual(games.at(-1));
    },
  );

  it('keep their place in the list when that shows only as they are opened', async () => {
    withoutWaiting();
    const disk = diskWith(3);
    const { library, notices, ids } = await loaded(disk);
    disk.fault = failOn('EMFILE', 'read');
    await expect(library.open('a-game')).rejects.toThrow();
    expect(await ids()).toEqual(['a-game']);
    expect(notices).toEqual([{ code: 'saveUnreadable', detail: 'a-game.json' }]);
    disk.fault = () => undefined;
    expect((await library.open('a-game')).saved).toEqual(games.at(-1));
  });

  it.each(['EMFILE', 'EIO'])('are tried again, as that may pass (%s)', async (code) => {
    withoutWaiting();
    const disk = diskWith(3);
    disk.fault = passing(code, 'read', 3);
    const { library, notices } = await loaded(disk);
    expect((await library.open('a-game')).saved).toEqual(games.at(-1));
    expect(notices).toEqual([]);
  });
});

describe('a folder of games that cannot be listed', () => {
  it('is told, and its games are there when it can', async () => {
    withoutWaiting();
    const disk = diskWith(1);
    disk.fault = failOn('EIO', 'list');
    const { library, notices } = libraryOn(disk);
    await library.load();
    expect(notices).toEqual([{ code: 'saveUnreadable', detail: 'games' }]);
    disk.fault = () => undefined;
    expect(await (await loaded(disk)).ids()).toEqual(['a-game']);
  });

  it('is waited for while too many files are open', async () => {
    withoutWaiting();
    const disk = diskWith(1);
    disk.fault = passing('EMFILE', 'list', 6);
    const { ids, notices } = await loaded(disk);
    expect(await ids()).toEqual(['a-game']);
    expect(notices).toEqual([]);
  });

  it('that is not there yet is none', async () => {
    const disk = new MemoryDisk();
    disk.fault = failOn('ENOENT', 'list');
    const { notices } = await loaded(disk);
    expect(notices).toEqual([]);
  });
});

describe('settings that cannot be read at the moment', () => {
  it('are told, and not written over by the defaults', async () => {
    withoutWaiting();
    const disk = new MemoryDisk();
    const text = JSON.stringify({ ...DEFAULT_SETTINGS, uiScale: 150 });
    disk.put('/data/settings.json', text);
    disk.fault = (operation, file) => {
      if (operation === 'read' && file.endsWith('settings.json')) throw Object.assign(new Error(), { code: 'EIO' });
    };
    const host = await startHost({ files: disk });
    expect(host.notices).toEqual([{ code: 'settingsUnread', detail: 'settings.json' }]);
    expect(await host.call('settings.read', {})).toEqual(DEFAULT_SETTINGS);
    expect(disk.text('settings.json')).toBe(text);
  });
});

describe('settings that the disk did not take', () => {
  it('get a last chance at the end', async () => {
    const host = await startHost();
    host.disk.fault = failOn('ENOSPC', 'write');
    await host.call('settings.change', { uiScale: 150 });
    expect(host.notices).toMatchObject([{ code: 'saveFailed', detail: 'settings.json' }]);
    host.disk.fault = () => undefined;
    await host.host.dispose();
    expect(JSON.parse(host.disk.text('settings.json'))).toMatchObject({ uiScale: 150 });
  });
});

describe('a game that the disk never took', () => {
  /** A disk that takes no games. */
  const withoutGames: Fault = (operation, file) => {
    if (operation === 'create' && file.includes('/games/')) throw Object.assign(new Error(), { code: 'ENOSPC' });
  };

  const deleted = async () => {
    const host = await startHost();
    host.disk.fault = withoutGames;
    const { gameId } = await startGame(host, 'hh');
    expect(await host.refusal('app.quit', {})).toBe('unsaved');
    expect(await host.call('games.delete', { gameId })).toEqual([]);
    return { host, gameId };
  };

  it('does not keep anybody from quitting once it is deleted', async () => {
    const { host } = await deleted();
    expect(await host.refusal('app.quit', {})).toBe('ok');
  });

  it('waits for the disk again when it is brought back', async () => {
    const { host, gameId } = await deleted();
    expect(await host.refusal('app.quit', {})).toBe('ok');
    await host.call('games.restore', { gameId });
    expect(await host.refusal('app.quit', {})).toBe('unsaved');
    host.disk.fault = () => undefined;
    expect(await host.refusal('app.quit', {})).toBe('ok');
    expect(host.disk.files()).toContain(`${gameId}.json`);
  });
});

describe('a game that cannot be deleted', () => {
  it.each([0, 1, 2])('stays with all its files when the disk refuses after %i of them', async (moved) => {
    const disk = diskWith(3);
    const { library, notices } = await loaded(disk);
    let seen = 0;
    disk.fault = (name) => {
      if (name === 'rename' && seen++ === moved) throw Object.assign(new Error(), { code: 'EROFS' });
    };
    await library.delete('a-game');
    expect(notices).toMatchObject([{ code: 'saveFailed', detail: 'trash' }]);
    disk.fault = () => undefined;
    const again = await loaded(disk);
    expect((await again.library.open('a-game')).saved).toEqual(games.at(-1));
    expect(disk.files()).toEqual(NAMES);
  });

  it('is not kept on the list once its files have gone, though the disk fails right after', async () => {
    const disk = diskWith(3);
    const { library, ids } = await loaded(disk);
    disk.fault = failOn('EROFS', 'syncFolder');
    await library.delete('a-game');
    expect(await ids()).toEqual([]);
    disk.fault = () => undefined;
    await library.restore('a-game');
    expect(await (await loaded(disk)).ids()).toEqual(['a-game']);
  });
});

describe('what cut-short writes left', () => {
  it('is swept away at the start, in every folder, and nothing else is', async () => {
    const disk = new MemoryDisk();
    const cut = 'x.json.6b1f5d0a-8a67-4b1e-9a64-0d6a5b0c7e11.tmp';
    for (const folder of ['', 'games/', 'content/', 'content/used/']) disk.put(`/data/${folder}${cut}`, 'x');
    disk.put('/data/content/notes.tmp', 'mine');
    await startHost({ files: disk });
    expect(disk.paths().filter((file) => file.endsWith('.tmp'))).toEqual(['/data/content/notes.tmp']);
  });
});

describe('a copy of the numbers', () => {
  it('is there as a whole or not at all, at whichever operation the program dies, and leaves no litter', async () => {
    const copyOn = async (disk: MemoryDisk) => libraryOn(disk).contents.copy();
    const whole = new MemoryDisk();
    await copyOn(whole);
    for (let dyingAt = 0; dyingAt < whole.operations.length; dyingAt++) {
      const disk = new MemoryDisk();
      let operation = 0;
      disk.fault = () => {
        if (operation++ >= dyingAt) throw new Error('dead');
      };
      await copyOn(disk);
      const again = await startHost({ files: disk.after({ kind: 'killed' }) });
      const { entries } = await again.call('content.list', {});
      expect(entries.filter(({ problem }) => problem !== null)).toEqual([]);
      expect(again.disk.files().filter((name) => !['hadara.json', 'host.log'].includes(name))).toEqual([]);
    }
  });
});
