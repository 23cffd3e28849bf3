import { useEffect, useState } from 'react';
import type { Content } from '../../../shared/content/content.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import { ownName } from '../../../shared/words/language.ts';
import type { Language, Words } from '../../../shared/words/words.ts';

/** A file of each language, fetched when somebody speaks it. */
const CHUNKS = import.meta.glob<Readonly<Record<string, Words>>>('../../../shared/words/*/index.ts');

const languageIn = (file: string) => file.split('/').at(-2) as Language;
const files = new Map(Object.keys(CHUNKS).map((file) => [languageIn(file), file]));

/** The languages that the page can speak, in the order of what they call themselves. */
export const PAGE_LANGUAGES: readonly Language[] = [...files.keys()].sort((one, other) =>
  ownName(one).localeCompare(ownName(other)),
);

const fetched = new Map<Language, Words>();

/** The words of a language that was fetched before. */
export const fetchedWords = (language: Language): Words | undefined => fetched.get(language);

/** Fetches the words of a language, once. Rejects when the program that has them is gone. */
export async function fetchWords(language: Language): Promise<void> {
  if (fetched.has(language)) return;
  const chunk = await CHUNKS[files.get(language) ?? '']?.();
  const words = chunk?.[language];
  if (words === undefined) throw new Error(`no words of ${language}`);
  fetched.set(language, words);
}

/** Returns the language to show: the wanted one, and the one before it, if there was any, until its words are there. */
export function useFetched(wanted: Language): Language {
  const [shown, setShown] = useState(() => (fetched.has(wanted) ? wanted : null));
  useEffect(() => {
    let stillWanted = true;
    void fetchWords(wanted).then(() => stillWanted && setShown(wanted));
    return () => {
      stillWanted = false;
    };
  }, [wanted]);
  return fetched.has(wanted) || shown === null ? wanted : shown;
}

type Titles = Readonly<Record<CardId, string>>;

/** By content and language: the same object each time, for the pictures that are painted from it. */
const made = new WeakMap<Content, Map<Titles, Titles>>();

function withOwn(titles: Titles, content: Content): Titles {
  const own = content.cards.flatMap(({ id, title }) => (title === undefined ? [] : [[id, title]]));
  return own.length === 0 ? titles : { ...titles, ...Object.fromEntries(own) };
}

const NONE: Titles = {};

/**
 * Returns the titles of all cards in a language that was fetched. A player's own content may name its cards itself, in
 * one language for all.
 */
export function cardTitles(language: Language, content: Content): Titles {
  const titles = fetchedWords(language)?.titles ?? NONE;
  const known = made.get(content) ?? new Map<Titles, Titles>();
  made.set(content, known);
  const all = known.get(titles) ?? withOwn(titles, content);
  known.set(titles, all);
  return all;
}
