import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { CallTable } from '../../../main/host/callHandler.ts';
import { createCallHandler } from '../../../main/host/callHandler.ts';
import { createHostLog } from '../../../main/host/support/hostLog.ts';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
import { calls } from '../../../shared/contract/contract.ts';
import { MemoryDisk } from './files/memoryDisk.ts';
import { playersOf } from './saves/savedGames.ts';
import { startGame, startHost } from './testHost.ts';

const CALLS = Object.keys(calls);

/** All that the page can see of the game; reading it changes the number of the position only. */
async function position(host: Awaited<ReturnType<typeof startHost>>): Promise<Omit<GameUpdate, 'seq' | 'events'>> {
  const { seq: _seq, events: _events, ...rest } = await host.call('game.open', {});
  return rest;
}

describe('the entry point of the host', () => {
  it.each(['', 'game', 'game.cheat', 'constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'knows no call %j',
    async (name) => {
      const host = await startHost();
      expect(await host.refusal(name, {})).toBe('unknownCall');
    },
  );

  it.each(CALLS)('takes no surplus input for %s', async (name) => {
    const host = await startHost();
    expect(await host.refusal(name, { surplus: 1 })).toBe('badInput');
    expect(await host.refusal(name, undefined)).toBe('badInput');
  });

  it('says what is wrong with an input, and where, without repeating all of it', async () => {
    const { host } = await startHost();
    const reply = await host.handle('games.rename', { gameId: 'a', name: 7 });
    expect(reply).toMatchObject({ ok: false, code: 'badInput', detail: expect.stringMatching(/^name: \w/) });
    const many = await host.handle('games.rename', Object.fromEntries(CALLS.map((name) => [name.repeat(40), 1])));
    expect(many.ok ? '' : many.detail).toHaveLength(500);
  });

  it('refuses players that cannot sit at one table', async () => {
    const host = await startHost();
    const [first, ...others] = playersOf('hbb');
    const game = { mode: 'basic', seed: 1 };
    expect(await host.refusal('game.start', { ...game, players: [first] })).toBe('badInput');
    expect(await host.refusal('game.start', { ...game, players: [first, first] })).toBe('badInput');
    expect(await host.refusal('game.start', { ...game, players: [{ ...first, name: ' ' }, ...others] })).toBe(
      'badInput',
    );
    expect(await host.refusal('game.start', { ...game, seed: 0.5, players: [first, ...others] })).toBe('badInput');
    expect(await host.call('game.summary', {})).toBeNull();
  });

  it('bears whatever it is given, and the game does not change by it', async () => {
    const host = await startHost();
    await startGame(host, 'hh');
    const before = await position(host);
    const input = fc.oneof(
      fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true }),
      fc.record({ seq: fc.anything(), action: fc.anything() }),
      fc.record({ gameId: fc.anything(), viewer: fc.anything(), position: fc.anything(), players: fc.anything() }),
      fc.record({ gameId: fc.constantFrom('a', '..', '__proto__', 'constructor', 'con'), viewer: fc.nat(4) }),
      fc.record({ id: fc.constantFrom('constructor', 'standard', '__proto__', '..') }),
      fc.record({ seq: fc.nat(3), action: fc.record({ type: fc.constantFrom('draft', 'pass', 'gold', 'setWheel') }) }),
    );
    const harmless = ['app.quit', 'game.start', 'game.open', 'game.leave', 'content.copy', 'record.import'];
    const tried = CALLS.filter((name) => !harmless.includes(name));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...tried), input, async (name, value) => {
        expect(await host.host.handle(name, value)).toHaveProperty('ok');
      }),
      { numRuns: 600 },
    );
    // A lift of the curtain is nothing hostile; opening the game again lowers it.
    expect(await position(host)).toEqual(before);
  });

  it('keeps what went wrong inside to itself, and secrets out of the log', async () => {
    const disk = new MemoryDisk();
    const log = createHostLog(disk, '/data/logs');
    const table = { 'app.info': () => Promise.reject(new RangeError('card 1-red-01')) } as Partial<CallTable>;
    const handle = createCallHandler(table as CallTable, log);
    expect(await handle('app.info', {})).toEqual({ ok: false, code: 'internal', detail: '' });
    await log.settled();
    expect(disk.text('host.log')).toContain('"name":"RangeError"');
    expect(disk.text('host.log')).not.toContain('1-red-01');
  });

  it('stays shut once the host has ended', async () => {
    const host = await startHost();
    await host.host.dispose();
    expect(await host.refusal('app.info', {})).toBe('internal');
  });
});

describe('the program', () => {
  it('tells about itself', async () => {
    const host = await startHost({ runtime: { node: '20' } });
    expect(await host.call('app.info', {})).toEqual({
      version: '1.2.3',
      carrier: 'memory',
      dataFolder: '/data',
      locale: 'en',
      runtime: { node: '20' },
    });
  });

  it('answers before it quits', async () => {
    const onQuit = vi.fn();
    const host = await startHost({ onQuit });
    expect(await host.call('app.quit', {})).toBeNull();
    expect(onQuit).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(onQuit).toHaveBeenCalledTimes(1));
  });

  it('passes on that the page has drawn something', async () => {
    const onDrawn = vi.fn();
    const host = await startHost({ onDrawn });
    expect(onDrawn).not.toHaveBeenCalled();
    expect(await host.call('app.drawn', {})).toBeNull();
    expect(onDrawn).toHaveBeenCalledOnce();
    expect(await (await startHost()).call('app.drawn', {})).toBeNull();
  });

  it('tells what it found at its start to the first who listens, once', async () => {
    const disk = new MemoryDisk();
    disk.put('/data/games/a-game.json', 'rubbish');
    const host = await startHost({ files: disk });
    expect(host.notices).toMatchObject([{ code: 'saveLost' }]);
    const later: string[] = [];
    host.host.subscribe((name) => later.push(name));
    expect(later).toEqual([]);
  });

  it('is not stopped by a listener that throws, and forgets one that left', async () => {
    const host = await startHost();
    host.host.subscribe(() => {
      throw new Error('broken page');
    });
    const left: string[] = [];
    const leave = host.host.subscribe((name) => left.push(name));
    leave();
    await host.call('settings.change', { uiScale: 125 });
    expect(host.messages).toEqual(['settings.changed']);
    expect(left).toEqual([]);
  });
});
