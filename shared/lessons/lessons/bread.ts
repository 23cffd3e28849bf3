import type { Lesson } from '../lesson.ts';
import { COLONY_AND_STATUE, FOR_BREAD, PHASE_A, village, WITHOUT_BREAD } from './village.ts';

const BUY_GREEN = { type: 'take', colour: 'green', action: 'buy' } as const;
const BUY_PURPLE = { type: 'take', colour: 'purple', action: 'buy' } as const;
const OLIVE = '1-green-05';
const AUCTIONEER = '1-purple-07';

/** Food covers cards: a free card that costs two others, and how to do better. */
export const bread: Lesson = {
  id: 'bread',
  title: 'lesson.bread',
  about: 'lesson.bread.about',
  minutes: 3,
  steps: [
    {
      id: 'full',
      text: 'lesson.bread.full',
      points: [{ kind: 'track', track: 'food' }],
      wait: 'press',
      deal: village([...PHASE_A, ...COLONY_AND_STATUE, ...WITHOUT_BREAD], FOR_BREAD),
      rule: '7.4',
    },
    {
      id: 'present',
      text: 'lesson.bread.present',
      points: [{ kind: 'pile', colour: 'purple' }, { kind: 'panel' }],
      wait: 'decision',
      cards: { auctioneer: AUCTIONEER },
      ours: [BUY_PURPLE],
      otherwise: [{ text: 'lesson.bread.present.other' }],
      rule: '5.1',
    },
    {
      id: 'last',
      text: 'lesson.bread.last',
      points: [{ kind: 'pile', colour: 'blue' }, { kind: 'panel' }],
      wait: 'decision',
      ours: [{ type: 'take', colour: 'blue', action: 'buy' }, { type: 'take' }],
      stays: true,
      rule: '6',
    },
    {
      id: 'leave',
      text: 'lesson.bread.leave',
      points: [{ kind: 'track', track: 'food' }, { kind: 'panel' }],
      wait: { until: { epoch: 1, phase: 'B', decision: 'medals' } },
      ours: [{ type: 'remove' }, { type: 'remove' }],
      otherwise: [
        { when: { type: 'remove', card: '1-blue-10' }, text: 'lesson.bread.leave.feeder' },
        { when: { type: 'remove', card: '1-purple-03' }, text: 'lesson.bread.leave.feeder' },
      ],
      stays: true,
      rule: '7.4',
    },
    {
      id: 'back',
      text: 'lesson.bread.back',
      points: [{ kind: 'track', track: 'food' }],
      wait: { takeBack: 'present' },
      rule: '7.4',
    },
    {
      id: 'bread',
      text: 'lesson.bread.bread',
      points: [{ kind: 'pile', colour: 'green' }, { kind: 'panel' }],
      wait: 'decision',
      cards: { olive: OLIVE },
      ours: [BUY_GREEN],
      otherwise: [{ text: 'lesson.bread.bread.other' }],
      rule: '7.4',
    },
    {
      id: 'after',
      text: 'lesson.bread.after',
      points: [{ kind: 'pile', colour: 'purple' }, { kind: 'panel' }],
      wait: 'decision',
      cards: { auctioneer: AUCTIONEER },
      ours: [BUY_PURPLE],
      otherwise: [{ text: 'lesson.bread.after.sold' }],
      rule: '5.1',
    },
    {
      id: 'all',
      text: 'lesson.bread.all',
      points: [{ kind: 'track', track: 'food' }],
      wait: 'press',
      rule: '7.4',
    },
  ],
};
