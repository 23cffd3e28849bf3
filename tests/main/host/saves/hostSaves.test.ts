import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { openSave } from '../../../../main/host/saves/saveEnvelope.ts';
import type { GameOffer, ImportedGames, SaveImport } from '../../../../shared/contract/fileAnswers.ts';
import type { SavedGame } from '../../../../shared/session/saves/savedGame.ts';
import { SAVE_VERSION } from '../../../../shared/session/saves/saveFormat.ts';
import { LARGEST_FILE } from '../../../../shared/vocabulary/limits.ts';
import { failOn } from '../files/memoryDisk.ts';
import { finished } from '../session/finishedGames.ts';
import { onDisk, playOn, playUntil } from '../session/humanPlay.ts';
import { startGame, startHost, type TestHost } from '../testHost.ts';
import { newerSave, seal } from './testLibrary.ts';

/** Throws when nothing came in. */
function arrived(imported: SaveImport): ImportedGames {
  if ('problem' in imported) throw new Error(`${imported.problem.reason} ${imported.problem.detail}`);
  return imported;
}

const take = async (host: TestHost, text: string) => arrived(await host.call('save.import', { text }));
const refusalOf = async (host: TestHost, text: string) => {
  const imported = await host.call('save.import', { text });
  return 'problem' in imported ? imported.problem : null;
};
const ids = async (host: TestHost) => (await host.call('games.list', {})).map(({ gameId }) => gameId);

/** Seals anything as the newest version would. */
function sealed(data: unknown, version = SAVE_VERSION): string {
  const sha256 = createHash('sha256')
    .update(JSON.stringify([version, 5, data]))
    .digest('hex');
  return JSON.stringify({ format: 'hadara-save', version, savedAt: 5, sha256, data });
}

describe('a name', () => {
  it('stays with a running game, on the disk and after a restart', async () => {
    const host = await startHost();
    const start = await startGame(host, 'hh');
    const { gameId } = start;
    const [named] = await host.call('games.rename', { gameId, name: '  The long winter ' });
    expect(named).toMatchObject({ gameId, name: 'The long winter' });
    await playOn(host, start, 0);
    expect(onDisk(host, gameId)).toMatchObject({ name: 'The long winter', actions: [{ seat: 0 }] });
    await host.host.dispose();
    const again = await startHost({ files: host.disk });
    expect(await again.call('game.summary', {})).toMatchObject({ name: 'The long winter', decisions: 1 });
    expect(await again.call('games.rename', { gameId, name: null })).toMatchObject([{ name: null }]);
    expect(onDisk(again, gameId).name).toBeNull();
  });

  it('changes neither the time of a game nor its place in the list', async () => {
    const host = await startHost();
    const { gameId } = await startGame(host, 'hh');
    await startGame(host, 'hhh');
    const before = await host.call('games.list', {});
    const after = await host.call('games.rename', { gameId, name: 'Older' });
    expect(after).toEqual(before.map((game) => (game.gameId === gameId ? { ...game, name: 'Older' } : game)));
  });

  it('is given in memory where the disk refuses, and saved when it works again', async () => {
    const host = await startHost();
    const { gameId } = await startGame(host, 'hh');
    host.disk.fault = failOn('ENOSPC', 'write');
    expect(await host.call('games.rename', { gameId, name: 'Full' })).toMatchObject([{ name: 'Full' }]);
    expect(host.notices).toMatchObject([{ code: 'saveFailed' }]);
    host.disk.fault = () => undefined;
    await host.host.dispose();
    expect(onDisk(host, gameId).name).toBe('Full');
  });

  it.each(['', '   ', 'x'.repeat(61), 'a\nb', 'a\u0000b', 'a\u202eb', 7])('is refused when it is %j', async (name) => {
    const host = await startHost();
    const { gameId } = await startGame(host, 'hh');
    expect(await host.refusal('games.rename', { gameId, name })).toBe('badInput');
    expect(await host.refusal('games.rename', { gameId: 'no-such-game', name: 'a' })).toBe('noGame');
    expect(onDisk(host, gameId).name).toBeNull();
  });
});

