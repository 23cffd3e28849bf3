import { app } from './de/app.ts';
import { bots } from './de/bots.ts';
import { content } from './de/content.ts';
import { desktop } from './de/desktop.ts';
import { digest } from './de/digest.ts';
import { effects } from './de/effects.ts';
import { expansions } from './de/expansions.ts';
import { gallery } from './de/gallery.ts';
import { game } from './de/game.ts';
import { library } from './de/library.ts';
import { log } from './de/log.ts';
import { reasons } from './de/reasons.ts';
import { replay } from './de/replay.ts';
import type { Messages } from './en.ts';

/** German. Terms as in the board game's German edition, sentences of our own. */
export const de: Messages = {
  ...app,
  ...game,
  ...log,
  ...effects,
  ...digest,
  ...expansions,
  ...library,
  ...replay,
  ...reasons,
  ...gallery,
  ...content,
  ...bots,
  ...desktop,
};
