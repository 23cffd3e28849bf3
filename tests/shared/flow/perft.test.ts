import { describe, expect, it } from 'vitest';
import { linesOutOf, perft } from '../../fixtures/perft.ts';
import { gameOf } from '../../fixtures/play.ts';
import { gameAt } from '../../fixtures/sketch.ts';

/*
 * How many sequences of decisions there are. The numbers were counted by hand first, as the comments say;
 * an action too many or too few anywhere changes them.
 */

describe('sequences from the start of a game', () => {
  it.each([
    // Five rotations. Then everybody can pay for everything in the first two rounds (at least 8 coins; costs of 4 at
    // most), so that a hand of two cards means 4 actions: 5, 5·4, 5·4², and so on.
    [2, 'basic', 0, [5, 20, 80, 320, 1280]],
    [3, 'basic', 2, [5, 20, 80, 320, 1280, 5120]],
    // A bonusTile card among the top two purple ones: buying it means one of four tiles, so that this hand has
    // 2 + 5 = 7 actions. 4·4 + 7 = 23; each of two seats meets it at one rotation: 3·16 + 2·28 = 104.
    // When the first seat comes to the purple deck in the second round, the other has taken its top: 104·4.
    [2, 'basic', 3, [5, 23, 104, 416]],
    // Three seats: the third meets it at a rotation of its own: 2·64 + 3·(16·7) = 464.
    [3, 'basic', 3, [5, 23, 104, 464]],
    // Both bonusTile cards on top: 5 + 5 = 10 actions. 4·4 + 10 = 26; 3·16 + 2·40 = 128. Here the first seat is the
    // second emblem: at one rotation it comes to the untouched purple deck in the second round:
    // 2·16·4 + 16·10 + 2·40·4 = 608.
    [2, 'basic', 8, [5, 26, 128, 608]],
    // Two sides for each of two seats, then as above.
    [2, 'advanced', 1, [2, 4, 20, 80, 320]],
    // A bonusTile card second from top: 4·23 and 4·104.
    [2, 'advanced', 2, [2, 4, 20, 92, 416]],
  ] as const)('%i seats, %s, seed %i: %j', (seats, mode, seed, counts) => {
    const game = gameOf(seats, mode, seed);
    expect(counts.map((_, index) => perft(game, index + 1))).toEqual(counts);
  });

  it('become fewer than all combinations when the coins run out in the third round', () => {
    const counts = [2, 9, 10].map((seed) => perft(gameOf(2, 'basic', seed), 6));
    for (const count of counts) expect(count).toBeLessThan(5 * 4 ** 5);
    expect(counts).toEqual([4928, 4928, 4928]);
  });
});

describe('sequences within a step', () => {
  it('colonies: pass, or plunder or integrate one of two levels', () => {
    expect(linesOutOf(gameAt('colony', { seats: [{ coins: 9, tracks: { military: 9 } }, {}] }))).toBe(5);
  });

  it('colonies with doubleAction: a level in two ways and then the other in two ways or a pass, or a pass at once', () => {
    const seat = { coins: 9, cards: ['3-purple-a02'], tracks: { military: 9 } };
    // The top tiles give no military that would reach level 15.
    const colonies = { 3: ['colony-3-2', 'colony-3-4'], 9: ['colony-9-1', 'colony-9-2'] } as const;
    expect(linesOutOf(gameAt('colony', { mode: 'advanced', seats: [seat, {}], colonies }))).toBe(2 * (2 * 3) + 1);
  });

  it('statues: two requirements, three colours of tiles, two sides, or a pass', () => {
    const seat = { tracks: { culture: 12 }, tiles: { income: 1, food: 2, military: 2 } };
    expect(linesOutOf(gameAt('statue', { seats: [seat, {}] }))).toBe(2 * 3 * 2 + 1);
  });

  it('statues with doubleAction and two tiles of one colour', () => {
    const seat = { cards: ['3-purple-a02'], tracks: { culture: 12 }, tiles: { food: 2 } };
    // Four ways for the first; then the other on either side, or a pass.
    expect(linesOutOf(gameAt('statue', { mode: 'advanced', seats: [seat, {}] }))).toBe(4 * 3 + 1);
  });

  it('feeding: which two of three cards go, in order', () => {
    const seat = { cards: ['1-red-01', '1-red-02', '1-red-03'], tracks: { food: 1 } };
    expect(linesOutOf(gameAt('feeding', { seats: [seat, {}] }))).toBe(3 * 2);
  });

  it('feeding with payToFeed', () => {
    const seat = { coins: 99, cards: ['2-purple-a01', '1-red-01', '1-red-02'], tracks: { food: 1 } };
    // Two to feed. The card itself goes first: 2 ways are left. A red card first: 2 cards or a payment, for each of the
    // two. A payment first: 3 cards or another payment.
    expect(linesOutOf(gameAt('feeding', { mode: 'advanced', seats: [seat, {}] }))).toBe(2 + 2 * 3 + 4);
  });

  it('medals with 10 coins in epoch I', () => {
    // Pass; silver (4 colours), then 6 coins for a pass, silver (4) or gold; gold, then 4 coins for a pass or silver (4).
    expect(linesOutOf(gameAt('medals', { seats: [{ coins: 10 }, {}] }))).toBe(1 + 4 * (1 + 4 + 1) + (1 + 4));
  });
});

