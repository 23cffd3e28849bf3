import type { Content } from '../../../shared/content/content.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import type { Language } from '../../../shared/words/words.ts';
import { fetchedWords } from './pageWords.ts';

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
