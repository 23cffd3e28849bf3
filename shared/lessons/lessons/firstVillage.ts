import type { Action } from '../../vocabulary/actions.ts';
import type { ActionPattern, LessonDeal } from '../lesson.ts';

/* The dealt game for two of the first three lessons. The learner decides much of it, so each lesson begins anew, from these decisions. */

type Way = 'buy' | 'sell';

const draft = (keep: string, action: Way): Action => ({ type: 'draft', keep, action });
const take = (colour: 'yellow' | 'red' | 'blue' | 'green' | 'purple', action: Way): ActionPattern => ({
  type: 'take',
  colour,
  action,
});

const RIVAL: readonly ActionPattern[] = [
  { type: 'setWheel', rotation: 0 },
  { type: 'draft', keep: '1-purple-09', action: 'buy', tile: 'income' },
  draft('1-yellow-02', 'buy'),
  draft('1-red-05', 'sell'),
  draft('1-green-01', 'buy'),
  draft('1-blue-02', 'buy'),
];

/** What the rival likes to take in phase B. Where it cannot, it sells what it must take. */
const AT_THE_PILES: readonly ActionPattern[] = [
  take('yellow', 'buy'),
  take('yellow', 'buy'),
  take('purple', 'buy'),
  take('green', 'buy'),
  take('green', 'sell'),
];

export const PHASE_A: readonly Action[] = [
  draft('1-yellow-06', 'buy'),
  draft('1-red-06', 'buy'),
  draft('1-green-09', 'sell'),
  draft('1-blue-09', 'buy'),
  draft('1-purple-04', 'buy'),
];

export const COLONY_AND_STATUE: readonly Action[] = [
  { type: 'colony', level: 3, action: 'integrate' },
  { type: 'statue', requirement: 6, tile: 'income', side: 'track' },
];

/** The village after some decisions of the learner's. */
export const firstVillage = (before: readonly Action[]): LessonDeal => ({
  options: { seats: 2, mode: 'basic', expansions: [] },
  seed: 1267,
  emblems: ['monkey', 'dragon'],
  seat: 1,
  before,
  others: { kind: 'script', moves: [...RIVAL, ...AT_THE_PILES] },
});
