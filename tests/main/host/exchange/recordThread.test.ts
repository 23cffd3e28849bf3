import { expect, it } from 'vitest';
import { RecordThreads } from '../../../../main/host/exchange/recordThread.ts';

/** The entry of a thread that answers with the times between which it ran, in milliseconds since 1970. */
const SLOW = `
  import { parentPort } from 'node:worker_threads';
  const began = Date.now();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60);
  parentPort.postMessage({ type: 'problem', problem: { began, ended: Date.now() } });`;
const slowly = () => new RecordThreads(new URL(`data:text/javascript,${encodeURIComponent(SLOW)}`));
const READER = { contentsOf: async () => [], take: async () => undefined };

it('reads one file at a time, however many come in at once', async () => {
  const threads = slowly();
  const runs = (await Promise.all([1, 2, 3, 4].map(() => threads.read('', READER)))) as unknown as {
    readonly began: number;
    readonly ended: number;
  }[];
  for (const [index, run] of runs.slice(1).entries())
    expect(run.began).toBeGreaterThanOrEqual(runs[index]?.ended ?? Number.POSITIVE_INFINITY);
  await threads.dispose();
});

it('ends the file that is being read, and begins no other', async () => {
  const threads = slowly();
  const answers = Promise.allSettled([1, 2, 3].map(() => threads.read('', READER)));
  await threads.dispose();
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});
