import type { Attempt, DayDate } from '../contract/challengeAnswers.ts';
import type { ChallengeTag } from '../contract/tableSetup.ts';
import type { FinishedGame } from '../statistics/facts.ts';
import { challengeOf } from './challenges.ts';
import { dailyTable, dayAfter, isDay } from './daily.ts';
import { isReached } from './goals.ts';
import { ladderTable } from './ladder.ts';
import { type ChallengeTable, wasPlayedAt } from './table.ts';

/** The seat that everything here is about. */
export const OWN_SEAT = 0;

/** The table that belongs to a tag; `null` where this program knows no such thing. */
export function tableOf(tag: ChallengeTag): ChallengeTable | null {
  if (tag.kind === 'ladder') return ladderTable(tag.level);
  if (tag.kind === 'daily') return isDay(tag.date) ? dailyTable(tag.date) : null;
  return challengeOf(tag.id)?.table ?? null;
}

function uncountedIn(tag: ChallengeTag, game: FinishedGame): Attempt['uncounted'] {
  const table = tableOf(tag);
  const own = game.seats[OWN_SEAT];
  if (game.uncounted !== null) return game.uncounted;
  if (table === null || own?.player.kind !== 'person' || !wasPlayedAt(game, table)) return 'otherTable';
  if (own.handedOver) return 'handedOver';
  return tag.kind === 'daily' && tag.late === true ? 'late' : null;
}

/** The result of a finished game that was played for a challenge. */
export function attemptOf(tag: ChallengeTag, game: FinishedGame): Attempt {
  const totals = game.seats.map(({ score }) => score.total);
  const challenge = tag.kind === 'challenge' ? challengeOf(tag.id) : undefined;
  return {
    gameId: game.gameId,
    tag,
    seed: game.seed,
    finishedAt: game.finishedAt,
    points: totals[OWN_SEAT] ?? 0,
    others: totals.filter((_, seat) => seat !== OWN_SEAT),
    rank: game.seats[OWN_SEAT]?.rank ?? totals.length,
    stars: (challenge?.stars ?? []).flatMap((star, index) => (isReached(star, game, OWN_SEAT) ? [index] : [])),
    uncounted: uncountedIn(tag, game),
  };
}

/** The stars of a challenge, from 0, that were earned in these games. */
export function starsOf(attempts: readonly Attempt[], id: string): ReadonlySet<number> {
  const counting = attempts.filter(
    ({ tag, uncounted }) => tag.kind === 'challenge' && tag.id === id && uncounted === null,
  );
  return new Set(counting.flatMap(({ stars }) => stars));
}

/** The result of a day: the first game that counts; all others are practice. */
export interface PlayedDay {
  readonly result: Attempt | null;
  readonly practice: readonly Attempt[];
}

/** The days that were played, by date. `attempts`: oldest first. */
export function playedDays(attempts: readonly Attempt[]): ReadonlyMap<DayDate, PlayedDay> {
  const days = new Map<DayDate, PlayedDay>();
  for (const attempt of attempts) {
    if (attempt.tag.kind !== 'daily' || attempt.uncounted === 'otherTable') continue;
    const { date } = attempt.tag;
    const { result, practice } = days.get(date) ?? { result: null, practice: [] };
    const isResult = result === null && attempt.uncounted === null;
    days.set(date, isResult ? { result: attempt, practice } : { result, practice: [...practice, attempt] });
  }
  return days;
}

/** The days in a row that have a result, up to today; while today has none, up to yesterday. */
export function streakOf(days: ReadonlyMap<DayDate, PlayedDay>, today: DayDate): number {
  const counts = (date: DayDate): boolean => (days.get(date)?.result ?? null) !== null;
  let streak = 0;
  for (let date = counts(today) ? today : dayAfter(today, -1); counts(date); date = dayAfter(date, -1)) streak++;
  return streak;
}
