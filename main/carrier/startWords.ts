import { languageOf } from '../../shared/words/language.ts';
import { LANGUAGES, WORDS, type Words } from '../../shared/words/words.ts';

/** The messages before there is a page, in the language of the computer. */
export const startWords = (locale = Intl.DateTimeFormat().resolvedOptions().locale): Words['start'] =>
  WORDS[languageOf('auto', locale, LANGUAGES)].start;

/** Replaces the placeholders of a message, such as `{folder}`; braces in values stay as they are. */
export const filled = (message: string, values: Readonly<Record<string, string>>): string =>
  message.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
