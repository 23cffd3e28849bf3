import { app } from './de/app.ts';
import { digest } from './de/digest.ts';
import { effects } from './de/effects.ts';
import { game } from './de/game.ts';
import { log } from './de/log.ts';
import type { Messages } from './en.ts';

/** German. Terms as in the board game's German edition, sentences of our own. */
export const de: Messages = { ...app, ...game, ...log, ...effects, ...digest };
