import { describe, expect, it } from 'vitest';
import { prepareContent, registerContent, standardContent } from '../../../shared/content/content.ts';
import { legalActions } from '../../../shared/flow/runner.ts';
import { booksOf, reasonOf } from '../../../shared/session/reasons.ts';
import { replay } from '../../../shared/session/replay.ts';
import { SCORE_CATEGORIES } from '../../../shared/vocabulary/score.ts';
import { EVERY_OPTION, everySetup, nameOf, setupOf } from '../../fixtures/options.ts';
import { playRandomly } from '../../fixtures/randomGame.ts';
import { richGame } from '../../fixtures/richGame.ts';
import { finishedGame, freshGame } from '../../fixtures/savedGame.ts';

const sumOf = (parts: Readonly<Record<string, number>>): number =>
  Object.values(parts).reduce((sum, part) => sum + part, 0);

describe('a reason', () => {
  it.each(EVERY_OPTION.map((options) => [nameOf(options), options] as const))(
    'adds up to its lead, in a random game of %s',
    (_name, options) => {
      playRandomly(setupOf(options, 61), (state, { seat, actions, action }) => {
        const { lead, parts, instead, value } = reasonOf(state, seat, action);
        expect(Object.keys(parts)).toEqual([...SCORE_CATEGORIES]);
        expect(sumOf(parts)).toBeCloseTo(lead, 6);
        expect(Number.isFinite(value)).toBe(true);
        // Nobody scores on a marketplace that is not in play.
        if (!options.expansions.includes('market')) expect(parts.market).toBe(0);
        if (actions.length === 1) expect([instead, lead]).toEqual([null, 0]);
        else expect(actions).toContainEqual(instead);
        expect(instead).not.toEqual(action);
        return undefined;
      });
    },
  );

  it('leads for the best action, and trails it for any other', () => {
    let compared = 0;
    for (const setup of everySetup(62)) {
      playRandomly(setup, (state, { seat, actions }) => {
        const reasons = actions.map((action) => reasonOf(state, seat, action));
        const best = reasons.reduce((a, b) => (b.value > a.value ? b : a));
        for (const reason of reasons) {
          if (reason === best || actions.length === 1) continue;
          expect(reason.instead).toEqual(best.action);
          expect(reason.lead).toBeLessThanOrEqual(0);
          compared += 1;
        }
        expect(best.lead).toBeGreaterThanOrEqual(0);
        return undefined;
      });
    }
    expect(compared).toBeGreaterThan(1000);
  });

  it('is not given for what is not legal', () => {
    const { state } = replay(freshGame('hh'));
    expect(() => reasonOf(state, 0, { type: 'gold' })).toThrow(RangeError);
  });
});

describe('the books', () => {
  const { saved } = richGame;

  it('tell every decision, the drawn cards and the open piles', () => {
    const books = booksOf(saved);
    expect(books.map(({ seat, reason }) => ({ seat, action: reason.action }))).toEqual(saved.actions);
    expect(books.map(({ position }) => position)).toEqual(saved.actions.map((_, index) => index));
    for (const { phase, step, hand, tops, reason } of books) {
      const { action } = reason;
      expect(hand).toHaveLength(step === 'draft' && phase === 'A' ? 2 : 0);
      if (action.type === 'draft') expect(hand).toContain(action.keep);
      if (action.type === 'take') expect(tops[action.colour]).toBeDefined();
      expect(Object.keys(tops).length > 0).toBe(step === 'draft' && phase === 'B');
    }
  });

  it('can be opened for numbers of the player, who judges by them', () => {
    registerContent(prepareContent({ ...standardContent.file, coinsPerPoint: 2 }, 'b00c5'));
    const options = { seats: 2, mode: 'advanced', expansions: [] } as const;
    const game = finishedGame(setupOf(options, 63));
    const own = { ...freshGame('hh', 'advanced', 64), content: 'b00c5' };
    expect(booksOf(game)).toHaveLength(game.actions.length);
    const { state } = replay(own);
    const standard = replay({ ...own, content: 'standard' }).state;
    const valueIn = (position: typeof state) => {
      const [first] = legalActions(position, 0);
      return first === undefined ? Number.NaN : reasonOf(position, 0, first).value;
    };
    expect(valueIn(state)).not.toBe(valueIn(standard));
  });
});
