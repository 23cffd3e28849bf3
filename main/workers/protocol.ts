import type { BotJob } from '../../shared/bots/bot.ts';
import type { Action } from '../../shared/vocabulary/actions.ts';

export interface DecideRequest {
  readonly type: 'decide';
  /** Comes back with the answer. */
  readonly id: number;
  readonly job: BotJob;
}

/** What the host says to a bot's thread. */
export type ThreadRequest = DecideRequest | { readonly type: 'end' };

/** What the thread answers to `decide`. */
export type ThreadAnswer =
  | { readonly id: number; readonly action: Action }
  | { readonly id: number; readonly error: { readonly name: string; readonly stack: string } };
