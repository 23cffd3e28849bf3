/** Milliseconds of a frame that painting may take: the list must scroll meanwhile. */
const SHARE = 7;

let jobs: (() => void)[] = [];
let due = false;

function work(): void {
  const end = performance.now() + SHARE;
  do jobs.shift()?.();
  while (jobs.length > 0 && performance.now() < end);
  due = jobs.length > 0;
  if (due) requestAnimationFrame(work);
}

/** Paints something as soon as there is time for it, a few things a frame. Returns what calls it off. */
export function paintSoon(job: () => void): () => void {
  jobs.push(job);
  if (!due) requestAnimationFrame(work);
  due = true;
  return () => {
    jobs = jobs.filter((other) => other !== job);
  };
}
