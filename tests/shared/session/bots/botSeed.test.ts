import { describe, expect, it } from 'vitest';
import { decide } from '../../../../shared/bots/bot.ts';
import { playBotGame } from '../../../../shared/session/bots/botGame.ts';
import { botSeed } from '../../../../shared/session/bots/botSeed.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import { type Luck, luckOf, pick } from '../../../fixtures/luck.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';

/** Plays a table of bots in a session; whoever of the waiting bots is ready first is a matter of luck. */
function playInAnyOrder(letters: string, luck: Luck): Session {
  const session = new Session(freshGame(letters, 'advanced', 3));
  while (!session.over) {
    const seat = pick(session.botsToDecide(), luck);
    session.act(seat, decide(session.botJob(seat)));
  }
  return session;
}

describe('the luck of a bot', () => {
  it('is a whole number of 32 bits, different for every game, seat and decision', () => {
    const seeds = [0, 1, 2].flatMap((game) =>
      [0, 1, 2, 3, 4].flatMap((seat) => [0, 1, 2].map((n) => botSeed(game, seat, n))),
    );
    expect(new Set(seeds).size).toBe(45);
    for (const seed of seeds) {
      expect(Number.isInteger(seed)).toBe(true);
      expect(seed).toBeGreaterThanOrEqual(0);
      expect(seed).toBeLessThan(2 ** 32);
    }
  });

  it('does not depend on the order in which bots decide: the game comes out the same', () => {
    const [one, two] = [playInAnyOrder('aga', luckOf(1)), playInAnyOrder('aga', luckOf(2))];
    expect(one.saved.actions).not.toEqual(two.saved.actions);
    expect(one.update([]).view).toEqual(two.update([]).view);
  });

  it('is the same in a session and in a game without one', () => {
    const { state } = playBotGame(freshGame('aga', 'advanced', 3));
    expect(playInAnyOrder('aga', luckOf(1)).update([]).view.result).toEqual(state.result);
  });

  it('is not the luck of the deal: the same seed deals the same game to other bots', () => {
    const deals = ['aga', 'ggg'].map((letters) => playBotGame(freshGame(letters, 'advanced', 3)).state.layout);
    expect(deals[0]).toEqual(deals[1]);
  });
});
