import type { Lesson } from '../lesson.ts';

const BUY = { type: 'draft', action: 'buy' } as const;

/** The advanced game: two sides of one beginning, and the first card with a star. */
export const sides: Lesson = {
  id: 'sides',
  title: 'lesson.sides',
  about: 'lesson.sides.about',
  minutes: 2,
  steps: [
    {
      id: 'two',
      text: 'lesson.sides.two',
      points: [{ kind: 'panel' }],
      wait: 'press',
      deal: {
        options: { seats: 2, mode: 'advanced', expansions: [] },
        seed: 19,
        emblems: ['monkey', 'dragon'],
        seat: 1,
        before: [],
        others: {
          kind: 'script',
          moves: [
            { type: 'chooseSide', side: 'B' },
            { type: 'setWheel', rotation: 4 },
            { type: 'draft', keep: '1-red-06', action: 'sell' },
            { type: 'draft', keep: '1-purple-a02', action: 'buy' },
            { type: 'draft', keep: '1-blue-02', action: 'buy' },
          ],
        },
      },
      rule: '1.2',
    },
    {
      id: 'side',
      text: 'lesson.sides.side',
      points: [{ kind: 'panel' }],
      wait: 'decision',
      of: { a: { type: 'chooseSide', side: 'A' }, b: { type: 'chooseSide', side: 'B' } },
      ours: [{ type: 'chooseSide', side: 'A' }],
      answers: [
        { when: { type: 'chooseSide', side: 'A' }, text: 'lesson.sides.side.a' },
        { text: 'lesson.sides.side.other' },
      ],
      rule: '2.3',
    },
    {
      id: 'star',
      text: 'lesson.sides.star',
      points: [{ kind: 'hand' }, { kind: 'panel' }],
      wait: 'decision',
      cards: { sage: '1-purple-a03' },
      ours: [{ type: 'draft', keep: '1-purple-a03', action: 'buy' }],
      otherwise: [{ when: BUY, text: 'lesson.sides.star.other' }, { text: 'lesson.sides.star.sold' }],
      rule: 'scholar',
    },
    {
      id: 'blue',
      text: 'lesson.sides.blue',
      points: [{ kind: 'hand' }, { kind: 'track', track: 'culture' }, { kind: 'panel' }],
      wait: 'decision',
      cards: { potter: '1-blue-06', keeper: '1-blue-10', sage: '1-purple-a03' },
      ours: [{ type: 'draft', keep: '1-blue-06', action: 'buy' }],
      answers: [
        { when: { ...BUY, keep: '1-blue-06' }, text: 'lesson.sides.blue.cheap' },
        { when: BUY, text: 'lesson.sides.blue.dear' },
        { text: 'lesson.sides.blue.sold' },
      ],
      rule: 'scholar',
    },
    {
      id: 'grows',
      text: 'lesson.sides.grows',
      instead: [{ where: { blueCards: [0, 0] }, text: 'lesson.sides.grows.none' }],
      points: [{ kind: 'track', track: 'culture' }],
      wait: 'press',
      cards: { sage: '1-purple-a03' },
      rule: 'scholar',
    },
  ],
  topics: ['chooseSide'],
  takeaways: ['lesson.sides.suit', 'lesson.sides.count', 'lesson.sides.read'],
  question: 'lesson.sides.question',
};
