import type { Lesson } from '../lesson.ts';
import { AT_THE_PILES, COLONY_AND_STATUE, PHASE_A, village } from './village.ts';

const BUY_RED = { type: 'take', colour: 'red', action: 'buy' } as const;
const SELL_RED = { type: 'take', colour: 'red', action: 'sell' } as const;
const BUY_GREEN = { type: 'take', colour: 'green', action: 'buy' } as const;
const BUY_BLUE = { type: 'take', colour: 'blue', action: 'buy' } as const;

/** Phase B: what was left lies open, and cards of a colour that one owns are cheaper. */
export const openPiles: Lesson = {
  id: 'openPiles',
  title: 'lesson.openPiles',
  about: 'lesson.openPiles.about',
  minutes: 3,
  beats: [
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
      id: 'discount',
      text: 'lesson.openPiles.discount',
      points: [{ kind: 'pile', colour: 'red' }, { kind: 'panel' }],
      wait: 'decision',
      cards: { bearer: '1-red-07' },
      ours: [BUY_RED],
      otherwise: [{ text: 'lesson.openPiles.discount.other' }],
      rule: '5.1',
    },
    {
      id: 'bread',
      text: 'lesson.openPiles.bread',
      points: [{ kind: 'track', track: 'food' }, { kind: 'pile', colour: 'green' }, { kind: 'panel' }],
      wait: 'decision',
      cards: { plough: '1-green-02' },
      ours: [BUY_GREEN],
      otherwise: [{ text: 'lesson.openPiles.bread.other' }],
      rule: '7.4',
    },
    {
      id: 'present',
      text: 'lesson.openPiles.present',
      points: [{ kind: 'pile', colour: 'blue' }, { kind: 'panel' }],
      wait: 'decision',
      cards: { scribe: '1-blue-02', olive: '1-green-05' },
      ours: [BUY_BLUE],
      otherwise: [{ text: 'lesson.openPiles.present.other' }],
      rule: '5.1',
    },
    {
      id: 'remember',
      text: 'lesson.openPiles.remember',
      points: [{ kind: 'pile', colour: 'green' }, { kind: 'purse' }],
      wait: 'press',
      cards: { olive: '1-green-05' },
      rule: '4.3',
    },
    {
      id: 'sale',
      text: 'lesson.openPiles.sale',
      points: [{ kind: 'pile', colour: 'red' }, { kind: 'panel' }],
      wait: 'decision',
      cards: { olive: '1-green-05' },
      ours: [SELL_RED],
      otherwise: [{ when: BUY_RED, text: 'lesson.openPiles.sale.bought' }, { text: 'lesson.openPiles.sale.other' }],
      rule: '5.3',
    },
    {
      id: 'last',
      text: 'lesson.openPiles.last',
      points: [{ kind: 'pile', colour: 'green' }, { kind: 'panel' }],
      wait: 'decision',
      cards: { olive: '1-green-05' },
      ours: [BUY_GREEN],
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
