import { describe, expect, it } from 'vitest';
import { decide } from '../../../shared/bots/bot.ts';
import { prepareContent, registerContent, standardContent } from '../../../shared/content/content.ts';
import { deciders, type GameState, isOver, observe, pathOf, refusalsOf } from '../../../shared/flow/runner.ts';
import { BOT_LEVELS } from '../../../shared/vocabulary/preferences.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { jobAt } from '../../fixtures/botJob.ts';
import { eventOf, legal, play, seatAt } from '../../fixtures/play.ts';
import { gameAt, type SeatSketch } from '../../fixtures/sketch.ts';

const stepWith = (epoch: Epoch, ...seats: SeatSketch[]) =>
  gameAt('medals', { epoch, seats: seats.length === 1 ? [...seats, {}] : seats });

const offered = (epoch: Epoch, seat: SeatSketch): string[] => [
  ...new Set(legal(stepWith(epoch, seat)).map((action) => action.type)),
];

describe('rules §7.5 medals', () => {
  it.each([
    // epoch, price of silver, price of gold
    [1, 4, 6],
    [2, 9, 12],
    [3, 20, 30],
  ] as const)('in epoch %i cost %i and %i', (epoch, silver, gold) => {
    expect(offered(epoch, { coins: silver - 1 })).toEqual(['pass']);
    expect(offered(epoch, { coins: silver })).toEqual(['silver', 'pass']);
    expect(offered(epoch, { coins: gold })).toEqual(['silver', 'gold', 'pass']);
    const game = stepWith(epoch, { coins: 100 });
    play(game, { type: 'silver', tile: 'food' });
    const events = play(game, { type: 'gold' });
    expect(eventOf(events, 'goldBought').change).toEqual({ coins: -gold, tracks: {} });
    expect(seatAt(game, 0).coins).toBe(100 - silver - gold);
  });

  it('can be bought one after the other until the seat passes', () => {
    const game = stepWith(1, { coins: 21 });
    play(game, { type: 'gold' });
    play(game, { type: 'silver', tile: 'income' });
    expect(deciders(game)).toEqual([0]);
    play(game, { type: 'pass' });
    expect(seatAt(game, 0)).toMatchObject({ coins: 11, gold: 1, silver: ['income'] });
    expect(pathOf(game)).toBe('epoch.wheel');
  });

  it('are two of each in the game', () => {
    expect(offered(1, { coins: 99, gold: 2 })).toEqual(['silver', 'pass']);
    expect(offered(1, { coins: 99, silver: ['food', 'food'] })).toEqual(['gold', 'pass']);
    const game = stepWith(1, { coins: 99, gold: 1, silver: ['food', 'food'] });
    play(game, { type: 'gold' });
    expect(pathOf(game)).toBe('epoch.wheel');
  });

  it('of silver take an unused tile of any colour, the same colour twice if wanted', () => {
    const game = stepWith(1, { coins: 8, tiles: { culture: 2, food: 1 } });
    const tiles = () => legal(game).flatMap((action) => (action.type === 'silver' ? [action.tile] : []));
    expect(tiles()).toEqual(['culture', 'food']);
    play(game, { type: 'silver', tile: 'culture' });
    play(game, { type: 'silver', tile: 'culture' });
    expect(seatAt(game, 0)).toMatchObject({ silver: ['culture', 'culture'], tiles: { culture: 0, food: 1 }, coins: 0 });
  });

  it('of silver cannot be bought without a tile, those of gold can', () => {
    expect(offered(1, { coins: 99, tiles: {} })).toEqual(['gold', 'pass']);
  });

  it('pass over seats that can buy nothing', () => {
    const game = stepWith(1, { coins: 4 }, { coins: 3 }, { coins: 4 });
    play(game, { type: 'pass' });
    expect(deciders(game)).toEqual([2]);
  });
});

describe("medals of a player's own numbers", () => {
  const own = prepareContent(
    { ...standardContent.file, medals: { ...standardContent.file.medals, maxEach: 5 } },
    'content-five-medals',
  );
  registerContent(own);

  /** A seat at its last medal step that could pay for everything. */
  function rich(): GameState {
    const game = gameAt('medals', {
      epoch: 3,
      seats: [{ coins: 900, tiles: { income: 3, military: 3, culture: 0, food: 0 } }, {}],
    });
    return Object.assign(game, { table: { ...game.table, content: own.id } });
  }

  it('may be more than two of each: what is legal, what is refused and what is seen agree', () => {
    const game = rich();
    for (let bought = 0; bought < 5; bought++) {
      play(game, { type: 'gold' });
      expect(observe(game, 1).seats[0]?.gold).toBe(bought + 1);
    }
    expect(legal(game).some(({ type }) => type === 'gold')).toBe(false);
    expect(refusalsOf(game, 0)).toContainEqual(expect.objectContaining({ reason: 'medalsFull', needed: 5, have: 5 }));
    for (const tile of ['income', 'income', 'income', 'military', 'military'] as const) {
      play(game, { type: 'silver', tile });
      expect(observe(game, null).seats[0]?.silver).toEqual(seatAt(game, 0).silver);
    }
    // Nothing is left to be bought, so the turn has passed on, and the last game has ended.
    expect(seatAt(game, 0)).toMatchObject({ gold: 5, tiles: { income: 0, military: 1 } });
    expect(isOver(game)).toBe(true);
  });

  it('are played with by every bot', () => {
    for (const level of BOT_LEVELS) {
      const game = rich();
      for (let bought = 0; bought < 3; bought++) play(game, { type: 'gold' });
      expect(legal(game)).toContainEqual(decide({ ...jobAt(game, level, 5), content: own.file }));
    }
  });
});
