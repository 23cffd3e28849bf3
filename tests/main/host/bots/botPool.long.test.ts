import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { createBotPool, type PoolOptions } from '../../../../main/host/bots/botPool.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import { botScript, type SCRIPTED_BOTS } from '../../workers/botScript.ts';
import { savedGames } from '../saves/savedGames.ts';

const [saved] = savedGames(0);
if (!saved) throw new Error('no game');
const job = new Session(saved).botJob(0);
const never = new AbortController().signal;

function poolOf(name: keyof typeof SCRIPTED_BOTS, changes: Partial<PoolOptions> = {}) {
  const pool = createBotPool({ workerUrl: botScript(name), size: 1, timeoutMs: 2000, ...changes });
  onTestFinished(() => pool.dispose());
  return pool;
}

const reportSchema = z.object({ workers: z.array(z.unknown()) });

/** Threads of this process, from the engine's own report. */
const liveThreads = (): number => reportSchema.parse(process.report.getReport()).workers.length;

describe('the bot pool', () => {
  it('survives a bot that eats up its memory', async () => {
    const pool = poolOf('hungry', { timeoutMs: 10_000, memoryMb: 32 });
    await expect(pool.decide(job, never)).rejects.toMatchObject({ kind: 'crashed' });
    await expect(pool.decide(job, never)).rejects.toMatchObject({ kind: 'crashed' });
  });

  it('ends with all its threads, also those that hang', async () => {
    const before = liveThreads();
    const pool = poolOf('hanging', { size: 2, timeoutMs: 60_000 });
    const thoughts = [1, 2, 3].map(() => pool.decide(job, never));
    const ended = Promise.allSettled(thoughts);
    await vi.waitFor(() => expect(liveThreads()).toBe(before + 2));
    await pool.dispose();
    expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await expect(pool.decide(job, never)).rejects.toMatchObject({ kind: 'stopped' });
    expect(liveThreads()).toBe(before);
  });
});
