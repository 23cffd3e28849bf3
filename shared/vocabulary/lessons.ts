/** Every lesson, in the order in which they are learnt. */
export const LESSON_IDS = ['buyOrSell', 'tracks', 'openPiles', 'bread', 'points', 'firstEpoch'] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** More beats than any lesson has. */
export const MOST_BEATS = 40;

/** How many games the coach sits beside before it leaves by itself. */
export const COACHED_GAMES = 3;

/** When the coach speaks: in the first games only, always, or never. */
export const COACHINGS = ['first', 'always', 'never'] as const;
