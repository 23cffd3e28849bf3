import type { ActionPattern, Lesson } from '../lesson.ts';
import { AT_THE_PILES, COLONY_AND_STATUE, PHASE_A, village } from './village.ts';

const take = (colour: 'green' | 'blue' | 'purple', action: 'buy' | 'sell'): ActionPattern => ({
  type: 'take',
  colour,
  action,
});
const OLIVE = '1-green-05';

/** Phase B: what was left lies open, and cards of a colour that one owns are cheaper. */
export const openPiles: Lesson = {
  id: 'openPiles',
  title: 'lesson.openPiles',
  about: 'lesson.openPiles.about',
  minutes: 3,
  steps: [
    {
      id: 'open',
      text: 'lesson.openPiles.open',
      points: [
        { kind: 'pile', colour: 'yellow' },
        { kind: 'pile', colour: 'purple' },
        { kind: 'pile', colour: 'green' },
        { kind: 'pile', colour: 'red' },
        { kind: 'pile', colour: 'blue' },
      ],
      wait: 'press',
      deal: village([...PHASE_A, ...COLONY_AND_STATUE], AT_THE_PILES),
      rule: '6',
    },
    {
      id: 'first',
      text: 'lesson.openPiles.first',
      points: [{ kind: 'pile', colour: 'green' }, { kind: 'panel' }],
      wait: 'decision',
      cards: { hunter: '1-green-07' },
      ours: [take('green', 'buy')],
      otherwise: [{ text: 'lesson.openPiles.first.other' }],
      rule: '6',
    },
    {
      id: 'deny',
      text: 'lesson.openPiles.deny',
      points: [{ kind: 'pile', colour: 'green' }, { kind: 'panel' }],
      wait: 'decision',
      cards: { olive: OLIVE },
      ours: [take('green', 'sell')],
      otherwise: [
        { when: take('green', 'buy'), text: 'lesson.openPiles.deny.bought' },
        { text: 'lesson.openPiles.deny.other' },
      ],
      rule: '4.3',
    },
    {
      id: 'discount',
      text: 'lesson.openPiles.discount',
      points: [{ kind: 'pile', colour: 'blue' }, { kind: 'panel' }],
      wait: 'decision',
      cards: { mason: '1-blue-05' },
      ours: [take('blue', 'buy')],
      otherwise: [{ text: 'lesson.openPiles.discount.other' }],
      rule: '5.1',
    },
    {
      id: 'remember',
      text: 'lesson.openPiles.remember',
      points: [{ kind: 'pile', colour: 'blue' }, { kind: 'panel' }],
      wait: 'decision',
      cards: { surveyor: '1-blue-07' },
      ours: [take('blue', 'buy')],
      otherwise: [{ text: 'lesson.openPiles.remember.other' }],
      rule: '4.3',
    },
    {
      id: 'last',
      text: 'lesson.openPiles.last',
      points: [{ kind: 'pile', colour: 'purple' }, { kind: 'panel' }],
      wait: 'decision',
      cards: { auctioneer: '1-purple-07' },
      ours: [take('purple', 'buy')],
      otherwise: [{ text: 'lesson.openPiles.last.sold' }],
      rule: '6',
    },
    {
      id: 'fed',
      text: 'lesson.openPiles.fed',
      points: [{ kind: 'track', track: 'food' }, { kind: 'purse' }],
      wait: 'press',
      rule: '7.4',
    },
  ],
};
