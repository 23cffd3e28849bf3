import { describe, expect, it, vi } from 'vitest';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
import { botScript } from '../workers/botScript.ts';
import { BUILT_WORKER } from '../workers/builtWorker.ts';
import { humanTurn, onDisk, playOn, playUntil } from './humanPlay.ts';
import { failOn, MemoryDisk } from './memoryDisk.ts';
import { playersOf } from './savedGames.ts';
import { startGame, startHost } from './testHost.ts';

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
      expect(host.disk.files()).toEqual([...games, 'host.log', 'settings.json'].sort());
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
    expect({ ...after, seq: 0, events: [] }).toEqual({ ...before, seq: 0, events: [], canUndo: after.canUndo });
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

describe('bots alone', () => {
  it.each([
    ['basic', 'bb'],
    ['advanced', 'bbbbb'],
  ] as const)('play a whole %s game of %s in their shipped threads', async (mode, letters) => {
    const host = await startHost({ workerUrl: BUILT_WORKER });
    const end = await humanTurn(host, await startGame(host, letters, { mode }));
    expect(end.view.result?.lines).toHaveLength(letters.length);
    expect(host.notices).toEqual([]);
  });

  it('lose no position that was told, at whichever operation of the disk the program dies', async () => {
    for (let dyingAt = 15; dyingAt < 260; dyingAt += 23) {
      const host = await startHost();
      await host.call('settings.change', { speed: 'instant' });
      let operation = 0;
      host.disk.fault = () => {
        if (operation++ >= dyingAt) throw new Error('dead');
      };
      let told = await host.call('game.start', { mode: 'basic', players: playersOf('bbb'), seed: dyingAt });
      host.host.subscribe((name, payload) => {
        // What a dead program tells is heard by nobody.
        if (name === 'game.update' && operation <= dyingAt) told = payload as GameUpdate;
      });
      await vi.waitFor(() => expect(operation).toBeGreaterThan(dyingAt), { timeout: 5000, interval: 1 });
      const again = await startHost({ files: host.disk.after({ kind: 'powerCut', nameChanges: 0 }) });
      await host.host.dispose();
      const { log } = await again.call('game.open', {});
      expect(log.slice(0, told.log.length)).toEqual(told.log);
      expect(again.notices).toEqual([]);
    }
  });
});

describe('calls out of season', () => {
  it('find no game where none was started', async () => {
    const host = await startHost();
    const action = { type: 'pass' };
    expect(await host.refusal('game.open', {})).toBe('noGame');
    expect(await host.refusal('game.act', { seq: 0, action })).toBe('noGame');
    expect(await host.refusal('game.undo', { seq: 0 })).toBe('noGame');
    expect(await host.refusal('game.lift', { seat: 0 })).toBe('noGame');
    expect(await host.call('game.leave', {})).toBeNull();
    expect(await host.call('game.summary', {})).toBeNull();
  });

  it('are refused, and nothing changes', async () => {
    const host = await startHost({ workerUrl: botScript('hanging') });
    const update = await startGame(host, 'hb');
    const before = onDisk(host);
    const { action } = update.choices[0] ?? { action: { type: 'pass' } };
    const { seq } = update;
    expect(await host.refusal('game.act', { seq: seq + 1, action })).toBe('stale');
    expect(await host.refusal('game.act', { seq, action: { type: 'gold' } })).toBe('illegal');
    expect(await host.refusal('game.act', { seq, action: { ...action, more: 1 } })).toBe('illegal');
    expect(await host.refusal('game.undo', { seq })).toBe('nothingToUndo');
    expect(await host.refusal('game.undo', { seq: seq + 1 })).toBe('stale');
    expect(await host.refusal('game.lift', { seat: 0 })).toBe('notYourTurn');
    expect(onDisk(host)).toEqual(before);
    expect(await host.refusal('game.act', { seq, action })).toBe('ok');
    expect(await host.refusal('game.act', { seq, action })).toBe('stale');
  });

  it('are not for a human while bots decide', async () => {
    const host = await startHost({ workerUrl: botScript('hanging') });
    const update = await startGame(host, 'hb');
    const { action } = update.choices[0] ?? { action: { type: 'pass' } };
    const waiting = await host.call('game.act', { seq: update.seq, action });
    expect(waiting).toMatchObject({ screen: { actor: null }, thinking: [1], choices: [] });
    expect(await host.refusal('game.act', { seq: waiting.seq, action })).toBe('notYourTurn');
  });

  it('stay valid while bots only decide in secret', async () => {
    const host = await startHost();
    const update = await startGame(host, 'hbb');
    await vi.waitFor(() => expect(host.updates).toHaveLength(1));
    expect(host.updates[0]).toMatchObject({ screen: { actor: 0 }, thinking: [] });
    expect(host.updates[0]?.view.seats.map(({ decided }) => decided)).toEqual([false, true, true]);
    expect(await host.refusal('game.act', { seq: update.seq, action: { type: 'chooseSide', side: 'A' } })).toBe('ok');
  });
});

