import { describe, expect, it, vi } from 'vitest';
import { botScript, hearFromBots } from '../../workers/botScript.ts';
import { playersOf } from '../saves/savedGames.ts';
import { startGame, startHost } from '../testHost.ts';
import { humanTurn, onDisk, playUntil } from './humanPlay.ts';

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
    const host = await startHost();
    const first = await startGame(host, 'hb');
    const answered = hearFromBots('answered');
    let open = (): void => undefined;
    host.disk.gate = new Promise((resolve) => {
      open = resolve;
    });
    const acted = host.call('game.act', { seq: first.seq, action: { type: 'chooseSide', side: 'A' } });
    const started = host.call('game.start', { mode: 'advanced', players: playersOf('hb'), seed: 8 });
    // By then the bot of the first game has answered, and its move waits behind the new game.
    await answered;
    await new Promise(setImmediate);
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
    const answered = hearFromBots('answered');
    const thinking = hearFromBots('thinking');
    await startGame(host, 'bbb');
    await thinking;
    await host.call('game.leave', {});
    const saved = onDisk(host);
    await answered;
    await new Promise(setImmediate);
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
