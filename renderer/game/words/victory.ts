import type { Player } from '../../../shared/contract/tableSetup.ts';
import type { Expansion } from '../../../shared/vocabulary/options.ts';
import {
  SCORE_CATEGORIES,
  type ScoreCategory,
  type ScoreLine,
  type ScoreSheet,
} from '../../../shared/vocabulary/score.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import type { Text } from '../../platform/i18n/text.ts';

/** Why a game was won. */
export type Victory =
  /** Mainly by one category: its points, and how many fewer the next best seat has in it. */
  | {
      readonly kind: 'led';
      readonly winner: Seat;
      readonly category: ScoreCategory;
      readonly points: number;
      readonly ahead: number;
    }
  /** By the sum: ahead of everybody else in no single category, though perhaps equal with others in some. */
  | { readonly kind: 'sum'; readonly winner: Seat; readonly shared: readonly ScoreCategory[] }
  /** Equal points: by the coins left over (rules §8). */
  | { readonly kind: 'coins' }
  | { readonly kind: 'shared' };

const aheadIn = (category: ScoreCategory, winner: ScoreLine, others: readonly ScoreLine[]): number =>
  winner[category] - Math.max(...others.map((line) => line[category]));

/** Who has won, in a sentence. */
export function verdictWords(
  { winners, lines }: ScoreSheet,
  players: readonly Pick<Player, 'name'>[],
  text: Text,
): string {
  const names = winners.map((seat) => players[seat]?.name ?? '');
  const points = lines[winners[0] ?? 0]?.total ?? 0;
  return names.length === 1
    ? text('score.winner', { name: names[0] ?? '', points })
    : text('score.shared', { names: text.list(names), points });
}

/** Why a game was won that is over: the one thing to be said about it. */
export function victoryOf({ lines, winners }: ScoreSheet): Victory {
  const [winner] = winners;
  const line = winner === undefined ? undefined : lines[winner];
  if (winner === undefined || line === undefined || winners.length > 1) return { kind: 'shared' };
  const others = lines.filter((_, seat) => seat !== winner);
  if (others.some(({ total }) => total === line.total)) return { kind: 'coins' };
  const leads = SCORE_CATEGORIES.map((category) => ({ category, ahead: aheadIn(category, line, others) }));
  const [best] = leads.sort((one, other) => other.ahead - one.ahead);
  if (best === undefined || best.ahead <= 0) {
    // Where nobody has a point nobody leads.
    const shared = leads.filter(({ category, ahead }) => ahead === 0 && line[category] > 0);
    return { kind: 'sum', winner, shared: shared.map(({ category }) => category) };
  }
  return { kind: 'led', winner, category: best.category, points: line[best.category], ahead: best.ahead };
}

/** The row of the statues holds the monuments too (rules §8). */
const nameIn = (category: ScoreCategory, expansions: readonly Expansion[]) =>
  category === 'statues' && expansions.includes('monuments') ? 'monuments' : category;

/** Why the game was won, below who won it, in one sentence. `names` by seat. */
export function victoryWords(
  sheet: ScoreSheet,
  names: readonly string[],
  expansions: readonly Expansion[],
  text: Text,
): string {
  const victory = victoryOf(sheet);
  if (victory.kind === 'coins') return text('score.tie');
  if (victory.kind === 'shared') return text('victory.shared');
  if (victory.kind === 'sum') {
    const name = names[victory.winner] ?? '';
    const shared = victory.shared.map((category) => text(`points.of.${nameIn(category, expansions)}`));
    return text('victory.sum', { name, shared: shared.length, categories: text.list(shared) });
  }
  const { points, ahead } = victory;
  const category = nameIn(victory.category, expansions);
  const others = names.filter((_, seat) => seat !== victory.winner);
  return text('victory.led', { category, points, ahead, others: others.length, other: others[0] ?? '' });
}
