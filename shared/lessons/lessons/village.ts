import type { Action } from '../../vocabulary/actions.ts';
import type { ActionPattern, LessonDeal } from '../lesson.ts';

/* One dealt game for two, which four lessons look at in turn: what one of them did, the next one finds. */

const RIVAL: readonly ActionPattern[] = [
  { type: 'setWheel', rotation: 4 },
  { type: 'draft', keep: '1-blue-04', action: 'buy' },
  { type: 'draft', keep: '1-yellow-01', action: 'buy' },
  { type: 'draft', keep: '1-purple-10', action: 'sell' },
  { type: 'draft', keep: '1-green-04', action: 'sell' },
  { type: 'draft', keep: '1-red-02', action: 'sell' },
];

const take = (colour: 'yellow' | 'purple' | 'blue' | 'green', action: 'buy' | 'sell'): ActionPattern => ({
  type: 'take',
  colour,
  action,
});

/** The rival's turns of phase B in the lesson about the piles. */
export const AT_THE_PILES: readonly ActionPattern[] = [
  ...RIVAL,
  take('yellow', 'sell'),
  take('yellow', 'sell'),
  take('blue', 'sell'),
  take('purple', 'sell'),
  take('purple', 'sell'),
];

/** The same, where the learner takes the priestess; the last turn takes the present, where it still lies there. */
export const FOR_BREAD: readonly ActionPattern[] = [
  ...RIVAL,
  take('yellow', 'sell'),
  take('yellow', 'sell'),
  take('blue', 'sell'),
  take('purple', 'sell'),
  take('blue', 'sell'),
];

const draft = (keep: string, action: 'buy' | 'sell'): Action => ({ type: 'draft', keep, action });

export const PHASE_A: readonly Action[] = [
  draft('1-yellow-06', 'buy'),
  draft('1-purple-01', 'buy'),
  draft('1-green-10', 'sell'),
  draft('1-red-05', 'buy'),
  draft('1-blue-09', 'buy'),
];

export const COLONY_AND_STATUE: readonly Action[] = [
  { type: 'colony', level: 3, action: 'integrate' },
  { type: 'statue', requirement: 6, tile: 'income', side: 'track' },
];

export const WITHOUT_BREAD: readonly Action[] = [
  { type: 'take', colour: 'red', action: 'buy' },
  { type: 'take', colour: 'purple', action: 'buy' },
  { type: 'take', colour: 'red', action: 'sell' },
];

export const PILES: readonly Action[] = [
  { type: 'take', colour: 'red', action: 'buy' },
  { type: 'take', colour: 'green', action: 'buy' },
  { type: 'take', colour: 'blue', action: 'buy' },
  { type: 'take', colour: 'red', action: 'sell' },
  { type: 'take', colour: 'green', action: 'buy' },
];

/** The village after some decisions of the learner's. */
export const village = (before: readonly Action[], moves = RIVAL): LessonDeal => ({
  options: { seats: 2, mode: 'basic', expansions: [] },
  seed: 7,
  emblems: ['monkey', 'dragon'],
  seat: 1,
  before,
  others: { kind: 'script', moves },
});
