import type { BotJob, Budget } from '../../../shared/bots/bot.ts';
import type { BotNote } from '../../../shared/session/fairness/proof.ts';
import type { Session } from '../../../shared/session/live/session.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import type { BotLevel } from '../../../shared/vocabulary/preferences.ts';
import type { Reason } from '../../../shared/vocabulary/reason.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import type { HostLog } from '../support/hostLog.ts';
import { decideForBot } from './botDecision.ts';
import type { BotPool } from './botPool.ts';
import type { Pace } from './pace.ts';

export interface BotMove {
  readonly seat: Seat;
  readonly action: Action;
  /** Why, as the bot says; `null` when it does not. */
  readonly reason: Reason | null;
  /** The note on how the bot decided; left out for scripted moves. */
  readonly bot?: BotNote;
}

export interface BotTurnsOptions {
  readonly pool: BotPool;
  readonly pace: Pace;
  /** How long a bot may think. Asked anew at each decision, so that a changed setting counts at once. */
  readonly budgetOf: (level: BotLevel) => Budget;
  readonly log: HostLog;
  /** Applies moves through the same queue as people's actions. Resolves to how many were accepted. */
  readonly apply: (session: Session, moves: readonly BotMove[], signal: AbortSignal) => Promise<number>;
  /** The scripted action of a bot; `null` when the bot decides itself. */
  readonly written: (session: Session, seat: Seat, legal: readonly Action[]) => Action | null;
  /** Called when a bot failed and was replaced. */
  readonly onReplaced: (session: Session, seat: Seat) => void;
}

/** A period of a game in which no position that bots think about is taken back. */
interface Sitting {
  readonly session: Session;
  readonly abort: AbortController;
  busy: boolean;
}

/** Lets the bots of one game play whenever they have to decide. */
export class BotTurns {
  private readonly options: BotTurnsOptions;
  private sitting: Sitting | null = null;

  constructor(options: BotTurnsOptions) {
    this.options = options;
  }

  /** Lets the bots play this game from its present position; thoughts about any other game are dropped. */
  begin(session: Session): void {
    this.stop();
    this.sitting = { session, abort: new AbortController(), busy: false };
    this.wake();
  }

  /**
   * Tells the bots that the position may have changed. They start a little later, so that the running call is answered
   * first.
   */
  wake(): void {
    const { sitting } = this;
    if (!sitting || sitting.busy) return;
    sitting.busy = true;
    setImmediate(() => void this.play(sitting));
  }

  stop(): void {
    this.sitting?.abort.abort();
    this.sitting = null;
  }

  private async play(sitting: Sitting): Promise<void> {
    try {
      while (await this.playOnce(sitting));
    } catch (error) {
      if (!sitting.abort.signal.aborted) this.options.log.fault('bots stopped', error);
    } finally {
      sitting.busy = false;
    }
  }

  /** Lets every bot decide that has to. Returns false when none has to. */
  private async playOnce(sitting: Sitting): Promise<boolean> {
    const { session, abort } = sitting;
    const thoughts = session.botsToDecide().map((seat) => ({ seat, job: this.jobOf(session, seat) }));
    if (thoughts.length === 0 || abort.signal.aborted) {
      // Set before anything is awaited, so that a person's action from now on wakes the bots again.
      sitting.busy = false;
      return false;
    }
    // Always the same delay: how long a bot thought must reveal nothing.
    const longest = Math.max(...thoughts.map(({ job }) => job.budget.milliseconds));
    const [moves] = await Promise.all([
      Promise.all(thoughts.map(({ seat, job }) => this.decide(sitting, seat, job))),
      this.options.pace.beat(longest, abort.signal),
    ]);
    const accepted = await this.options.apply(session, moves, abort.signal);
    if (accepted === 0) throw new Error('no move of a bot was accepted');
    return true;
  }

  private async decide({ session, abort }: Sitting, seat: Seat, job: BotJob): Promise<BotMove> {
    const { pool, log, onReplaced, written } = this.options;
    const move = written(
      session,
      seat,
      job.choices.map(({ action }) => action),
    );
    if (move !== null) return { seat, action: move, reason: null };
    const decision = await decideForBot(pool, job, abort.signal, log);
    if (decision.bot.replaced) onReplaced(session, seat);
    return { seat, ...decision };
  }

  private jobOf(session: Session, seat: Seat): BotJob {
    const controller = session.saved.players[seat]?.controller;
    return session.botJob(seat, controller?.kind === 'bot' ? this.options.budgetOf(controller.level) : undefined);
  }
}
