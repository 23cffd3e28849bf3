import type { Action } from '../../vocabulary/actions.ts';
import type { Lesson, LessonDeal } from '../lesson.ts';
import lateGame from './lateGame.json' with { type: 'json' };
import { AT_THE_PILES, COLONY_AND_STATUE, PHASE_A, PILES, village } from './village.ts';

/** A whole game up to its last decision, as two beginners played it. */
const LATE: LessonDeal = {
  options: { seats: 2, mode: 'basic', expansions: [] },
  seed: 62,
  emblems: ['monkey', 'dragon'],
  seat: 0,
  before: lateGame.learner as readonly Action[],
  others: { kind: 'script', moves: lateGame.rival as readonly Action[] },
};

/** Medals, sets and the end: where points come from. */
export const points: Lesson = {
  id: 'points',
  title: 'lesson.points',
  about: 'lesson.points.about',
  minutes: 3,
  steps: [
    {
      id: 'silver',
      text: 'lesson.points.silver',
      points: [{ kind: 'prices' }, { kind: 'medal', medal: 'silver' }],
      wait: 'press',
      deal: village([...PHASE_A, ...COLONY_AND_STATUE, ...PILES], AT_THE_PILES),
      rule: '7.5',
    },
    {
      id: 'climb',
      text: 'lesson.points.climb',
      points: [{ kind: 'track', track: 'income' }, { kind: 'panel' }],
      wait: 'decision',
      // Food stands as high.
      ours: [
        { type: 'silver', tile: 'income' },
        { type: 'silver', tile: 'food' },
      ],
      otherwise: [
        { when: { type: 'pass' }, text: 'lesson.points.climb.passed' },
        { when: { type: 'silver' }, text: 'lesson.points.climb.lower' },
        { text: 'lesson.points.climb.gold' },
      ],
      rule: '7.5',
    },
    {
      id: 'late',
      text: 'lesson.points.late',
      points: [{ kind: 'points' }, { kind: 'purse' }],
      wait: 'press',
      deal: LATE,
      rule: '8',
    },
    {
      id: 'built',
      text: 'lesson.points.built',
      points: [{ kind: 'points' }],
      wait: 'press',
      rule: '8',
    },
    {
      id: 'sets',
      text: 'lesson.points.sets',
      points: [{ kind: 'medal', medal: 'gold' }],
      wait: 'press',
      of: { gold: { type: 'gold' } },
      rule: '8',
    },
    {
      id: 'choose',
      text: 'lesson.points.choose',
      points: [{ kind: 'track', track: 'food' }, { kind: 'panel' }],
      wait: 'decision',
      of: { silver: { type: 'silver', tile: 'food' }, gold: { type: 'gold' } },
      ours: [{ type: 'gold' }],
      otherwise: [
        { when: { type: 'silver' }, text: 'lesson.points.choose.silver' },
        { text: 'lesson.points.choose.passed' },
      ],
      rule: '8',
    },
    {
      id: 'won',
      text: 'lesson.points.won',
      points: [{ kind: 'points' }],
      wait: 'press',
      rule: '8',
    },
  ],
};
