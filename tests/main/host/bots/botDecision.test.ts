import { describe, expect, it } from 'vitest';
import { decideForBot } from '../../../../main/host/bots/botDecision.ts';
import type { BotPool } from '../../../../main/host/bots/botPool.ts';
import { BotFailure } from '../../../../main/host/bots/botThread.ts';
import { createHostLog } from '../../../../main/host/support/hostLog.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import { MemoryDisk } from '../files/memoryDisk.ts';
import { savedGames } from '../saves/savedGames.ts';

const log = createHostLog(new MemoryDisk(), '/data/logs');
const never = new AbortController().signal;

/** A pool that gives these answers one after the other, and then no more; it counts how often it was asked. */
function poolOf(...answers: unknown[]) {
  const pool = {
    threads: 1,
    asked: 0,
    decide: async () => {
      pool.asked += 1;
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return { action: answer, reason: null };
    },
    dispose: async () => undefined,
  };
  return pool satisfies BotPool;
}

const jobs = savedGames(60).map((saved) => {
  const session = new Session(saved);
  return session.botJob(session.botsToDecide()[0] ?? -1);
});
const jobWith = (wanted: (types: string[]) => boolean) => {
  const job = jobs.find(({ choices }) => wanted(choices.map(({ action }) => action.type)));
  if (!job) throw new Error('no such position');
  return job;
};
const job = jobWith((types) => types.includes('draft'));
const lastAction = job.choices.at(-1)?.action;

describe('a decision of a bot', () => {
  it('is the choice that the answer names', async () => {
    const pool = poolOf(structuredClone(lastAction));
    expect(await decideForBot(pool, job, never, log)).toEqual({ action: lastAction, reason: null, bot: {} });
    expect(pool.asked).toBe(1);
  });

  it.each([
    ['a failure', new BotFailure('timeout')],
    ['an illegal answer', { type: 'gold' }],
    ['no answer', undefined],
    ['an answer of nothing', null],
  ])('is asked for once more after %s', async (_, first) => {
    const pool = poolOf(first, lastAction);
    expect(await decideForBot(pool, job, never, log)).toEqual({ action: lastAction, reason: null, bot: {} });
    expect(pool.asked).toBe(2);
  });

  it('is made for it after two failures: pass where one may', async () => {
    const optional = jobWith((types) => types.includes('pass') && types[0] !== 'pass');
    const failures = () => poolOf(new BotFailure('crashed'), { ...lastAction, type: 'pass' });
    expect(await decideForBot(failures(), optional, never, log)).toEqual({
      action: { type: 'pass' },
      reason: null,
      bot: { replaced: true },
    });
    const first = job.choices[0]?.action;
    expect(await decideForBot(failures(), job, never, log)).toEqual({
      action: first,
      reason: null,
      bot: { replaced: true },
    });
  });

  it('is not made for it when nobody wants it any more', async () => {
    const stopped = poolOf(new BotFailure('stopped'));
    await expect(decideForBot(stopped, job, never, log)).rejects.toMatchObject({ kind: 'stopped' });
    const aborted = AbortSignal.abort();
    await expect(decideForBot(poolOf(new BotFailure('timeout')), job, aborted, log)).rejects.toThrow();
  });
});
