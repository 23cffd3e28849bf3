import { type Card, type Content, contentOf, registerContent } from '../../shared/content/content.ts';
import { useApp } from './app.ts';

/** Lets the page show games that are played with this content. */
export function showContent(content: Content): void {
  registerContent(content);
  useApp.setState({ content: content.id });
}

/** The content that the page shows now. Ask for it each time: it changes with the table. */
export const pageContent = (): Content => contentOf(useApp.getState().content);

/** The card of that name in the content that is shown. Throws a RangeError when there is none. */
export const cardOf = (id: string): Card => pageContent().card(id);
