import type { Lesson } from '../lesson.ts';
import { COLONY_AND_STATUE, FOR_BREAD, PHASE_A, village, WITHOUT_BREAD } from './village.ts';

const BUY_GREEN = { type: 'take', colour: 'green', action: 'buy' } as const;
const BUY_BLUE = { type: 'take', colour: 'blue', action: 'buy' } as const;
const OLIVE = '1-green-05';

/** Food covers cards: a present that costs two of them, and how it is done better. */
export const bread: Lesson = {
  id: 'bread',
  title: 'lesson.bread',
  about: 'lesson.bread.about',
  minutes: 3,
  beats: [
    {
      id: 'six',
      text: 'lesson.bread.six',
      points: [{ kind: 'track', track: 'food' }],
      wait: 'press',
      deal: village([...PHASE_A, ...COLONY_AND_STATUE, ...WITHOUT_BREAD], FOR_BREAD),
      rule: '7.4',
    },
    {
      id: 'present',
      text: 'lesson.bread.present',
      points: [{ kind: 'pile', colour: 'blue' }, { kind: 'panel' }],
      wait: 'decision',
      cards: { scribe: '1-blue-02' },
      ours: [BUY_BLUE],
      otherwise: [{ text: 'lesson.bread.present.other' }],
      rule: '5.1',
    },
    {
      id: 'last',
      text: 'lesson.bread.last',
      points: [{ kind: 'pile', colour: 'green' }, { kind: 'panel' }],
      wait: 'decision',
      cards: { olive: OLIVE },
      ours: [{ type: 'take', colour: 'green', action: 'sell' }, { type: 'take' }],
      stays: true,
    },
    {
      id: 'leave',
      text: 'lesson.bread.leave',
      points: [{ kind: 'track', track: 'food' }, { kind: 'panel' }],
      wait: { until: { epoch: 1, phase: 'B', decision: 'medals' } },
      ours: [{ type: 'remove' }, { type: 'remove' }],
      otherwise: [{ when: { type: 'remove', card: OLIVE }, text: 'lesson.bread.leave.feeder' }],
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
      id: 'plough',
      text: 'lesson.bread.plough',
      points: [{ kind: 'pile', colour: 'green' }, { kind: 'panel' }],
      wait: 'decision',
      cards: { plough: '1-green-02' },
      ours: [BUY_GREEN],
      otherwise: [{ text: 'lesson.bread.plough.other' }],
      rule: '7.4',
    },
    {
      id: 'olive',
      text: 'lesson.bread.olive',
      points: [{ kind: 'pile', colour: 'green' }, { kind: 'panel' }],
      wait: 'decision',
      cards: { olive: OLIVE },
      ours: [BUY_GREEN],
      otherwise: [{ text: 'lesson.bread.olive.sold' }],
      rule: '5.1',
    },
    {
      id: 'eight',
      text: 'lesson.bread.eight',
      points: [{ kind: 'track', track: 'food' }],
      wait: 'press',
      rule: '7.4',
    },
  ],
};
