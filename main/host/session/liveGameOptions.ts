import type { Budget } from '../../../shared/bots/bot.ts';
import type { GameSummary, GameUpdate, Notice } from '../../../shared/contract/answers.ts';
import type { Sitting } from '../../../shared/matching/seating.ts';
import type { Engine } from '../../../shared/session/fairness/proof.ts';
import type { Session } from '../../../shared/session/live/session.ts';
import type { BotLevel } from '../../../shared/vocabulary/preferences.ts';
import type { Emblem } from '../../../shared/vocabulary/seats.ts';
import type { BotPool } from '../bots/botPool.ts';
import type { Pace } from '../bots/pace.ts';
import type { ContentLibrary } from '../content/contentLibrary.ts';
import type { GameLibrary } from '../saves/gameLibrary.ts';
import type { HostLog } from '../support/hostLog.ts';

/** Gives bots that are to match the people at the table the strength of now (`player/matching.ts`). */
export interface Matcher {
  seated<S extends Sitting>(
    players: readonly S[],
    emblems: readonly Emblem[],
    before?: readonly Sitting[],
  ): Promise<readonly S[]>;
}

/** What the live game works with, and whom it tells. */
export interface LiveGameOptions {
  readonly library: GameLibrary;
  readonly contents: ContentLibrary;
  readonly pool: BotPool;
  /** Whose bots decide here. */
  readonly engine: Engine;
  readonly pace: Pace;
  /** How long a bot of this level may think now. */
  readonly budgetOf: (level: BotLevel) => Budget;
  /** At which strength bots play that are to match the people at the table. */
  readonly matching: Matcher;
  /** Whether decisions with only one choice are taken without asking. */
  readonly takesForced: () => boolean;
  readonly log: HostLog;
  readonly announce: (notice: Notice) => void;
  /** Sends a position that no call asked for. */
  readonly show: (update: GameUpdate) => void;
  /** Tells that a better game to go on with was found than the offered one. */
  readonly tellSummary: (summary: GameSummary) => void;
  /** Saves a game as it is now. */
  readonly keep: (session: Session) => Promise<void>;
  /** Notes for statistics and challenges how a game ended, before it is deleted. Never rejects. */
  readonly noteResult: (gameId: string) => Promise<void>;
}
