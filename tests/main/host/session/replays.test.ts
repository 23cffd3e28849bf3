import { describe, expect, it } from 'vitest';
import type { SavedGame } from '../../../../shared/session/saves/savedGame.ts';
import { MemoryDisk } from '../files/memoryDisk.ts';
import { playersOf } from '../saves/savedGames.ts';
import { seal } from '../saves/testLibrary.ts';
import { startGame, startHost, type TestHost } from '../testHost.ts';
import { finished } from './finishedGames.ts';
import { onDisk, playUntil } from './humanPlay.ts';

const over = finished(1);
const { gameId } = over;
const last = over.actions.length;

function hostWith(game: SavedGame): Promise<TestHost> {
  const files = new MemoryDisk();
  files.put(`/data/games/${game.gameId}.json`, seal(game, 5));
  return startHost({ files });
}

describe('a finished game', () => {
  it('is an open book for every seat, and for whoever sits on none', async () => {
    const host = await hostWith(over);
    for (const viewer of [0, 1, null]) {
      const timeline = await host.call('replay.open', { gameId, viewer });
      expect(timeline).toMatchObject({ viewer, finished: true, seed: over.seed });
      expect(timeline.moments).toHaveLength(last);
      expect((await host.call('replay.view', { gameId, viewer, position: 0 })).viewer).toBe(viewer);
      expect((await host.call('replay.view', { gameId, viewer, position: last })).result).not.toBeNull();
    }
    expect((await host.call('replay.points', { gameId })).at(-1)).toMatchObject({ epoch: 3, phase: 'B' });
  });

  it('has no other seats and positions, and there is no other game', async () => {
    const host = await hostWith(over);
    expect(await host.refusal('replay.open', { gameId, viewer: 2 })).toBe('badInput');
    expect(await host.refusal('replay.view', { gameId, viewer: 2, position: 0 })).toBe('badInput');
    expect(await host.refusal('replay.view', { gameId, viewer: 0, position: last + 1 })).toBe('badInput');
    for (const call of ['replay.open', 'replay.view', 'replay.points'])
      expect(await host.refusal(call, { gameId: 'nobody', viewer: null, position: 0 })).not.toBe('ok');
    expect(await host.refusal('replay.open', { gameId: 'nobody', viewer: null })).toBe('noGame');
  });

  it('does not tell how the points grow while it still runs', async () => {
    const running = { ...over, actions: over.actions.slice(0, -1) };
    expect(await (await hostWith(running)).refusal('replay.points', { gameId })).toBe('notFinished');
  });
});

describe('a game that goes on from a position of another one', () => {
  it('may begin anywhere, also at its very end, and nowhere else; as many play', async () => {
    const host = await hostWith(over);
    await host.call('settings.change', { speed: 'instant' });
    const branch = (position: number, letters: string) =>
      host.refusal('replay.branch', { gameId, position, players: playersOf(letters) });
    expect(await branch(0, 'hh')).toBe('ok');
    expect(await branch(last, 'hh')).toBe('ok');
    expect(await branch(last + 1, 'hh')).toBe('badInput');
    expect(await branch(10, 'hhh')).toBe('badInput');
    expect((await host.call('games.list', {})).map(({ decisions }) => decisions).sort((a, b) => a - b)).toEqual([
      0,
      last,
      last,
    ]);
  });

  it('keeps the deal of a finished one, and deals anew what the player could not know of a running one', async () => {
    const host = await startHost();
    const turn = await playUntil(host, await startGame(host, 'hb'), ({ view }) => view.phase === 'B');
    const source = onDisk(host, turn.gameId);
    const branched = async (from: SavedGame) => {
      const { gameId: id, players, actions } = from;
      const update = await host.call('replay.branch', {
        gameId: id,
        position: actions.length,
        players: [...players],
      });
      return { update, saved: onDisk(host, update.gameId) };
    };
    const hidden = await branched(source);
    expect(hidden.update.view.seats[0]).toEqual(turn.view.seats[0]);
    expect(hidden.saved.deal).not.toBeNull();
    expect(JSON.stringify(hidden.saved.actions)).not.toBe(JSON.stringify(source.actions));
    expect(hidden.saved.seed).not.toBe(source.seed);

    const end = await playUntil(host, await host.call('games.resume', { gameId: turn.gameId }), () => false);
    const whole = onDisk(host, end.gameId);
    const open = await branched(whole);
    const bare = ({ actions }: SavedGame) => actions.map(({ seat, action }) => ({ seat, action }));
    expect(open.saved.actions).toEqual(bare(whole));
    expect(open.update.view.result).toEqual(end.view.result);
  });
});
