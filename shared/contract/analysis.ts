import type { Action } from '../vocabulary/actions.ts';
import type { Reason } from '../vocabulary/reason.ts';
import type { ScoreSheet } from '../vocabulary/score.ts';
import type { DecisionPlace } from './answers.ts';

/* What the host tells about the analysis of a finished game. */

/** A decision, and the final points that the network expected before and after it. */
export interface OutlookDecision extends DecisionPlace {
  readonly action: Action;
  /** How many actions were legal. */
  readonly options: number;
  /** By seat, the final points expected before the decision. */
  readonly before: readonly number[];
  /** The final points expected for its own seat after the action, before anything hidden is turned over. */
  readonly after: number;
  /**
   * How much the choice mattered: by how many points the best action at first sight is ahead of the mean of all
   * actions.
   */
  readonly stake: number;
}

/** What every seat could expect at each decision. */
export interface Outlook {
  readonly decisions: readonly OutlookDecision[];
  /** How it ended. */
  readonly sheet: ScoreSheet;
}

/** How good a decision was, found by thinking ahead from what its seat could know. */
export interface Judgement {
  /** Position of the replay before the decision. */
  readonly position: number;
  readonly reason: Reason;
}

/** The analysis of a game, as far as its decisions are judged. */
export interface Analysis extends Outlook {
  readonly gameId: string;
  readonly judged: readonly Judgement[];
  /** How many decisions are worth judging, including those that are judged already. */
  readonly toJudge: number;
  /** Whether the game was played with a content that the network has not been trained with. */
  readonly ownContent: boolean;
}

/** Some more of its decisions, now judged. */
export interface AnalysisPart {
  readonly judged: readonly Judgement[];
  /** How many are still to be judged. */
  readonly left: number;
}
