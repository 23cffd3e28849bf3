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
      tells: ['silver', 'dearer', 'gold'],
      needs: ['track', 'purse'],
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
      needs: ['silver', 'dearer', 'gold', 'tile'],
      ours: [{ type: 'silver', tile: 'income' }],
      answers: [
        { when: { type: 'silver', tile: 'income' }, text: 'lesson.points.climb.income' },
        { when: { type: 'silver', tile: 'food' }, text: 'lesson.points.climb.food' },
        { when: { type: 'pass' }, text: 'lesson.points.climb.passed' },
        { when: { type: 'silver' }, text: 'lesson.points.climb.lower' },
        { text: 'lesson.points.climb.gold' },
      ],
      rule: '7.5',
    },
    {
      id: 'late',
      text: 'lesson.points.late',
      needs: ['aim'],
      points: [{ kind: 'points' }, { kind: 'purse' }],
      wait: 'press',
      deal: LATE,
      rule: '8',
    },
    {
      id: 'built',
      text: 'lesson.points.built',
      needs: ['card', 'plunder', 'tileSides', 'silver', 'coinPoints'],
      points: [{ kind: 'points' }],
      wait: 'press',
      rule: '8',
    },
    {
      id: 'sets',
      text: 'lesson.points.sets',
      tells: ['scarce'],
      needs: ['gold'],
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
      needs: ['silver', 'gold', 'scarce', 'coinPoints'],
      ours: [{ type: 'gold' }],
      answers: [
        { when: { type: 'gold' }, text: 'lesson.points.choose.gold' },
        { when: { type: 'silver' }, text: 'lesson.points.choose.silver' },
        { text: 'lesson.points.choose.passed' },
      ],
      rule: '8',
    },
    {
      id: 'won',
      text: 'lesson.points.won',
      instead: [{ where: { lead: [-999, 0] }, text: 'lesson.points.lost' }],
      needs: ['aim', 'scarce'],
      points: [{ kind: 'points' }],
      wait: 'press',
      rule: '8',
    },
  ],
  topics: ['medals'],
  takeaways: ['lesson.points.track', 'lesson.points.five', 'lesson.points.spend'],
  question: 'lesson.points.question',
};
