import type { BotJob } from '../../shared/bots/bot.ts';
import type { ContentFile } from '../../shared/content/content.ts';
import type { GameSummary, RecordProblem } from '../../shared/contract/answers.ts';
import type { SavedGame } from '../../shared/session/saves/savedGame.ts';
import type { Action } from '../../shared/vocabulary/actions.ts';
import type { ContentId } from '../../shared/vocabulary/pieces.ts';
import type { Reason } from '../../shared/vocabulary/reason.ts';

export interface DecideRequest {
  readonly type: 'decide';
  /** Comes back with the answer. */
  readonly id: number;
  readonly job: BotJob;
  /** The action to judge; `null` asks for a decision. */
  readonly about: Action | null;
}

/**
 * What a bot's thread is started with. A thread that thinks hears no messages, so the host says in shared memory up to
 * which job nobody wants an answer any more: one 32-bit number, at first 0.
 */
export interface BotThreadData {
  readonly unwanted: SharedArrayBuffer;
}

/** What the host says to a bot's thread. */
export type ThreadRequest = DecideRequest | { readonly type: 'end' };

/** What the thread answers to `decide`. */
export type ThreadAnswer =
  | { readonly id: number; readonly action: Action; readonly reason: Reason }
  | { readonly id: number; readonly error: { readonly name: string; readonly stack: string } };

/** What a thread that reads game records is started with. */
export interface RecordsRequest {
  readonly text: string;
  /** The players' own contents that the text may name. */
  readonly contents: readonly { readonly id: ContentId; readonly file: ContentFile }[];
}

/** A game that was read, and its summary, which carries no time yet. */
export interface ReadGame {
  readonly saved: SavedGame;
  readonly summary: GameSummary;
}

/** The one thing that it says before it ends. */
export type RecordsAnswer = { readonly games: readonly ReadGame[] } | { readonly problem: RecordProblem };
