import { describe, expect, it } from 'vitest';
import { playBotGame } from '../../../../shared/session/bots/botGame.ts';
import { thinkerAt } from '../../../../shared/session/bots/botJob.ts';
import { botSeed } from '../../../../shared/session/bots/botSeed.ts';
import { drawnStyle } from '../../../../shared/session/bots/drawnStyle.ts';
import type { BotNote, Engine } from '../../../../shared/session/fairness/proof.ts';
import { dealtIn, type SavedGame } from '../../../../shared/session/saves/savedGame.ts';
import { importGames, linesOf, textOf } from '../../../fixtures/recordFile.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';

const OURS: Engine = { version: '1.2.3', evaluation: '0123456789abcdef' };
const OTHERS: Engine = { version: '1.2.4', evaluation: '0123456789abcdef' };

/** An apprentice, a bot between levels whose style is a surprise, and a person. */
const players: SavedGame['players'] = freshGame('aah').players.map((player, seat) =>
  seat === 1 ? { ...player, controller: { kind: 'bot', level: 'citizen', strength: 1.5, style: 'surprise' } } : player,
);
const start: SavedGame = { ...freshGame('aah'), players };
const bots: SavedGame = { ...start, players: freshGame('aaa').players };
const played: SavedGame = { ...start, engine: OURS, actions: playBotGame(bots).saved.actions };
const first = (seat: number) => played.actions.findIndex((decided) => decided.seat === seat);

/** The game with a note at the first decision of a seat. */
const noting = (seat: number, bot: BotNote, game = played): SavedGame => ({
  ...game,
  actions: game.actions.map((decided, index) => (index === first(seat) ? { ...decided, bot } : decided)),
});

const lineIn = (saved: SavedGame, seat: number) => linesOf(saved).find((line) => line.seat === seat)?.bot;
const readAgain = (saved: SavedGame): SavedGame | undefined => importGames(textOf(linesOf(saved)))[0];
const noteIn = (saved: SavedGame | undefined, seat: number) =>
  saved?.actions.find((decided) => decided.seat === seat)?.bot;

describe('the line of a bot’s decision', () => {
  it('says in full what it was, and what it was given', () => {
    expect(lineIn(noting(0, { asks: 3, nodes: 7 }), 0)).toEqual({
      level: 'apprentice',
      asks: 3,
      nodes: 7,
      luck: botSeed(played.seed, 0, 0),
    });
    expect(lineIn(noting(1, { replaced: true }), 1)).toEqual({
      level: 'citizen',
      strength: 1.5,
      style: drawnStyle(played.seed, 1),
      replaced: true,
      luck: botSeed(played.seed, 1, 0),
    });
    expect(lineIn(played, 0)).toBeUndefined();
  });

  it('says what is noted where that is something else', () => {
    const noted = noting(1, { level: 'regent', strength: null, style: null, luck: 5, engine: OTHERS });
    expect(lineIn(noted, 1)).toEqual({
      level: 'regent',
      style: null,
      luck: 5,
      engine: OTHERS.version,
      evaluation: OTHERS.evaluation,
    });
    expect(lineIn(noting(2, { nodes: 7 }), 2)).toEqual({ nodes: 7, luck: botSeed(played.seed, 2, 0) });
  });

  it.each<[number, BotNote]>([
    [0, {}],
    [0, { asks: 3 }],
    [0, { nodes: 7 }],
    [0, { asks: 3, nodes: 7 }],
    [0, { replaced: true }],
    [0, { engine: OTHERS }],
    [0, { luck: 5 }],
    [0, { level: 'hadara' }],
    [0, { strength: 2.5 }],
    [0, { style: 'builder' as never }],
    [1, {}],
    [1, { strength: null }],
    [1, { style: null }],
    [1, { level: 'regent', luck: 0 }],
    [2, { level: 'apprentice' }],
  ])('at seat %s, %j comes back as it was', (seat, note) => {
    const style = note.style && drawnStyle(played.seed, 1);
    const noted: BotNote = style ? { ...note, style } : note;
    expect(noteIn(readAgain(noting(seat, noted)), seat)).toEqual(noted);
  });

  it('keeps no program that is the game’s own', () => {
    const again = readAgain(noting(0, { asks: 3, engine: OURS }));
    expect(noteIn(again, 0)).toEqual({ asks: 3 });
    expect(again?.engine).toEqual(OURS);
  });
});

describe('what a record keeps of a game to be checked', () => {
  it('comes back: the promise, the program, who sat there before, and a deal of its own', () => {
    const commitment = { sha256: 'a'.repeat(64), salt: 'b'.repeat(32), after: 3 };
    const earlier = [{ seat: 2, until: 1, at: 4, name: 'Ada', controller: { kind: 'human' as const } }];
    const own = { ...played, seed: 8, deal: dealtIn(played), commitment, earlier };
    const again = readAgain(own);
    expect(again).toMatchObject({ seed: 8, deal: own.deal, commitment, earlier, engine: OURS });
    const plain = readAgain({ ...played, engine: undefined });
    expect(plain).toMatchObject({ deal: null });
    for (const part of ['commitment', 'engine', 'earlier', 'practice']) expect(plain).not.toHaveProperty(part);
  });
});

it('the luck of bots, and the styles that they draw, are what they were: saved games and proofs rest on them', () => {
  expect([0, 1, 2].map((seat) => botSeed(7, seat, 0))).toEqual([3272356944, 1046304140, 873319757]);
  expect([0, 1, 2].map((decision) => botSeed(7, 1, decision))).toEqual([1046304140, 1885311222, 592398521]);
  expect([0, 1, 2, 3, 4].map((seat) => drawnStyle(7, seat))).toEqual([
    'merchant',
    'steward',
    'sage',
    'marshal',
    'opportunist',
  ]);
});

it('a bot is of the level, strength and style that its seat has; a person is none', () => {
  expect(thinkerAt(played, 0)).toEqual({ level: 'apprentice', style: null });
  expect(thinkerAt(played, 1)).toEqual({ level: 'citizen', strength: 1.5, style: drawnStyle(played.seed, 1) });
  expect(() => thinkerAt(played, 2)).toThrow(RangeError);
});
