import { expect, it, vi } from 'vitest';
import { RecordThreads } from '../../../../../main/host/saves/exchange/recordThread.ts';
import { readContent } from '../../../../../shared/content/readContent.ts';

/** The entry of a thread that says its number, and answers when it may. It hears how many began, how many may end. */
const WAITING = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ piece: counts }) => {
    if (counts === undefined) return;
    const number = Atomics.add(counts, 0, 1) + 1;
    while (Atomics.load(counts, 1) < number) Atomics.wait(counts, 1, number - 1);
    parentPort.postMessage({ type: 'problem', problem: number });
  });`;
const NOBODY = { contentsOf: async () => [], take: async () => undefined };
const threads = () => new RecordThreads(new URL(`data:text/javascript,${encodeURIComponent(WAITING)}`));

function request() {
  const counts = new Int32Array(new SharedArrayBuffer(8));
  return {
    counts,
    // As much of a text as is needed to be handed on in one piece.
    text: { length: 1, slice: () => counts } as never,
    begun: (number: number) => vi.waitUntil(() => Atomics.load(counts, 0) === number, { timeout: 10_000, interval: 1 }),
  };
}

it('reads one file at a time, however many come in at once', async () => {
  const reader = threads();
  const { counts, text, begun } = request();
  const answers = [1, 2, 3, 4].map(() => reader.read(text, NOBODY));
  for (const [index, answer] of answers.entries()) {
    await begun(index + 1);
    // No other has begun meanwhile.
    expect(Atomics.load(counts, 0)).toBe(index + 1);
    Atomics.add(counts, 1, 1);
    Atomics.notify(counts, 1);
    expect(await answer).toBe(index + 1);
  }
  await reader.dispose();
});

it('ends the file that is being read, and begins no other', async () => {
  const reader = threads();
  const { counts, text, begun } = request();
  const answers = Promise.allSettled([1, 2, 3].map(() => reader.read(text, NOBODY)));
  await begun(1);
  await reader.dispose();
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(Atomics.load(counts, 0)).toBe(1);
});

it('reads a short content at once, without a thread', async () => {
  const nowhere = new RecordThreads(new URL('file:///no/such/records.worker.js'));
  expect(await nowhere.readContent('{}', 'en')).toEqual(readContent('{}', 'en'));
});
