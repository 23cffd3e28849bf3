import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A start in which the page never drew anything leaves this file. It says how many such starts there were in a row. */
const noteOf = (dataFolder: string): string => path.join(dataFolder, 'electron', 'unseen-starts');

/** How many starts in a row, up to the last one, ended before anything was drawn. Never throws. */
export function unseenStarts(dataFolder: string): number {
  try {
    const text = readFileSync(noteOf(dataFolder), 'utf8').trim();
    return /^\d{1,6}$/.test(text) ? Number(text) : 1;
  } catch {
    return 0;
  }
}

/**
 * Whether a start after so many unseen ones should use X11 where Linux would use Wayland. The two alternate: if one
 * shows nothing even without the graphics card, the next start tries the other.
 */
export const triesX11 = (unseen: number): boolean => unseen % 2 === 1;

/** Notes that a window is about to open; `before` such starts ended unseen. Never throws. */
export function noteUnseenStart(dataFolder: string, before: number): void {
  try {
    mkdirSync(path.dirname(noteOf(dataFolder)), { recursive: true });
    writeFileSync(noteOf(dataFolder), `${before + 1}\n`);
  } catch {
    // Without the note the next start is an ordinary one. The host reports a disk that refuses writes.
  }
}

/** Forgets all unseen starts, because something was drawn or the player chose another way to draw. Never throws. */
export function forgetUnseenStarts(dataFolder: string): void {
  try {
    rmSync(noteOf(dataFolder), { force: true });
  } catch {
    // The next start will then draw in the safe way, although it need not.
  }
}
