import { expect, it } from 'vitest';
import { RecordThreads } from '../../../../../main/host/saves/exchange/recordThread.ts';
import { sealSave } from '../../../../../main/host/saves/saveEnvelope.ts';
import type { Player } from '../../../../../shared/contract/tableSetup.ts';
import { dealOf } from '../../../../../shared/rules/position/deal.ts';
import { Session } from '../../../../../shared/session/live/session.ts';
import { recordOf } from '../../../../../shared/session/records/record.ts';
import { type SavedGame, setupOf } from '../../../../../shared/session/saves/savedGame.ts';
import { BUILT_RECORDS_WORKER } from '../../../workers/builtWorker.ts';
import { finished } from '../../session/finishedGames.ts';
import { startHost, type TestHost } from '../../testHost.ts';

const game = finished(31);
const [first, ...others] = game.players;

const recordText = (saved: SavedGame): string =>
  recordOf(saved, false)
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');

/** Records of one game that differ in what `change` says. */
const records = (numbers: readonly number[], change: (number: number) => Partial<SavedGame>): string =>
  numbers.map((number) => recordText({ ...game, ...change(number) })).join('');

const turbaned = (player: Player): Player => ({ ...player, controller: { kind: 'human', face: 'turban' } });

const byName = (number: number): Partial<SavedGame> =>
  first === undefined ? {} : { players: [{ ...first, name: `Player ${number}` }, ...others] };

async function taken(host: TestHost, text: string) {
  const imported = await host.call('record.import', { text });
  if ('problem' in imported) throw new Error(JSON.stringify(imported.problem));
  return imported;
}

/** Returns how often the games are read from now on that are there now. */
function countReads({ disk }: TestHost): () => number {
  const there = new Set(disk.files().map((name) => `read ${name}`));
  disk.operations.length = 0;
  return () =>
    disk.operations.filter((operation) => /^read [0-9a-f]+\.json$/.test(operation) && there.has(operation)).length;
}

it('the record of a game in which people chose faces is known as that game', async () => {
  const host = await startHost();
  const faced = {
    ...game,
    gameId: 'a-face',
    players: game.players.map((player, seat) => (seat === 0 ? turbaned(player) : player)),
  };
  const text = sealSave(faced, 5, new Session(faced).summary(5));
  expect(await host.call('save.import', { text })).toMatchObject({ known: [] });
  expect((await taken(host, recordText(faced))).known).toEqual([faced.gameId]);
});

it('records that lists can tell apart are compared without reading any game', async () => {
  const host = await startHost();
  await taken(host, records([1, 2, 3, 4, 5, 6], byName));
  const restarted = await startHost({ files: host.disk });
  const reads = countReads(restarted);
  const { games, known } = await taken(restarted, records([11, 12, 13, 14], byName));
  expect({ games: games.length, known }).toEqual({ games: 4, known: [] });
  expect(reads()).toBe(0);
});

it('records that only the games themselves tell apart cost one look at each game, however many they are', async () => {
  const { options, seed } = setupOf(game);
  const deal = dealOf(options, game.content, seed);
  const bySeed = (number: number): Partial<SavedGame> => ({ seed: 1000 + number, deal });
  const host = await startHost();
  await taken(host, records([1, 2, 3, 4, 5, 6], bySeed));
  const restarted = await startHost({ files: host.disk });
  const reads = countReads(restarted);
  await taken(restarted, records([11, 12, 13, 14, 15], bySeed));
  // The one on the table was read before.
  expect(reads()).toBe(5);
  const { games, known } = await taken(restarted, records([1, 6, 11, 15, 21], bySeed));
  expect({ games: games.length, known: known.length }).toEqual({ games: 5, known: 4 });
  expect(reads()).toBe(5);
});

it('a large file reaches its thread as a whole, and each of its games comes back once', async () => {
  const threads = new RecordThreads(BUILT_RECORDS_WORKER);
  const text = recordText(game).repeat(100) + records([11, 12], byName);
  expect(text.length).toBeGreaterThan(2 ** 21);
  const games: SavedGame[] = [];
  const problem = await threads.read(text, {
    contentsOf: async () => [],
    take: async (few) => void games.push(...few.map(({ saved }) => saved)),
  });
  await threads.dispose();
  expect(problem).toBeNull();
  expect(games.map(({ players }) => players[0]?.name)).toEqual([first?.name, 'Player 11', 'Player 12']);
});

it('many records of one game bring it once', async () => {
  const host = await startHost();
  const { games, known } = await taken(host, recordText(game).repeat(30));
  expect({ games: games.length, known }).toEqual({ games: 1, known: [] });
  expect(host.disk.files().filter((name) => /^[0-9a-f]{32}\.json$/.test(name))).toHaveLength(1);
});

it('what was taken in before the program ended is found again, and the rest follows', async () => {
  const host = await startHost();
  const numbers = Array.from({ length: 40 }, (_, number) => number);
  const text = records(numbers, byName);
  const refused = host.refusal('record.import', { text });
  // The end comes while the games are written.
  host.disk.fault = (operation, file) => {
    if (operation !== 'rename' || !file.includes('/games/')) return;
    host.disk.fault = () => undefined;
    void host.host.dispose();
  };
  expect(await refused).toBe('internal');
  await host.host.dispose();
  const restarted = await startHost({ files: host.disk });
  const arrived = (await restarted.call('games.list', {})).length;
  expect(arrived).toBeGreaterThan(0);
  expect(arrived).toBeLessThan(numbers.length);
  const { games, known } = await taken(restarted, text);
  expect({ games: games.length, known: known.length }).toEqual({ games: numbers.length, known: arrived });
});
