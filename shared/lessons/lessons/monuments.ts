import type { Action } from '../../vocabulary/actions.ts';
import type { Lesson } from '../lesson.ts';
import game from './monumentsGame.json' with { type: 'json' };

const BUILD = { type: 'monument', action: 'build' } as const;
const TILE = { type: 'placeTile', tile: 'culture', side: 'track' } as const;
const STATUE = { type: 'statue', requirement: 30, tile: 'income', side: 'points' } as const;

/** A monument: reused or built, and what its strength is good for. */
export const monuments: Lesson = {
  id: 'monuments',
  title: 'lesson.monuments',
  about: 'lesson.monuments.about',
  minutes: 2,
  steps: [
    {
      id: 'ready',
      text: 'lesson.monuments.ready',
      points: [
        { kind: 'track', track: 'military' },
        { kind: 'track', track: 'culture' },
      ],
      wait: 'press',
      deal: {
        options: { seats: 2, mode: 'advanced', expansions: ['monuments'] },
        seed: 31,
        emblems: ['monkey', 'dragon'],
        seat: 0,
        before: game.learner as readonly Action[],
        others: { kind: 'script', moves: game.rival as readonly Action[] },
      },
      rule: '10.1',
    },
    {
      id: 'build',
      text: 'lesson.monuments.build',
      points: [{ kind: 'panel' }],
      wait: 'decision',
      ours: [BUILD],
      otherwise: [
        { when: { type: 'monument' }, text: 'lesson.monuments.build.reused' },
        { text: 'lesson.monuments.build.passed' },
      ],
      rule: '10.1',
    },
    {
      id: 'strength',
      text: 'lesson.monuments.strength',
      points: [{ kind: 'track', track: 'culture' }, { kind: 'panel' }],
      wait: 'decision',
      of: { tile: TILE },
      ours: [TILE],
      answers: [
        { when: TILE, text: 'lesson.monuments.strength.culture' },
        { when: { type: 'placeTile', side: 'points' }, text: 'lesson.monuments.strength.points' },
        { text: 'lesson.monuments.strength.other' },
      ],
      rule: '10.1',
    },
    {
      id: 'statue',
      text: 'lesson.monuments.statue',
      points: [{ kind: 'statue', requirement: 30 }, { kind: 'panel' }],
      wait: 'decision',
      of: { tile: STATUE },
      onlyIf: { type: 'statue' },
      ours: [STATUE],
      answers: [
        { when: { type: 'pass' }, text: 'lesson.monuments.statue.passed' },
        { when: { type: 'statue', side: 'points' }, text: 'lesson.monuments.statue.points' },
        { text: 'lesson.monuments.statue.track' },
      ],
      rule: '7.3',
    },
    {
      id: 'plan',
      text: 'lesson.monuments.plan',
      points: [{ kind: 'points' }],
      wait: 'press',
      rule: '10.1',
    },
  ],
  topics: ['monument', 'placeTile'],
  takeaways: ['lesson.monuments.both', 'lesson.monuments.once', 'lesson.monuments.saved'],
  question: 'lesson.monuments.question',
};
