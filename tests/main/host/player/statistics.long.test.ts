import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { textWithChecksum } from '../../../../main/host/files/checksummedFile.ts';
import { STATISTICS } from '../../../../main/host/player/statisticsFile.ts';
import { sealSave } from '../../../../main/host/saves/saveEnvelope.ts';
import { summaryOf } from '../../../../shared/session/live/summary.ts';
import { recordOf } from '../../../../shared/session/records/record.ts';
import type { SavedGame } from '../../../../shared/session/saves/savedGame.ts';
import { setupWith } from '../../../fixtures/options.ts';
import { finishedGame } from '../../../fixtures/savedGame.ts';
import { MemoryDisk } from '../files/memoryDisk.ts';
import { beforeTheEnd, endAndDelete, playUntil } from '../session/humanPlay.ts';
import { startGame, startHost, type TestHost } from '../testHost.ts';

const FILE = '/data/statistics.json';
const BACKUP = '/data/statistics.bak.json';

const over = (seed: number, changes: Partial<SavedGame> = {}): SavedGame => ({
  ...finishedGame(setupWith(2, 'basic', seed)),
  gameId: `over-${seed}`,
  ...changes,
});

const put = (disk: MemoryDisk, savedAt: number, ...games: readonly SavedGame[]): MemoryDisk => {
  for (const game of games)
    disk.put(`/data/games/${game.gameId}.json`, sealSave(game, savedAt, summaryOf(game, savedAt)));
  return disk;
};

const diskWith = (...games: readonly SavedGame[]): MemoryDisk => {
  const disk = new MemoryDisk();
  for (const [index, game] of games.entries()) put(disk, 1000 + index, game);
  return disk;
};

/** Asks until nothing is being read any more. */
async function told(host: TestHost) {
  for (;;) {
    const { games, pending } = await host.call('statistics.read', {});
    if (pending === 0) return games;
    await setImmediate();
  }
}
const ids = async (host: TestHost): Promise<string[]> => (await told(host)).map(({ gameId }) => gameId).sort();
const reasons = async (host: TestHost) =>
  Object.fromEntries((await told(host)).map(({ gameId, uncounted }) => [gameId, uncounted]));

/** Ends a host, and starts the next on what it left. */
async function restarted(host: TestHost, change: (disk: MemoryDisk) => unknown = () => undefined): Promise<TestHost> {
  await host.host.dispose();
  await change(host.disk);
  return startHost({ files: host.disk });
}

