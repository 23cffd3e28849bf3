import type { BotJob } from '../../../shared/bots/bot.ts';
import { type BotNote, botNoteSchema } from '../../../shared/session/fairness/proof.ts';
import { safeAction } from '../../../shared/session/fairness/safeAction.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import type { Reason } from '../../../shared/vocabulary/reason.ts';
import type { HostLog } from '../support/hostLog.ts';
import { choiceIn, readReason } from './botJudgement.ts';
import type { BotPool } from './botPool.ts';
import { BotFailure, type ThreadThought } from './botThread.ts';

export interface BotDecision {
  readonly action: Action;
  /** Why, as the bot says; `null` when it does not. */
  readonly reason: Reason | null;
  /** The note on how the bot decided. */
  readonly bot: BotNote;
}

const ATTEMPTS = 2;

/** The length of the thought as the thread reports it; empty if the numbers make no sense. */
function lengthOf({ asks, nodes }: ThreadThought): BotNote {
  const said = Object.entries({ asks, nodes }).filter(([, count]) => count !== 0 && count !== undefined);
  const read = botNoteSchema.safeParse(Object.fromEntries(said));
  return read.data ?? {};
}

/** Returns the choice that the answer names. Throws `BotFailure` when it names none. */
function recognise(job: BotJob, answer: unknown): Action {
  const action = choiceIn(job, answer);
  if (action === undefined) throw new BotFailure('illegal');
  return action;
}

/**
 * Asks a bot for a decision. A bot that throws, hangs, crashes or gives an illegal answer is asked once more in a fresh
 * thread; after that `safeAction` decides for it. Rejects only when `signal` is aborted or the pool is closed.
 */
export async function decideForBot(
  pool: BotPool,
  job: BotJob,
  signal: AbortSignal,
  log: HostLog,
): Promise<BotDecision> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      const thought = await pool.decide(job, signal);
      return {
        action: recognise(job, thought.action),
        reason: readReason(job, thought.reason),
        bot: lengthOf(thought),
      };
    } catch (failure) {
      signal.throwIfAborted();
      if (!(failure instanceof BotFailure) || failure.kind === 'stopped') throw failure;
      log.fault('bot failed', failure.cause, { attempt, reason: failure.kind });
    }
  }
  return { action: safeAction(job), reason: null, bot: { replaced: true } };
}
