import type { Action } from '../vocabulary/actions.ts';
import type { Reason } from '../vocabulary/reason.ts';
import type { ScoreSheet } from '../vocabulary/score.ts';
import type { DecisionPlace } from './answers.ts';

/* What the host tells of a finished game that is looked back at. */

/** A decision, and what could be expected around it: final points as the network judges them. */
export interface OutlookDecision extends DecisionPlace {
  readonly action: Action;
  /** How many actions were legal. */
  readonly options: number;
  /** By seat, the final points to be expected before it. */
  readonly before: readonly number[];
  /** Those of its own seat after its action, before anything comes to light. */
  readonly after: number;
  /** What there was to choose: by how many points the best action at first sight is ahead of the mean of all. */
  readonly stake: number;
}

/** What every seat could expect, decision by decision. */
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

/** A game that is looked back at, as far as its decisions are judged. */
export interface Analysis extends Outlook {
  readonly gameId: string;
  readonly judged: readonly Judgement[];
  /** How many decisions there are to judge, those that are judged included. */
  readonly toJudge: number;
  /** Whether it was played with numbers that the network has not been trained with. */
  readonly ownContent: boolean;
}

/** Some more of its decisions, now judged. */
export interface AnalysisPart {
  readonly judged: readonly Judgement[];
  /** How many are still to be judged. */
  readonly left: number;
}
