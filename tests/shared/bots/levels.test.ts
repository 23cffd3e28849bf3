import { describe, expect, it } from 'vitest';
import { LEVELS, levelTraitsOf, traitsAt } from '../../../shared/bots/levels.ts';
import { BOT_LEVELS } from '../../../shared/vocabulary/preferences.ts';
import { levelAbove, levelReached, STRENGTH, strengthOf } from '../../../shared/vocabulary/strength.ts';

const steps = Array.from({ length: 81 }, (_, step) => STRENGTH.least + step / 20);

describe('a strength', () => {
  it('is a level where it is a whole number', () => {
    for (const level of BOT_LEVELS) {
      expect(traitsAt(strengthOf({ level }))).toEqual(LEVELS[level]);
      expect([levelReached(strengthOf({ level })), levelAbove(strengthOf({ level }))]).toEqual([level, level]);
    }
    expect([levelReached(2.9), levelAbove(2.1)]).toEqual(['citizen', 'governor']);
  });

  it('errs less and thinks ahead no less, the higher it is', () => {
    for (const [index, strength] of steps.slice(1).entries()) {
      const [weaker, stronger] = [traitsAt(steps[index] as number), traitsAt(strength)];
      expect(stronger.noise).toBeLessThanOrEqual(weaker.noise);
      expect(stronger.tolerance).toBeLessThanOrEqual(weaker.tolerance);
      expect(stronger.simulations).toBeGreaterThanOrEqual(weaker.simulations);
    }
    expect(traitsAt(4.5).simulations).toBeGreaterThan(0);
    expect(Number.isFinite(traitsAt(4.99).simulations)).toBe(true);
  });

  it('beyond all levels is the nearest that there is', () => {
    expect([traitsAt(0), traitsAt(9)]).toEqual([LEVELS.apprentice, LEVELS.hadara]);
  });

  it('of a bot’s own stands before its level', () => {
    expect(levelTraitsOf({ level: 'citizen' })).toEqual(LEVELS.citizen);
    expect(levelTraitsOf({ level: 'citizen', strength: 2.5 })).toEqual(traitsAt(2.5));
  });
});
