import { describe, expect, it } from 'vitest';
import { contentIdOf } from '../../../../../main/host/content/fingerprint.ts';
import { sealSave } from '../../../../../main/host/saves/saveEnvelope.ts';
import { summaryOf } from '../../../../../shared/session/live/summary.ts';
import { recordOf } from '../../../../../shared/session/records/record.ts';
import { wholeLog } from '../../../../fixtures/pageLog.ts';
import { ownContent, ownText } from '../../content/ownContent.ts';
import { failOn, MemoryDisk } from '../../files/memoryDisk.ts';
import { finished } from '../../session/finishedGames.ts';
import { humanTurn, onDisk, playUntil } from '../../session/humanPlay.ts';
import { startGame, startHost, type TestHost } from '../../testHost.ts';
import { playersOf } from '../savedGames.ts';

const game = finished(31);

/** Records that were written before. */
const texts = new Map<string, string>();

function text(withLegal = false, seed = 31): string {
  const key = `${seed} ${withLegal}`;
  const lines = () => recordOf(finished(seed), withLegal).map((line) => `${JSON.stringify(line)}\n`);
  const written = texts.get(key) ?? lines().join('');
  texts.set(key, written);
  return written;
}

async function importInto(host: TestHost, records: string) {
  const imported = await host.call('record.import', { text: records });
  if ('problem' in imported) throw new Error(JSON.stringify(imported.problem));
  return imported.games;
}

