import { app } from './en/app.ts';
import { bots } from './en/bots.ts';
import { content } from './en/content.ts';
import { desktop } from './en/desktop.ts';
import { digest } from './en/digest.ts';
import { effects } from './en/effects.ts';
import { expansions } from './en/expansions.ts';
import { gallery } from './en/gallery.ts';
import { game } from './en/game.ts';
import { library } from './en/library.ts';
import { log } from './en/log.ts';
import { reasons } from './en/reasons.ts';
import { replay } from './en/replay.ts';

/** English: the catalogue that names every message. */
export const en = {
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
} as const;

export type MessageKey = keyof typeof en;

/** A catalogue: the same messages in some language. */
export type Messages = Readonly<Record<MessageKey, string>>;
