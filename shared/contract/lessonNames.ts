import { DECISIONS } from '../vocabulary/time.ts';

/** The lessons of the first evening: all that the basic game needs. */
export const FIRST_LESSONS = ['buyOrSell', 'tracks', 'openPiles', 'bread', 'points', 'firstEpoch'] as const;

/** Every lesson, in the order of learning. Those after the first evening are optional. */
export const LESSON_IDS = [...FIRST_LESSONS, 'sides', 'effects', 'monuments', 'market', 'nobles'] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** How many games the coach sits beside before it leaves by itself. */
export const COACHED_GAMES = 3;

/**
 * The topics that the coach introduces, each once: the decisions (a draft by its phase), the last medals, and the
 * monument where one can be taken.
 */
export const COACH_TOPICS = [
  ...DECISIONS.filter((decision) => decision !== 'draft'),
  'draftA',
  'draftB',
  'medalsLast',
  'monument',
] as const;
export type CoachTopic = (typeof COACH_TOPICS)[number];
