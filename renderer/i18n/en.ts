import { app } from './en/app.ts';
import { digest } from './en/digest.ts';
import { effects } from './en/effects.ts';
import { game } from './en/game.ts';
import { log } from './en/log.ts';

/** English: the catalogue that names every message. */
export const en = { ...app, ...game, ...log, ...effects, ...digest } as const;

export type MessageKey = keyof typeof en;

/** A catalogue: the same messages in some language. */
export type Messages = Readonly<Record<MessageKey, string>>;
