import type { Lesson } from '../lesson.ts';
import { PHASE_A, village } from './village.ts';

const COLONY = { type: 'colony', level: 3, action: 'integrate' } as const;
const STATUE = { type: 'statue', requirement: 6, tile: 'income', side: 'track' } as const;

/** Tracks are heights: what income, strength and culture open. */
export const tracks: Lesson = {
  id: 'tracks',
  title: 'lesson.tracks',
  about: 'lesson.tracks.about',
  minutes: 3,
  steps: [
    {
      id: 'paid',
      text: 'lesson.tracks.paid',
      points: [{ kind: 'track', track: 'income' }, { kind: 'purse' }],
      wait: 'press',
      deal: village(PHASE_A),
      rule: '7.1',
    },
    {
      id: 'height',
      text: 'lesson.tracks.height',
      points: [
        { kind: 'track', track: 'military' },
        { kind: 'colony', level: 3 },
      ],
      wait: 'press',
      rule: '7.2',
    },
    {
      id: 'colony',
      text: 'lesson.tracks.colony',
      points: [{ kind: 'colony', level: 3 }, { kind: 'panel' }],
      wait: 'decision',
      of: { plunder: { type: 'colony', level: 3, action: 'plunder' }, integrate: COLONY },
      ours: [COLONY],
      otherwise: [
        { when: { type: 'pass' }, text: 'lesson.tracks.colony.passed' },
        { text: 'lesson.tracks.colony.plundered' },
      ],
      rule: '7.2',
    },
    {
      id: 'back',
      text: 'lesson.tracks.back',
      points: [
        { kind: 'track', track: 'culture' },
        { kind: 'track', track: 'food' },
        { kind: 'colony', level: 9 },
      ],
      wait: 'press',
      rule: '7.2',
    },
    {
      id: 'statue',
      text: 'lesson.tracks.statue',
      points: [{ kind: 'statue', requirement: 6 }, { kind: 'tile', track: 'income' }, { kind: 'panel' }],
      wait: 'decision',
      of: { tile: STATUE, points: { ...STATUE, side: 'points' } },
      ours: [STATUE],
      otherwise: [
        { when: { type: 'pass' }, text: 'lesson.tracks.statue.passed' },
        { when: { type: 'statue', side: 'points' }, text: 'lesson.tracks.statue.points' },
        { text: 'lesson.tracks.statue.other' },
      ],
      rule: '7.3',
    },
    {
      id: 'score',
      text: 'lesson.tracks.score',
      points: [{ kind: 'points' }, { kind: 'purse' }, { kind: 'panel' }],
      wait: 'press',
      rule: '8',
    },
    {
      id: 'village',
      text: 'lesson.tracks.village',
      points: [
        { kind: 'track', track: 'income' },
        { kind: 'track', track: 'military' },
        { kind: 'track', track: 'culture' },
        { kind: 'track', track: 'food' },
      ],
      wait: 'press',
      rule: '7.4',
    },
  ],
};
