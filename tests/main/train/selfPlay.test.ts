import { describe, expect, it } from 'vitest';
import { playDuels } from '../../../main/train/duels.ts';
import { drawSetup } from '../../../main/train/gameMix.ts';
import { choose, handMade } from '../../../main/train/policies.ts';
import { Samples } from '../../../main/train/samples.ts';
import { playGames } from '../../../main/train/selfPlay.ts';
import { HEADS, POINTS_PER_UNIT } from '../../../shared/bots/value/network.ts';
import { randomStream } from '../../../shared/rules/position/random.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import { EVERY_OPTION, nameOf } from '../../fixtures/options.ts';

describe('the games that a network is trained on', () => {
  it('come with every option, two and four seats most often', () => {
    const random = randomStream(1, 'bots');
    const names = Array.from({ length: 6000 }, () => nameOf(drawSetup(random).options));
    expect(new Set(names)).toEqual(new Set(EVERY_OPTION.map(nameOf)));
    const share = (start: string): number => names.filter((name) => name.startsWith(start)).length / names.length;
    expect(share('2') + share('4')).toBeGreaterThan(0.6);
  });

  it('leave samples whose targets add up to the points of their seats', () => {
    const samples = new Samples(2000);
    const mean = playGames({ games: 12, seed: 4, policy: handMade, temperature: 1 }, samples);
    expect(samples.count).toBeGreaterThan(12 * 20);
    const targets = samples.targets.subarray(0, samples.count * HEADS);
    const points = (POINTS_PER_UNIT * targets.reduce((sum, target) => sum + target, 0)) / samples.count;
    expect(Math.abs(points - mean)).toBeLessThan(15);
  });
});

describe('choosing', () => {
  const actions: readonly Action[] = [{ type: 'pass' }, { type: 'gold' }, { type: 'payToFeed' }];
  const random = randomStream(2, 'bots');

  it('takes the best, the first of equals, without noise', () => {
    expect(choose(actions, [1, 5, 5], 0, random)).toEqual({ type: 'gold' });
  });

  it('takes others the more often, the nearer they are and the more noise there is', () => {
    const shareOfSecond = (gap: number, temperature: number): number =>
      Array.from({ length: 2000 }, () => choose(actions, [5, 5 - gap, -100], temperature, random)).filter(
        ({ type }) => type === 'gold',
      ).length / 2000;
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
