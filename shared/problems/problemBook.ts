import { randomStream, shuffled } from '../rules/position/random.ts';
import type { Problem } from './problem.ts';

/** All problems, and the order in which days have theirs. */
export interface ProblemBook {
  readonly problems: readonly Problem[];
  readonly byId: ReadonlyMap<string, Problem>;
  readonly daily: readonly Problem[];
}

/** The seed of the order of daily problems: the same for everybody. */
const DAILY_LUCK = 365;
const MILLISECONDS_A_DAY = 86_400_000;

export function bookOf(problems: readonly Problem[]): ProblemBook {
  const byId = new Map(problems.map((problem) => [problem.id, problem]));
  const sorted = problems.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return { problems, byId, daily: shuffled(sorted, randomStream(DAILY_LUCK, 'decks')) };
}

/** Reads the problems when they are first wanted. */
export async function loadProblems(): Promise<ProblemBook> {
  const { default: file } = await import('./problems.json', { with: { type: 'json' } });
  return bookOf(file.problems as unknown as readonly Problem[]);
}

/** The problem of a day: each comes up once before one comes again. Throws a RangeError without any problem. */
export function problemOfDay({ daily }: ProblemBook, day: string): Problem {
  const number = Math.round(Date.parse(`${day}T00:00:00Z`) / MILLISECONDS_A_DAY);
  const problem = daily[((number % daily.length) + daily.length) % daily.length];
  if (problem === undefined) throw new RangeError('there are no problems');
  return problem;
}
