import type { Action } from '../vocabulary/actions.ts';
import type { Seat } from '../vocabulary/seats.ts';
import type { Epoch, Phase, Step } from '../vocabulary/time.ts';

/* How a game can be checked: the commitment to its deal, and the results of repeating its bots' decisions. */

/** What was published of a game's deal before anybody decided. */
export interface DealCommitment {
  /** A hash of the whole deal, in hexadecimal digits. */
  readonly sha256: string;
  /** The salt, without which nobody can test guesses at the deal; `null` before the end. */
  readonly salt: string | null;
  /** How many decisions had been taken by then: more than 0 where the game is a branch of another one. */
  readonly after: number;
}

/** In what a checked decision differs from the repeated one; the page has the words for each. */
export const DIFFERENCES = ['action', 'length', 'luck', 'bot', 'person', 'notSafe'] as const;
/** Why a decision cannot be checked. */
export const UNCHECKED = ['nothingNoted', 'otherBots', 'failed'] as const;

/** The result of repeating a bot's decision; `safe`: the bot had failed, and the safe choice was made for it. */
export type Verdict =
  | { readonly kind: 'same' | 'safe' }
  | {
      readonly kind: 'different';
      readonly why: (typeof DIFFERENCES)[number];
      /** What the bot does, where that is another action. */
      readonly instead: Action | null;
    }
  | { readonly kind: 'unknown'; readonly why: (typeof UNCHECKED)[number] };

/** A bot's decision that was checked. */
export interface CheckedDecision {
  /** Position of the replay before the decision. */
  readonly position: number;
  readonly seat: Seat;
  readonly epoch: Epoch;
  readonly phase: Phase;
  readonly step: Step;
  readonly action: Action;
  readonly verdict: Verdict;
}

/** Whether a finished game has the deal that was promised; `none`: nothing was. */
export const DEAL_CHECKS = ['kept', 'broken', 'none'] as const;

/** A finished game that is being checked, as far as it was asked for. */
export interface GameCheck {
  readonly deal: (typeof DEAL_CHECKS)[number];
  /** How many decisions had been taken when the deal was promised: more than 0 for a branch. */
  readonly after: number;
  readonly decisions: readonly CheckedDecision[];
  /** Decisions of bots in the whole game. */
  readonly total: number;
  /** How many bots' decisions have been checked, these included; `null` when these were the last. */
  readonly next: number | null;
}