describe('a duplicate', () => {
  it('is a game of its own from then on', async () => {
    const host = await startHost();
    const start = await startGame(host, 'hh');
    const { gameId } = await playOn(host, start, 0);
    const [copy, original] = await host.call('games.duplicate', { gameId, name: 'Copy' });
    expect([copy?.name, original?.name]).toEqual(['Copy', null]);
    expect(original?.gameId).toBe(gameId);
    expect({ ...onDisk(host, copy?.gameId), gameId, name: null }).toEqual(onDisk(host, gameId));
    await playOn(host, await host.call('games.resume', { gameId: copy?.gameId ?? '' }), 0);
    expect(onDisk(host, copy?.gameId).actions).toHaveLength(2);
    expect(onDisk(host, gameId).actions).toHaveLength(1);
    expect(await host.refusal('games.duplicate', { gameId: 'no-such-game', name: 'a' })).toBe('noGame');
  });
});

describe('a saved game as a file', () => {
  it('is taken in elsewhere as it was, name and all, and goes on there', async () => {
    const here = await startHost();
    const { gameId } = await playUntil(here, await startGame(here, 'hbb'), ({ view }) => view.phase === 'B');
    await here.call('games.rename', { gameId, name: 'Ada / Bruno: 1?' });
    const file = await here.call('save.export', { gameId });
    expect(file.fileName).toBe('Hadara - Ada - Bruno- 1-.hadara');
    const there = await startHost();
    await there.call('settings.change', { speed: 'instant' });
    const { games, known } = await take(there, file.text);
    expect(games).toMatchObject([{ gameId, name: 'Ada / Bruno: 1?', phase: 'B' }]);
    expect(known).toEqual([]);
    expect(onDisk(there)).toEqual(onDisk(here, gameId));
    const end = await playUntil(there, await there.call('games.resume', { gameId }), () => false);
    expect(end.view.result).not.toBeNull();
  });

  it('is called as the game is, but for what no file may be called', async () => {
    const host = await startHost();
    const { gameId } = await startGame(host, 'hh');
    for (const [name, fileName] of [
      ['Ada v. Bruno 1.5', 'Hadara - Ada v. Bruno 1.5.hadara'],
      ['..hidden', 'Hadara - hidden.hadara'],
      ['To be continued...', 'Hadara - To be continued.hadara'],
    ] as const) {
      await host.call('games.rename', { gameId, name });
      expect((await host.call('save.export', { gameId })).fileName).toBe(fileName);
    }
  });

  it('is called by its day while it has no name', async () => {
    const host = await startHost({ now: () => Date.UTC(2030, 0, 2) });
    const { gameId } = await startGame(host, 'hh');
    const { fileName } = await host.call('save.export', { gameId });
    expect(fileName).toBe(`hadara-2030-01-02-${gameId.slice(0, 8)}.hadara`);
    expect(await host.refusal('save.export', { gameId: 'no-such-game' })).toBe('noGame');
  });

  it('makes no copy of a game that is here already, whatever it is called now', async () => {
    const host = await startHost();
    const { gameId } = await startGame(host, 'hh');
    const { text } = await host.call('save.export', { gameId });
    await host.call('games.rename', { gameId, name: 'Renamed' });
    const { games, known } = await take(host, text);
    expect(known).toEqual([gameId]);
    expect(games).toMatchObject([{ gameId, name: 'Renamed' }]);
    expect(await ids(host)).toEqual([gameId]);
  });

  it('of a game that went on here becomes one copy beside it, however often it comes', async () => {
    const host = await startHost();
    const start = await startGame(host, 'hh');
    const { gameId } = start;
    const { text } = await host.call('save.export', { gameId });
    await playOn(host, start, 0);
    const first = await take(host, text);
    expect(first.known).toEqual([]);
    const again = await take(host, text);
    expect(again.known).toEqual([first.games[0]?.gameId]);
    expect(await ids(host)).toEqual([first.games[0]?.gameId, gameId]);
    expect(onDisk(host, first.games[0]?.gameId).actions).toHaveLength(0);
    expect(onDisk(host, gameId).actions).toHaveLength(1);
    // The copy goes on as well: then the file is neither of the two.
    await playOn(host, await host.call('games.resume', { gameId: first.games[0]?.gameId ?? '' }), 1);
    expect((await take(host, text)).known).toEqual([]);
    expect(await ids(host)).toHaveLength(3);
  });

  it('of a deleted game comes in beside what can be brought back', async () => {
    const host = await startHost();
    const { gameId } = await startGame(host, 'hh');
    const { text } = await host.call('save.export', { gameId });
    await host.call('games.delete', { gameId });
    const { games } = await take(host, text);
    expect(games[0]?.gameId).not.toBe(gameId);
    expect(await host.call('games.restore', { gameId })).toHaveLength(2);
  });

  it('with the name of a device gets another one', async () => {
    const host = await startHost();
    const text = seal(finished(3, { gameId: 'con' }), 1);
    const [game] = (await take(host, text)).games;
    expect(game?.gameId).toMatch(/^[0-9a-f]{32}$/);
    expect((await take(host, text)).known).toEqual([game?.gameId]);
    expect(await host.refusal('games.resume', { gameId: 'con' })).toBe('badInput');
  });

  it('is refused with its reason, and nothing changes', async () => {
    const host = await startHost();
    const game = finished(4);
    const whole = seal(game, 1);
    const spoilt = (changes: Partial<SavedGame>) => sealed({ ...game, ...changes });
    const wrongAction = game.actions.map((decided, index) =>
      index === 6 ? { ...decided, action: { type: 'gold' } as const } : decided,
    );
    expect(await refusalOf(host, newerSave())).toEqual({ reason: 'newerVersion', detail: String(SAVE_VERSION + 1) });
    expect(await refusalOf(host, whole.replace('"seed":4', '"seed":5'))).toMatchObject({ reason: 'damaged' });
    expect(await refusalOf(host, whole.slice(0, 900))).toMatchObject({ reason: 'damaged' });
    expect(await refusalOf(host, spoilt({ players: [] }))).toMatchObject({ reason: 'damaged' });
    expect(await refusalOf(host, '')).toMatchObject({ reason: 'notASave' });
    expect(await refusalOf(host, '{"type":"header"}')).toMatchObject({ reason: 'notASave' });
    expect(await refusalOf(host, 'x'.repeat(LARGEST_FILE.save + 1))).toMatchObject({ reason: 'tooLarge' });
    expect(await refusalOf(host, spoilt({ actions: wrongAction }))).toEqual({ reason: 'illegalAction', detail: '7' });
    expect(await refusalOf(host, spoilt({ content: 'c0ffee' }))).toEqual({
      reason: 'unknownContent',
      detail: 'c0ffee',
    });
    const { deal } = JSON.parse(whole).data;
    expect(deal).toBeNull();
    expect(await ids(host)).toEqual([]);
    expect(host.disk.files().filter((name) => name !== 'host.log')).toEqual([]);
    expect(host.notices).toEqual([]);
  });
});