describe('answers to an older position', () => {
  it('are stale when bots have moved openly since', async () => {
    const host = await startHost();
    const turn = await playUntil(host, await startGame(host, 'hbb'), ({ view }) => view.phase === 'B');
    const [choice] = turn.choices;
    const answer = await host.call('game.act', { seq: turn.seq, action: choice?.action ?? { type: 'pass' } });
    const next = await humanTurn(host, answer);
    expect(next.seq).toBeGreaterThan(answer.seq);
    const { action } = next.choices[0] ?? { action: { type: 'pass' } };
    expect(await host.refusal('game.act', { seq: answer.seq, action })).toBe('stale');
    expect(await host.refusal('game.act', { seq: next.seq, action })).toBe('ok');
  });

  it('by bots are dropped when a new game got in first', async () => {
    const host = await startHost({ workerUrl: botScript('slow') });
    const first = await startGame(host, 'hb');
    let open = (): void => undefined;
    host.disk.gate = new Promise((resolve) => {
      open = resolve;
    });
    const acted = host.call('game.act', { seq: first.seq, action: { type: 'chooseSide', side: 'A' } });
    const started = host.call('game.start', { mode: 'advanced', players: playersOf('hb'), seed: 8 });
    // By then the bot of the first game has answered, and its move waits behind the new game.
    await new Promise((resolve) => setTimeout(resolve, 900));
    open();
    const [, second] = await Promise.all([acted, started]);
    await vi.waitFor(() => expect(host.updates.length).toBeGreaterThan(0), { timeout: 5000 });
    const told = host.updates.map(({ gameId, seq }) => ({ gameId, seq }));
    expect(told).toEqual([{ gameId: second.gameId, seq: second.seq + 1 }]);
  });
});

describe('leaving the table', () => {
  it('stops the bots until the game is opened again', async () => {
    const host = await startHost({ workerUrl: botScript('slow') });
    await startGame(host, 'bbb');
    await host.call('game.leave', {});
    const saved = onDisk(host);
    await new Promise((resolve) => setTimeout(resolve, 900));
    expect(host.updates).toEqual([]);
    expect(onDisk(host)).toEqual(saved);
    expect(await host.refusal('game.act', { seq: 0, action: { type: 'pass' } })).toBe('noGame');
    await host.call('game.open', {});
    await vi.waitFor(() => expect(host.updates.length).toBeGreaterThan(0), { timeout: 5000 });
  });

  it('for a new game drops what the bots of the old one think', async () => {
    const host = await startHost({ workerUrl: botScript('slow') });
    await startGame(host, 'bb');
    const second = await startGame(host, 'hb');
    await vi.waitFor(() => expect(host.updates.length).toBeGreaterThan(0), { timeout: 5000 });
    expect(new Set(host.updates.map(({ gameId }) => gameId))).toEqual(new Set([second.gameId]));
    expect(onDisk(host).actions).toHaveLength(1);
  });
});

describe('undo', () => {
  it('takes back the decision, on the disk too, and bots decide anew', async () => {
    const host = await startHost({ workerUrl: botScript('slow') });
    const start = await startGame(host, 'hb');
    const chosen = await host.call('game.act', { seq: start.seq, action: { type: 'chooseSide', side: 'B' } });
    expect(chosen.canUndo).toBe(true);
    expect(onDisk(host).actions).toHaveLength(1);
    const back = await host.call('game.undo', { seq: chosen.seq });
    expect(back.view).toEqual(start.view);
    expect(back.seq).toBeGreaterThan(chosen.seq);
    expect(onDisk(host).actions).toHaveLength(0);
    await vi.waitFor(() => expect(host.updates).toHaveLength(1), { timeout: 5000 });
    expect(onDisk(host).actions).toEqual([{ seat: 1, action: { type: 'chooseSide', side: 'A' } }]);
    expect(await host.refusal('game.undo', { seq: back.seq })).toBe('nothingToUndo');
  });
});

describe('a disk that refuses', () => {
  it('is told once, the game goes on, and all of it is saved when the disk works again', async () => {
    const host = await startHost();
    const start = await startGame(host, 'hbb');
    host.disk.fault = failOn('ENOSPC', 'write');
    const middle = await playUntil(host, start, ({ view }) => view.phase === 'B');
    expect(host.notices).toEqual([{ code: 'saveFailed', detail: 'games' }]);
    expect(host.disk.files().filter((name) => name.endsWith('.tmp'))).toEqual([]);
    host.disk.fault = () => undefined;
    const later = await playOn(host, middle, 0);
    expect(host.notices.slice(1)).toEqual([{ code: 'saveWorksAgain', detail: 'games' }]);
    expect(onDisk(host).actions.length).toBeGreaterThan(20);
    const again = await startHost({ files: host.disk });
    expect((await again.call('game.open', {})).log).toEqual(later.log);
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
      throw Object.assign(new Error(), { code: 'EIO' });
    };
    const host = await startHost({ files: disk });
    const end = await playUntil(host, await startGame(host, 'hb'), ({ view }) => view.phase === 'B');
    expect(end.view.phase).toBe('B');
  });
});
