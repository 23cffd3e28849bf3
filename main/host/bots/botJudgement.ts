import { z } from 'zod';
import type { BotJob } from '../../../shared/bots/bot.ts';
import { explain } from '../../../shared/bots/explain.ts';
import { reasonFigures } from '../../../shared/contract/reasonShape.ts';
import { type Action, isSameAction } from '../../../shared/vocabulary/actions.ts';
import type { Reason } from '../../../shared/vocabulary/reason.ts';
import type { HostLog } from '../support/hostLog.ts';
import type { BotPool } from './botPool.ts';
import { BotFailure } from './botThread.ts';

const figures = z.object({ action: z.unknown(), instead: z.unknown(), ...reasonFigures });

/**
 * Returns the choice that equals a thread's answer, or undefined. The answer itself is never used, because it may be
 * anything.
 */
export const choiceIn = ({ choices }: BotJob, answer: unknown): Action | undefined =>
  typeof answer === 'object' && answer !== null
    ? choices.find(({ action }) => isSameAction(action, answer as Action))?.action
    : undefined;

/** Returns the reason that a thread gave for an action; `null` when it makes no sense. */
export function readReason(job: BotJob, answer: unknown): Reason | null {
  const read = figures.safeParse(answer);
  if (!read.success) return null;
  const action = choiceIn(job, read.data.action);
  const instead = read.data.instead === null ? null : choiceIn(job, read.data.instead);
  return action === undefined || instead === undefined ? null : { ...read.data, action, instead };
}

export interface Judging {
  /** The action to judge; `null` asks for a decision. */
  readonly about: Action | null;
  /** Whether the reason should also tell what happens in games played on (`withSight`). */
  readonly sees?: boolean;
  readonly signal: AbortSignal;
}

/**
 * Asks for a reason in a bot's thread. If no thread can give one, only the next position is judged, at once and in this
 * thread. Rejects with `BotFailure` `stopped` when `signal` is aborted or the pool is closed.
 */
export async function judgeDecision(pool: BotPool, job: BotJob, judging: Judging, log: HostLog): Promise<Reason> {
  const { about, sees = false, signal } = judging;
  try {
    const reason = readReason(job, (await pool.decide(job, signal, { about, sees })).reason);
    if (reason !== null) return reason;
    log.info('bot gave no reason', { level: job.level });
  } catch (failure) {
    if (!(failure instanceof BotFailure) || failure.kind === 'stopped') throw failure;
    log.fault('bot failed', failure.cause, { reason: failure.kind });
  }
  return explain({ ...job, level: 'regent' }, undefined, about).reason;
}