describe('a file that somebody opens with the program', () => {
  const offered = (host: TestHost): GameOffer[] => {
    const offers: GameOffer[] = [];
    host.host.subscribe((name, payload) => {
      if (name === 'game.offered') offers.push(payload as GameOffer);
    });
    return offers;
  };

  it('is taken in by what it says itself, and told', async () => {
    const host = await startHost();
    const offers = offered(host);
    const game = finished(5);
    await host.host.offer(seal(game, 1), 'renamed.txt');
    const { text } = await host.call('record.read', { gameId: game.gameId, withLegal: false });
    await host.host.offer(text, 'record.jsonl');
    await host.host.offer('nonsense', 'other.hadara');
    await host.host.offer('nonsense', 'other.jsonl');
    await host.host.offer(null, 'gone.hadara');
    expect(offers.map(({ fileName }) => fileName)).toEqual([
      'renamed.txt',
      'record.jsonl',
      'other.hadara',
      'other.jsonl',
      'gone.hadara',
    ]);
    expect(offers.map(({ imported }) => imported)).toMatchObject([
      { games: [{ gameId: game.gameId, finished: true }] },
      { games: [{ finished: true }] },
      { problem: { reason: 'notASave' } },
      { problem: { reason: 'notJson', line: 1 } },
      { problem: { reason: 'unreadable' } },
    ]);
  });
});

