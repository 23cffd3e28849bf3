import type { Content } from '../../shared/content/content.ts';
import type { CardId } from '../../shared/vocabulary/pieces.ts';
import { languageOf, WORDS } from '../../shared/words/words.ts';

type Titles = Readonly<Record<CardId, string>>;

/** By content and language: the same object each time, for the pictures that are painted from it. */
const made = new WeakMap<Content, Map<Titles, Titles>>();

function withOwn(titles: Titles, content: Content): Titles {
  const own = content.cards.flatMap(({ id, title }) => (title === undefined ? [] : [[id, title]]));
  return own.length === 0 ? titles : { ...titles, ...Object.fromEntries(own) };
}

/**
 * Returns the titles of all cards in a language; English where there are no others. A player's own content may name its
 * cards itself, in one language for all.
 */
export function cardTitles(locale: string, content: Content): Titles {
  const { titles } = WORDS[languageOf('auto', locale)];
  const known = made.get(content) ?? new Map<Titles, Titles>();
  made.set(content, known);
  const all = known.get(titles) ?? withOwn(titles, content);
  known.set(titles, all);
  return all;
}
