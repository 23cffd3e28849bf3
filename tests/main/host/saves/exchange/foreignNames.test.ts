import { expect, it } from 'vitest';
import { sealSave } from '../../../../../main/host/saves/saveEnvelope.ts';
import { summaryOf } from '../../../../../shared/session/live/summary.ts';
import type { SavedGame } from '../../../../../shared/session/saves/savedGame.ts';
import { MemoryDisk } from '../../files/memoryDisk.ts';
import { finished } from '../../session/finishedGames.ts';
import { startHost } from '../../testHost.ts';
import { playersOf } from '../savedGames.ts';

/* Names that cannot be shown as they are: nobody can choose them, and games that have them are there all the same. */

const game = finished(31);
const called = (name: string | null, ...names: readonly string[]): SavedGame => ({
  ...game,
  name,
  players: game.players.map((player, seat) => ({ ...player, name: names[seat] ?? '' })),
});
const seal = (saved: SavedGame) => sealSave(saved, 5, summaryOf(saved, 5));

const odd = called('\u202eyad\nniaR\0', 'Ada\u200b\u2028Byron', '\ud83d');
const SHOWN = { name: 'yad niaR', players: [{ name: 'Ada Byron' }, { name: '2' }] };

it('in a save on the disk are shown clean, and the game is there', async () => {
  const files = new MemoryDisk();
  files.put(`/data/games/${game.gameId}.json`, seal(odd));
  const host = await startHost({ files });
  expect(await host.call('games.list', {})).toMatchObject([SHOWN]);
  expect((await host.call('game.open', {})).players).toMatchObject(SHOWN.players);
  expect(host.notices).toEqual([]);
});

it('in a file come in clean, and the same file finds the game again', async () => {
  const host = await startHost();
  const file = { text: seal(odd) };
  expect(await host.call('save.import', file)).toMatchObject({ games: [SHOWN], known: [] });
  expect(await host.call('save.import', file)).toMatchObject({ games: [SHOWN], known: [game.gameId] });
  expect((await host.call('record.read', { gameId: game.gameId, withLegal: false })).text).toContain('"Ada Byron"');
});

it.each(['\0', 'A\nB', 'A\u202eB', '\u200b', 'A\ud83d'])('cannot be chosen: %j', async (name) => {
  const host = await startHost();
  const [first, second] = playersOf('hb');
  const players = [{ ...first, name }, second];
  expect(await host.refusal('game.start', { mode: 'basic', players })).toBe('badInput');
  expect(await host.refusal('games.rename', { gameId: 'any', name })).toBe('badInput');
  expect(await host.refusal('games.duplicate', { gameId: 'any', name })).toBe('badInput');
});