describe('a game record', () => {
  it.each([true, false])('goes out and in again as the same game (with legal actions: %s)', async (withLegal) => {
    const host = await startHost();
    const [imported] = await importInto(host, text(withLegal));
    const gameId = imported?.gameId ?? '';
    expect(imported).toMatchObject({ finished: true, decisions: game.actions.length, players: game.players });
    const read = await host.call('record.read', { gameId, withLegal });
    expect(read.text).toBe(text(withLegal));
    expect(read.fileName).toMatch(/^hadara-\d{4}-\d\d-\d\d-[0-9a-f]{8}\.jsonl$/);
    expect(onDisk(host, gameId).actions).toHaveLength(game.actions.length);
    expect(await host.call('games.list', {})).toEqual([imported]);
  });

  it('of several games brings them all, and each of them once', async () => {
    const host = await startHost();
    const twice = text() + text(false, 32) + text();
    const imported = await host.call('record.import', { text: twice });
    if ('problem' in imported) throw new Error(imported.problem.reason);
    expect(imported.known).toEqual([]);
    const gameIds = imported.games.map(({ gameId }) => gameId);
    expect(gameIds).toHaveLength(2);
    const again = await host.call('record.import', { text: text(true) });
    expect(again).toMatchObject({ games: [{ gameId: gameIds[0] }], known: [gameIds[0]] });
    const games = await host.call('games.list', {});
    expect(new Set(games.map(({ gameId }) => gameId)).size).toBe(2);
    const restarted = await startHost({ files: host.disk });
    expect(new Set(await restarted.call('games.list', {}))).toEqual(new Set(games));
  });

  it.each(['hh', 'bhb'])(
    'of a game that was played here by %s brings nothing new, but shows that game',
    async (letters) => {
      const host = await startHost();
      const { gameId } = await playUntil(host, await startGame(host, letters), () => false);
      await host.call('games.rename', { gameId, name: 'The long one' });
      const { text: record } = await host.call('record.read', { gameId, withLegal: true });
      const shown = { games: [{ gameId, name: 'The long one' }], known: [gameId] };
      expect(await host.call('record.import', { text: record })).toMatchObject(shown);
      const restarted = await startHost({ files: host.disk });
      expect(await restarted.call('record.import', { text: record })).toMatchObject(shown);
      expect(await restarted.call('games.list', {})).toHaveLength(1);
    },
  );

  it('comes beside a game that others have played in the same way', async () => {
    const host = await startHost();
    await importInto(host, text());
    const players = game.players.map((player) => ({ ...player, name: `${player.name} again` }));
    const other = recordOf({ ...game, players }, false);
    const record = other.map((line) => `${JSON.stringify(line)}\n`).join('');
    expect(await host.call('record.import', { text: record })).toMatchObject({ known: [] });
    expect(await host.call('games.list', {})).toHaveLength(2);
  });

  it('with one wrong line brings nothing at all', async () => {
    const host = await startHost();
    const lines = (text() + text(false, 32)).split('\n');
    const spoilt = lines.with(-3, (lines.at(-3) ?? '').replace('"coins":[', '"coins":[9'));
    expect(await host.call('record.import', { text: spoilt.join('\n') })).toEqual({
      problem: { line: lines.length - 2, reason: 'wrongPosition', detail: expect.any(String) },
    });
    expect(await host.call('games.list', {})).toEqual([]);
    expect(host.disk.files().filter((name) => name.endsWith('.json'))).toEqual([]);
  });

  it('is nothing that is rubbish', async () => {
    const host = await startHost();
    for (const rubbish of ['', 'rubbish', '{}', '\n\n', '[', '\u0000', '{"type":"header"}']) {
      expect(await host.call('record.import', { text: rubbish }), rubbish).toHaveProperty('problem.reason');
      expect(await host.call('games.list', {})).toEqual([]);
    }
  });

  it('is not lost on a disk that refuses: the games wait in memory', async () => {
    const host = await startHost();
    host.disk.fault = failOn('ENOSPC', 'write');
    await importInto(host, text());
    expect(host.notices).toEqual([{ code: 'saveFailed', detail: 'games', cause: 'full' }]);
    expect(await host.call('games.list', {})).toHaveLength(1);
    host.disk.fault = () => undefined;
    await host.host.dispose();
    expect(await (await startHost({ files: host.disk })).call('games.list', {})).toHaveLength(1);
  });

  it('is read in a thread of its own: the game goes on meanwhile', async () => {
    const host = await startHost();
    const start = await startGame(host, 'hb');
    const records = Array.from({ length: 12 }, (_, seed) => text(true, seed)).join('');
    let read = false;
    const imported = importInto(host, records).finally(() => {
      read = true;
    });
    await playUntil(host, start, ({ view }) => view.phase === 'B');
    expect(read).toBe(false);
    expect(await imported).toHaveLength(12);
    expect(await host.call('games.list', {})).toHaveLength(13);
  });

  it('brings nothing and no harm when its thread cannot start or dies', async () => {
    for (const recordsUrl of [
      new URL('file:///no/such/records.worker.js'),
      new URL('data:text/javascript,process.exit(3)'),
      new URL('data:text/javascript,throw new RangeError(["1","red","01"].join("-"))'),
    ]) {
      const host = await startHost({ recordsUrl });
      expect(await host.refusal('record.import', { text: text() })).toBe('internal');
      expect(await host.call('games.list', {})).toEqual([]);
      await startGame(host, 'hb');
      await host.host.dispose();
      expect(host.disk.text('host.log')).not.toContain('1-red-01');
    }
  });

  it('that is still being read does not keep the program from ending', async () => {
    const reading = new BroadcastChannel('hadara-test-records');
    const recordsUrl = new URL(`data:text/javascript,new BroadcastChannel("${reading.name}").postMessage(0);for(;;);`);
    const host = await startHost({ recordsUrl });
    const refused = host.refusal('record.import', { text: text() });
    await new Promise((begun) => {
      reading.onmessage = begun;
    });
    reading.close();
    await host.host.dispose();
    expect(await refused).toBe('internal');
  });

  it('is for finished games only', async () => {
    const host = await startHost();
    const { gameId } = await startGame(host, 'hh');
    expect(await host.refusal('record.read', { gameId, withLegal: false })).toBe('notFinished');
    expect(await host.refusal('record.read', { gameId: 'nobody', withLegal: false })).toBe('noGame');
  });

  it('of a game with numbers of the player needs them, and keeps them', async () => {
    const id = contentIdOf(ownContent(33));
    const other = await startHost();
    other.disk.put('/data/content/theirs.json', ownText(33));
    const end = await playUntil(other, await startGame(other, 'hb', { content: id }), () => false);
    const { text: record } = await other.call('record.read', { gameId: end.gameId, withLegal: false });

    const host = await startHost();
    host.disk.put('/data/content/mine.json', ownText(33));
    await importInto(host, record);
    expect(host.disk.files()).toContain(`${id}.json`);
    host.disk.put('mine.json', 'changed');
    const again = await startHost({ files: host.disk });
    expect((await again.call('game.open', {})).view.content).toBe(id);
  });
});

