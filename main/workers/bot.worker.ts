import { parentPort } from 'node:worker_threads';
import { decide } from '../../shared/bots/bot.ts';
import { prepareContent, registerContent } from '../../shared/content/content.ts';
import type { DecideRequest, ThreadAnswer, ThreadRequest } from './protocol.ts';

if (!parentPort) throw new Error('this file is the entry of a worker thread');
const port = parentPort;

function answer({ id, job }: DecideRequest): ThreadAnswer {
  try {
    // What the thread knows already it keeps: an id stands for the same numbers for ever.
    if (job.content !== null) registerContent(prepareContent(job.content, job.observation.content));
    return { id, action: decide(job) };
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
