import type { Theme } from '../contract/problemNames.ts';
import type { Expansion, Mode } from '../vocabulary/options.ts';
import type { BotLevel } from '../vocabulary/preferences.ts';
import type { Seat } from '../vocabulary/seats.ts';
import type { Decision, Epoch, Phase } from '../vocabulary/time.ts';

/** A position in which one move is clearly best, as data: the game up to it, the answer, and what each move is worth. */
export interface Problem {
  readonly id: string;
  /** The game: its luck, its options, and for each seat its place on the wheel (an index of `EMBLEMS`). */
  readonly seed: number;
  readonly mode: Mode;
  readonly expansions: readonly Expansion[];
  readonly emblems: readonly number[];
  /** The decisions that led there, where there was a choice: each the place of its action among the legal ones. */
  readonly moves: readonly number[];
  /** What is to be decided, by whom. */
  readonly seat: Seat;
  readonly decision: Decision;
  readonly epoch: Epoch;
  readonly phase: Phase;
  /** The place of the best action among the legal ones. */
  readonly answer: number;
  /** Own final points that are expected of the answer. */
  readonly value: number;
  /**
   * For each legal action how far the answer is ahead of it: of the chance to win, −1 … 1, then in points by the parts of
   * a reason (`REASON_PARTS`), which add up to its margin. All 0 for the answer itself.
   */
  readonly behind: readonly (readonly number[])[];
  /** The margin over the best other action in each of the long searches, in points; and the part of equal deals in which it is better. */
  readonly margins: readonly number[];
  readonly better: number;
  /** How often each level finds the answer, 0 … 1. */
  readonly found: Readonly<Record<BotLevel, number>>;
  /** How difficult it is, on the scale on which players are rated. */
  readonly rating: number;
  /** What most of the margin comes from, or the step it is about. */
  readonly theme: Theme;
}
