import { expect, it, vi } from 'vitest';
import { RecordThreads } from '../../../../main/host/exchange/recordThread.ts';

/** The entry of a thread that says its number, and answers when it may. `contents`: how many began, how many may end. */
const WAITING = `
  import { parentPort, workerData } from 'node:worker_threads';
  const [counts] = workerData.contents;
  const number = Atomics.add(counts, 0, 1) + 1;
  while (Atomics.load(counts, 1) < number) Atomics.wait(counts, 1, number - 1);
  parentPort.postMessage(number);`;
const threads = () => new RecordThreads(new URL(`data:text/javascript,${encodeURIComponent(WAITING)}`));

function request() {
  const counts = new Int32Array(new SharedArrayBuffer(8));
  return {
    counts,
    input: { text: '', contents: [counts] } as never,
    begun: (number: number) => vi.waitUntil(() => Atomics.load(counts, 0) === number, { timeout: 10_000, interval: 1 }),
  };
}

it('reads one file at a time, however many come in at once', async () => {
  const reader = threads();
  const { counts, input, begun } = request();
  const answers = [1, 2, 3, 4].map(() => reader.read(input));
  for (const [index, answer] of answers.entries()) {
    await begun(index + 1);
    // Its own entry in the list of threads, and no other: one that was started has not begun to run perhaps.
    expect(reader).toMatchObject({ threads: { size: 1 } });
    Atomics.add(counts, 1, 1);
    Atomics.notify(counts, 1);
    expect(await answer).toBe(index + 1);
  }
  await reader.dispose();
});

it('ends the file that is being read, and begins no other', async () => {
  const reader = threads();
  const { counts, input, begun } = request();
  const answers = Promise.allSettled([1, 2, 3].map(() => reader.read(input)));
  await begun(1);
  await reader.dispose();
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(Atomics.load(counts, 0)).toBe(1);
});
