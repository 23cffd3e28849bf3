import { languageOf, WORDS, type Words } from '../../shared/words/words.ts';

/** What is said before there is a page, in the language of the computer. */
export const startWords = (locale = Intl.DateTimeFormat().resolvedOptions().locale): Words['start'] =>
  WORDS[languageOf('auto', locale)].start;