/** A seat that has everything which it could take in the colony step but monuments. */
const ruler = {
  coins: 9,
  tracks: { military: 24, culture: 24 },
  colonies: ([3, 9, 15, 21] as const).map((level) => ({ level, tile: null })),
};

describe('sequences within a step, with expansions', () => {
  it('market: six spaces for each coin, seat by seat', () => {
    const expansions = ['market'] as const;
    expect(linesOutOf(gameAt('market', { expansions, seats: [{ market: 'small' }, {}] }))).toBe(6);
    expect(linesOutOf(gameAt('market', { expansions, seats: [{ market: 'large' }, {}] }))).toBe(6 * 6);
    expect(linesOutOf(gameAt('market', { expansions, seats: [{ market: 'large' }, { market: 'small' }] }))).toBe(
      6 ** 3,
    );
  });

  it('monuments: reuse, or build with one of four tiles on one of two sides, or a pass', () => {
    const expansions = ['monuments'] as const;
    expect(linesOutOf(gameAt('colony', { expansions, seats: [ruler, {}] }))).toBe(1 + 4 * 2 + 1);
    // Without the coins or without a tile only reuse and pass are left; a stack that is not there leaves nothing.
    expect(linesOutOf(gameAt('colony', { expansions, seats: [{ ...ruler, coins: 3 }, {}] }))).toBe(2);
    expect(linesOutOf(gameAt('colony', { expansions, seats: [{ ...ruler, tiles: {} }, {}] }))).toBe(2);
  });

  it('monuments with doubleAction: one of them at most, and no second action is left but a colony', () => {
    const seat = { ...ruler, cards: ['3-purple-a02'], colonies: ruler.colonies.slice(1) };
    const colonies = { 3: ['colony-3-2', 'colony-3-4'] } as const;
    // Pass; a colony (2 ways) and then a pass, a reuse or one of 8 buildings; a monument (1 + 8) and then a pass or the
    // colony (2 ways). The monument on top has strength 3: not enough to reach the last level.
    const lines = 1 + 2 * (1 + 1 + 8) + (1 + 8) * (1 + 2);
    const monuments = ['monument-1', 'monument-2'];
    const sketch = { mode: 'advanced', expansions: ['monuments'], seats: [seat, {}], colonies, monuments } as const;
    expect(linesOutOf(gameAt('colony', sketch))).toBe(lines);
  });

  it('lent tiles: each is bought back while the coins last, and a seat that can do nothing more is skipped', () => {
    const seat = {
      cards: ['1-yellow-n04', '2-yellow-n04'],
      cardTiles: [
        { card: '1-yellow-n04', tile: 'food' },
        { card: '2-yellow-n04', tile: 'food' },
      ],
    } as const;
    const lines = (coins: number): number =>
      linesOutOf(gameAt('colony', { expansions: ['nobles'], seats: [{ ...seat, coins }, {}] }));
    // Back for 4 and for 6 coins.
    expect([lines(5), lines(9), lines(10)]).toEqual([2, 3, 1 + 2 + 2]);
  });

  it('allies: an integrated colony asks for one of the tracks on its back', () => {
    const seat = { coins: 9, cards: ['1-red-n04', '3-red-n04'], tracks: { military: 3 } };
    const colonies = { 3: ['colony-3-1', 'colony-3-2'] } as const;
    const sketch = { expansions: ['nobles'], seats: [seat, {}], colonies } as const;
    expect(linesOutOf(gameAt('colony', sketch))).toBe(1 + 1 + 2);
  });

  it('free cards: two from two boxes of one card each', () => {
    const seat = { cards: ['1-green-n04', '2-green-n04'] };
    const box = { yellow: ['1-yellow-01'], red: ['1-red-01'], blue: [], green: [], purple: [] };
    // Pass; either box, and then the other one or a pass.
    expect(linesOutOf(gameAt('freeCard', { expansions: ['nobles'], seats: [seat, {}], box }))).toBe(1 + 2 * 2);
  });

  it('drafts: a loan may be declined, a debt cannot always be made', () => {
    const draft = (hand: readonly string[], culture: number): number =>
      perft(gameAt('draft', { expansions: ['nobles'], seats: [{ coins: 9, hand, tracks: { culture } }, { hand }] }), 1);
    // A red card is bought or sold; the loan is sold, bought without a tile, or with one of four.
    expect(draft(['1-red-01', '1-yellow-n04'], 0)).toBe(2 + 6);
    // The negative card lowers culture by one.
    expect([draft(['1-red-01', '1-yellow-n02'], 0), draft(['1-red-01', '1-yellow-n02'], 1)]).toEqual([2 + 1, 2 + 2]);
  });
});
