import type { BotJob } from '../../../shared/bots/bot.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import type { Reason } from '../../../shared/vocabulary/reason.ts';
import type { HostLog } from '../support/hostLog.ts';
import { choiceIn, readReason } from './botJudgement.ts';
import type { BotPool } from './botPool.ts';
import { BotFailure } from './botThread.ts';

export interface BotDecision {
  readonly action: Action;
  /** Why, as the bot says; `null` when it does not. */
  readonly reason: Reason | null;
  /** The bot gave no usable answer, and the host chose in its place. */
  readonly replaced: boolean;
}

const ATTEMPTS = 2;

/** A choice that never makes things worse than they need be: pass where one may, else the first. */
function safeAction(job: BotJob): Action {
  const actions = job.choices.map((choice) => choice.action);
  const action = actions.find(({ type }) => type === 'pass') ?? actions[0];
  if (!action) throw new RangeError('a bot without a choice was asked to decide');
  return action;
}

/** Returns the choice that the answer names. Throws `BotFailure` when it names none. */
function recognise(job: BotJob, answer: unknown): Action {
  const action = choiceIn(job, answer);
  if (action === undefined) throw new BotFailure('illegal');
  return action;
}

/**
 * Asks a bot for a decision. A bot that throws, hangs, crashes or answers with something illegal is asked once
 * more, in a fresh thread; after that a safe choice is made for it. Rejects only when `signal` is aborted or the
 * pool is closed.
 */
export async function decideForBot(
  pool: BotPool,
  job: BotJob,
  signal: AbortSignal,
  log: HostLog,
): Promise<BotDecision> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      const { action, reason } = await pool.decide(job, signal);
      return { action: recognise(job, action), reason: readReason(job, reason), replaced: false };
    } catch (failure) {
      signal.throwIfAborted();
      if (!(failure instanceof BotFailure) || failure.kind === 'stopped') throw failure;
      log.fault('bot failed', failure.cause, { attempt, reason: failure.kind });
    }
  }
  return { action: safeAction(job), reason: null, replaced: true };
}
