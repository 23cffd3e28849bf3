import { describe, expect, it, vi } from 'vitest';
import { contentIdOf } from '../../../../main/host/content/fingerprint.ts';
import { sealSave } from '../../../../main/host/saves/saveEnvelope.ts';
import { summaryOf } from '../../../../shared/session/live/summary.ts';
import type { SavedGame } from '../../../../shared/session/saves/savedGame.ts';
import { botScript } from '../../workers/botScript.ts';
import { BUILT_WORKER } from '../../workers/builtWorker.ts';
import { ownContent, ownText } from '../content/ownContent.ts';
import { MemoryDisk } from '../files/memoryDisk.ts';
import { playersOf, savedGames } from '../saves/savedGames.ts';
import { startGame, startHost, type TestHost } from '../testHost.ts';
import { finished } from './finishedGames.ts';
import { humanTurn, onDisk, playOn, playUntil } from './humanPlay.ts';

const ids = async (host: TestHost): Promise<string[]> =>
  (await host.call('games.list', {})).map(({ gameId }) => gameId);

/** A disk that holds these games, the later ones saved later. */
function diskWith(...games: readonly SavedGame[]): MemoryDisk {
  const disk = new MemoryDisk();
  for (const [savedAt, game] of games.entries())
    disk.put(`/data/games/${game.gameId}.json`, sealSave(game, savedAt, summaryOf(game, savedAt)));
  return disk;
}

describe('two games', () => {
  it('are played by turns, and neither harms the other', async () => {
    const host = await startHost();
    const one = await playUntil(host, await startGame(host, 'hb'), ({ view }) => view.phase === 'B');
    const savedOne = onDisk(host, one.gameId);
    const two = await startGame(host, 'hbb');
    await playOn(host, await humanTurn(host, two), 1);
    expect(await ids(host)).toEqual([two.gameId, one.gameId]);
    expect(onDisk(host, one.gameId)).toEqual(savedOne);

    const again = await host.call('games.resume', { gameId: one.gameId });
    expect(again.view).toEqual(one.view);
    expect(await host.refusal('game.act', { seq: again.seq, action: again.choices[0]?.action })).toBe('ok');
    await vi.waitFor(async () => expect((await ids(host))[0]).toBe(one.gameId));
    expect(host.updates.filter(({ gameId }) => gameId === two.gameId)).not.toEqual([]);
    await host.call('game.leave', {});

    const next = await startHost({ files: host.disk });
    expect(new Set(await ids(next))).toEqual(new Set([one.gameId, two.gameId]));
    expect((await playUntil(next, await next.call('games.resume', { gameId: two.gameId }), () => false)).gameId).toBe(
      two.gameId,
    );
    expect(next.notices).toEqual([]);
  });

  it('do not mix: bots of the one that was left play no more', async () => {
    const host = await startHost({ workerUrl: botScript('slow') });
    const one = await startGame(host, 'bb');
    const two = await startGame(host, 'hb');
    await host.call('games.resume', { gameId: one.gameId });
    await host.call('games.resume', { gameId: two.gameId });
    await vi.waitFor(() => expect(host.updates.length).toBeGreaterThan(0), { timeout: 5000 });
    expect(new Set(host.updates.map(({ gameId }) => gameId))).toEqual(new Set([two.gameId]));
    expect(onDisk(host, one.gameId).actions).toEqual([]);
  });

  it('leave the one to go on with that was saved last and is not finished', async () => {
    const host = await startHost({ files: diskWith(finished(1)) });
    expect(await host.call('game.summary', {})).toMatchObject({ gameId: 'finished-1', finished: true });
    const running = await startGame(host, 'hh');
    await host.call('games.resume', { gameId: 'finished-1' });
    // While it lies on the table, opening the page again shows it again.
    expect(await host.call('game.open', {})).toMatchObject({ gameId: 'finished-1' });
    await host.call('game.leave', {});
    expect(await host.call('game.summary', {})).toMatchObject({ gameId: running.gameId, finished: false });
    expect(await host.call('game.open', {})).toMatchObject({ gameId: running.gameId });
  });

  it.each([1, 2])('of which the newest %i are broken leave the next one to go on with', async (count) => {
    const [running] = savedGames(3).slice(-1);
    const [broken] = savedGames(4, { seed: 8 }).slice(-1);
    if (!running || !broken) throw new Error('no games');
    const disk = diskWith(finished(1), running);
    for (let index = 0; index < count; index++) {
      const twice = { ...broken, gameId: `broken-${index}`, actions: [...broken.actions, ...broken.actions] };
      const summary = { ...summaryOf(broken, 99 + index), gameId: twice.gameId };
      disk.put(`/data/games/${twice.gameId}.json`, sealSave(twice, 99 + index, summary));
    }
    const host = await startHost({ files: disk });
    expect(host.notices.map(({ code }) => code)).toEqual(Array.from({ length: count }, () => 'saveLost'));
    expect(await host.call('game.summary', {})).toMatchObject({ gameId: 'a-game', finished: false });
    expect(await ids(host)).toEqual(['a-game', 'finished-1']);
  });

  it('that are unknown are refused, and the game at hand goes on', async () => {
    const host = await startHost();
    const game = await startGame(host, 'hh');
    for (const call of ['games.resume', 'games.delete', 'games.restore'])
      expect(await host.refusal(call, { gameId: 'nobody' })).toBe('noGame');
    for (const gameId of ['', '../saves/game', 'a/b', 'A', '.', '-a', 'x'.repeat(65), 'game.json', 7, null])
      expect(await host.refusal('games.delete', { gameId })).toBe('badInput');
    expect(await host.call('game.open', {})).toMatchObject({ gameId: game.gameId });
  });
});

