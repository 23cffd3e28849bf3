import { describe, expect, it } from 'vitest';
import { playBotGame } from '../../../../shared/session/bots/botGame.ts';
import { recordOf } from '../../../../shared/session/records/record.ts';
import { contentsNamedIn, RECORD_LIMITS } from '../../../../shared/session/records/recordImport.ts';
import { replay } from '../../../../shared/session/replay/replay.ts';
import type { SavedGame } from '../../../../shared/session/saves/savedGame.ts';
import { savedGameSchema } from '../../../../shared/session/saves/saveFormat.ts';
import { EVERY_OPTION, setupOf } from '../../../fixtures/options.ts';
import {
  recordLines as good,
  recordHeader as header,
  importGames,
  type Line,
  linesOf,
  recordedGame as saved,
  spoilt,
  textOf,
} from '../../../fixtures/recordFile.ts';
import { expectSame } from '../../../fixtures/sameAs.ts';
import { finishedGame, freshGame } from '../../../fixtures/savedGame.ts';
import { sampled } from '../../../thorough.ts';

describe('the contents that a file of records needs', () => {
  const named = (...ids: string[]) =>
    ids.map((id) => `${JSON.stringify({ type: 'header', content: { id } })}\n`).join('');

  it('are those that its headers name, each once, wherever they stand', () => {
    expect(contentsNamedIn(`${named('b2', 'a1', 'b2')} {"content" : {"id":"c3", "x":1}, "type":"header"}\n`)).toEqual([
      'b2',
      'a1',
      'c3',
    ]);
  });

  it('are not what a name, a decision or anything unreadable says', () => {
    const name = JSON.stringify({ type: 'header', seats: [{ name: '"content":{"id":"a1"}' }] });
    const action = JSON.stringify({ type: 'action', content: { id: 'a1' } });
    expect(contentsNamedIn(`${name}\n${action}\n{"header", "content":{"id":"Ä"}}\n`)).toEqual([]);
  });

  it('are never more than a file may hold records', () => {
    const ids = Array.from({ length: RECORD_LIMITS.records + 5 }, (_, index) => `c${index}`);
    expect(contentsNamedIn(named(...ids))).toEqual(ids.slice(0, RECORD_LIMITS.records));
  });
});

describe('importing a record', () => {
  it('keeps what was practice practice, and nothing else', () => {
    const game = finishedGame(setupOf(EVERY_OPTION[0] as (typeof EVERY_OPTION)[number], 5));
    const practised: SavedGame = { ...game, practice: true };
    const lines = recordOf(practised, false);
    expect(lines[0]).toMatchObject({ practice: true });
    expect(recordOf(game, false)[0]).not.toHaveProperty('practice');
    expect(importGames(textOf(lines)).map(({ practice }) => practice)).toEqual([true]);
    const said = (practice: unknown) => importGames(textOf([{ ...lines[0], practice }, ...lines.slice(1)]));
    for (const practice of [false, null, 'yes', 1]) expect(said(practice)[0]?.practice).toBeUndefined();
  });

  it('gives the game back, under every option', () => {
    for (const options of sampled(EVERY_OPTION, 12)) {
      const index = EVERY_OPTION.indexOf(options);
      const game = finishedGame(setupOf(options, 100 + index));
      const [imported, ...more] = importGames(textOf(recordOf(game, index % 2 === 0)));
      expect(more).toEqual([]);
      expect(imported).toMatchObject({ gameId: 'import-1', deal: null, seed: game.seed, players: game.players });
      expectSame(replay(imported as SavedGame).state, replay(game).state);
      expectSame(recordOf(imported as SavedGame, true), recordOf(game, true));
      expectSame(savedGameSchema.parse(JSON.parse(JSON.stringify(imported))), imported);
    }
  });

  it('keeps the deal where the seed does not tell it', () => {
    const { deal, ...rest } = importGames(
      textOf(spoilt(1, (line) => Object.assign(line, { seed: 4 }))),
    )[0] as SavedGame;
    expect(rest.seed).toBe(4);
    expect(deal).toEqual({
      segments: header.segments,
      setupCards: (header.seats as Line[]).map((seat) => seat.setupCard),
      decks: header.decks,
      box: header.box,
      colonies: header.colonies,
      monuments: header.monuments,
    });
    expect(replay({ ...rest, deal }).state.result).toEqual(replay(saved).state.result);
  });

  it.each([['abc'], [-1], [1.5], [2 ** 32], [null], [{ high: 1 }]])('takes a foreign seed (%j) for 0', (seed) => {
    const [game] = importGames(textOf(spoilt(1, (line) => Object.assign(line, { seed }))));
    expect(game).toMatchObject({ seed: 0, deal: { segments: header.segments } });
  });

  it('reads several records of one file, with other line ends, empty lines and a byte order mark', () => {
    const other = playBotGame(freshGame('ga', 'basic', 3, ['market'])).saved;
    const text = `\uFEFF\r\n${textOf(good).replaceAll('\n', '\r\n')}\n   \n${textOf(linesOf(other)).trimEnd()}`;
    const games = importGames(text);
    expect(games.map((game) => [game.gameId, game.seed])).toEqual([
      ['import-1', 71],
      ['import-2', 3],
    ]);
    expect(games[1]?.players).toEqual(other.players);
  });

  it('lets through what rules §13 does not name, and does not need `legal`', () => {
    const lines = linesOf(saved, false).map((line) => ({ ...line, note: { by: ['somebody'] } }));
    expect(importGames(textOf(lines))[0]?.actions).toHaveLength(saved.actions.length);
  });

  it('takes `legal` in any order', () => {
    const lines = good.map((line) =>
      'legal' in line ? { ...line, legal: (line.legal as unknown[]).toReversed() } : line,
    );
    expect(importGames(textOf(lines))).toHaveLength(1);
  });

  it('makes names and controllers fit to be shown and saved; a foreign controller is taken for a human', () => {
    const seats = (header.seats as Line[]).map((seat, index) => ({
      ...seat,
      name: [`  \u202eEvil\n${'x'.repeat(50)}`, '\u0000 ', 7][index],
      controller: [{ kind: 'bot', level: 'governor' }, { kind: 'bot', level: 'oracle' }, undefined][index],
    }));
    const [game] = importGames(textOf(spoilt(1, (line) => Object.assign(line, { seats }))));
    expect(game?.players.map(({ name }) => name)).toEqual([`Evil ${'x'.repeat(19)}`, '2', '3']);
    expect(game?.players.map(({ controller }) => controller)).toEqual([
      { kind: 'bot', level: 'governor' },
      { kind: 'human' },
      { kind: 'human' },
    ]);
    expect(savedGameSchema.safeParse(game).success).toBe(true);
  });

  it('never cuts a character of a name in two', () => {
    const seats = (header.seats as Line[]).map((seat) => ({ ...seat, name: `x${'🐉'.repeat(20)}` }));
    const [game] = importGames(textOf(spoilt(1, (line) => Object.assign(line, { seats }))));
    expect(game?.players[0]?.name).toBe(`x${'🐉'.repeat(11)}`);
  });
});
