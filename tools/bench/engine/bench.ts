import { besideFloor, copies, type DraftEngine, drafts, type Program, wholeGames } from './contenders.ts';
import { BASE, EVERYTHING, recordGame } from './recordedGame.ts';
import { asTable, type Copying, machine } from './report.ts';
import { type Budget, type Comparison, compare, microsecondsOf } from './rounds.ts';

export interface Figures {
  readonly comparisons: readonly Comparison[];
  readonly copying: readonly Copying[];
}

/**
 * Measures the engines on games of the seeds 1 … `games`, and `draftEngine` on their drafts; beside the floor in C, where
 * there is one. Throws a RangeError when two of them score differently.
 */
export function benchEngine(
  games: number,
  budget: Budget,
  draftEngine: DraftEngine,
  floor: Program['measure'] | null,
): Figures {
  const seeds = Array.from({ length: games }, (_, index) => index + 1);
  const base = seeds.map((seed) => recordGame(seed, BASE));
  const everything = seeds.map((seed) => recordGame(seed, EVERYTHING));
  return {
    comparisons: [
      // First, while the kernel has played without a listener only, as it does where bots think.
      ...(floor === null ? [] : [compare(besideFloor('base game', base, floor), budget)]),
      compare(wholeGames('base game', base), budget),
      compare(wholeGames('three expansions', everything), budget),
      compare(drafts(base, draftEngine), budget),
    ],
    copying: [
      { work: 'copy, end of the base game', microseconds: microsecondsOf(copies(base), budget) },
      { work: 'copy, end of three expansions', microseconds: microsecondsOf(copies(everything), budget) },
    ],
  };
}

/** The figures with what they were measured on. */
export const report = (figures: Figures, games: number, { rounds }: Budget): string =>
  `${asTable(figures.comparisons, figures.copying)}\n${games} games, medians of ${rounds} rounds. ${machine()}${
    figures.comparisons.some(({ names }) => names[1] === 'C') ? '' : '\nNo gcc was found: the floor in C is left out.'
  }`;
