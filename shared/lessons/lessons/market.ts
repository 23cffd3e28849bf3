import type { Action } from '../../vocabulary/actions.ts';
import type { Lesson, LessonDeal, Remark } from '../lesson.ts';
import game from './marketGame.json' with { type: 'json' };

const INCOME = { type: 'stall', space: 'income' } as const;
const FOOD = { type: 'stall', space: 'food' } as const;
const KEEP = { type: 'stall', space: 'keep' } as const;
const POINTS = { type: 'stall', space: 'points' } as const;

/** How often the learner has decided before the coins of epoch I, and before those of the last epoch. */
const EARLY = 11;

const dealAfter = (decisions: number): LessonDeal => ({
  options: { seats: 2, mode: 'advanced', expansions: ['market'] },
  seed: 3,
  emblems: ['monkey', 'dragon'],
  seat: 1,
  before: (game.learner as readonly Action[]).slice(0, decisions),
  others: { kind: 'script', moves: game.rival as readonly Action[] },
});

/** The remark when the learner does not lock the coin below income. */
const UNLIKE_INCOME: readonly Remark[] = [
  { when: KEEP, text: 'lesson.market.lock.kept' },
  { when: POINTS, text: 'lesson.market.lock.points' },
  { text: 'lesson.market.lock.other' },
];

/** What is said of a coin of the last income. */
const AT_THE_END: readonly Remark[] = [
  { when: FOOD, text: 'lesson.market.late.food' },
  { when: POINTS, text: 'lesson.market.late.points' },
  { text: 'lesson.market.late.other' },
];

/** Marketplaces: coins that are locked, early and late. */
export const market: Lesson = {
  id: 'market',
  title: 'lesson.market',
  about: 'lesson.market.about',
  minutes: 2,
  steps: [
    {
      id: 'stalls',
      text: 'lesson.market.stalls',
      points: [
        { kind: 'track', track: 'income' },
        { kind: 'track', track: 'food' },
      ],
      wait: 'press',
      deal: dealAfter(EARLY),
      rule: '10.2',
    },
    {
      id: 'lock',
      text: 'lesson.market.lock',
      points: [{ kind: 'track', track: 'income' }, { kind: 'panel' }],
      wait: 'decision',
      ours: [INCOME],
      otherwise: UNLIKE_INCOME,
      rule: '10.2',
    },
    {
      id: 'again',
      text: 'lesson.market.again',
      points: [{ kind: 'track', track: 'income' }, { kind: 'panel' }],
      wait: 'decision',
      ours: [INCOME],
      answers: [{ when: INCOME, text: 'lesson.market.again.income' }, ...UNLIKE_INCOME],
      rule: '10.2',
    },
    {
      id: 'late',
      text: 'lesson.market.late',
      points: [{ kind: 'track', track: 'food' }, { kind: 'panel' }],
      wait: 'decision',
      deal: dealAfter(game.learner.length),
      ours: [FOOD],
      answers: AT_THE_END,
      rule: '10.2',
    },
    {
      id: 'bread',
      text: 'lesson.market.bread',
      points: [{ kind: 'track', track: 'food' }, { kind: 'panel' }],
      wait: 'decision',
      ours: [FOOD],
      answers: AT_THE_END,
      rule: '10.2',
    },
    {
      id: 'sum',
      text: 'lesson.market.sum',
      points: [{ kind: 'track', track: 'food' }],
      wait: 'press',
      rule: '10.2',
    },
  ],
  topics: ['market'],
  takeaways: ['lesson.market.above', 'lesson.market.soon', 'lesson.market.end'],
  question: 'lesson.market.question',
};
