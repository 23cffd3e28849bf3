import type reference from '../../../shared/words/en/rulebook.json';
import { languageOf } from '../../../shared/words/language.ts';
import { PAGE_LANGUAGES } from '../../platform/i18n/pageWords.ts';

/** The rule book in one language: plain data, large, and so by itself and fetched when somebody reads it. */
export type RuleBookWords = typeof reference;

const CHUNKS = import.meta.glob<{ readonly default: RuleBookWords }>('../../../shared/words/*/rulebook.json');

const coming = new Map<string, Promise<RuleBookWords>>();

async function fetchBook(language: string): Promise<RuleBookWords> {
  const chunk = await CHUNKS[`../../../shared/words/${language}/rulebook.json`]?.();
  if (chunk === undefined) throw new Error(`no rule book in ${language}`);
  return chunk.default;
}

/** Resolves to the book's text in a language; the same promise each time. Rejects when the program that has it is gone. */
export function wordsOfBook(locale: string): Promise<RuleBookWords> {
  const language = languageOf('auto', locale, PAGE_LANGUAGES);
  const known = coming.get(language) ?? fetchBook(language);
  coming.set(language, known);
  return known;
}
