import { CHALLENGES, challengeOf, type Star } from '../../../shared/challenges/challenges.ts';
import type { Goal } from '../../../shared/challenges/goals.ts';
import { type ChallengeTable, type Opponent, presentAt } from '../../../shared/challenges/table.ts';
import type { Attempt, DayDate } from '../../../shared/contract/challengeAnswers.ts';
import type { ChallengeTag } from '../../../shared/contract/tableSetup.ts';
import { EXPANSIONS } from '../../../shared/vocabulary/options.ts';
import { optionsWords } from '../../cards/cardWords.ts';
import type { Text, Values } from '../../platform/i18n/text.ts';

/** Stars of all challenges together. */
export const ALL_STARS = CHALLENGES.reduce((sum, { stars }) => sum + stars.length, 0);

/** A day by the player's own calendar, as a date in words. */
export function dayWords(date: DayDate, text: Text): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return text.day(new Date(year, month - 1, day).getTime());
}

const goalWords = ({ kind, ...values }: Goal, text: Text): string => text(`goal.${kind}`, values as Values);

/** What a star asks for. */
export const starWords = (star: Star, text: Text): string => star.map((goal) => goalWords(goal, text)).join(' · ');

/** What a game is played for. */
export function tagWords(tag: ChallengeTag, text: Text): string {
  if (tag.kind === 'daily') return text('daily.title', { date: dayWords(tag.date, text) });
  if (tag.kind === 'ladder') return text('ladder.game', { level: text(`level.${tag.level}`) });
  const challenge = challengeOf(tag.id);
  return challenge === undefined ? text('challenges.unknown') : text(`challenge.${challenge.id}`);
}

/** Who sits there: "2 × Citizen and Governor", "Regent (Merchant, Sage)". */
function opponentsWords(opponents: readonly Opponent[], text: Text): string {
  const kinds = new Map<string, string[]>();
  for (const { level, style } of opponents) {
    const styles = kinds.get(text(`level.${level}`)) ?? [];
    kinds.set(text(`level.${level}`), [...styles, style === undefined ? '' : text(`style.${style}`)]);
  }
  const words = [...kinds].map(([level, styles]) => {
    const fond = styles.filter((style) => style !== '');
    if (fond.length > 0) return `${level} (${fond.join(', ')})`;
    return styles.length === 1 ? level : `${styles.length} × ${level}`;
  });
  return text.list(words);
}

/** What is played at a table, as short as it can be said. */
export const kindWords = ({ mode, expansions }: Pick<ChallengeTable, 'mode' | 'expansions'>, text: Text): string => {
  if (expansions.length === 0) return text(`mode.${mode}`);
  if (expansions.length === EXPANSIONS.length) return text('seats.preset.everything');
  return text.list(expansions.map((expansion) => text(`expansion.${expansion}`)));
};

/** Who sits at a table, and what is special about it, in short sentences. */
export function tableLines(table: ChallengeTable, text: Text): readonly string[] {
  const { gift = 0, seed, oneAway, opponents } = table;
  const present = oneAway === true ? opponents : presentAt(table, 0);
  return [
    optionsWords(table, text),
    text('challenges.against', { names: opponentsWords(present, text) }),
    ...(oneAway === true ? [text('challenges.oneAway')] : []),
    ...(gift > 0 ? [text('challenges.gift', { coins: gift })] : []),
    ...(seed === undefined ? [] : [text('challenges.sameDeal')]),
  ];
}

interface Shared {
  readonly attempt: Attempt;
  readonly date: DayDate;
  readonly par: number | undefined;
  readonly version: string;
}

/** A result to be shared: it tells nothing about the deal. */
export function shareWords({ attempt, date, par, version }: Shared, text: Text): string {
  const { points, rank, others } = attempt;
  const result = text('daily.share', { date: dayWords(date, text), points, rank, of: others.length + 1, version });
  if (par === undefined) return result;
  return `${result}\n${text('daily.sharePar', { par, difference: text.signed(points - par) })}`;
}
