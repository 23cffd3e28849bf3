/**
 * Milliseconds of a job's time that are reserved for the messages to and from the thread and for the last simulation.
 */
const RESERVE = 20;

/**
 * Returns a `stop` function for a thought: true when nobody wants it any more, or its time is up.
 * @param milliseconds the job's budget, counted from now on
 * @param now milliseconds, by a clock that never goes back
 */
export function stopAfter(milliseconds: number, unwanted: () => boolean, now: () => number): () => boolean {
  const deadline = now() + milliseconds - RESERVE;
  return () => unwanted() || now() >= deadline;
}
