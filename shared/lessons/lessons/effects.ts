import type { Action } from '../../vocabulary/actions.ts';
import type { Lesson } from '../lesson.ts';
import game from './effectsGame.json' with { type: 'json' };

const NEGOTIATOR = '3-purple-a03';
const STATUE = { type: 'statue', requirement: 20, tile: 'culture', side: 'track' } as const;

/** The advanced game: one effect late in the game, and what it opens. */
export const effects: Lesson = {
  id: 'effects',
  title: 'lesson.effects',
  about: 'lesson.effects.about',
  minutes: 2,
  steps: [
    {
      id: 'late',
      text: 'lesson.effects.late',
      points: [
        { kind: 'track', track: 'military' },
        { kind: 'track', track: 'culture' },
      ],
      wait: 'press',
      deal: {
        options: { seats: 2, mode: 'advanced', expansions: [] },
        seed: 116,
        emblems: ['monkey', 'dragon'],
        seat: 0,
        before: game.learner as readonly Action[],
        others: { kind: 'script', moves: game.rival as readonly Action[] },
      },
      rule: '7.2',
    },
    {
      id: 'card',
      text: 'lesson.effects.card',
      points: [{ kind: 'hand' }, { kind: 'panel' }],
      wait: 'decision',
      cards: { negotiator: NEGOTIATOR, rector: '3-purple-08' },
      ours: [{ type: 'draft', keep: NEGOTIATOR, action: 'buy' }],
      otherwise: [
        { when: { type: 'draft', action: 'buy' }, text: 'lesson.effects.card.other' },
        { text: 'lesson.effects.card.sold' },
      ],
      rule: 'lowerRequirement',
    },
    {
      id: 'colony',
      text: 'lesson.effects.colony',
      points: [{ kind: 'colony', level: 15 }, { kind: 'panel' }],
      wait: 'decision',
      cards: { negotiator: NEGOTIATOR },
      ours: [{ type: 'colony', level: 15, action: 'integrate' }],
      answers: [
        { when: { type: 'pass' }, text: 'lesson.effects.colony.passed' },
        { when: { type: 'colony', level: 15, action: 'integrate' }, text: 'lesson.effects.colony.integrated' },
        { when: { type: 'colony', level: 15 }, text: 'lesson.effects.colony.plundered' },
        { text: 'lesson.effects.colony.smaller' },
      ],
      rule: 'lowerRequirement',
    },
    {
      id: 'statue',
      text: 'lesson.effects.statue',
      points: [{ kind: 'statue', requirement: 20 }, { kind: 'tile', track: 'culture' }, { kind: 'panel' }],
      wait: 'decision',
      cards: { negotiator: NEGOTIATOR },
      of: { tile: STATUE },
      onlyIf: { type: 'statue' },
      ours: [STATUE],
      answers: [
        { when: { type: 'pass' }, text: 'lesson.effects.statue.passed' },
        { when: STATUE, text: 'lesson.effects.statue.culture' },
        { when: { type: 'statue', side: 'points' }, text: 'lesson.effects.statue.points' },
        { text: 'lesson.effects.statue.other' },
      ],
      rule: 'lowerRequirement',
    },
    {
      id: 'doors',
      text: 'lesson.effects.doors',
      points: [{ kind: 'statue', requirement: 30 }],
      wait: 'press',
      cards: { negotiator: NEGOTIATOR },
      rule: '9',
    },
  ],
  takeaways: ['lesson.effects.ask', 'lesson.effects.lower', 'lesson.effects.climb'],
  question: 'lesson.effects.question',
};
