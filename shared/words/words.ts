import type { Words } from './assemble.ts';
import * as spoken from './languages.ts';

export type { MessageKey, Words } from './assemble.ts';

/** The languages that the game speaks. */
export type Language = keyof typeof spoken;

/** All languages at once: for the host and the tests. The page fetches the one that it speaks. */
export const WORDS: Readonly<Record<Language, Words>> = spoken;

export const LANGUAGES = Object.keys(spoken) as Language[];
