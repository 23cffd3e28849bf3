import type { Lesson } from '../lesson.ts';
import { COLONY_AND_STATUE, FOR_BREAD, PHASE_A, village, WITHOUT_BREAD } from './village.ts';

const BUY_GREEN = { type: 'take', colour: 'green', action: 'buy' } as const;
const BUY_PURPLE = { type: 'take', colour: 'purple', action: 'buy' } as const;
/** At least one. */
const SOME = [1, 99] as const;
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
      tells: ['leave'],
      needs: ['need'],
      points: [{ kind: 'track', track: 'food' }],
      wait: 'press',
      deal: village([...PHASE_A, ...COLONY_AND_STATUE, ...WITHOUT_BREAD], FOR_BREAD),
      rule: '7.4',
    },
    {
      id: 'present',
      text: 'lesson.bread.present',
      needs: ['discount', 'takeTop'],
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
      needs: ['takeTop'],
      ours: [{ type: 'take', colour: 'blue', action: 'buy' }, { type: 'take' }],
      answers: [
        { when: { type: 'take', action: 'buy' }, text: 'lesson.bread.last.bought' },
        { text: 'lesson.bread.last.sold' },
      ],
      rule: '6',
    },
    {
      id: 'leave',
      text: 'lesson.bread.leave',
      points: [{ kind: 'track', track: 'food' }, { kind: 'panel' }],
      wait: { until: { epoch: 1, phase: 'B', decision: 'medals' } },
      needs: ['leave', 'need'],
      ours: [{ type: 'remove' }, { type: 'remove' }],
      answers: [
        { where: { takenFood: [-99, -1] }, text: 'lesson.bread.leave.feeder' },
        { text: 'lesson.bread.leave.gone' },
      ],
      rule: '7.4',
    },
    {
      id: 'back',
      text: 'lesson.bread.back',
      needs: ['leave'],
      points: [{ kind: 'track', track: 'food' }],
      wait: { takeBack: 'present' },
      rule: '7.4',
    },
    {
      id: 'bread',
      text: 'lesson.bread.bread',
      points: [{ kind: 'track', track: 'food' }, { kind: 'piles' }, { kind: 'panel' }],
      wait: 'decision',
      cards: { olive: OLIVE },
      needs: ['need', 'takeTop', 'leave'],
      ours: [BUY_GREEN],
      answers: [
        { when: BUY_GREEN, text: 'lesson.bread.bread.fed' },
        { when: { type: 'take', action: 'buy' }, where: { takenUnfed: SOME }, text: 'lesson.bread.bread.other' },
        { text: 'lesson.bread.bread.sold' },
      ],
      rule: '7.4',
    },
    {
      id: 'after',
      text: 'lesson.bread.after',
      instead: [{ where: { spareFood: [-99, 0] }, text: 'lesson.bread.after.other' }],
      needs: ['need', 'discount'],
      points: [{ kind: 'piles' }, { kind: 'panel' }],
      wait: 'decision',
      cards: { auctioneer: AUCTIONEER },
      ours: [BUY_PURPLE],
      answers: [
        { where: { takenUnfed: SOME }, text: 'lesson.bread.after.hungry' },
        { when: { type: 'take', action: 'buy' }, text: 'lesson.bread.after.bought' },
        { where: { spareFood: SOME }, text: 'lesson.bread.after.sold' },
        { text: 'lesson.bread.after.prudent' },
      ],
      rule: '5.1',
    },
    {
      id: 'all',
      text: 'lesson.bread.all',
      instead: [{ where: { unfed: SOME }, text: 'lesson.bread.all.short' }],
      needs: ['need', 'colony', 'statue', 'tile'],
      points: [{ kind: 'track', track: 'food' }],
      wait: 'press',
      rule: '7.4',
    },
  ],
  topics: ['feeding'],
  takeaways: ['lesson.bread.count', 'lesson.bread.stays', 'lesson.bread.keep'],
  question: 'lesson.bread.question',
};
