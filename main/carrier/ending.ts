/** How long (milliseconds) saving and closing may take: a disk that does not answer must not keep the program running. */
export const ENDING_PATIENCE = 15_000;

/**
 * Gives the process so many milliseconds to end by itself, and then kills it. `process.exit` would wait for a disk that
 * does not answer.
 */
export function endInTime(time: number = ENDING_PATIENCE): void {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), time).unref();
}
