let last = '';

/** Remembers where the page failed, for the diagnostics. Not its words: they may quote what somebody holds. */
export function noteError(error: unknown): void {
  if (!(error instanceof Error)) return;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  last = [error.name, ...frames.slice(0, 3).map((frame) => frame.trim())].join(' ').slice(0, 300);
}

/** Where the page failed last; empty when it did not. */
export const lastError = (): string => last;
