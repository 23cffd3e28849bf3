import type { Action } from '../../vocabulary/actions.ts';
import type { ActionPattern, LessonDeal } from '../lesson.ts';

/* One deal for two seats that four lessons use in turn: each lesson continues from the one before. */

type Way = 'buy' | 'sell';
type Pile = 'yellow' | 'red' | 'blue' | 'green' | 'purple';

const draft = (keep: string, action: Way): Action => ({ type: 'draft', keep, action });
const take = (colour: Pile, action: Way): Action => ({ type: 'take', colour, action });

const RIVAL: readonly ActionPattern[] = [
  { type: 'setWheel', rotation: 3 },
  { type: 'draft', keep: '1-purple-10', action: 'buy', tile: 'income' },
  draft('1-yellow-08', 'buy'),
  draft('1-green-04', 'buy'),
  draft('1-red-01', 'sell'),
  draft('1-blue-04', 'buy'),
  { type: 'colony', level: 3, action: 'plunder' },
];

/** The rival's turns of phase B in the lesson about the piles. */
export const AT_THE_PILES: readonly ActionPattern[] = [
  ...RIVAL,
  take('purple', 'buy'),
  take('yellow', 'buy'),
  take('yellow', 'buy'),
  take('red', 'sell'),
  take('red', 'sell'),
];

/** The same, played without regard to food; the last turn takes the food card, if it is still there. */
export const FOR_BREAD: readonly ActionPattern[] = [
  ...RIVAL,
  take('green', 'buy'),
  take('yellow', 'buy'),
  take('red', 'buy'),
  take('blue', 'buy'),
  take('green', 'sell'),
];

export const PHASE_A: readonly Action[] = [
  draft('1-yellow-03', 'buy'),
  draft('1-green-02', 'sell'),
  draft('1-red-02', 'buy'),
  draft('1-blue-10', 'buy'),
  draft('1-purple-03', 'buy'),
];

export const COLONY_AND_STATUE: readonly Action[] = [
  { type: 'colony', level: 3, action: 'integrate' },
  { type: 'statue', requirement: 6, tile: 'income', side: 'track' },
];

export const WITHOUT_BREAD: readonly Action[] = [take('yellow', 'buy'), take('red', 'buy'), take('purple', 'buy')];

export const PILES: readonly Action[] = [
  take('green', 'buy'),
  take('green', 'sell'),
  take('blue', 'buy'),
  take('blue', 'buy'),
  take('purple', 'buy'),
];

/** The village after some decisions of the learner's. */
export const village = (before: readonly Action[], moves = RIVAL): LessonDeal => ({
  options: { seats: 2, mode: 'basic', expansions: [] },
  seed: 28,
  emblems: ['monkey', 'dragon'],
  seat: 1,
  before,
  others: { kind: 'script', moves },
});
