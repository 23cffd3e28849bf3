import { describe, expect, it } from 'vitest';
import { observe, pathOf } from '../../../shared/flow/runner.ts';
import type { ObservedSeat } from '../../../shared/rules/observation/observation.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { gameOf, legal, play } from '../../fixtures/play.ts';
import { gameAt } from '../../fixtures/sketch.ts';

const seen = (game: Parameters<typeof observe>[0], viewer: Seat | null, seat: Seat): ObservedSeat =>
  observe(game, viewer).seats[seat] as ObservedSeat;

const draft = () =>
  gameAt('draft', {
    seats: [
      { coins: 9, hand: ['1-red-01', '1-red-09'] },
      { coins: 9, hand: ['1-blue-02', '1-blue-07'] },
    ],
  });

describe('rules §11 secret to a seat', () => {
  it('its two drawn cards', () => {
    const game = draft();
    expect(seen(game, 0, 0).hand).toEqual(['1-red-01', '1-red-09']);
    expect(seen(game, 0, 1).hand).toBeNull();
    expect(seen(game, null, 0).hand).toBeNull();
  });

  it('its decision until the reveal: others see that it has decided', () => {
    const game = draft();
    const choice = { type: 'draft', keep: '1-red-09', action: 'buy' } as const;
    play(game, choice);
    expect(seen(game, 0, 0)).toMatchObject({ decided: true, choice });
    expect(seen(game, 1, 0)).toMatchObject({ decided: true, choice: null, coins: 9, cards: [] });
    expect(seen(game, 1, 1)).toMatchObject({ decided: false, choice: null });
    expect(JSON.stringify(observe(game, 1))).not.toContain('1-red-0');
  });

  it('its side until all are chosen', () => {
    const game = gameOf(2, 'advanced', 4);
    const [first, second] = game.table.leaders as [Seat, Seat];
    play(game, { type: 'chooseSide', side: 'B' });
    expect(seen(game, first, first)).toMatchObject({ side: 'B', decided: true });
    expect(seen(game, second, first)).toMatchObject({ side: null, decided: true });
    expect(seen(game, null, first).side).toBeNull();
    play(game, { type: 'chooseSide', side: 'A' });
    expect([seen(game, second, first).side, seen(game, null, second).side]).toEqual(['B', 'A']);
  });

  it('has nothing to hide once the round is settled', () => {
    const game = gameAt('colony', { seats: [{ tracks: { military: 3 } }, {}] });
    expect(seen(game, 1, 0)).toMatchObject({ hand: [], decided: false });
  });
});

describe('rules §11 hidden from all', () => {
  it('deck order, box and colony backs: no card of a deck or box and no tile is named', () => {
    const game = gameOf(4, 'advanced', 9);
    while (pathOf(game) !== 'epoch.phaseA.draft.decide') play(game, legal(game)[0] as ReturnType<typeof legal>[0]);
    const text = JSON.stringify(observe(game, null));
    expect(text).not.toMatch(/[123]-(yellow|red|blue|green|purple)-/);
    expect(text).not.toContain('colony-');
  });

  it('the back of a plundered colony, even for its owner', () => {
    const game = gameAt('colony', {
      seats: [{ tracks: { military: 3 } }, {}],
      colonies: { 3: ['colony-3-1', 'colony-3-5'] },
    });
    play(game, { type: 'colony', level: 3, action: 'plunder' });
    expect(seen(game, 0, 0).colonies).toEqual([{ level: 3, tile: null }]);
    expect(JSON.stringify(observe(game, 0))).not.toContain('colony-3-');
  });
});

describe('rules §11 what all have seen', () => {
  it.each([0, 1, null])('is known to %s: the cards under the top one of a pile, from the bottom up', (viewer) => {
    const piles = { red: ['1-red-02', '1-red-05', '1-red-03'], blue: ['1-blue-01'], green: [] };
    const view = observe(gameAt('draft', { phase: 'B', seats: [{}, {}], piles }), viewer);
    expect(view.piles.red).toEqual({ size: 3, top: '1-red-03', buried: ['1-red-02', '1-red-05'] });
    expect(view.piles.blue).toEqual({ size: 1, top: '1-blue-01', buried: [] });
    expect(view.piles.green).toEqual({ size: 0, top: null, buried: [] });
  });

  it('is no card that was sold face down: in a pile lies the other one', () => {
    const game = draft();
    play(game, { type: 'draft', keep: '1-red-09', action: 'sell' });
    play(game, { type: 'draft', keep: '1-blue-02', action: 'buy' });
    for (const viewer of [0, 1, null]) {
      expect(observe(game, viewer).piles.red).toMatchObject({ top: '1-red-01', buried: [] });
      expect(JSON.stringify(observe(game, viewer).piles)).not.toContain('1-red-09');
    }
  });
});

describe('rules §11 public', () => {
  it('deck sizes, pile sizes, colonies left, the wheel, whose turn it is', () => {
    const game = gameOf(3, 'basic', 2);
    expect(observe(game, 1).wheel).toEqual({ rotation: null, turns: 0 });
    play(game, { type: 'setWheel', rotation: 4 });
    const view = observe(game, 1);
    // Three of the five decks have lost two of their six cards.
    expect(Object.values(view.decks).sort()).toEqual([4, 4, 4, 6, 6]);
    expect(view).toMatchObject({ decision: 'draft', epoch: 1, phase: 'A', wheel: { rotation: 4, turns: 0 } });
    expect([...view.deciders].sort()).toEqual([0, 1, 2]);
    expect(view.colonies).toEqual([3, 9, 15, 21, 30].map((level) => ({ level, left: 3 })));
  });

  it('coins, tracks, tableaus, tiles, medals and integrated colonies of every seat', () => {
    const sketch = {
      coins: 4,
      tracks: { income: 2 },
      cards: ['1-red-01'],
      silver: ['food'],
      gold: 1,
      tiles: { food: 1 },
      colonies: [{ level: 3, tile: 'colony-3-5' }],
      statues: [{ requirement: 6, tile: 'income', side: 'track' }],
    } as const;
    const game = gameAt('draft', { phase: 'B', seats: [{}, sketch], piles: { red: ['1-red-02'] } });
    // 7 for the colony, 4 for the statue, 3 on the card; nothing for food 0, no set, 4 coins.
    expect(seen(game, 0, 1)).toMatchObject({ ...sketch, setupCard: 'setup-2', score: { total: 14 } });
    expect(seen(game, null, 1)).toEqual(seen(game, 1, 1));
  });

  it('cannot be changed through the observation', () => {
    const game = gameAt('draft', { phase: 'B', seats: [{ cards: ['1-red-01'] }, {}], piles: { red: ['1-red-02'] } });
    const before = structuredClone(game);
    const own = seen(game, 0, 0);
    Object.assign(own.tracks, { income: 99 });
    (own.cards as string[]).push('1-red-03');
    expect(game).toEqual(before);
  });
});
