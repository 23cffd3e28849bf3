/** What is kept of a job's time for the way here and back and the last simulation, in milliseconds. */
const RESERVE = 20;

/**
 * Returns what tells whether a thought is to end: nobody wants it any more, or its time is up.
 * @param milliseconds the job's budget, counted from now on
 * @param now milliseconds, by a clock that never goes back
 */
export function stopAfter(milliseconds: number, unwanted: () => boolean, now: () => number): () => boolean {
  const deadline = now() + milliseconds - RESERVE;
  return () => unwanted() || now() >= deadline;
}
