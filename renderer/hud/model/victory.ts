import {
  SCORE_CATEGORIES,
  type ScoreCategory,
  type ScoreLine,
  type ScoreSheet,
} from '../../../shared/vocabulary/score.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';

/** Why a game was won. */
export type Victory =
  /** By one category above all: its points, and how many fewer the next best has in it. */
  | {
      readonly kind: 'led';
      readonly winner: Seat;
      readonly category: ScoreCategory;
      readonly points: number;
      readonly ahead: number;
    }
  /** In no category before everybody else. */
  | { readonly kind: 'steady'; readonly winner: Seat }
  /** Equal points: by the coins left over (rules §8). */
  | { readonly kind: 'coins' }
  | { readonly kind: 'shared' };

const aheadIn = (category: ScoreCategory, winner: ScoreLine, others: readonly ScoreLine[]): number =>
  winner[category] - Math.max(...others.map((line) => line[category]));

/** Why a game was won that is over: the one thing to be said about it. */
export function victoryOf({ lines, winners }: ScoreSheet): Victory {
  const [winner] = winners;
  const line = winner === undefined ? undefined : lines[winner];
  if (winner === undefined || line === undefined || winners.length > 1) return { kind: 'shared' };
  const others = lines.filter((_, seat) => seat !== winner);
  if (others.some(({ total }) => total === line.total)) return { kind: 'coins' };
  const leads = SCORE_CATEGORIES.map((category) => ({ category, ahead: aheadIn(category, line, others) }));
  const [best] = leads.sort((one, other) => other.ahead - one.ahead);
  if (best === undefined || best.ahead <= 0) return { kind: 'steady', winner };
  return { kind: 'led', winner, category: best.category, points: line[best.category], ahead: best.ahead };
}