describe('deleting', () => {
  it('the current game leaves the table empty, and it can be brought back', async () => {
    const host = await startHost();
    const game = await startGame(host, 'hb');
    expect(await host.call('games.delete', { gameId: game.gameId })).toEqual([]);
    expect(await host.call('game.summary', {})).toBeNull();
    expect(await host.refusal('game.open', {})).toBe('noGame');
    expect(await host.refusal('game.undo', { seq: game.seq })).toBe('noGame');
    expect(await host.refusal('games.resume', { gameId: game.gameId })).toBe('noGame');
    expect(await host.call('games.restore', { gameId: game.gameId })).toMatchObject([{ gameId: game.gameId }]);
    expect((await host.call('game.open', {})).view.seats).toHaveLength(2);
  });

  it('another game leaves the current one alone', async () => {
    const host = await startHost({ files: diskWith(finished(1)) });
    const game = await startGame(host, 'hh');
    expect(await host.call('games.delete', { gameId: 'finished-1' })).toMatchObject([{ gameId: game.gameId }]);
    expect(await host.refusal('game.undo', { seq: game.seq })).toBe('nothingToUndo');
    expect(await host.refusal('record.read', { gameId: 'finished-1', withLegal: false })).toBe('noGame');
  });
});

it('the game on the table stays what it is, whatever another program wrote and whoever looked at it meanwhile', async () => {
  const host = await startHost({ files: diskWith(...[1, 2, 3, 4, 5].map((seed) => finished(seed))) });
  const game = await startGame(host, 'hh');
  await host.call('game.leave', {});
  const file = `/data/games/${game.gameId}.json`;
  const theirs = { ...onDisk(host, game.gameId), name: 'Theirs' };
  host.disk.put(file, sealSave(theirs, 99, summaryOf(theirs, 99)));
  for (const seed of [1, 2, 3, 4, 5]) await host.call('replay.open', { gameId: `finished-${seed}`, viewer: null });
  await host.call('replay.open', { gameId: game.gameId, viewer: null });
  await playOn(host, await host.call('games.resume', { gameId: game.gameId }), 0);
  expect(onDisk(host, game.gameId).name).toBe('Theirs');
  expect(host.notices).toMatchObject([{ code: 'saveChangedElsewhere' }]);
});

describe('a game with numbers of the player', () => {
  const id = contentIdOf(ownContent(1));

  async function startOwn(changes: Partial<Parameters<typeof startHost>[0]> = {}) {
    const host = await startHost(changes);
    host.disk.put('/data/content/mine.json', ownText(1));
    return { host, game: await startGame(host, 'hbb', { content: id }) };
  }

  it('is played with them by everybody, the bots in their threads included', async () => {
    const { host, game } = await startOwn({ workerUrl: BUILT_WORKER });
    expect(game.view.content).toBe(id);
    const end = await playUntil(host, game, () => false);
    expect(host.notices).toEqual([]);
    // Every coin is worth a point here: five of them are by the game's own numbers.
    const coins = end.view.seats.map((seat) => seat.coins);
    expect(Math.max(...coins)).toBeGreaterThan(0);
    expect(end.view.result?.lines.map((line) => line.coins)).toEqual(coins);
    expect(await host.call('games.list', {})).toMatchObject([{ content: id, finished: true }]);
  });

  it('goes on after the file was changed and removed', async () => {
    const { host, game } = await startOwn();
    const before = await humanTurn(host, game);
    host.disk.put('mine.json', ownText(22));
    await host.host.dispose();
    const again = await startHost({ files: host.disk });
    const after = await again.call('game.open', {});
    expect(after.view).toEqual(before.view);
    await playOn(again, after, 0);
    expect(onDisk(again).content).toBe(id);
    expect(again.notices).toEqual([]);
  });

  it('is refused when they are gone, and its save stays untouched', async () => {
    const gone = contentIdOf(ownContent(23));
    const game: SavedGame = { ...finished(1), gameId: 'a-game', content: gone };
    const disk = diskWith();
    const text = sealSave(game, 5, summaryOf({ ...game, content: 'standard' }, 5));
    disk.put('/data/games/a-game.json', text);
    const host = await startHost({ files: disk });
    expect(await host.call('games.list', {})).toMatchObject([{ gameId: 'a-game', content: gone }]);
    expect(await host.refusal('game.open', {})).toBe('contentMissing');
    expect(await host.refusal('games.resume', { gameId: 'a-game' })).toBe('contentMissing');
    expect(await host.refusal('record.read', { gameId: 'a-game', withLegal: false })).toBe('contentMissing');
    expect(await host.refusal('replay.open', { gameId: 'a-game', viewer: null })).toBe('contentMissing');
    expect(await host.refusal('game.start', { mode: 'basic', content: gone, players: playersOf('hh') })).toBe(
      'contentMissing',
    );
    expect(disk.text('a-game.json')).toBe(text);
    expect(disk.files().filter((name) => name.includes('corrupt'))).toEqual([]);
    // And it can be played again as soon as the file is back.
    disk.put('/data/content/found.json', ownText(23));
    expect(await host.refusal('games.resume', { gameId: 'a-game' })).toBe('ok');
  });

  it('that can only be listed by playing it through is told to lack them', async () => {
    const gone = contentIdOf(ownContent(24));
    const disk = new MemoryDisk();
    const { progress: _progress, ...envelope } = JSON.parse(
      sealSave({ ...finished(1), content: gone }, 5, summaryOf(finished(1), 5)),
    );
    disk.put('/data/games/a-game.json', JSON.stringify(envelope));
    const host = await startHost({ files: disk });
    expect(host.notices).toEqual([{ code: 'contentMissing', detail: gone }]);
    expect(await host.call('games.list', {})).toEqual([]);
    expect(JSON.parse(disk.text('a-game.json'))).toEqual(envelope);
  });
});
