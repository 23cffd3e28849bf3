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
