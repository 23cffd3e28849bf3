/** How long (milliseconds) everything may take to be put away: a disk that does not answer must not keep the program. */
export const ENDING_PATIENCE = 15_000;

/**
 * Lets the process have so many milliseconds to end by itself, and then ends it. By force, as whoever waits for a disk
 * that does not answer would wait in `process.exit`, too.
 */
export function endInTime(time: number = ENDING_PATIENCE): void {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), time).unref();
}
