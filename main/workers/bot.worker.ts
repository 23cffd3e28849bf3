import { parentPort, workerData } from 'node:worker_threads';
import { TIME_TO_SEE, withSight } from '../../shared/bots/comparison.ts';
import { measured, stopAfterAsks } from '../../shared/bots/explain.ts';
import { prepareContent, registerContent } from '../../shared/content/content.ts';
import type { Reason } from '../../shared/vocabulary/reason.ts';
import { stopAfter } from './deadline.ts';
import type { BotThreadData, DecideRequest, ThreadAnswer, ThreadRequest } from './protocol.ts';

if (!parentPort) throw new Error('this file is the entry of a worker thread');
const port = parentPort;
const unwanted = new Int32Array((workerData as BotThreadData).unwanted);

const now = (): number => performance.now();

const isUnwantedOf =
  ({ id }: DecideRequest): (() => boolean) =>
  () =>
    Atomics.load(unwanted, 0) >= id;

function stopOf(request: DecideRequest): () => boolean {
  const { job, asks } = request;
  const isUnwanted = isUnwantedOf(request);
  if (asks === null) return stopAfter(job.budget.milliseconds, isUnwanted, now);
  const isOver = stopAfterAsks(asks);
  return () => isUnwanted() || isOver();
}

const seenIn = (request: DecideRequest, reason: Reason): Reason =>
  withSight(request.job, reason, stopAfter(TIME_TO_SEE, isUnwantedOf(request), now));

function answer(request: DecideRequest): ThreadAnswer {
  const { id, job, about, sees } = request;
  try {
    const stop = stopOf(request);
    // Known content is kept: an id always stands for the same content.
    if (job.content !== null) registerContent(prepareContent(job.content, job.observation.content));
    const thought = measured(job, stop, about);
    return { id, ...thought, reason: sees ? seenIn(request, thought.reason) : thought.reason };
  } catch (error) {
    // Only what surely survives the way to the host: errors can carry values that cannot be copied.
    const { name, stack } = error instanceof Error ? error : new Error('not an error');
    return { id, error: { name, stack: stack ?? '' } };
  }
}

port.on('message', (request: ThreadRequest) => {
  if (request.type === 'decide') port.postMessage(answer(request));
  // Without its port nothing keeps the thread alive.
  else port.close();
});
