import { useApp } from './app.ts';

/**
 * Remembers where the page failed: the error's name and the first three places of its stack. Its message is left out,
 * because it may quote what somebody holds.
 */
export function noteError(error: unknown): void {
  if (!(error instanceof Error)) return;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const lastError = [error.name, ...frames.slice(0, 3).map((frame) => frame.trim())].join(' ').slice(0, 300);
  useApp.setState({ lastError });
}
