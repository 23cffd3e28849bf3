import type { Action } from '../../vocabulary/actions.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import type { ActionPattern, Lesson, LessonDeal } from '../lesson.ts';

const draft = (keep: string, action: 'buy' | 'sell'): Action => ({ type: 'draft', keep, action });
const take = (colour: 'yellow' | 'red' | 'blue' | 'green' | 'purple'): Action => ({
  type: 'take',
  colour,
  action: 'buy',
});
const SIDE_A: Action = { type: 'chooseSide', side: 'A' };
const WHEEL: Action = { type: 'setWheel', rotation: 0 };
const STATUE = { type: 'statue', requirement: 6, tile: 'income', side: 'track' } as const;
const INTEGRATE = { type: 'colony', level: 3, action: 'integrate' } as const;
const PLUNDER = { type: 'colony', level: 3, action: 'plunder' } as const;

const dealt = (seed: number, seat: Seat, before: readonly Action[], moves: readonly ActionPattern[]): LessonDeal => ({
  options: { seats: 2, mode: 'advanced', expansions: ['nobles'] },
  seed,
  emblems: ['monkey', 'dragon'],
  seat,
  before,
  others: { kind: 'script', moves },
});

/** A card that takes a step back, at the beginning of a game. */
const MINE = dealt(
  20,
  1,
  [SIDE_A, draft('1-green-01', 'buy')],
  [{ type: 'chooseSide', side: 'B' }, WHEEL, draft('1-red-05', 'buy'), draft('1-green-07', 'buy')],
);

/** An ally at the first colony. */
const ALLY = dealt(
  1,
  0,
  [
    SIDE_A,
    draft('1-blue-05', 'buy'),
    draft('1-red-n04', 'buy'),
    draft('1-green-06', 'sell'),
    draft('1-yellow-09', 'buy'),
    draft('1-purple-04', 'buy'),
  ],
  [
    SIDE_A,
    WHEEL,
    draft('1-red-05', 'buy'),
    draft('1-green-07', 'buy'),
    draft('1-yellow-07', 'sell'),
    draft('1-purple-a03', 'sell'),
    draft('1-blue-02', 'buy'),
    INTEGRATE,
    STATUE,
  ],
);

/** A card from the box, after the first feeding. */
const GRANARY = dealt(
  3,
  0,
  [
    SIDE_A,
    WHEEL,
    draft('1-blue-06', 'buy'),
    draft('1-purple-04', 'buy'),
    draft('1-green-n04', 'buy'),
    draft('1-red-09', 'sell'),
    draft('1-yellow-03', 'buy'),
    PLUNDER,
    STATUE,
    take('yellow'),
    { ...take('yellow'), tile: 'food' } as Action,
    take('green'),
    take('blue'),
    take('blue'),
    { type: 'pass' },
    { type: 'pass' },
  ],
  [
    SIDE_A,
    { type: 'draft', keep: '1-purple-10', action: 'buy', tile: 'income' },
    draft('1-green-07', 'buy'),
    draft('1-red-n01', 'sell'),
    draft('1-yellow-09', 'buy'),
    draft('1-blue-02', 'buy'),
    take('purple'),
    take('purple'),
    take('green'),
    take('red'),
    take('red'),
    PLUNDER,
  ],
);

/** Nobles & Inventions: a step back, an ally, and a card from the box. */
export const nobles: Lesson = {
  id: 'nobles',
  title: 'lesson.nobles',
  about: 'lesson.nobles.about',
  minutes: 3,
  steps: [
    {
      id: 'mine',
      text: 'lesson.nobles.mine',
      points: [{ kind: 'hand' }, { kind: 'track', track: 'culture' }, { kind: 'panel' }],
      wait: 'decision',
      deal: MINE,
      cards: { mine: '1-yellow-n02' },
      ours: [{ type: 'draft', keep: '1-yellow-n02', action: 'buy' }],
      otherwise: [{ text: 'lesson.nobles.mine.other' }],
      rule: '10.3',
    },
    {
      id: 'ally',
      text: 'lesson.nobles.ally',
      points: [{ kind: 'colony', level: 3 }, { kind: 'panel' }],
      wait: 'decision',
      deal: ALLY,
      cards: { road: '1-red-n04' },
      of: { integrate: INTEGRATE },
      ours: [INTEGRATE],
      answers: [
        { when: INTEGRATE, text: 'lesson.nobles.ally.integrated' },
        { when: PLUNDER, text: 'lesson.nobles.ally.plundered' },
        { text: 'lesson.nobles.ally.passed' },
      ],
      rule: 'allyBonus',
    },
    {
      id: 'which',
      text: 'lesson.nobles.which',
      points: [{ kind: 'track', track: 'culture' }, { kind: 'track', track: 'food' }, { kind: 'panel' }],
      wait: 'decision',
      onlyIf: { type: 'allyBonus' },
      ours: [{ type: 'allyBonus', track: 'culture' }],
      answers: [
        { when: { type: 'allyBonus', track: 'culture' }, text: 'lesson.nobles.which.culture' },
        { text: 'lesson.nobles.which.other' },
      ],
      rule: 'allyBonus',
    },
    {
      id: 'statue',
      text: 'lesson.nobles.statue',
      points: [{ kind: 'statue', requirement: 6 }, { kind: 'panel' }],
      wait: 'decision',
      of: { tile: STATUE },
      onlyIf: { type: 'statue' },
      ours: [STATUE],
      answers: [
        { when: { type: 'pass' }, text: 'lesson.nobles.statue.passed' },
        { when: STATUE, text: 'lesson.nobles.statue.income' },
        { text: 'lesson.nobles.statue.other' },
      ],
      rule: '7.3',
    },
    {
      id: 'box',
      text: 'lesson.nobles.box',
      points: [{ kind: 'panel' }],
      wait: 'decision',
      deal: GRANARY,
      cards: { granary: '1-green-n04' },
      ours: [{ type: 'freeCard', colour: 'red' }],
      answers: [
        { when: { type: 'pass' }, text: 'lesson.nobles.box.passed' },
        { when: { type: 'freeCard', colour: 'red' }, text: 'lesson.nobles.box.red' },
        { text: 'lesson.nobles.box.other' },
      ],
      rule: 'freeCard',
    },
    {
      id: 'rest',
      text: 'lesson.nobles.rest',
      points: [],
      wait: 'press',
      rule: '10.3',
    },
  ],
  topics: ['allyBonus', 'freeCard'],
  takeaways: ['lesson.nobles.back', 'lesson.nobles.allies', 'lesson.nobles.free'],
};
