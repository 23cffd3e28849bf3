import { describe, expect, it } from 'vitest';
import type { GameUpdate } from '../../../../shared/contract/answers.ts';
import { wholeLog } from '../../../fixtures/pageLog.ts';
import { failOn, MemoryDisk } from '../files/memoryDisk.ts';
import { playersOf } from '../saves/savedGames.ts';
import { startGame, startHost } from '../testHost.ts';
import { onDisk, playOn, playUntil } from './humanPlay.ts';

describe('a game', () => {
  it.each(['hbb', 'hhb', 'bbhbb'])(
    'of %s is played to its end, each position told once and in order',
    async (letters) => {
      const host = await startHost();
      const end = await playUntil(host, await startGame(host, letters), () => false);
      expect(end.view.result?.winners.length).toBeGreaterThan(0);
      expect(await host.call('game.summary', {})).toMatchObject({ finished: true, epoch: 3, phase: 'B' });
      const seqs = host.updates.map(({ seq }) => seq);
      expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => a - b));
      expect(host.notices).toEqual([]);
      const { gameId } = end;
      const games = ['.json', '.bak1.json', '.bak2.json', '.bak3.json'].map((ending) => `${gameId}${ending}`);
      expect(host.disk.files()).toEqual([...games, 'host.log', 'settings.json', 'statistics.json'].sort());
    },
  );

  it('is on the disk before anybody is told', async () => {
    const host = await startHost();
    const lengths: [number, number][] = [];
    host.host.subscribe((name, payload) => {
      if (name === 'game.update') lengths.push([onDisk(host).actions.length, (payload as GameUpdate).seq]);
    });
    await playUntil(host, await startGame(host, 'hbbb'), ({ view }) => view.epoch === 2);
    expect(lengths.length).toBeGreaterThan(10);
    for (const [saved, told] of lengths) expect(saved).toBe(told);
  });

  it('goes on from the same position after a restart', async () => {
    const host = await startHost();
    const before = await playUntil(host, await startGame(host, 'hbb'), ({ view }) => view.phase === 'B');
    await host.host.dispose();
    const again = await startHost({ files: host.disk });
    expect(await again.call('game.summary', {})).toMatchObject({ phase: 'B', finished: false, gameId: before.gameId });
    const after = await again.call('game.open', {});
    expect([before.decision, after.decision]).not.toContain(null);
    expect({ ...after, seq: 0, decision: 0, events: [] }).toEqual({
      ...before,
      seq: 0,
      decision: 0,
      events: [],
      log: { since: null, lines: wholeLog(onDisk(host), 0).map((event, number) => ({ number, event })) },
      canUndo: after.canUndo,
    });
    expect((await playUntil(again, after, () => false)).view.result).not.toBeNull();
  });

  it('is decided by seed and decisions alone', async () => {
    const play = async () => {
      const host = await startHost();
      const end = await playUntil(host, await startGame(host, 'hbb', { seed: 99 }), () => false);
      // Who decides first in secret depends on who is quicker; what each seat decides must not.
      const { actions } = onDisk(host);
      return {
        result: end.view.result,
        decisions: [0, 1, 2].map((seat) => actions.filter((one) => one.seat === seat)),
      };
    };
    const [one, other] = await Promise.all([play(), play()]);
    expect(one).toEqual(other);
  });

  it('draws its own seed when none is given', async () => {
    const host = await startHost();
    const seeds = new Set<number>();
    for (let game = 0; game < 3; game++) {
      await host.call('game.start', { mode: 'basic', players: playersOf('hh') });
      seeds.add(onDisk(host).seed);
    }
    expect(seeds.size).toBe(3);
  });
});

describe('a disk that refuses', () => {
  it('is told once, the game goes on, and all of it is saved when the disk works again', async () => {
    const host = await startHost();
    const start = await startGame(host, 'hbb');
    host.disk.fault = failOn('ENOSPC', 'write');
    const middle = await playUntil(host, start, ({ view }) => view.phase === 'B');
    expect(host.notices).toEqual([{ code: 'saveFailed', detail: 'games', cause: 'full' }]);
    expect(host.disk.files().filter((name) => name.endsWith('.tmp'))).toEqual([]);
    host.disk.fault = () => undefined;
    const later = await playOn(host, middle, 0);
    expect(host.notices.slice(1)).toEqual([{ code: 'saveWorksAgain', detail: 'games' }]);
    expect(onDisk(host).actions.length).toBeGreaterThan(20);
    const again = await startHost({ files: host.disk });
    const { view, log } = await again.call('game.open', {});
    expect(view).toEqual(later.view);
    expect(log.lines.map(({ event }) => event)).toEqual(wholeLog(onDisk(host), later.screen.viewer));
  });

  it.each([
    ['ENOSPC', { cause: 'full' }],
    ['EROFS', { cause: 'readOnly' }],
    ['EACCES', { cause: 'readOnly' }],
    ['EIO', {}],
  ])('with %s is told by what can be done about it', async (code, cause) => {
    const host = await startHost();
    const start = await startGame(host, 'hh');
    host.disk.fault = failOn(code, 'create');
    await playOn(host, start, 0);
    expect(await host.call('games.list', {})).toMatchObject([{ decisions: 1 }]);
    expect(onDisk(host).actions).toHaveLength(0);
    expect(host.notices).toEqual([{ code: 'saveFailed', detail: 'games', ...cause }]);
    host.disk.fault = () => undefined;
    await host.host.dispose();
    expect(onDisk(host).actions).toHaveLength(1);
  });

  it('gets a last chance at the end', async () => {
    const host = await startHost();
    host.disk.fault = failOn('EROFS', 'create');
    await startGame(host, 'hh');
    expect(host.notices.map(({ detail }) => detail)).toEqual(['settings.json', 'games']);
    host.disk.fault = () => undefined;
    await host.host.dispose();
    expect(onDisk(host).actions).toEqual([]);
  });

  it('of every kind does not keep the host from starting', async () => {
    const disk = new MemoryDisk();
    disk.fault = () => {
      // Not an error that may pass: waiting for that has tests of its own.
      throw Object.assign(new Error(), { code: 'ENODEV' });
    };
    const host = await startHost({ files: disk });
    const end = await playUntil(host, await startGame(host, 'hb'), ({ view }) => view.phase === 'B');
    expect(end.view.phase).toBe('B');
  });
});
