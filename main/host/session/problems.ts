import { randomUUID } from 'node:crypto';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
import type {
  ProblemOverview,
  ProblemProgress,
  ProblemScene,
  ProblemShelf,
  ProblemVerdict,
} from '../../../shared/contract/problemAnswers.ts';
import { DIFFICULTY_NAMES, difficultyOf, type ProblemChoice, THEMES } from '../../../shared/contract/problemNames.ts';
import type { Problem } from '../../../shared/problems/problem.ts';
import { type ProblemBook, problemOfDay } from '../../../shared/problems/problemBook.ts';
import { gameOfProblem } from '../../../shared/problems/problemGame.ts';
import { type Rating, ratedAfter } from '../../../shared/problems/rating.ts';
import { verdictOn } from '../../../shared/problems/verdict.ts';
import { Session } from '../../../shared/session/live/session.ts';
import { type Action, isSameAction } from '../../../shared/vocabulary/actions.ts';
import { CallRefused } from '../callRefused.ts';
import { localDay } from '../localDay.ts';
import type { GameLibrary } from '../saves/gameLibrary.ts';
import { type KindOf, NAMES } from './kinds.ts';
import type { LiveGame } from './liveGame.ts';
import { MOST_TRIED, type Notes, type ProblemNotes, type Tried } from './problemNotes.ts';

type OnTable = KindOf<'problem'>;

export interface ProblemsOptions {
  readonly game: LiveGame;
  readonly library: GameLibrary;
  readonly notes: ProblemNotes;
  readonly now: () => number;
  readonly load: () => Promise<ProblemBook>;
}

const progressOf = ({ rating, streak, bestStreak, tried }: Notes): ProblemProgress => ({
  rating: Math.round(rating.rating),
  deviation: Math.round(rating.deviation),
  tried: tried.length,
  found: tried.filter(({ first }) => first).length,
  streak,
  bestStreak,
});

const fits = (problem: Problem, choice: ProblemChoice): boolean => {
  if (choice.kind === 'theme') return problem.theme === choice.theme;
  return choice.kind !== 'difficulty' || difficultyOf(problem.rating) === choice.difficulty;
};

/**
 * The next problem: the untried one nearest to the player's strength; if all were tried, the one tried longest ago,
 * missed ones first.
 */
function nextOf(problems: readonly Problem[], { rating, tried }: Notes): Problem | undefined {
  const before = new Map(tried.map((entry, place) => [entry.id, { ...entry, place }]));
  const distance = (problem: Problem): number => Math.abs(problem.rating - rating.rating);
  const fresh = problems.filter(({ id }) => !before.has(id)).toSorted((a, b) => distance(a) - distance(b));
  const rank = ({ id }: Problem): number => {
    const entry = before.get(id);
    return entry === undefined ? 0 : entry.place + (entry.last ? tried.length : 0);
  };
  return fresh[0] ?? problems.toSorted((a, b) => rank(a) - rank(b))[0];
}

/** The notes after a try; only the first one of a problem counts. */
function notesAfter(notes: Notes, problem: Problem, found: boolean): Notes {
  const { id } = problem;
  const before = notes.tried.find((entry) => entry.id === id);
  const entry: Tried = { id, first: before?.first ?? found, last: found };
  const tried = [...notes.tried.filter((other) => other.id !== id), entry].slice(-MOST_TRIED);
  if (before !== undefined) return { ...notes, tried };
  const streak = found ? notes.streak + 1 : 0;
  const rating: Rating = ratedAfter(notes.rating, problem.rating, found);
  return { rating, tried, streak, bestStreak: Math.max(streak, notes.bestStreak) };
}

/** Puts problems on the table, judges answers, and keeps notes of the player's results. */
export class Problems {
  private readonly options: ProblemsOptions;
  private book: Promise<ProblemBook> | null = null;

  constructor(options: ProblemsOptions) {
    this.options = options;
  }

  async overview(): Promise<ProblemOverview> {
    const book = await this.read();
    const { current } = this.options.notes;
    const tried = new Map(current.tried.map((entry) => [entry.id, entry]));
    const day = localDay(this.options.now());
    const daily = problemOfDay(book, day);
    const shelf = <T extends string>(name: T, isOn: (problem: Problem) => boolean): ProblemShelf<T> => {
      const those = book.problems.filter(isOn);
      const done = those.flatMap(({ id }) => tried.get(id) ?? []);
      return { name, all: those.length, tried: done.length, found: done.filter(({ last }) => last).length };
    };
    return {
      ...progressOf(current),
      all: book.problems.length,
      daily: { day, difficulty: difficultyOf(daily.rating), found: tried.get(daily.id)?.first ?? null },
      themes: THEMES.map((theme) => shelf(theme, (problem) => problem.theme === theme)).filter(({ all }) => all > 0),
      difficulties: DIFFICULTY_NAMES.map((name) => shelf(name, ({ rating }) => difficultyOf(rating) === name)),
    };
  }

  /** Puts a problem on the table. Throws `CallRefused`: `badInput` when there is no such problem. */
  async start(choice: ProblemChoice): Promise<ProblemScene> {
    const book = await this.read();
    const { current } = this.options.notes;
    const those = book.problems.filter((problem) => fits(problem, choice));
    const problem = choice.kind === 'daily' ? problemOfDay(book, localDay(this.options.now())) : nextOf(those, current);
    if (problem === undefined) throw new CallRefused('badInput', 'choice');
    const posed = gameOfProblem(problem, randomUUID(), NAMES);
    const onTable: OnTable = { kind: 'problem', problem, posed, answered: false };
    const update = await this.options.game.put(posed.saved, onTable);
    const again = current.tried.some(({ id }) => id === problem.id);
    const { id, rating } = problem;
    return { id, rating, difficulty: difficultyOf(rating), again, update };
  }

  /**
   * Answers the problem; `null` gives up. Throws `CallRefused`: `noGame` when no problem is on the table, `stale` when
   * it was answered before, `illegal`.
   */
  async answer(action: Action | null): Promise<ProblemVerdict> {
    const onTable = await this.onTable();
    if (onTable.answered) throw new CallRefused('stale');
    const { problem, posed } = onTable;
    const place = action === null ? null : posed.legal.findIndex((other) => isSameAction(other, action));
    if (place === -1) throw new CallRefused('illegal');
    onTable.answered = true;
    const { notes } = this.options;
    const before = notes.current;
    await notes.change(notesAfter(before, problem, place === problem.answer));
    const isFirst = before.tried.every(({ id }) => id !== problem.id);
    const progress = progressOf(notes.current);
    const change = isFirst ? progress.rating - progressOf(before).rating : null;
    return { ...verdictOn(problem, posed, place), progress, change };
  }

  /**
   * Plays on from the problem as a practice game of its own. Throws `CallRefused`: `noGame`, `stale` before the answer.
   */
  async playOn(): Promise<GameUpdate> {
    const { answered, posed } = await this.onTable();
    if (!answered) throw new CallRefused('stale');
    const { game, library } = this.options;
    const gameId = randomUUID();
    await library.save(new Session({ ...posed.saved, gameId, practice: true }));
    return game.resume(gameId);
  }

  /** Throws `CallRefused`: `noGame` when no problem is on the table. */
  private onTable(): Promise<OnTable> {
    return this.options.game.lookAt('problem', (problem) => problem);
  }

  private read(): Promise<ProblemBook> {
    this.book ??= this.options.load();
    return this.book;
  }
}
