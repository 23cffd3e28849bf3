import { TRACKS } from '../../vocabulary/tracks.ts';
import type { Lesson } from '../lesson.ts';
import { firstVillage } from './firstVillage.ts';

const BUY = { type: 'draft', action: 'buy' } as const;
const SELL = { type: 'draft', action: 'sell' } as const;
const OIL = '1-yellow-06';
const WATCHMAN = '1-red-06';
const PIPER = '1-blue-09';
const ORACLE = '1-purple-03';

/** Coins that pay for everything that is still to come. */
const PLENTY = [8, 99] as const;

/** Two cards, ten coins: the first round with the wheel, as far as the first income. */
export const buyOrSell: Lesson = {
  id: 'buyOrSell',
  title: 'lesson.buyOrSell',
  about: 'lesson.buyOrSell.about',
  minutes: 4,
  steps: [
    {
      id: 'game',
      text: 'lesson.buyOrSell.game',
      picture: ['lesson.buyOrSell.game.turns', 'lesson.buyOrSell.game.cards', 'lesson.buyOrSell.game.aim'],
      tells: ['round', 'turn', 'aim'],
      points: [],
      wait: 'press',
      deal: firstVillage([]),
      rule: '1.1',
    },
    {
      id: 'goal',
      text: 'lesson.buyOrSell.goal',
      tells: ['track'],
      points: TRACKS.map((track) => ({ kind: 'track', track })),
      wait: 'press',
      rule: '1.1',
    },
    {
      id: 'people',
      text: 'lesson.buyOrSell.people',
      tells: ['card', 'purse', 'keepOne'],
      needs: ['track', 'turn'],
      points: [{ kind: 'hand' }, { kind: 'purse' }],
      wait: 'press',
      rule: '4.1',
    },
    {
      id: 'panel',
      text: 'lesson.buyOrSell.panel',
      tells: ['coinPoints'],
      needs: ['card', 'purse', 'aim'],
      points: [{ kind: 'panel' }],
      wait: 'press',
      rule: '8',
    },
    {
      id: 'yellow',
      text: 'lesson.buyOrSell.yellow',
      tells: ['income'],
      needs: ['track', 'card', 'keepOne', 'purse', 'coinPoints'],
      points: [{ kind: 'hand' }, { kind: 'track', track: 'income' }, { kind: 'panel' }],
      wait: 'decision',
      cards: { cheap: OIL, dear: '1-yellow-09' },
      ours: [{ type: 'draft', keep: OIL, action: 'buy' }],
      otherwise: [{ when: BUY, text: 'lesson.buyOrSell.yellow.dear' }, { text: 'lesson.buyOrSell.yellow.sold' }],
      stays: true,
      rule: '4.2',
    },
    {
      id: 'shown',
      text: 'lesson.buyOrSell.shown',
      tells: ['pile'],
      needs: ['keepOne'],
      points: [{ kind: 'pile', colour: 'yellow' }],
      wait: 'press',
      rule: '4.3',
    },
    {
      id: 'red',
      text: 'lesson.buyOrSell.red',
      tells: ['wheel', 'colony'],
      needs: ['keepOne', 'round', 'track'],
      points: [{ kind: 'hand' }, { kind: 'track', track: 'military' }, { kind: 'colony', level: 3 }, { kind: 'panel' }],
      wait: 'decision',
      cards: { watchman: WATCHMAN, spearman: '1-red-04' },
      ours: [{ type: 'draft', keep: WATCHMAN, action: 'buy' }],
      answers: [
        { when: { ...BUY, keep: WATCHMAN }, text: 'lesson.buyOrSell.red.both' },
        { when: BUY, text: 'lesson.buyOrSell.red.bought' },
        { text: 'lesson.buyOrSell.red.sold' },
      ],
      rule: '7.2',
    },
    {
      id: 'green',
      text: 'lesson.buyOrSell.green',
      instead: [{ where: { coins: PLENTY }, text: 'lesson.buyOrSell.green.plenty' }],
      tells: ['feeds', 'sale'],
      needs: ['keepOne', 'purse', 'wheel'],
      points: [{ kind: 'hand' }, { kind: 'track', track: 'food' }, { kind: 'purse' }, { kind: 'panel' }],
      wait: 'decision',
      ours: [{ type: 'draft', keep: '1-green-09', action: 'sell' }, SELL],
      otherwise: [
        { where: { takenCoins: [6, 99] }, text: 'lesson.buyOrSell.green.afforded', fine: true },
        { where: { coins: PLENTY }, text: 'lesson.buyOrSell.green.enough', fine: true },
        { text: 'lesson.buyOrSell.green.bought' },
      ],
      stays: true,
      rule: '5.3',
    },
    {
      id: 'blue',
      text: 'lesson.buyOrSell.blue',
      instead: [{ where: { coins: [0, 2] }, text: 'lesson.buyOrSell.blue.broke' }],
      tells: ['statue'],
      needs: ['keepOne', 'feeds'],
      points: [
        { kind: 'hand' },
        { kind: 'track', track: 'culture' },
        { kind: 'statue', requirement: 6 },
        { kind: 'panel' },
      ],
      wait: 'decision',
      cards: { piper: PIPER, keeper: '1-blue-10' },
      ours: [{ type: 'draft', keep: PIPER, action: 'buy' }],
      answers: [
        { when: { ...BUY, keep: PIPER }, text: 'lesson.buyOrSell.blue.steps' },
        { when: BUY, text: 'lesson.buyOrSell.blue.food' },
        { where: { coins: [0, 2] }, text: 'lesson.buyOrSell.blue.poor' },
        { text: 'lesson.buyOrSell.blue.sold' },
      ],
      rule: '7.3',
    },
    {
      id: 'purple',
      text: 'lesson.buyOrSell.purple',
      instead: [{ where: { cards: [4, 4] }, text: 'lesson.buyOrSell.purple.unsold' }],
      needs: ['keepOne', 'income', 'feeds', 'sale', 'colony', 'statue'],
      points: [{ kind: 'hand' }, { kind: 'purse' }, { kind: 'panel' }],
      wait: 'decision',
      cards: { oracle: ORACLE, priestess: '1-purple-04' },
      ours: [{ type: 'draft', keep: ORACLE, action: 'buy' }],
      answers: [
        {
          when: { ...BUY, keep: ORACLE },
          where: { cards: [0, 3], coinsUnsold: [-9, 2] },
          text: 'lesson.buyOrSell.purple.paid',
        },
        { when: { ...BUY, keep: ORACLE }, text: 'lesson.buyOrSell.purple.income' },
        { when: BUY, text: 'lesson.buyOrSell.purple.doors' },
        { where: { coins: [0, 1] }, text: 'lesson.buyOrSell.purple.poor' },
        { text: 'lesson.buyOrSell.purple.sold' },
      ],
      rule: '5.3',
    },
    {
      id: 'income',
      text: 'lesson.buyOrSell.income',
      tells: ['payday'],
      needs: ['income', 'wheel'],
      points: [{ kind: 'track', track: 'income' }, { kind: 'purse' }],
      wait: 'press',
      rule: '7.1',
    },
  ],
  topics: ['draftA'],
  takeaways: ['lesson.buyOrSell.early', 'lesson.buyOrSell.sale', 'lesson.buyOrSell.left'],
  question: 'lesson.buyOrSell.question',
};
