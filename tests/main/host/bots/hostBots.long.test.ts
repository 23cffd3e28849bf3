import { describe, expect, it, vi } from 'vitest';
import { botScript, hearFromBots } from '../../workers/botScript.ts';
import { playersOf } from '../saves/savedGames.ts';
import { startGame, startHost } from '../testHost.ts';
import { TestClock } from './testClock.ts';

describe('a bot that fails', () => {
  it.each(['throwing', 'hanging', 'crashing', 'hungry', 'illegal', 'senseless'] as const)(
    'is replaced when it is %s, told once a bot, and the game goes on',
    async (name) => {
      const timeoutMs = name === 'hanging' ? 50 : 10_000;
      const host = await startHost({ workerUrl: botScript(name), bots: { timeoutMs, memoryMb: 16 } });
      await startGame(host, 'bb');
      await vi.waitFor(() => expect(host.updates.at(-1)?.seq).toBeGreaterThanOrEqual(3), {
        timeout: 15_000,
        interval: 5,
      });
      await host.call('game.leave', {});
      expect(host.notices.map(({ code }) => code)).toEqual(['botReplaced', 'botReplaced']);
      expect(host.notices.map(({ detail }) => detail).sort()).toEqual(playersOf('bb').map(({ name }) => name));
      await host.host.dispose();
      expect(host.disk.text('host.log')).toContain('bot failed');
      expect(host.disk.text('host.log')).not.toContain('1-red-01');
    },
  );

  it('has no thread at all and plays on', async () => {
    const host = await startHost({ workerUrl: new URL('file:///no/such/bot.worker.js') });
    await startGame(host, 'bb');
    await vi.waitFor(() => expect(host.updates.length).toBeGreaterThan(2), { timeout: 10_000 });
  });
});

describe('a bot that thinks long', () => {
  it('is broken off by a new game, whose bots find the thread free', async () => {
    const host = await startHost({ workerUrl: botScript('busy'), bots: { timeoutMs: 60_000, size: 1 } });
    const thinking = hearFromBots('thinking');
    await startGame(host, 'bb');
    await thinking;
    expect(host.updates).toEqual([]);
    const { gameId } = await startGame(host, 'bb', { seed: 8 });
    await vi.waitFor(() => expect(host.updates.at(-1)?.gameId).toBe(gameId), { timeout: 3000 });
    await host.call('game.leave', {});
    expect(host.notices).toEqual([]);
  });
});

describe('the pace of bots', () => {
  it('leaves a beat between moves', async () => {
    const clock = new TestClock();
    const host = await startHost({ clock });
    await host.call('settings.change', { speed: 'fast' });
    const times: number[] = [];
    host.host.subscribe((name) => {
      if (name === 'game.update') times.push(clock.now());
    });
    await host.call('game.start', { mode: 'basic', players: playersOf('bbb'), seed: 3 });
    for (let moves = 1; moves <= 3; moves++) {
      await clock.asleep(moves);
      clock.pass(350);
      await vi.waitFor(() => expect(times.length).toBeGreaterThanOrEqual(moves), { timeout: 10_000, interval: 1 });
    }
    await host.call('game.leave', {});
    expect(times.slice(0, 3)).toEqual([350, 700, 1050]);
    expect(clock.sleeps.slice(0, 3)).toEqual([350, 350, 350]);
  });

  it('follows a change of the settings', async () => {
    const clock = new TestClock();
    const host = await startHost({ clock });
    await host.call('game.start', { mode: 'basic', players: playersOf('bb'), seed: 3 });
    await clock.asleep(1);
    await host.call('settings.change', { speed: 'instant' });
    clock.pass(600);
    await vi.waitFor(() => expect(host.updates.length).toBeGreaterThan(20), { timeout: 10_000, interval: 5 });
    expect(clock.sleeps).toEqual([600]);
  });
});
