import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createBotPool, type PoolOptions } from '../../../../main/host/bots/botPool.ts';
import { FAREWELL_MS } from '../../../../main/host/bots/botThread.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import { botScript, hearFromBots, type SCRIPTED_BOTS } from '../../workers/botScript.ts';
import { savedGames } from '../saves/savedGames.ts';

const [saved] = savedGames(0);
if (!saved) throw new Error('no game');
const job = new Session(saved).botJob(0);
const never = new AbortController().signal;

function poolOf(name: keyof typeof SCRIPTED_BOTS, changes: Partial<PoolOptions> = {}) {
  const pool = createBotPool({ workerUrl: botScript(name), size: 1, timeoutMs: 60_000, ...changes });
  onTestFinished(() => pool.dispose());
  return pool;
}

/** Keeps this program from noticing anything for so many milliseconds, as a loaded computer does. */
const pause = (time: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, time);

describe('the bot pool', () => {
  it('hands out jobs to as many threads as it has, and keeps the threads', async () => {
    const pool = poolOf('counting', { size: 2 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => pool.decide(job, never)));
    const threads = new Set(answers.map(({ action }) => (action as { threadId: number }).threadId));
    expect(threads.size).toBe(2);
  });

  it.each([
    ['throwing', 'threw'],
    ['waiting', 'timeout'],
    ['crashing', 'crashed'],
  ] as const)('survives a %s bot', async (name, kind) => {
    const pool = poolOf(name, { timeoutMs: name === 'waiting' ? 50 : 10_000 });
    await expect(pool.decide(job, never)).rejects.toMatchObject({ kind });
    await expect(pool.decide(job, never)).rejects.toMatchObject({ kind });
  });

  it('gives each thread only so much memory that a bot which wants ever more ends alone', async () => {
    expect((await poolOf('measuring', { memoryMb: 77 }).decide(job, never)).action).toEqual({ memory: 77 });
  });

  it('gives the job after a failure a fresh thread', async () => {
    const pool = poolOf('counting');
    await pool.decide(job, never);
    const failed = pool.decide({ ...job, choices: (() => undefined) as never }, never);
    await expect(failed).rejects.toMatchObject({ kind: 'crashed' });
    expect(await pool.decide(job, never)).toMatchObject({ action: { before: 0 } });
  });

  it('does not mind a thread that ends while it has nothing to do', async () => {
    const pool = poolOf('vanishing');
    const asked = vi.spyOn(Worker.prototype, 'postMessage');
    const uncaught = vi.fn();
    process.on('uncaughtException', uncaught);
    onTestFinished(() => void process.off('uncaughtException', uncaught));
    const answered = pool.decide(job, never);
    // Before it answers: a busy program hears of answer and end in one go.
    const gone = once(asked.mock.contexts[0] as Worker, 'exit');
    expect((await answered).action).toEqual(job.choices[0]?.action);
    await gone;
    expect((await pool.decide(job, never)).action).toEqual(job.choices[0]?.action);
    expect(uncaught).not.toHaveBeenCalled();
  });

  it('lets go of a job at once when it is not wanted any more', async () => {
    const pool = poolOf('slow');
    const abort = new AbortController();
    const running = pool.decide(job, abort.signal);
    const waiting = pool.decide(job, abort.signal);
    abort.abort();
    await expect(running).rejects.toMatchObject({ kind: 'stopped' });
    await expect(waiting).rejects.toMatchObject({ kind: 'stopped' });
    await expect(pool.decide(job, abort.signal)).rejects.toMatchObject({ kind: 'stopped' });
    expect((await pool.decide(job, never)).action).toEqual(job.choices[0]?.action);
  });

  it('breaks off a thought that nobody wants any more, and keeps its thread', async () => {
    const pool = poolOf('busy', { timeoutMs: 60_000 });
    const abort = new AbortController();
    const thinking = hearFromBots('thinking');
    const thought = pool.decide(job, abort.signal).catch((error: unknown) => error);
    await thinking;
    abort.abort();
    expect(await thought).toMatchObject({ kind: 'stopped' });
    // Only the first job of a thread is thought about for ever: a new thread would not answer.
    expect((await pool.decide(job, never)).action).toEqual(job.choices[0]?.action);
  });

  it('does not break off thoughts that are wanted', async () => {
    const pool = poolOf('slow');
    const abort = new AbortController();
    abort.abort();
    const wanted = pool.decide(job, never);
    await expect(pool.decide(job, abort.signal)).rejects.toMatchObject({ kind: 'stopped' });
    expect((await wanted).action).toEqual(job.choices[0]?.action);
  });

  it('ends with threads that think, none of them by force', async () => {
    const force = vi.spyOn(Worker.prototype, 'terminate');
    const pool = poolOf('busy', { timeoutMs: 60_000 });
    const thinking = hearFromBots('thinking');
    const thought = pool.decide(job, never).catch((error: unknown) => error);
    await thinking;
    await pool.dispose();
    expect(await thought).toMatchObject({ kind: 'stopped' });
    expect(force).not.toHaveBeenCalled();
  });

  it('uses no force against a thread that ended while the program had no time to notice', async () => {
    const force = vi.spyOn(Worker.prototype, 'terminate');
    const pool = poolOf('first');
    await pool.decide(job, never);
    const ended = pool.dispose();
    await setImmediate();
    pause(FAREWELL_MS + 500);
    await ended;
    expect(force).not.toHaveBeenCalled();
  });

  it('says that a missing entry is a crash', async () => {
    const pool = poolOf('first', { workerUrl: new URL('file:///no/such/bot.worker.js') });
    await expect(pool.decide(job, never)).rejects.toMatchObject({ kind: 'crashed' });
  });
});
