import { expect, it } from 'vitest';
import { deciders, isOver, mustDecide, nextDecider } from '../../../shared/flow/runner.ts';
import { everySetup } from '../../fixtures/options.ts';
import { playRandomly } from '../../fixtures/randomGame.ts';

it('who decides next, and whether a seat must, agree with the list of those who decide', () => {
  let secret = 0;
  for (const setup of everySetup(5)) {
    const end = playRandomly(setup, (game) => {
      const listed = deciders(game);
      expect(nextDecider(game)).toBe(listed[0]);
      for (const seat of [-1, ...game.seats.keys(), game.seats.length]) {
        expect(mustDecide(game, seat)).toBe(listed.includes(seat));
      }
      if (listed.length > 1) secret += 1;
      return undefined;
    });
    expect(isOver(end)).toBe(true);
    expect(deciders(end)).toEqual([]);
    expect(mustDecide(end, end.turn)).toBe(false);
    expect(() => nextDecider(end)).toThrow(RangeError);
  }
  expect(secret).toBeGreaterThan(100);
});
