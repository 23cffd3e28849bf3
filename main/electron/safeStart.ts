import { triesX11, unseenStarts } from '../carrier/unseenStarts.ts';
import type { ElectronLike } from './electronLike.ts';
import { wantsSafeGraphics } from './graphics.ts';

/** After so many starts of which nothing was seen, the next one shows a plain page. */
const HOPELESS = 2;

const SAFE_GRAPHICS = '--safe-graphics';
const X11 = '--x11';
/** Chromium's own word for it, which it reads before any of our code runs. */
const CHROMIUMS_X11 = '--ozone-platform=x11';

export interface SafeStart {
  /** How many starts before this one ended before anything was drawn. */
  readonly unseen: number;
  /** Whether this start does without the graphics card. */
  readonly safeGraphics: boolean;
  /** Whether a plain page is shown instead of the game's. */
  readonly plainPage: boolean;
}

/** How this start is to draw, from the settings, the program's arguments, and what became of the starts before it. */
export function safeStartOf(dataFolder: string, args: readonly string[]): SafeStart {
  const unseen = unseenStarts(dataFolder);
  return {
    unseen,
    safeGraphics: unseen > 0 || args.includes(SAFE_GRAPHICS) || wantsSafeGraphics(dataFolder),
    plainPage: unseen >= HOPELESS,
  };
}

/**
 * The arguments with which the program has to be started anew, because this start is to use X11 and Chromium has chosen
 * Wayland; `null` where there is no need or no X server. By the time that our code runs, it cannot choose differently.
 */
export function argumentsForX11(
  { app }: ElectronLike,
  { unseen }: SafeStart,
  { args, env }: { readonly args: readonly string[]; readonly env: Readonly<Record<string, string | undefined>> },
): string[] | null {
  const wanted = triesX11(unseen) || args.includes(X11);
  if (!wanted || !env.DISPLAY || args.includes(CHROMIUMS_X11)) return null;
  if (app.commandLine.getSwitchValue('ozone-platform') !== 'wayland') return null;
  return [...args, CHROMIUMS_X11];
}
