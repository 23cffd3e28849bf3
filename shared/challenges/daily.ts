import type { DayDate } from '../contract/challengeAnswers.ts';
import { EXPANSIONS } from '../vocabulary/options.ts';
import type { ChallengeTable } from './table.ts';

/** Raise it when bots or rules change so much that a day should have another deal. */
const EDITION = 1;

/** What is played on each day of the week, from Sunday. */
const WEEK: readonly Pick<ChallengeTable, 'mode' | 'expansions'>[] = [
  { mode: 'advanced', expansions: EXPANSIONS },
  { mode: 'basic', expansions: [] },
  { mode: 'advanced', expansions: [] },
  { mode: 'advanced', expansions: ['monuments'] },
  { mode: 'advanced', expansions: ['market'] },
  { mode: 'advanced', expansions: ['nobles'] },
  { mode: 'advanced', expansions: ['monuments', 'market'] },
];

const DAY = 24 * 60 * 60 * 1000;

/** Milliseconds since 1970 of the day's beginning in UTC; `NaN` where there is no such day. */
const timeOf = (date: DayDate): number => Date.parse(`${date}T00:00:00Z`);

const dateOf = (time: number): DayDate => new Date(time).toISOString().slice(0, 10);

/** Whether there is such a day, in years of four digits. */
export function isDay(date: string): boolean {
  const time = timeOf(date);
  return !Number.isNaN(time) && dateOf(time) === date;
}

/** The day so many days later, or earlier. */
export const dayAfter = (date: DayDate, days = 1): DayDate => dateOf(timeOf(date) + days * DAY);

/** 0 is Sunday. */
export const weekdayOf = (date: DayDate): number => new Date(timeOf(date)).getUTCDay();

/** FNV-1a: the same number everywhere, and another one for each day. */
function seedOf(date: DayDate): number {
  let hash = 0x811c9dc5;
  for (const letter of `hadara ${EDITION} ${date}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}

/**
 * The table of a day, the same for everybody: three seats, the player on the first. The levels that sit there do not
 * think ahead, so they decide the same on every computer. Throws a RangeError where there is no such day.
 */
export function dailyTable(date: DayDate): ChallengeTable {
  const played = WEEK[weekdayOf(date)];
  if (played === undefined) throw new RangeError(`no day ${date}`);
  return { opponents: [{ level: 'governor' }, { level: 'regent' }], ...played, seed: seedOf(date) };
}