describe('a game that ends', () => {
  it('is in the statistics also when it is deleted before its last decision is answered', async () => {
    const game = over(1);
    const host = await startHost({ files: diskWith(beforeTheEnd(game)) });
    await endAndDelete(host, game);
    expect(await ids(host)).toEqual([game.gameId]);
    expect(await ids(await restarted(host))).toEqual([game.gameId]);
  });

  it('is in the statistics from then on, also when it is deleted and the program started anew', async () => {
    const host = await startHost();
    const end = await playUntil(host, await startGame(host, 'hb'), () => false);
    await vi.waitFor(() => expect(host.disk.files()).toContain('statistics.json'));
    await host.call('games.delete', { gameId: end.gameId });
    const next = await restarted(host);
    const [game] = await told(next);
    expect(game).toMatchObject({ gameId: end.gameId, uncounted: null });
    expect(game?.seats.map(({ score }) => score)).toEqual(end.view.result?.lines);
    expect(game?.seats.map(({ player }) => player.kind)).toEqual(['person', 'bot']);
  });

  it('brings what it brings, once', async () => {
    const host = await startHost({ files: diskWith() });
    const end = await playUntil(host, await startGame(host, 'hh'), () => false);
    const { seats } = await host.call('statistics.honours', { gameId: end.gameId });
    const won = seats.filter((seat) => seat?.achieved.includes('firstLaurels'));
    expect(won).toHaveLength(end.view.result?.winners.length ?? Number.NaN);
    expect(seats.map((seat) => seat?.uncounted)).toEqual([null, null]);
    expect(await host.refusal('statistics.honours', { gameId: 'no-such-game' })).toBe('noGame');
  });

  it('brings nothing that an earlier one has brought', async () => {
    const host = await startHost({ files: diskWith(over(1), over(2), over(3)) });
    const brought = async (gameId: string) =>
      (await host.call('statistics.honours', { gameId })).seats.map((seat) => seat?.achieved ?? []);
    const [first = [], ...later] = [await brought('over-1'), await brought('over-2'), await brought('over-3')];
    expect(first.flat().length).toBeGreaterThan(0);
    for (const seats of later) {
      for (const [seat, achieved] of seats.entries())
        expect(achieved.filter((one) => first[seat]?.includes(one))).toEqual([]);
    }
  });

  it('that was looked at right before quitting is in the statistics, though it is gone at the next start', async () => {
    const host = await startHost({ files: diskWith(over(1)) });
    await host.call('statistics.honours', { gameId: 'over-1' });
    const next = await restarted(host, (disk) => disk.remove('/data/games/over-1.json'));
    expect(await ids(next)).toEqual(['over-1']);
  });

  it('of bots alone is nobody’s', async () => {
    const bots = over(5);
    const controller = { kind: 'bot', level: 'citizen' } as const;
    const host = await startHost({
      files: diskWith({ ...bots, players: bots.players.map((one) => ({ ...one, controller })) }),
    });
    expect(await ids(host)).toEqual([]);
    // A question that is refused changes nothing.
    const fresh = await restarted(host, (disk) => disk.remove(FILE));
    fresh.disk.operations.length = 0;
    expect(await fresh.refusal('statistics.honours', { gameId: bots.gameId })).toBe('noGame');
    expect(fresh.disk.operations.filter((operation) => operation.startsWith('create statistics'))).toEqual([]);
  });
});

describe('an honest result', () => {
  it('stands, whatever is tried out afterwards in the same game', async () => {
    const host = await startHost();
    const end = await playUntil(host, await startGame(host, 'hb'), () => false);
    const before = await told(host);
    let back = end;
    while (!back.practice) back = await host.call('game.takeBack', { seq: back.seq });
    const again = await playUntil(host, back, () => false);
    expect(again.practice).toBe(true);
    expect(await told(host)).toEqual(before);
  });
});

describe('a result that does not count', () => {
  it('gives way to a later one of the same game', async () => {
    const host = await startHost({ files: diskWith(over(1, { practice: true })) });
    const [before] = await told(host);
    const next = await restarted(host, (disk) => put(disk, 2000, over(2, { gameId: 'over-1', practice: true })));
    const after = await told(next);
    expect(after).toMatchObject([{ gameId: 'over-1', uncounted: 'takenBack', finishedAt: 2000 }]);
    expect(after[0]?.seats).not.toEqual(before?.seats);
  });
});

