/**
 * A bot's name for tests, as source text: a function of the job, of how many jobs its thread had before, and of whether
 * it is to stop.
 */
export const SCRIPTED_BOTS = {
  first: '(job) => job.choices[0].action',
  /** Plays all over the rules, and always the same from the same position. */
  varied: '(job) => job.choices[job.seed % job.choices.length].action',
  /** Thinks for ever, unless it is told that nobody waits for it. */
  busy: '(job, before, stop) => { if (before === 0) { tell("thinking"); while (!stop()); } return job.choices[0].action; }',
  /** Advises, or judges, only when nobody wants it any more; bots get their answer at once. */
  busyAdviser:
    '(job, before, stop) => { if (job.level === "regent") { tell("thinking"); while (!stop()); } return job.choices[0].action; }',
  slow: '(job) => { tell("thinking"); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 150); return job.choices[0].action; }',
  throwing: '() => { throw new RangeError("the secret card is " + ["1", "red", "01"].join("-")); }',
  hanging: '() => { for (;;); }',
  /** Hangs as well, and leaves the processor to others. */
  waiting: '() => { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); }',
  crashing: '() => process.exit(3)',
  /** Answers, and ends when nobody asks it anything. */
  vanishing: '(job) => { setImmediate(() => process.exit(3)); return job.choices[0].action; }',
  hungry: '() => { const eaten = []; for (;;) eaten.push(new Array(1e5).fill(eaten.length)); }',
  illegal: '() => ({ type: "gold" })',
  senseless: '() => null',
  /** Answers each job twice, and the next one in advance. */
  twice:
    '(job, before) => { for (const id of [before + 1, before + 1, before + 2]) parentPort.postMessage({ id, action: { type: "gold" } }); return job.choices[0].action; }',
  /** Says what is no answer before it answers. */
  babbling:
    '(job) => { for (const noise of [null, undefined, "noise", 7, [], { id: "1" }, { id: -1 }]) parentPort.postMessage(noise); return job.choices[0].action; }',
  /** Says how many MiB it may fill. */
  measuring: '() => ({ memory: resourceLimits.maxOldGenerationSizeMb })',
  counting: '(job, before) => ({ threadId, before })',
} as const;

const CHANNEL = 'hadara-test-bots';

/** Resolves when a thread with one of these bots says so the next time: that it begins to think long, or has answered. */
export function hearFromBots(news: 'thinking' | 'answered'): Promise<void> {
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise((resolve) => {
    channel.onmessage = (event) => {
      if ((event as MessageEvent).data !== news) return;
      channel.close();
      resolve();
    };
  });
}

/** The entry of a bot's thread with one of the bots above, in place of the built one. */
export function botScript(name: keyof typeof SCRIPTED_BOTS): URL {
  const source = `
    import { parentPort, resourceLimits, threadId, workerData } from 'node:worker_threads';
    const tell = (news) => channel.postMessage(news);
    const channel = new BroadcastChannel('${CHANNEL}');
    channel.unref();
    const decide = ${SCRIPTED_BOTS[name]};
    const unwanted = new Int32Array(workerData.unwanted);
    let before = 0;
    parentPort.on('message', (request) => {
      if (request.type === 'end') return parentPort.close();
      try {
        parentPort.postMessage({ id: request.id, action: decide(request.job, before++, () => Atomics.load(unwanted, 0) >= request.id) });
      } catch (error) {
        parentPort.postMessage({ id: request.id, error: { name: error.name, stack: error.stack } });
      }
      tell('answered');
    });`;
  return new URL(`data:text/javascript,${encodeURIComponent(source)}`);
}
