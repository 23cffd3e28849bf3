import type { Action } from '../vocabulary/actions.ts';
import type { BotLevel } from '../vocabulary/preferences.ts';
import type { DecisionEntry, GameUpdate } from './answers.ts';
import type { Difficulty, Theme } from './problemNames.ts';

/* What the host tells of problems. */

/** How many problems there are of a theme or a difficulty, how many of them were tried, and how many were solved. */
export interface ProblemShelf<T extends string> {
  readonly name: T;
  readonly all: number;
  readonly tried: number;
  readonly found: number;
}

/** How the player is doing with problems. */
export interface ProblemProgress {
  /** The rating by Glicko-2, and its deviation (the uncertainty). */
  readonly rating: number;
  readonly deviation: number;
  readonly tried: number;
  readonly found: number;
  /** How many problems in a row were solved at the first try: now, and at most so far. */
  readonly streak: number;
  readonly bestStreak: number;
}

/** What the page about problems shows. */
export interface ProblemOverview extends ProblemProgress {
  readonly all: number;
  /** The problem of the day: its difficulty, and whether it was solved; `null` when it has not been tried. */
  readonly daily: { readonly day: string; readonly difficulty: Difficulty; readonly found: boolean | null };
  readonly themes: readonly ProblemShelf<Theme>[];
  readonly difficulties: readonly ProblemShelf<Difficulty>[];
}

/** A problem on the table. */
export interface ProblemScene {
  readonly id: string;
  readonly rating: number;
  readonly difficulty: Difficulty;
  /** Whether it was tried before; then it does not change the rating. */
  readonly again: boolean;
  readonly update: GameUpdate;
}

/** Another action than the best one, and how many points it is behind. */
export interface ProblemAlternative {
  readonly action: Action;
  readonly behind: number;
}

/** The result of an answer. */
export interface ProblemVerdict {
  readonly found: boolean;
  readonly theme: Theme;
  /** The action that was chosen; `null` when the player gave up. */
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
