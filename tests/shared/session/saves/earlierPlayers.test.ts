import { describe, expect, it } from 'vitest';
import type { Sitter } from '../../../../shared/contract/tableSetup.ts';
import {
  deciderOf,
  earlierIn,
  hasSamePeople,
  reseated,
  seatChangesIn,
  seatsHandedOver,
  seatsOfPeople,
} from '../../../../shared/session/saves/earlierPlayers.ts';
import type { SavedGame } from '../../../../shared/session/saves/savedGame.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';

const person = (name: string): Sitter => ({ name, controller: { kind: 'human' } });
const bot: Sitter = { name: 'Bot', controller: { kind: 'bot', level: 'regent' } };
const ada = person('Ada');
const zoe = person('Zoë');

/** A game in which so many decisions of each of two seats were taken, one after the other. */
const after = (decisions: number, game: SavedGame): SavedGame => ({
  ...game,
  actions: Array.from({ length: decisions }, (_, at) => ({ seat: at % 2, action: { type: 'pass' } })),
});
const start = reseated(freshGame('hh'), [ada, zoe]);
const fresh: SavedGame = { ...freshGame('hh'), players: start.players };

/** Seat 0: Ada; after four decisions of the game a bot; after six whoever is named. */
const changed = (last: Sitter): SavedGame => {
  const handed = reseated(after(4, fresh), [bot, zoe]);
  return reseated(after(6, handed), [last, zoe]);
};

describe('who sat where', () => {
  it('is noted where somebody changes, and else the game stays the same', () => {
    const game = after(4, fresh);
    expect(reseated(game, [ada, zoe])).toBe(game);
    expect(() => reseated(game, [ada])).toThrow('2 players are needed');
    const handed = reseated(game, [bot, zoe]);
    expect(handed.players.map(({ name }) => name)).toEqual(['Bot', 'Zoë']);
    expect(handed.earlier).toEqual([{ seat: 0, until: 2, at: 4, ...ada }]);
    expect(handed.players[0]?.emblem).toBe(game.players[0]?.emblem);
  });

  it('tells who took each decision', () => {
    const game = changed(ada);
    expect([0, 1, 2, 3].map((decision) => deciderOf(game, 0, decision).name)).toEqual(['Ada', 'Ada', 'Bot', 'Ada']);
    expect(deciderOf(game, 1, 0).name).toBe('Zoë');
    expect(() => deciderOf(game, 7, 0)).toThrow(RangeError);
  });

  it('ends where the game is shortened', () => {
    const game = changed(ada);
    const earlier = earlierIn({ ...game, actions: game.actions.slice(0, 3) });
    expect(earlier.earlier?.map(({ until, at }) => [until, at])).toEqual([
      [2, 3],
      [2, 3],
    ]);
    expect(earlierIn(fresh)).toEqual({});
    expect(earlierIn({ ...game, earlier: [{ seat: 0, until: 2, ...ada }] }).earlier).toEqual([
      { seat: 0, until: 2, ...ada },
    ]);
  });
});

describe('what the log tells of who sits down', () => {
  const toldIn = (game: SavedGame) =>
    seatChangesIn(game).map(({ at, event }) => ({ at, to: event.to, isBack: event.isBack }));

  it('a bot takes over, and a person comes back or another one comes', () => {
    const handed = { at: 4, to: { name: 'Bot', level: 'regent' }, isBack: false };
    expect(toldIn(changed(ada))).toEqual([handed, { at: 6, to: { name: 'Ada', level: null }, isBack: true }]);
    expect(toldIn(changed(person('Eve')))).toEqual([
      handed,
      { at: 6, to: { name: 'Eve', level: null }, isBack: false },
    ]);
    // Zoë sat on another seat.
    expect(toldIn(changed(zoe))[1]?.isBack).toBe(false);
  });

  it('nothing where it is not known when, or where only a style changed', () => {
    const [left] = changed(ada).earlier ?? [];
    const { at: _, ...older } = left ?? { seat: 0, until: 2, ...ada };
    expect(toldIn({ ...fresh, players: changed(bot).players, earlier: [older] })).toEqual([]);
    const styled: Sitter = { name: 'Bot', controller: { kind: 'bot', level: 'regent', style: 'sage' } };
    expect(toldIn(reseated(after(6, changed(bot)), [styled, zoe]))).toHaveLength(1);
  });
});

describe('the people at a table', () => {
  it('are those who play, and those who have played', () => {
    expect([...seatsOfPeople(changed(bot))].sort()).toEqual([0, 1]);
    expect([...seatsOfPeople(freshGame('ha'))]).toEqual([0]);
    expect(seatsHandedOver(changed(bot))).toEqual([0]);
    expect(seatsHandedOver(changed(ada))).toEqual([]);
    expect(seatsHandedOver(freshGame('ha'))).toEqual([]);
  });

  it('are the same where each sits on the same seat, whatever bots there are', () => {
    expect(hasSamePeople(changed(bot), reseated(after(7, changed(bot)), [{ ...bot, name: 'Other' }, zoe]))).toBe(true);
    expect(hasSamePeople(fresh, changed(bot))).toBe(false);
    expect(hasSamePeople(fresh, { players: [...fresh.players].reverse() })).toBe(false);
  });
});
