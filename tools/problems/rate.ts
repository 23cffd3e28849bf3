import type { Theme } from '../../shared/contract/problemNames.ts';
import type { BotLevel } from '../../shared/vocabulary/preferences.ts';
import { REASON_PARTS, type ReasonPart } from '../../shared/vocabulary/reason.ts';
import type { Decision } from '../../shared/vocabulary/time.ts';

/** How strong each level is on the scale of ratings: from its share of the duels against the one below (shared/bots/STRENGTH.md). */
const STRENGTH: Readonly<Record<BotLevel, number>> = {
  apprentice: 1000,
  citizen: 1240,
  governor: 1470,
  regent: 1780,
  hadara: 2000,
};

const EASIEST = 700;
const HARDEST = 2400;

/** How likely somebody of a strength solves a problem of a difficulty, as Elo has it. */
const expectedAt = (strength: number, rating: number): number => 1 / (1 + 10 ** ((rating - strength) / 400));

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Returns the difficulty at which the levels would find as many answers in all as they did. */
export function ratingOf(found: Readonly<Record<BotLevel, number>>): number {
  const strengths = Object.values(STRENGTH);
  const solved = sum(Object.values(found));
  let [low, high] = [EASIEST, HARDEST];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (sum(strengths.map((strength) => expectedAt(strength, middle))) > solved) low = middle;
    else high = middle;
  }
  return Math.round(low / 10) * 10;
}

/** What a lead in a part of the points is about; a part that is not listed has no theme of its own. */
const THEMES: Readonly<Partial<Record<ReasonPart, Theme>>> = {
  colonies: 'colonies',
  statues: 'statues',
  silver: 'silver',
  gold: 'gold',
  cards: 'cards',
  coins: 'coins',
  market: 'stall',
  rivals: 'rivals',
  liking: 'rivals',
};

/** What a problem is about. `parts`: how far the answer is ahead of the best other action, in the order of `REASON_PARTS`. */
export function themeOf(decision: Decision, parts: readonly number[]): Theme {
  if (decision === 'medals' || decision === 'feeding' || decision === 'market' || decision === 'freeCard')
    return decision;
  const leads = REASON_PARTS.flatMap((part, index) => {
    const theme = THEMES[part];
    return theme === undefined ? [] : [{ theme, lead: parts[index] ?? 0 }];
  });
  return leads.reduce((most, one) => (one.lead > most.lead ? one : most)).theme;
}
