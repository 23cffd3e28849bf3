import { describe, expect, it } from 'vitest';
import { HEADS, POINTS_PER_UNIT } from '../../../shared/bots/value/network.ts';
import { othersOf, seatFactsOf } from '../../../shared/bots/value/seatFacts.ts';
import { newGame } from '../../../shared/flow/runner.ts';
import { randomStream } from '../../../shared/rules/position/random.ts';
import { SCORE_CATEGORIES } from '../../../shared/vocabulary/score.ts';
import { playDuels } from '../../../tools/train/duels.ts';
import { drawSetup } from '../../../tools/train/gameMix.ts';
import { choose, handMade } from '../../../tools/train/policies.ts';
import { Samples } from '../../../tools/train/samples.ts';
import { playGames } from '../../../tools/train/selfPlay.ts';
import { EVERY_OPTION, nameOf, setupWith } from '../../fixtures/options.ts';
import { seatAt } from '../../fixtures/play.ts';
import { scoreLine } from '../../fixtures/scoreLine.ts';

describe('the games that a network is trained on', () => {
  it('come with every option, two and four seats most often', () => {
    const random = randomStream(1, 'bots');
    const names = Array.from({ length: 6000 }, () => nameOf(drawSetup(random).options));
    expect(new Set(names)).toEqual(new Set(EVERY_OPTION.map(nameOf)));
    const share = (start: string): number => names.filter((name) => name.startsWith(start)).length / names.length;
    expect(share('2') + share('4')).toBeGreaterThan(0.6);
  });

  it('leave samples whose targets add up to the points of their seats', () => {
    const samples = new Samples(2000, 1);
    const trials = { share: 1, temperature: 1 };
    const mean = playGames({ games: 12, seed: 4, policy: handMade, trials, samplesPerGame: 45 }, samples);
    expect(samples.count).toBeGreaterThan(12 * 20);
    const targets = samples.targets.subarray(0, samples.count * HEADS);
    const points = (POINTS_PER_UNIT * targets.reduce((sum, target) => sum + target, 0)) / samples.count;
    expect(Math.abs(points - mean)).toBeLessThan(15);
  });
});

describe('targets', () => {
  const game = newGame(setupWith(2, 'basic', 1));
  const facts = seatFactsOf(game, 0, seatAt(game, 0), null, othersOf(game, 0));
  const line = scoreLine({ gold: 40, cards: 20 });
  const expected = Float64Array.from(SCORE_CATEGORIES, (category) => (category === 'gold' ? 20 : 0));

  /** The gold points that a sample is taught before a decision of that seat. */
  function goldTarget(patience: number, seat: number, isTrial: boolean): number {
    const samples = new Samples(1, patience);
    samples.add(facts);
    samples.decided(seat, expected, isTrial);
    samples.endGame({ lines: [line, line], winners: [0, 1] });
    expect(samples.count).toBe(1);
    return (samples.targets[SCORE_CATEGORIES.indexOf('gold')] ?? 0) * POINTS_PER_UNIT;
  }

  it('mix what came with what was expected after the next decision', () => {
    expect(goldTarget(1, 0, false)).toBeCloseTo(40, 4);
    expect(goldTarget(0.75, 0, false)).toBeCloseTo(35, 4);
    expect(goldTarget(0, 0, false)).toBeCloseTo(20, 4);
  });

  it('do not hold a trial against the seat, and leave other seats alone', () => {
    expect(goldTarget(0.75, 0, true)).toBeCloseTo(20, 4);
    expect(goldTarget(0.75, 1, true)).toBeCloseTo(40, 4);
  });
});

describe('choosing', () => {
  const random = randomStream(2, 'bots');

  it('takes the best, the first of equals, without noise', () => {
    expect(choose([1, 5, 5], 0, random)).toBe(1);
  });

  it('takes others the more often, the nearer they are and the more noise there is', () => {
    const shareOfSecond = (gap: number, temperature: number): number =>
      Array.from({ length: 2000 }, () => choose([5, 5 - gap, -100], temperature, random)).filter((place) => place === 1)
        .length / 2000;
    expect(shareOfSecond(0, 1)).toBeCloseTo(0.5, 1);
    expect(shareOfSecond(2, 1)).toBeCloseTo(1 / (1 + Math.E ** 2), 1);
    expect(shareOfSecond(2, 4)).toBeGreaterThan(shareOfSecond(2, 1));
  });
});

describe('duels', () => {
  it('are fair: the same policy on both sides wins half, with the same points', () => {
    const { wins, points } = playDuels(handMade, handMade, 3, 50);
    expect(wins).toBe(0.5);
    expect(points[0]).toBeCloseTo(points[1], 9);
  });
});
