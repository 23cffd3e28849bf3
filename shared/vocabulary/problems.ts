/** What a problem is about: what most of the best move's margin comes from, or a step with a question of its own. */
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
