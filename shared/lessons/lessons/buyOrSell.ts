import { TRACKS } from '../../vocabulary/tracks.ts';
import type { Lesson } from '../lesson.ts';
import { village } from './village.ts';

const BUY = { type: 'draft', action: 'buy' } as const;
const SELL = { type: 'draft', action: 'sell' } as const;

/** Two cards, nine coins: the first round with the wheel, as far as the first income. */
export const buyOrSell: Lesson = {
  id: 'buyOrSell',
  title: 'lesson.buyOrSell',
  about: 'lesson.buyOrSell.about',
  minutes: 4,
  steps: [
    {
      id: 'goal',
      text: 'lesson.buyOrSell.goal',
      points: TRACKS.map((track) => ({ kind: 'track', track })),
      wait: 'press',
      deal: village([]),
      rule: '1.1',
    },
    {
      id: 'people',
      text: 'lesson.buyOrSell.people',
      points: [{ kind: 'hand' }, { kind: 'purse' }],
      wait: 'press',
      cards: { cheap: '1-yellow-03' },
      rule: '4.1',
    },
    {
      id: 'yellow',
      text: 'lesson.buyOrSell.yellow',
      points: [{ kind: 'hand' }, { kind: 'track', track: 'income' }, { kind: 'panel' }],
      wait: 'decision',
      cards: { cheap: '1-yellow-03', dear: '1-yellow-06' },
      ours: [{ type: 'draft', keep: '1-yellow-03', action: 'buy' }],
      otherwise: [{ when: BUY, text: 'lesson.buyOrSell.yellow.dear' }, { text: 'lesson.buyOrSell.yellow.sold' }],
      stays: true,
      rule: '4.2',
    },
    {
      id: 'shown',
      text: 'lesson.buyOrSell.shown',
      points: [{ kind: 'pile', colour: 'yellow' }],
      wait: 'press',
      rule: '4.3',
    },
    {
      id: 'green',
      text: 'lesson.buyOrSell.green',
      points: [{ kind: 'wheel' }, { kind: 'hand' }, { kind: 'purse' }, { kind: 'panel' }],
      wait: 'decision',
      ours: [{ type: 'draft', keep: '1-green-02', action: 'sell' }, SELL],
      otherwise: [{ text: 'lesson.buyOrSell.green.bought' }],
      stays: true,
      rule: '5.3',
    },
    {
      id: 'red',
      text: 'lesson.buyOrSell.red',
      points: [{ kind: 'hand' }, { kind: 'track', track: 'military' }, { kind: 'colony', level: 3 }, { kind: 'panel' }],
      wait: 'decision',
      cards: { shield: '1-red-02', watch: '1-red-06' },
      ours: [{ type: 'draft', keep: '1-red-02', action: 'buy' }],
      otherwise: [
        { when: BUY, text: 'lesson.buyOrSell.red.other' },
        { when: SELL, text: 'lesson.buyOrSell.red.sold' },
      ],
      stays: true,
      rule: '7.2',
    },
    {
      id: 'blue',
      text: 'lesson.buyOrSell.blue',
      points: [
        { kind: 'hand' },
        { kind: 'track', track: 'culture' },
        { kind: 'statue', requirement: 6 },
        { kind: 'panel' },
      ],
      wait: 'decision',
      cards: { keeper: '1-blue-10', surveyor: '1-blue-07' },
      ours: [{ type: 'draft', keep: '1-blue-10', action: 'buy' }],
      otherwise: [
        { when: BUY, text: 'lesson.buyOrSell.blue.points' },
        { when: SELL, text: 'lesson.buyOrSell.blue.sold' },
      ],
      stays: true,
      rule: '7.3',
    },
    {
      id: 'purple',
      text: 'lesson.buyOrSell.purple',
      points: [{ kind: 'hand' }, { kind: 'panel' }],
      wait: 'decision',
      cards: { oracle: '1-purple-03', tribune: '1-purple-02' },
      ours: [{ type: 'draft', keep: '1-purple-03', action: 'buy' }, BUY],
      otherwise: [{ text: 'lesson.buyOrSell.purple.sold' }],
      stays: true,
      rule: '3.2',
    },
    {
      id: 'income',
      text: 'lesson.buyOrSell.income',
      points: [{ kind: 'track', track: 'income' }, { kind: 'purse' }],
      wait: 'press',
      rule: '7.1',
    },
  ],
};