describe('saves that are not known yet', () => {
  it('are read when somebody asks, and what is known is told before all are', async () => {
    const games = Array.from({ length: 24 }, (_, index) => over(100 + index));
    const host = await startHost({ files: diskWith(...games) });
    const first = await host.call('statistics.read', {});
    expect(first.games).toHaveLength(20);
    expect(first.pending).toBe(4);
    expect(await ids(host)).toEqual(games.map(({ gameId }) => gameId).sort());
    // At the next start all are known, and told at once.
    const next = await (await restarted(host)).call('statistics.read', {});
    expect([next.games.length, next.pending]).toEqual([24, 0]);
  });

  it('are each read once', async () => {
    const host = await startHost({ files: diskWith(over(1), over(2)) });
    await told(host);
    const next = await restarted(host);
    next.disk.operations.length = 0;
    expect(await ids(next)).toEqual(['over-1', 'over-2']);
    expect(next.disk.operations.filter((operation) => operation.startsWith('read over'))).toEqual([]);
  });

  it('make the file again when it is lost, or damaged with its backup', async () => {
    const host = await startHost({ files: diskWith(over(1), over(2)) });
    await told(host);
    put(host.disk, 2000, over(3));
    const lost = await restarted(host, (disk) => disk.remove(FILE));
    expect(await ids(lost)).toEqual(['over-1', 'over-2', 'over-3']);
    const damaged = await restarted(lost, (disk) => {
      disk.put(FILE, disk.text('statistics.json').replace('"rank":1', '"rank":2'));
      disk.put(BACKUP, 'nonsense');
    });
    expect(await ids(damaged)).toEqual(['over-1', 'over-2', 'over-3']);
    expect(damaged.disk.files().filter((name) => name.includes('.corrupt-'))).toHaveLength(2);
  });

  it('are helped by the backup, which knows deleted games', async () => {
    const host = await startHost({ files: diskWith(over(1)) });
    await told(host);
    await host.call('games.delete', { gameId: 'over-1' });
    const second = await restarted(host, (disk) => put(disk, 3000, over(2)));
    expect(await ids(second)).toEqual(['over-1', 'over-2']);
    expect((await second.call('statistics.read', {})).gone).toEqual(['over-1']);
    const third = await restarted(second, (disk) => disk.put(FILE, '{"format":'));
    expect(await ids(third)).toEqual(['over-1', 'over-2']);
  });

  it('are not needed any more to say how strong somebody is', async () => {
    const game = over(6);
    const bot = { kind: 'bot', level: 'citizen' } as const;
    const players = game.players.map((one, seat) => (seat === 1 ? { ...one, controller: bot } : one));
    const people = players.slice(0, 1).map(({ name, emblem }) => ({ name, emblem }));
    const newcomer = await (await startHost()).call('matching.strength', { people });
    const host = await startHost({ files: diskWith({ ...game, players }) });
    const strength = await host.call('matching.strength', { people });
    expect(strength).not.toBe(newcomer);
    await host.call('games.delete', { gameId: game.gameId });
    const next = await restarted(host);
    expect(await next.call('matching.strength', { people })).toBe(strength);
  });

  it('of a time before an expansion came have no points of it', async () => {
    const host = await startHost({ files: diskWith(over(1)) });
    const [before] = await told(host);
    await host.call('games.delete', { gameId: 'over-1' });
    const next = await restarted(host, (disk) => {
      const earlier = disk.text('statistics.json').replaceAll('"market":0,', '');
      disk.put(FILE, textWithChecksum(STATISTICS, JSON.parse(earlier).data));
      return disk.remove(BACKUP);
    });
    expect(before?.seats.map(({ score }) => score.market)).toEqual([0, 0]);
    expect(await told(next)).toEqual([before]);
  });

  it('do not touch a file of a newer program', async () => {
    const newer = textWithChecksum({ name: 'statistics.json', version: 99 }, {});
    const disk = diskWith(over(1));
    disk.put(FILE, newer);
    const host = await startHost({ files: disk });
    expect(await ids(host)).toEqual(['over-1']);
    await host.host.dispose();
    expect(disk.text('statistics.json')).toBe(newer);
  });
});

