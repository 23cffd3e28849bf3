import type { ActionPattern, Lesson, Remark } from '../lesson.ts';
import { COLONY_AND_STATUE, firstVillage, PHASE_A } from './firstVillage.ts';

const BUY: ActionPattern = { type: 'take', action: 'buy' };
const PURPLE: ActionPattern = { type: 'take', colour: 'purple', action: 'buy' };

/** At least one. */
const SOME = [1, 99] as const;

const HUNGRY: Remark = { when: BUY, where: { takenUnfed: SOME }, text: 'lesson.openPiles.hungry' };

/** What is said of a card that the learner took, the first that holds. */
const OF_A_CARD: readonly Remark[] = [
  HUNGRY,
  { when: BUY, where: { takenPrice: [0, 0] }, text: 'lesson.openPiles.free' },
  { when: BUY, where: { takenFood: SOME }, text: 'lesson.openPiles.food' },
  { when: BUY, where: { takenIncome: SOME }, text: 'lesson.openPiles.income' },
  { when: BUY, text: 'lesson.openPiles.bought' },
  { text: 'lesson.openPiles.sold' },
];

/** Phase B: what was left lies open, and cards of a colour that one owns are cheaper. */
export const openPiles: Lesson = {
  id: 'openPiles',
  title: 'lesson.openPiles',
  about: 'lesson.openPiles.about',
  minutes: 3,
  steps: [
    {
      id: 'discount',
      text: 'lesson.openPiles.discount',
      tells: ['discount'],
      needs: ['card', 'purse'],
      points: [{ kind: 'piles' }, { kind: 'panel' }],
      wait: 'press',
      deal: firstVillage([...PHASE_A, ...COLONY_AND_STATUE]),
      rule: '5.1',
    },
    {
      id: 'turns',
      text: 'lesson.openPiles.turns',
      tells: ['secondHalf', 'takeTop'],
      needs: ['pile', 'keepOne'],
      points: [{ kind: 'piles' }],
      wait: 'press',
      rule: '6',
    },
    {
      id: 'first',
      text: 'lesson.openPiles.first',
      needs: ['discount', 'takeTop', 'income', 'feeds'],
      points: [{ kind: 'pile', colour: 'purple' }, { kind: 'panel' }],
      wait: 'decision',
      cards: { oracle: '1-purple-03' },
      ours: [PURPLE],
      otherwise: [
        { when: { type: 'take', action: 'sell' }, text: 'lesson.openPiles.first.sold' },
        { where: { takenIncome: SOME }, text: 'lesson.openPiles.first.income' },
        { text: 'lesson.openPiles.first.other' },
      ],
      stays: true,
      rule: '5.1',
    },
    {
      id: 'second',
      text: 'lesson.openPiles.second',
      tells: ['deny'],
      needs: ['takeTop', 'discount', 'pile'],
      points: [{ kind: 'piles' }, { kind: 'panel' }],
      wait: 'decision',
      ours: [{ type: 'take', colour: 'red', action: 'buy' }, BUY],
      answers: OF_A_CARD,
      rule: '6',
    },
    {
      id: 'third',
      text: 'lesson.openPiles.third',
      tells: ['need'],
      needs: ['feeds', 'takeTop'],
      points: [{ kind: 'track', track: 'food' }, { kind: 'piles' }, { kind: 'panel' }],
      wait: 'decision',
      ours: [{ type: 'take', colour: 'blue', action: 'buy' }, BUY, { type: 'take' }],
      answers: OF_A_CARD,
      rule: '7.4',
    },
    {
      id: 'fourth',
      text: 'lesson.openPiles.fourth',
      tells: ['saleGrows'],
      needs: ['sale', 'need', 'income'],
      points: [{ kind: 'purse' }, { kind: 'piles' }, { kind: 'panel' }],
      wait: 'decision',
      ours: [
        { type: 'take', colour: 'red', action: 'sell' },
        { type: 'take', action: 'sell' },
      ],
      answers: [
        HUNGRY,
        { when: BUY, text: 'lesson.openPiles.fourth.bought' },
        { text: 'lesson.openPiles.fourth.sold' },
      ],
      rule: '5.3',
    },
    {
      id: 'last',
      text: 'lesson.openPiles.last',
      instead: [{ where: { affordable: [0, 0] }, text: 'lesson.openPiles.last.broke' }],
      needs: ['takeTop', 'need', 'deny'],
      points: [{ kind: 'piles' }, { kind: 'panel' }],
      wait: 'decision',
      ours: [{ type: 'take', colour: 'blue', action: 'buy' }, BUY, { type: 'take' }],
      answers: [HUNGRY, { when: BUY, text: 'lesson.openPiles.last.bought' }, { text: 'lesson.openPiles.last.sold' }],
      rule: '6',
    },
    {
      id: 'fed',
      text: 'lesson.openPiles.fed',
      instead: [{ where: { unfed: SOME }, text: 'lesson.openPiles.fed.short' }],
      needs: ['need', 'payday'],
      points: [{ kind: 'track', track: 'food' }, { kind: 'purse' }],
      wait: 'press',
      rule: '7.4',
    },
  ],
  topics: ['draftB'],
  takeaways: ['lesson.openPiles.cheaper', 'lesson.openPiles.looks', 'lesson.openPiles.earlyLate'],
  question: 'lesson.openPiles.question',
};
