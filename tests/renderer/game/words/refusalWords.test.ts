import { expect, it } from 'vitest';
import { sharedWaysWords, shortReasonWords, waysWords } from '../../../../renderer/game/words/refusalWords.ts';
import { newGame, observe } from '../../../../shared/flow/runner.ts';
import type { Refusal } from '../../../../shared/rules/observation/observation.ts';
import { richGame } from '../../../fixtures/richGame.ts';
import { wordsIn } from '../../platform/i18n/words.ts';

const text = wordsIn('en');
const view = observe(newGame(richGame.setup), 0);

const tooDear = (needed: number, enough = true): Refusal => ({
  action: { type: 'draft', keep: '1-yellow-04', action: 'buy' },
  reason: 'coins',
  needed,
  have: 1,
  remedies: [{ kind: 'leave', coins: 4, enough }],
});

it('counts the coins that lack beside a price', () => {
  expect(shortReasonWords(tooDear(4), text)).toBe('3 short');
});

it('tells a way once that is the same for everything refused', () => {
  const ways = waysWords(tooDear(3), view, text);
  expect(ways).toContain('4 coins');
  expect(sharedWaysWords([tooDear(3), tooDear(4)], view, text)).toBe(ways);
});

it('leaves a way with what it belongs to where it is the only one, or another one leads elsewhere', () => {
  expect(sharedWaysWords([], view, text)).toBeNull();
  expect(sharedWaysWords([tooDear(3)], view, text)).toBeNull();
  expect(sharedWaysWords([tooDear(3), tooDear(9, false)], view, text)).toBeNull();
  expect(sharedWaysWords([tooDear(3), { ...tooDear(4), remedies: [] }], view, text)).toBeNull();
});
