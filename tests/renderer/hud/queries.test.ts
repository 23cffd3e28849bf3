import { expect, it } from 'vitest';
import { type Asked, answerTo } from '../../../renderer/hud/queries/answers.ts';
import { observe } from '../../../shared/flow/runner.ts';
import { replay } from '../../../shared/session/replay/replay.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import { freshGame } from '../../fixtures/savedGame.ts';
import { wordsIn } from '../i18n/words.ts';

const english = wordsIn('en');
const view = observe(replay(freshGame('haaa')).state, 0);
const names = ['Ada', 'Bruno', 'Chen', 'Dalia'];
const asked = (times = 0): Asked => ({ view, own: 0, names, times });
const [card = '' as CardId] = Object.keys(english.cards) as CardId[];

it('answers what one has, what comes next, one opponent after the other, and the piles', () => {
  const own = view.seats[0];
  if (own === undefined) throw new Error('no seat');
  const { income, military, culture, food } = own.tracks;
  expect(answerTo('askOwn', asked(), english)).toBe(
    `Ada: ${own.coins} coins; income ${income}, military ${military}, culture ${culture}, food ${food}; 0 cards`,
  );
  expect(answerTo('askReach', asked(), english)).toMatch(
    /^military: .*missing; culture: .*missing; food: 0 cards, food for \d+/,
  );
  const opponents = [0, 1, 2, 3].map((times) => answerTo('askOpponent', asked(times), english).split(':')[0]);
  expect(opponents).toEqual(['Bruno', 'Chen', 'Dalia', 'Bruno']);
  const piles = { ...view.piles, red: { size: 2, top: card } };
  expect(answerTo('askPiles', { ...asked(), view: { ...view, piles } }, english)).toBe(
    `yellow: no pile; red: ${english.card(card)} on top, 2 cards; blue: no pile; green: no pile; purple: no pile`,
  );
});
