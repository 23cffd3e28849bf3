import type { BotJob } from '../../shared/bots/bot.ts';
import type { MeasuredThought } from '../../shared/bots/explain.ts';
import type { ContentFile } from '../../shared/content/content.ts';
import type { ReadContent } from '../../shared/content/readContent.ts';
import type { GameSummary } from '../../shared/contract/answers.ts';
import type { RecordProblem, SaveProblem } from '../../shared/contract/fileAnswers.ts';
import type { SavedGame } from '../../shared/session/saves/savedGame.ts';
import type { Action } from '../../shared/vocabulary/actions.ts';
import type { ContentId } from '../../shared/vocabulary/pieces.ts';
import type { Language } from '../../shared/words/words.ts';

export interface DecideRequest {
  readonly type: 'decide';
  /** Comes back with the answer. */
  readonly id: number;
  readonly job: BotJob;
  /** The action to judge; `null` asks for a decision. */
  readonly about: Action | null;
  /** Whether the reason should also tell what happens in games played on (`withSight`). */
  readonly sees: boolean;
  /** How often the thought may go on, whatever the clock says; `null`: as long as the job has time. */
  readonly asks: number | null;
}

/**
 * The data with which a bot's thread starts. A thinking thread receives no messages, so the host writes into shared
 * memory up to which job nobody wants an answer any more: one 32-bit number, at first 0.
 */
export interface BotThreadData {
  readonly unwanted: SharedArrayBuffer;
}

/** What the host says to a bot's thread. */
export type ThreadRequest = DecideRequest | { readonly type: 'end' };

/** What the thread answers to `decide`. */
export type ThreadAnswer =
  | ({ readonly id: number } & MeasuredThought)
  | { readonly id: number; readonly error: { readonly name: string; readonly stack: string } };

/** A player's own content, for threads that play with it. */
export interface RegisteredContent {
  readonly id: ContentId;
  readonly file: ContentFile;
}

/** A game that was read, its summary (without a time yet), and what tells it from all other games (`identityOf`). */
export interface ReadGame {
  readonly saved: SavedGame;
  readonly summary: GameSummary;
  readonly identity: string;
}

/** What a file is read as; for a content also the language of the messages about it. */
export type FileKind =
  | { readonly kind: 'records' | 'save' }
  | { readonly kind: 'content'; readonly language: Language };

/**
 * The messages of a thread that reads files, one each time it is asked to go on. For a content there is a single one.
 * For games, the first names the players' own contents that are needed; then comes either a problem, or the games, a
 * few at a time.
 */
export type RecordsAnswer =
  | { readonly type: 'contents'; readonly ids: readonly ContentId[] }
  | { readonly type: 'content'; readonly read: ReadContent }
  | { readonly type: 'problem'; readonly problem: RecordProblem | SaveProblem }
  | { readonly type: 'games'; readonly games: readonly ReadGame[]; readonly last: boolean };

/**
 * The messages of the host to such a thread: the text in pieces, then `whole`. Where games need contents: those that
 * exist, then `read`. After each message with games: `more`.
 */
export type RecordsRequest =
  | { readonly type: 'text'; readonly piece: string }
  | { readonly type: 'content'; readonly content: RegisteredContent }
  | { readonly type: 'whole'; readonly of: FileKind }
  | { readonly type: 'read' | 'more' };
