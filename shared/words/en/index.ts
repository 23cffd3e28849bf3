import { app } from './app.ts';
import { bots } from './bots.ts';
import { content } from './content.ts';
import { contentFile } from './contentFile.ts';
import { desktop } from './desktop.ts';
import { digest } from './digest.ts';
import { effects } from './effects.ts';
import { expansions } from './expansions.ts';
import { gallery } from './gallery.ts';
import { game } from './game.ts';
import { inspect } from './inspect.ts';
import { library } from './library.ts';
import { log } from './log.ts';
import { menu } from './menu.ts';
import { reasons } from './reasons.ts';
import { replay } from './replay.ts';
import { start } from './start.ts';
import { titles } from './titles.ts';

/** English: the catalogue that names everything that is said. */
export const en = {
  name: 'English',
  messages: {
    ...app,
    ...game,
    ...log,
    ...effects,
    ...digest,
    ...expansions,
    ...inspect,
    ...library,
    ...replay,
    ...reasons,
    ...gallery,
    ...content,
    ...bots,
    ...desktop,
  },
  titles,
  menu,
  desktop,
  start,
  contentFile,
} as const;
