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

/** Gives bots that play at the people's strength their present strength (`player/matching.ts`). */
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
  /** The version of the bots that decide here. */
  readonly engine: Engine;
  readonly pace: Pace;
  /** How long a bot of this level may think now. */
  readonly budgetOf: (level: BotLevel) => Budget;
  /** Finds the strength of bots that play at the people's strength. */
  readonly matching: Matcher;
  /** Whether decisions with only one choice are taken without asking. */
  readonly takesForced: () => boolean;
  readonly log: HostLog;
  readonly announce: (notice: Notice) => void;
  /** Pushes a position to the screen. */
  readonly show: (update: GameUpdate) => void;
  /** Tells the page that a better game to continue was found than the one offered. */
  readonly tellSummary: (summary: GameSummary) => void;
  /** Saves a game as it is now. */
  readonly keep: (session: Session) => Promise<void>;
  /** Notes for statistics and challenges how a game ended, before it is deleted. Never rejects. */
  readonly noteResult: (gameId: string) => Promise<void>;
}