it('a file says the same as the save on the disk', async () => {
  const host = await startHost();
  const { gameId } = await startGame(host, 'hh');
  const { text } = await host.call('save.export', { gameId });
  expect(text).toBe(host.disk.text(`${gameId}.json`));
  expect(openSave(text)).toMatchObject({ kind: 'good', saved: { gameId } });
});

it('a page that is loaded anew hears that a game is not saved, as long as that is so', async () => {
  const host = await startHost();
  host.disk.fault = failOn('ENOSPC', 'write');
  const { gameId } = await startGame(host, 'hh');
  const told = () => {
    const heard: unknown[] = [];
    host.host.subscribe((_name, payload) => heard.push(payload))();
    return heard;
  };
  const games = { code: 'saveFailed', detail: 'games', cause: 'full' };
  expect(told()).toContainEqual(games);
  expect(told()).toContainEqual(games);
  expect(host.notices.filter(({ detail }) => detail === 'games')).toEqual([games]);
  host.disk.fault = () => undefined;
  await host.call('games.rename', { gameId, name: 'kept' });
  expect(told()).not.toContainEqual(games);
});

it('one game that the disk does not take keeps no other from being saved', async () => {
  const host = await startHost();
  const { gameId: first } = await startGame(host, 'hh');
  const { gameId: second } = await startGame(host, 'hh');
  const stuck = failOn('EISDIR', 'rename');
  host.disk.fault = (operation, file) => file.includes(second) && stuck(operation, file);
  await host.call('games.rename', { gameId: second, name: 'stuck' });
  await host.call('games.rename', { gameId: first, name: 'kept' });
  expect(onDisk(host, first).name).toBe('kept');
  expect(onDisk(host, second).name).toBeNull();
  expect(host.notices).toMatchObject([{ code: 'saveFailed', detail: 'games' }]);
});

describe('quitting', () => {
  it('is refused while the disk does not take a game, unless the player insists', async () => {
    const onQuit = vi.fn();
    const host = await startHost({ onQuit });
    host.disk.fault = failOn('ENOSPC', 'write');
    await startGame(host, 'hh');
    expect(await host.refusal('app.quit', {})).toBe('unsaved');
    expect(await host.host.save()).toBe(false);
    expect(await host.call('app.quit', { evenUnsaved: true })).toBeNull();
    await vi.waitFor(() => expect(onQuit).toHaveBeenCalledOnce());
  });

  it('is refused for settings and lessons, too, which are written as soon as a game can be', async () => {
    const host = await startHost();
    const { gameId } = await startGame(host, 'hh');
    host.disk.fault = failOn('ENOSPC', 'write');
    await host.call('settings.change', { language: 'de' });
    await host.call('coach.told', { topic: 'draftA' });
    expect(await host.refusal('app.quit', {})).toBe('unsaved');
    expect(await host.host.save()).toBe(false);
    host.disk.fault = () => undefined;
    await host.call('games.rename', { gameId, name: 'room again' });
    await vi.waitFor(() => expect(host.notices.filter(({ code }) => code === 'saveWorksAgain')).toHaveLength(2));
    expect(JSON.parse(host.disk.text('settings.json'))).toMatchObject({ language: 'de' });
    expect(host.disk.text('lessons.json')).toContain('draftA');
    expect(await host.call('app.quit', {})).toBeNull();
  });

  it('saves first what the disk takes again', async () => {
    const host = await startHost();
    host.disk.fault = failOn('ENOSPC', 'write');
    const { gameId } = await startGame(host, 'hh');
    host.disk.fault = () => undefined;
    expect(await host.host.save()).toBe(true);
    expect(onDisk(host, gameId).gameId).toBe(gameId);
    expect(await host.call('app.quit', {})).toBeNull();
  });
});
