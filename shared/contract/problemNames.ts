/**
 * What a problem is about: where most of the lead of the best move comes from, or a step with a question of its own.
 */
export const THEMES = [
  'gold',
  'statues',
  'colonies',
  'silver',
  'cards',
  'coins',
  'stall',
  'rivals',
  'medals',
  'feeding',
  'market',
  'freeCard',
] as const;
export type Theme = (typeof THEMES)[number];

/** The difficulties of problems, each with the lowest rating that belongs to it. */
export const DIFFICULTIES = { easy: 0, medium: 1100, hard: 1400, master: 1750 } as const;
export type Difficulty = keyof typeof DIFFICULTIES;
export const DIFFICULTY_NAMES: readonly Difficulty[] = ['easy', 'medium', 'hard', 'master'];

export const difficultyOf = (rating: number): Difficulty =>
  DIFFICULTY_NAMES.findLast((name) => rating >= DIFFICULTIES[name]) ?? 'easy';

/** Which problem is wanted: that of the day, any that fits the player, or one of a theme or difficulty. */
export type ProblemChoice =
  | { readonly kind: 'daily' }
  | { readonly kind: 'any' }
  | { readonly kind: 'theme'; readonly theme: Theme }
  | { readonly kind: 'difficulty'; readonly difficulty: Difficulty };
