import { describe, expect, it } from 'vitest';
import { newGame, pathOf } from '../../../shared/flow/runner.ts';
import { leadersBy, newPosition } from '../../../shared/rules/position/newGame.ts';
import type { SeatCount } from '../../../shared/vocabulary/seats.ts';
import { eventOf, gameOf, play, seatAt } from '../../fixtures/play.ts';

const SEATS: readonly SeatCount[] = [2, 3, 4, 5];
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

const positionOf = (seats: SeatCount, seed: number) =>
  newPosition({ options: { seats, mode: 'basic', expansions: [] }, seed, emblems: [4, 2, 0, 3, 1].slice(0, seats) });

/** Initiatives are printed: setup card n has initiative n. */
const initiativeOf = (setupCard: string): number => Number(setupCard.replace('setup-', ''));

describe('rules §2 set-up', () => {
  it('§2.1 leaves each seat the emblem it has chosen, whatever the seating', () => {
    expect(positionOf(3, 1).table.emblems).toEqual([4, 2, 0]);
  });

  it('§2.1 refuses two seats with one emblem, or emblems that do not fit the seats', () => {
    const setup = { options: { seats: 2, mode: 'basic', expansions: [] }, seed: 1 } as const;
    expect(() => newPosition({ ...setup, emblems: [1, 1] })).toThrow(RangeError);
    expect(() => newPosition({ ...setup, emblems: [0, 1, 2] })).toThrow(RangeError);
    expect(() => newPosition({ ...setup, emblems: [0, 5] })).toThrow(RangeError);
  });

  it('§2.2 lays the five segments in any order', () => {
    const orders = SEEDS.map((seed) => positionOf(2, seed).table.segments);
    for (const order of orders) expect([...order].sort()).toEqual(['blue', 'green', 'purple', 'red', 'yellow']);
    expect(new Set(orders.map(String)).size).toBeGreaterThan(25);
  });

  it.each(SEATS)('§2.3 deals %i different setup cards', (seats) => {
    for (const seed of SEEDS) expect(new Set(positionOf(seats, seed).table.setupCards).size).toBe(seats);
  });

  it('§2.3 deals every setup card to every seat in some game', () => {
    for (const seat of [0, 1])
      expect(new Set(SEEDS.map((seed) => positionOf(2, seed).table.setupCards[seat])).size).toBe(5);
  });

  it('§2.4 gives each seat two tiles of every colour and nothing else', () => {
    const seat = seatAt(positionOf(5, 3), 4);
    expect(seat.tiles).toEqual({ income: 2, military: 2, culture: 2, food: 2 });
    expect([seat.cards, seat.statues, seat.colonies, seat.silver, seat.gold]).toEqual([[], [], [], [], 0]);
  });

  it.each(SEATS)('§2.5 stacks as many colonies of each level as there are seats (%i)', (seats) => {
    const { colonies } = positionOf(seats, 2).layout;
    expect(Object.keys(colonies)).toEqual(['3', '9', '15', '21', '30']);
    for (const [level, stack] of Object.entries(colonies)) {
      expect(new Set(stack).size).toBe(seats);
      for (const tile of stack) expect(tile).toMatch(new RegExp(`^colony-${level}-[1-5]$`));
    }
  });
});

describe('rules §2.6 first players', () => {
  it('lets the lowest initiative lead epoch I, the second II and the third III', () => {
    expect(leadersBy([5, 2, 3, 1])).toEqual([3, 1, 2]);
    expect(leadersBy([2, 1, 4])).toEqual([1, 0, 2]);
    expect(leadersBy([5, 4, 3, 2, 1])).toEqual([4, 3, 2]);
  });

  it('lets the lower of two seats lead epochs I and III', () => {
    expect(leadersBy([5, 2])).toEqual([1, 0, 1]);
    expect(leadersBy([3, 4])).toEqual([0, 1, 0]);
  });

  it('takes the initiatives of the dealt setup cards', () => {
    for (const seed of SEEDS) {
      const { setupCards, leaders } = positionOf(4, seed).table;
      const lowest = Math.min(...setupCards.map(initiativeOf));
      expect(initiativeOf(setupCards[leaders[0] as number] as string)).toBe(lowest);
    }
  });
});

describe('rules §2.3, §2.7 coins and tracks to start with', () => {
  /** Coins of side A of setup-1 … setup-5. */
  const COINS = [8, 8, 8, 9, 9];
  /** How many seats get the extra coin: those with the highest initiatives. */
  const FAVOURED: Readonly<Record<SeatCount, number>> = { 2: 1, 3: 0, 4: 1, 5: 2 };

  it.each(SEATS)('gives %i seats the printed coins, and one more to those that lead less often', (seats) => {
    for (const seed of SEEDS) {
      const game = gameOf(seats, 'basic', seed);
      const initiatives = game.table.setupCards.map(initiativeOf);
      const favoured = [...initiatives].sort((a, b) => b - a).slice(0, FAVOURED[seats]);
      const expected = initiatives.map(
        (initiative) => (COINS[initiative - 1] ?? 0) + (favoured.includes(initiative) ? 1 : 0),
      );
      expect(game.seats.map((seat) => seat.coins)).toEqual(expected);
    }
  });

  it('takes side A in the basic game without asking', () => {
    const game = gameOf(5, 'basic', 1);
    expect(pathOf(game)).toBe('epoch.wheel');
    const seat = game.table.setupCards.indexOf('setup-4');
    expect(seatAt(game, seat).tracks).toEqual({ income: 2, military: 1, culture: 2, food: 5 });
  });

  it('takes the chosen side in the advanced game, all together', () => {
    const game = newGame({ options: { seats: 2, mode: 'advanced', expansions: [] }, seed: 11, emblems: [0, 1] });
    const [first, second] = [game.table.leaders[0], game.table.leaders[1]] as [number, number];
    play(game, { type: 'chooseSide', side: 'B' });
    expect(game.seats.map((seat) => seat.coins)).toEqual([0, 0]);
    const events = play(game, { type: 'chooseSide', side: 'A' });
    expect([seatAt(game, first).side, seatAt(game, second).side]).toEqual(['B', 'A']);
    expect(eventOf(events, 'setupTaken')).toMatchObject({ seat: first, side: 'B', extraCoin: 0 });
    expect(pathOf(game)).toBe('epoch.wheel');
  });
});
