import { TRACKS } from '../../vocabulary/tracks.ts';
import type { Lesson } from '../lesson.ts';
import { firstVillage, PHASE_A } from './firstVillage.ts';

const PLUNDER = { type: 'colony', level: 3, action: 'plunder' } as const;
const INTEGRATE = { type: 'colony', level: 3, action: 'integrate' } as const;
const STATUE = { type: 'statue', requirement: 6, tile: 'income', side: 'track' } as const;

/** Tracks are heights: what income, strength and culture open. */
export const tracks: Lesson = {
  id: 'tracks',
  title: 'lesson.tracks',
  about: 'lesson.tracks.about',
  minutes: 3,
  steps: [
    {
      id: 'height',
      text: 'lesson.tracks.height',
      tells: ['height'],
      needs: ['income', 'payday', 'track'],
      points: TRACKS.map((track) => ({ kind: 'track', track })),
      wait: 'press',
      deal: firstVillage(PHASE_A),
      rule: '7.1',
    },
    {
      id: 'sides',
      text: 'lesson.tracks.sides',
      tells: ['back'],
      needs: ['colony', 'height'],
      points: [
        { kind: 'colony', level: 3 },
        { kind: 'track', track: 'military' },
      ],
      wait: 'press',
      of: { plunder: PLUNDER },
      rule: '7.2',
    },
    {
      id: 'colony',
      text: 'lesson.tracks.colony',
      tells: ['plunder', 'integrate'],
      needs: ['back', 'purse'],
      points: [{ kind: 'colony', level: 3 }, { kind: 'panel' }],
      wait: 'decision',
      of: { plunder: PLUNDER, integrate: INTEGRATE },
      ours: [INTEGRATE],
      answers: [
        { when: INTEGRATE, text: 'lesson.tracks.colony.integrated' },
        { when: PLUNDER, text: 'lesson.tracks.colony.plundered' },
        { text: 'lesson.tracks.colony.passed' },
      ],
      rule: '7.2',
    },
    {
      id: 'back',
      text: 'lesson.tracks.back',
      instead: [
        {
          where: { integrated: [0, 0] },
          text: 'lesson.tracks.back.unseen',
          points: [
            { kind: 'track', track: 'military' },
            { kind: 'colony', level: 9 },
          ],
        },
      ],
      tells: ['level'],
      needs: ['back', 'colony'],
      points: [
        { kind: 'track', track: 'income' },
        { kind: 'track', track: 'food' },
        { kind: 'colony', level: 9 },
      ],
      wait: 'press',
      rule: '7.2',
    },
    {
      id: 'tile',
      text: 'lesson.tracks.tile',
      tells: ['tile'],
      needs: ['statue', 'height'],
      points: [{ kind: 'statue', requirement: 6 }, ...TRACKS.map((track) => ({ kind: 'tile', track }) as const)],
      wait: 'press',
      of: { tile: STATUE },
      rule: '7.3',
    },
    {
      id: 'statue',
      text: 'lesson.tracks.statue',
      tells: ['tileSides'],
      needs: ['tile', 'income'],
      points: [{ kind: 'statue', requirement: 6 }, { kind: 'panel' }],
      wait: 'decision',
      of: { tile: STATUE, points: { ...STATUE, side: 'points' } },
      ours: [STATUE],
      answers: [
        { when: { type: 'pass' }, text: 'lesson.tracks.statue.passed' },
        { when: { type: 'statue', side: 'points' }, text: 'lesson.tracks.statue.points' },
        { when: { type: 'statue', tile: 'income' }, text: 'lesson.tracks.statue.income' },
        { when: { type: 'statue', tile: 'food' }, text: 'lesson.tracks.statue.food' },
        { text: 'lesson.tracks.statue.other' },
      ],
      rule: '7.3',
    },
    {
      id: 'score',
      text: 'lesson.tracks.score',
      needs: ['coinPoints', 'income', 'tileSides'],
      points: [{ kind: 'points' }, { kind: 'track', track: 'income' }],
      wait: 'press',
      rule: '8',
    },
  ],
  topics: ['colony', 'statue'],
  takeaways: ['lesson.tracks.heights', 'lesson.tracks.works', 'lesson.tracks.late'],
  question: 'lesson.tracks.question',
};
