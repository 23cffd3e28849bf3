import { expect, it } from 'vitest';
import { answerTo, type QuestionContext } from '../../../../renderer/features/play/answers.ts';
import { observe } from '../../../../shared/flow/runner.ts';
import { replay } from '../../../../shared/session/replay/replay.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';
import { wordsIn } from '../../platform/i18n/words.ts';

const english = wordsIn('en');
const view = observe(replay(freshGame('haaa')).state, 0);
const names = ['Ada', 'Bruno', 'Chen', 'Dalia'];
const asked = (times = 0): QuestionContext => ({ view, own: 0, names, times });

it('answers what one has, what comes next, one opponent after the other, and the piles', () => {
  const own = view.seats[0];
  if (own === undefined) throw new Error('no seat');
  const { income, military, culture, food } = own.tracks;
  expect(answerTo('askOwn', asked(), english)).toBe(
    `Ada: ${own.coins} coins; income ${income}, military ${military}, culture ${culture}, food ${food}; no cards; Unused bonus tiles: income 2, military 2, culture 2, food 2`,
  );
  const rich = {
    ...own,
    cards: ['1-red-01', '1-red-02', '1-green-01'] as const,
    tiles: { ...own.tiles, food: 0 },
    gold: 1,
  };
  const seats = [rich, ...view.seats.slice(1)];
  expect(answerTo('askOwn', { ...asked(), view: { ...view, seats } }, english)).toMatch(
    /; 3 cards: red 2, green 1; 1 gold medal; Unused bonus tiles: income 2, military 2, culture 2$/,
  );
  expect(answerTo('askReach', asked(), english)).toMatch(
    /^military: .*missing; culture: .*missing; food: 0 cards, food for \d+/,
  );
  const opponents = [0, 1, 2, 3].map((times) => answerTo('askOpponent', asked(times), english).split(':')[0]);
  expect(opponents).toEqual(['Bruno', 'Chen', 'Dalia', 'Bruno']);
  const piles = { ...view.piles, red: { size: 2, top: '1-red-01', buried: ['1-red-02'] } };
  expect(answerTo('askPiles', { ...asked(), view: { ...view, piles } }, english)).toBe(
    `yellow: no pile; red: Swordsman on top (Cost 1, +1 military, 3 points), 2 cards; blue: no pile; green: no pile; purple: no pile`,
  );
});
