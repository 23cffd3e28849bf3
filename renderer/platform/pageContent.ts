import { type Card, type Content, contentOf, registerContent } from '../../shared/content/content.ts';
import { type ContentId, STANDARD_CONTENT } from '../../shared/vocabulary/pieces.ts';

/** The page shows one table, and so one set of numbers, at a time: as it speaks one language. */
let shown: ContentId = STANDARD_CONTENT;

/** Lets the page show games that are played with this content. */
export function showContent(content: Content): void {
  registerContent(content);
  shown = content.id;
}

/** The content that the page shows now: ask each time, and keep nothing of it beyond a table. */
export const pageContent = (): Content => contentOf(shown);

/** The card of that name in the content that is shown. Throws a RangeError when there is none. */
export const cardOf = (id: string): Card => pageContent().card(id);
