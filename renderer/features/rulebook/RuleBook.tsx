import { type KeyboardEvent, use, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { type BookPlace, closeBook, openBook } from '../../game/bookStore.ts';
import { useText } from '../../platform/i18n/text.ts';
import { pageContent } from '../../platform/pageContent.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { BookContext, makeBook } from './book.ts';
import { wordsOfBook } from './bookWords.ts';
import { Chapter } from './Chapter.tsx';
import { Contents } from './Contents.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchResults } from './SearchResults.tsx';
import { Sheet } from './Sheet.tsx';

/** The rule book beside the game, open at a section. */
export function RuleBook({ place }: { readonly place: BookPlace }) {
  const text = useText();
  const { locale } = useIntl();
  const words = use(wordsOfBook(locale));
  const content = pageContent();
  const book = useMemo(() => makeBook(locale, words, content, text), [locale, words, content, text]);
  const [sought, setSought] = useSought(place);
  // The list follows when there is time, so that typing never waits for it.
  const calm = useDeferredValue(sought);
  const [unfolded, setUnfolded] = useState<BookPlace | null>(null);
  const title = book.say(words.labels.title);
  return (
    <BookContext value={book}>
      <Sheet label={title} onKeyDown={pressInside}>
        <header className="book-head line across gap-6">
          <Icon name="book" />
          <h2>{title}</h2>
          <button
            type="button"
            className="icon-button book-unfold"
            aria-label={words.labels.contents}
            aria-expanded={unfolded === place}
            onClick={() => setUnfolded(unfolded === place ? null : place)}
          >
            <Icon name="log" />
          </button>
          <SearchField sought={sought} onSeek={setSought} />
          <IconButton icon="close" label={book.say(words.labels.close)} shortcut="Esc" onPress={closeBook} />
        </header>
        <Contents section={place.section} unfolded={unfolded === place} />
        {calm.trim() === '' ? <Chapter place={place} /> : <SearchResults sought={calm} onChoose={openBook} />}
      </Sheet>
    </BookContext>
  );
}

/** What is sought; a link or a key that leads to a section leads away from what was found. */
function useSought(place: BookPlace) {
  const [sought, setSought] = useState({ words: '', place });
  useEffect(() => setSought({ words: '', place }), [place]);
  const seek = (words: string) => setSought({ words, place });
  return [sought.place === place ? sought.words : '', seek] as const;
}

/** Keys of the book: the game’s own keys rest while the focus is in it. */
function pressInside(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  if (event.key !== 'Escape') return;
  closeBook();
  event.preventDefault();
  event.stopPropagation();
}
