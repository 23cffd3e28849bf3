import { describe, expect, it, vi } from 'vitest';
import { botScript, hearFromBots } from '../../workers/botScript.ts';
import { TestClock } from '../bots/testClock.ts';
import { playersOf } from '../saves/savedGames.ts';
import { startGame, startHost } from '../testHost.ts';
import { humanTurn, onDisk, playOn, playUntil } from './humanPlay.ts';

describe('calls out of season', () => {
  it('find no game where none was started', async () => {
    const host = await startHost();
    const action = { type: 'pass' };
    expect(await host.refusal('game.open', {})).toBe('noGame');
    expect(await host.refusal('game.act', { seq: 0, action })).toBe('noGame');
    expect(await host.refusal('game.undo', { seq: 0 })).toBe('noGame');
    expect(await host.refusal('game.reveal', { seat: 0 })).toBe('noGame');
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
    expect(await host.refusal('game.reveal', { seat: 0 })).toBe('notYourTurn');
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
    expect(onDisk(host).actions).toEqual([{ seat: 1, action: { type: 'chooseSide', side: 'A' }, bot: {} }]);
    expect(await host.refusal('game.undo', { seq: back.seq })).toBe('nothingToUndo');
  });
});

describe('taking back as practice', () => {
  it('marks the game on the disk, in the list and when it is opened again, and in its copy', async () => {
    const host = await startHost();
    const first = await humanTurn(host, await startGame(host, 'hb', { mode: 'basic' }));
    const turn = await playOn(host, first, 0);
    expect(turn).toMatchObject({ canUndo: false, takesBack: 0, practice: false });
    expect(await host.refusal('game.undo', { seq: turn.seq })).toBe('nothingToUndo');
    const { actions } = onDisk(host);
    const back = await host.call('game.takeBack', { seq: turn.seq });
    expect(back).toMatchObject({ practice: true, canRedo: true });
    expect(onDisk(host)).toMatchObject({ practice: true });
    expect(onDisk(host).actions.length).toBeLessThan(actions.length);
    await host.call('games.duplicate', { gameId: back.gameId, name: 'Copy' });
    const games = await host.call('games.list', {});
    expect(games.map(({ practice }) => practice)).toEqual([true, true]);
    const again = await startHost({ files: host.disk });
    expect((await again.call('games.list', {})).map(({ practice }) => practice)).toEqual([true, true]);
    expect(await again.call('games.resume', { gameId: back.gameId })).toMatchObject({ practice: true, canRedo: true });
  });

  it('is refused for another position, and where nobody has decided', async () => {
    const host = await startHost();
    const update = await startGame(host, 'hb');
    expect(await host.refusal('game.takeBack', { seq: update.seq })).toBe('nothingToUndo');
    expect(await host.refusal('game.reset', { seq: update.seq })).toBe('nothingToUndo');
    expect(await host.refusal('game.redo', { seq: update.seq })).toBe('nothingToRedo');
    expect(await host.refusal('game.takeBack', { seq: update.seq + 1 })).toBe('stale');
  });
});

describe('the pace that a player asks for', () => {
  it('needs a table', async () => {
    const host = await startHost();
    expect(await host.refusal('bots.pace', { pace: 'rush' })).toBe('noGame');
  });

  it('in a rush leads to the next decision at the screen without any beat, and no further', async () => {
    const clock = new TestClock();
    const host = await startHost({ clock });
    await startGame(host, 'hbbb', { mode: 'basic' });
    const turn = await playUntil(host, await host.call('game.open', {}), ({ view }) => view.phase === 'B');
    await host.call('settings.change', { speed: 'normal' });
    const [choice] = turn.choices;
    const { length } = clock.sleeps;
    const answer = await host.call('game.act', { seq: turn.seq, action: choice?.action ?? { type: 'pass' } });
    await host.call('bots.pace', { pace: 'rush' });
    const next = await humanTurn(host, answer);
    expect(next.screen.actor).toBe(0);
    expect(clock.now()).toBe(0);
    const slept = clock.sleeps.length;
    expect(slept - length).toBeLessThanOrEqual(1);
    await host.call('game.act', { seq: next.seq, action: next.choices[0]?.action ?? { type: 'pass' } });
    await clock.asleep(slept + 1);
  });

  it('of a pause holds the bots, steps one turn of them, and is over when the game is opened again', async () => {
    const host = await startHost();
    await startGame(host, 'hbbb', { mode: 'basic' });
    const turn = await playUntil(host, await host.call('game.open', {}), ({ view }) => view.phase === 'B');
    await host.call('bots.pace', { pace: 'pause' });
    const { length } = host.updates;
    const answer = await host.call('game.act', { seq: turn.seq, action: turn.choices[0]?.action ?? { type: 'pass' } });
    expect(answer.screen.actor).toBeNull();
    await host.call('bots.pace', { pace: 'step' });
    await vi.waitFor(() => expect(host.updates).toHaveLength(length + 1), { timeout: 5000 });
    // A bot that thinks with nobody to hold it back would have played by then.
    for (let turns = 0; turns < 20; turns++) await host.call('game.summary', {});
    expect(host.updates).toHaveLength(length + 1);
    const opened = await host.call('game.open', {});
    expect((await humanTurn(host, opened)).screen.actor).toBe(0);
  });
});

describe('an undo while bots think', () => {
  it('drops their thoughts, and redo goes on from where it was', async () => {
    const host = await startHost({ workerUrl: botScript('slow') });
    const start = await startGame(host, 'hb');
    const thinking = hearFromBots('thinking');
    const chosen = await host.call('game.act', { seq: start.seq, action: { type: 'chooseSide', side: 'B' } });
    await thinking;
    const back = await host.call('game.undo', { seq: chosen.seq });
    expect(back).toMatchObject({ canRedo: true, screen: { actor: 0 } });
    const redone = await host.call('game.redo', { seq: back.seq });
    expect(redone.events).toMatchObject([{ type: 'sideChosen', seat: 0, side: 'B' }]);
    await vi.waitFor(() => expect(onDisk(host).actions).toHaveLength(2), { timeout: 5000 });
    expect(onDisk(host).actions[0]).toEqual({ seat: 0, action: { type: 'chooseSide', side: 'B' } });
  });
});
