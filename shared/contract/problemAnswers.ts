import type { Action } from '../vocabulary/actions.ts';
import type { BotLevel } from '../vocabulary/preferences.ts';
import type { DecisionEntry, GameUpdate } from './answers.ts';
import type { Difficulty, Theme } from './problemNames.ts';

/* What the host tells of problems. */

/** How many there are of a theme or a difficulty, and how many of them were tried and found. */
export interface ProblemShelf<T extends string> {
  readonly name: T;
  readonly all: number;
  readonly tried: number;
  readonly found: number;
}

/** How somebody is doing with problems. */
export interface ProblemProgress {
  /** Glicko-2: the rating, and how far off it may be. */
  readonly rating: number;
  readonly deviation: number;
  readonly tried: number;
  readonly found: number;
  /** Problems found at first try, one after the other: now, and at most. */
  readonly streak: number;
  readonly bestStreak: number;
}

/** What the page about problems shows. */
export interface ProblemOverview extends ProblemProgress {
  readonly all: number;
  /** That of the day: its difficulty, and whether it was found; `null` when it has not been tried. */
  readonly daily: { readonly day: string; readonly difficulty: Difficulty; readonly found: boolean | null };
  readonly themes: readonly ProblemShelf<Theme>[];
  readonly difficulties: readonly ProblemShelf<Difficulty>[];
}

/** A problem on the table. */
export interface ProblemScene {
  readonly id: string;
  readonly rating: number;
  readonly difficulty: Difficulty;
  /** Whether it was tried before: then nothing is won or lost any more. */
  readonly again: boolean;
  readonly update: GameUpdate;
}

/** Another action than the best one, and how many points it is behind. */
export interface ProblemAlternative {
  readonly action: Action;
  readonly behind: number;
}

/** What came of an answer. */
export interface ProblemVerdict {
  readonly found: boolean;
  readonly theme: Theme;
  /** `null` where the answer was only shown. */
  readonly taken: Action | null;
  readonly best: Action;
  /** Why the best action is the best: against the one that was taken, or against the best other one. */
  readonly entry: DecisionEntry;
  /** All others, the nearest first. */
  readonly alternatives: readonly ProblemAlternative[];
  /** The weakest level that finds it half the time or more; `null` where none does. */
  readonly foundBy: BotLevel | null;
  readonly progress: ProblemProgress;
  /** By how much the rating has changed; `null` where nothing was at stake. */
  readonly change: number | null;
}
