/** How long (milliseconds) saving and closing may take: a disk that does not answer must not keep the program running. */
export const ENDING_PATIENCE = 15_000;

/**
 * Kills the process after so many milliseconds if it has not ended by itself. `process.exit` is not enough: it would
 * wait for a disk that does not answer.
 */
export function endInTime(time: number = ENDING_PATIENCE): void {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), time).unref();
}