describe('no game counts twice', () => {
  it('whether it is duplicated, copied in its folder, or comes in as a file', async () => {
    const host = await startHost({ files: put(diskWith(over(1)), 1001, over(1, { gameId: 'a-copy' })) });
    await host.call('games.duplicate', { gameId: 'over-1', name: 'Again' });
    const { text } = await host.call('save.export', { gameId: 'over-1' });
    await host.call('save.import', { text });
    expect(await host.call('games.list', {})).toHaveLength(3);
    expect(await ids(host)).toEqual(['over-1']);
    expect(await reasons(host)).toEqual({ 'over-1': null });
  });

  it('nor one that was over when it came in, before and after the file is lost; nor does one played here suffer by it', async () => {
    const elsewhere = await startHost({ files: diskWith(over(1), over(2)) });
    const files = await Promise.all(['over-1', 'over-2'].map((gameId) => elsewhere.call('save.export', { gameId })));
    const record = recordOf(over(3), false)
      .map((line) => JSON.stringify(line))
      .join('\n');
    const host = await startHost();
    for (const { text } of files) await host.call('save.import', { text });
    await host.call('record.import', { text: record });
    const imported = Object.values(await reasons(host));
    expect(imported).toEqual(['imported', 'imported', 'imported']);
    const next = await restarted(host, async (disk) => {
      await disk.remove(FILE);
      await disk.remove(BACKUP);
      put(disk, 4000, over(2));
    });
    expect(await reasons(next)).toMatchObject({ 'over-1': 'imported', 'over-2': null });
  });

  it('and the one that was played here stays, whichever was saved first', async () => {
    for (const [mine, theirs] of [
      [1000, 2000],
      [2000, 1000],
    ] as const) {
      const disk = put(new MemoryDisk(), mine, over(1));
      put(disk, theirs, over(1, { gameId: 'imported', imported: true }));
      expect(await reasons(await startHost({ files: disk }))).toEqual({ 'over-1': null });
    }
  });

  it('nor does one end later for being saved again as it was', async () => {
    const host = await startHost({ files: diskWith(over(1)) });
    expect((await told(host))[0]?.finishedAt).toBe(1000);
    const next = await restarted(host, (disk) => put(disk, 9000, over(1)));
    expect((await told(next)).map(({ finishedAt }) => finishedAt)).toEqual([1000]);
  });

  it('but one that came in unfinished and ended here does', async () => {
    const whole = over(1);
    const elsewhere = await startHost({
      files: diskWith({ ...whole, actions: whole.actions.slice(0, -1) }),
    });
    const { text } = await elsewhere.call('save.export', { gameId: 'over-1' });
    const host = await startHost();
    await host.call('save.import', { text });
    const end = await playUntil(host, await host.call('games.resume', { gameId: 'over-1' }), () => false);
    expect(end.view.result).not.toBeNull();
    expect(await reasons(host)).toEqual({ 'over-1': null });
  });
});

describe('a person’s statistics', () => {
  const ada = { name: 'Player 1', emblem: 'pegasus' } as const;

  it('can be deleted for good: the saves stay, and what is played afterwards counts', async () => {
    // In the very millisecond in which the game ended.
    const host = await startHost({ files: diskWith(over(1)), now: () => 1000 });
    const [game] = await told(host);
    expect(game?.seats[0]).toMatchObject(ada);
    const { games } = await host.call('statistics.forget', ada);
    expect(games[0]?.seats.map(({ forgotten }) => forgotten ?? false)).toEqual([true, false]);
    expect(await host.call('games.list', {})).toHaveLength(1);
    const next = await restarted(host, (disk) => put(disk, 6000, over(2)));
    const later = await told(next);
    expect(later.map(({ seats }) => seats[0]?.forgotten ?? false)).toEqual([true, false]);
    const emblem = game?.seats[1]?.emblem ?? 'lion';
    const both = await next.call('statistics.forget', { name: 'Player 2', emblem });
    expect(both.games.map(({ gameId }) => gameId)).toEqual(['over-2']);
  });

  it('are told of, and tried again, when the disk does not take them', async () => {
    const host = await startHost({ files: diskWith(over(1)) });
    host.disk.fault = (operation, file) => {
      if (operation === 'create' && file.includes('statistics'))
        throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    };
    expect(await ids(host)).toEqual(['over-1']);
    expect(host.notices).toMatchObject([{ code: 'saveFailed', detail: 'statistics.json', cause: 'full' }]);
    host.disk.fault = () => undefined;
    await host.host.dispose();
    expect(host.disk.files()).toContain('statistics.json');
  });
});
