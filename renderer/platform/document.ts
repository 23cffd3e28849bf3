import { useEffect } from 'react';
import { useApp } from './app.ts';
import { useText } from './i18n/text.ts';

/** Puts the game and what is due in it into the window's title. Never shows secrets. */
export function useWindowTitle(what: string | null): void {
  const text = useText();
  const title = what === null ? text('app.name') : text('window.title', { what });
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** Milliseconds after which the file is released: the browser has begun to save it long before. */
const KEEP = 60_000;

/** Lets the browser save a text or what was painted as a file of the player's own. */
export function saveFile(fileName: string, content: string | Blob): void {
  const blob = typeof content === 'string' ? new Blob([content], { type: 'application/octet-stream' }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEEP);
}

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
