import { useEffect, useState } from 'react';
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

/** Returns the language to show: the wanted one, and the one before it until its words are there. */
export function useFetched(wanted: Language): Language {
  const [shown, setShown] = useState(wanted);
  useEffect(() => {
    let stillWanted = true;
    void fetchWords(wanted).then(() => stillWanted && setShown(wanted));
    return () => {
      stillWanted = false;
    };
  }, [wanted]);
  return fetched.has(wanted) ? wanted : shown;
}