describe('the history of a running game', () => {
  it('shows what its single human may know, whoever is asked for', async () => {
    const host = await startHost();
    const turn = await playUntil(host, await startGame(host, 'bhb'), ({ view }) => view.phase === 'B');
    const { gameId } = turn;
    for (const viewer of [0, 1, 2, null]) {
      const timeline = await host.call('replay.open', { gameId, viewer });
      expect(timeline).toMatchObject({ gameId, viewer: 1, finished: false });
      expect([...timeline.opening, ...timeline.moments.flatMap(({ events }) => events)]).toEqual(
        wholeLog(onDisk(host), 1),
      );
      const position = timeline.moments.length;
      expect(await host.call('replay.view', { gameId, viewer, position })).toEqual(turn.view);
    }
  });

  it.each(['hh', 'bb'])('shows what everybody may know where %s play', async (letters) => {
    const host = await startHost();
    const { gameId } = await startGame(host, letters);
    await host.call('game.leave', {});
    for (const viewer of [0, 1, null]) {
      expect(await host.call('replay.open', { gameId, viewer })).toMatchObject({ viewer: null });
      expect(await host.call('replay.view', { gameId, viewer, position: 0 })).toMatchObject({ viewer: null });
    }
  });
});

describe('the history of a finished game', () => {
  const disk = () => {
    const files = new MemoryDisk();
    files.put(`/data/games/${game.gameId}.json`, sealSave(game, 5, summaryOf(game, 5)));
    return files;
  };
  const { gameId } = game;

  it('is an open book for any seat, position by position', async () => {
    const host = await startHost({ files: disk() });
    for (const viewer of [0, 1, null]) {
      const timeline = await host.call('replay.open', { gameId, viewer });
      expect(timeline).toMatchObject({ viewer, finished: true });
      expect(timeline.moments).toHaveLength(game.actions.length);
      for (const position of [0, 7, game.actions.length]) {
        const view = await host.call('replay.view', { gameId, viewer, position });
        expect(view.viewer).toBe(viewer);
        expect(view.result === null).toBe(position < game.actions.length);
      }
    }
  });

  it('has no other seats and no other positions', async () => {
    const host = await startHost({ files: disk() });
    expect(await host.refusal('replay.open', { gameId, viewer: 2 })).toBe('badInput');
    expect(await host.refusal('replay.open', { gameId: 'nobody', viewer: 0 })).toBe('noGame');
    const past = { gameId, viewer: 0, position: game.actions.length + 1 };
    expect(await host.refusal('replay.view', past)).toBe('badInput');
    expect(await host.refusal('replay.view', { ...past, position: -1 })).toBe('badInput');
    expect(await host.refusal('replay.view', { ...past, position: 5, viewer: 4 })).toBe('badInput');
  });

  it('can be gone on with from any position, and stays as it is', async () => {
    const files = disk();
    const host = await startHost({ files });
    await host.call('settings.change', { speed: 'instant' });
    const before = files.text(`${gameId}.json`);
    const { actions } = game;
    for (const position of [0, Math.floor(actions.length / 2), actions.length - 1]) {
      const update = await host.call('replay.branch', { gameId, position, players: playersOf('hb') });
      expect(update.gameId).not.toBe(gameId);
      expect(onDisk(host, update.gameId).actions.slice(0, position)).toEqual(actions.slice(0, position));
      const end = await playUntil(host, await humanTurn(host, update), () => false);
      expect(end.view.result).not.toBeNull();
    }
    expect(files.text(`${gameId}.json`)).toBe(before);
    expect(await host.call('games.list', {})).toHaveLength(4);
    expect(host.notices).toEqual([]);
  });

  it('cannot be gone on with from nowhere, or by another number of players', async () => {
    const host = await startHost({ files: disk() });
    const branch = { gameId, position: 3, players: playersOf('hb') };
    expect(await host.refusal('replay.branch', { ...branch, position: game.actions.length + 1 })).toBe('badInput');
    expect(await host.refusal('replay.branch', { ...branch, players: playersOf('hbb') })).toBe('badInput');
    expect(await host.refusal('replay.branch', { ...branch, gameId: 'nobody' })).toBe('noGame');
    expect(await host.call('games.list', {})).toHaveLength(1);
    expect(await host.refusal('game.undo', { seq: 0 })).toBe('noGame');
  });
});

describe('"what if" in a running game', () => {
  it('leaves the game that it comes from where it was', async () => {
    const host = await startHost();
    const turn = await playUntil(host, await startGame(host, 'hb'), ({ view }) => view.phase === 'B');
    const before = onDisk(host, turn.gameId);
    const position = before.actions.length;
    const update = await host.call('replay.branch', { gameId: turn.gameId, position, players: playersOf('hb') });
    expect(update.view.seats.map(({ cards }) => cards)).toEqual(turn.view.seats.map(({ cards }) => cards));
    await playUntil(host, update, () => false);
    expect(onDisk(host, turn.gameId)).toEqual(before);
    expect((await host.call('games.resume', { gameId: turn.gameId })).view).toEqual(turn.view);
  });
});
