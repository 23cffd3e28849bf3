import { languageOf } from '../../shared/words/language.ts';
import { LANGUAGES, WORDS, type Words } from '../../shared/words/words.ts';

/** What is said before there is a page, in the language of the computer. */
export const startWords = (locale = Intl.DateTimeFormat().resolvedOptions().locale): Words['start'] =>
  WORDS[languageOf('auto', locale, LANGUAGES)].start;

/** Puts values into the places that a message names, `{folder}`; whatever the values hold stays as it is. */
export const filled = (message: string, values: Readonly<Record<string, string>>): string =>
  message.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
