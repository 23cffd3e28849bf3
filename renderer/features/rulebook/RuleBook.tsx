import { type KeyboardEvent, use, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { type BookPlace, closeBook, openBook } from '../../game/sheets.ts';
import { useText } from '../../platform/i18n/text.ts';
import { pageContent } from '../../platform/pageContent.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { useRovingFocus } from '../../ui/keyboard/rovingFocus.ts';
import type { SectionId } from '../../ui/outline.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { BookContext, makeBook, useOpenBook, wordsOfBook } from './book.ts';
import { bookSearch } from './bookSearch.ts';
import { Chapter } from './Chapter.tsx';
import { Contents } from './Contents.tsx';
import { Sheet } from './Sheet.tsx';

interface SearchResultsProps {
  readonly sought: string;
  readonly onChoose: (section: SectionId) => void;
}

/** The sections in which something is found, the best first. */
function SearchResults({ sought, onChoose }: SearchResultsProps) {
  const text = useText();
  const book = useOpenBook();
  const search = useMemo(() => bookSearch(book, text), [book, text]);
  const found = useMemo(() => search(sought), [search, sought]);
  const list = useRovingFocus<HTMLUListElement>();
  const { labels } = book.words;
  return (
    <div className="book-results scroll">
      <p role="status" className="quiet">
        {found.length === 0
          ? book.say(labels.nothing, { words: sought.trim() })
          : book.say(labels.found, { count: found.length })}
      </p>
      <ul ref={list}>
        {found.map(({ section, sentence }) => (
          <li key={section}>
            <button type="button" className="book-result stack wide round" data-rove onClick={() => onChoose(section)}>
              <b>{book.title(section)}</b>
              <span>{sentence}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SearchFieldProps {
  readonly sought: string;
  readonly onSeek: (words: string) => void;
}

/** What is typed here is sought at once; Enter opens the best that was found, Esc empties it. */
function SearchField({ sought, onSeek }: SearchFieldProps) {
  const { labels } = useOpenBook().words;
  const press = (event: KeyboardEvent) => {
    if (sought === '') return;
    if (event.key === 'Enter') document.querySelector<HTMLElement>('.book-result')?.click();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onSeek('');
  };
  return (
    <search className="book-search grow shrink">
      <input
        type="search"
        className="field"
        aria-label={labels.search}
        placeholder={labels.searchHint}
        value={sought}
        onChange={(event) => onSeek(event.target.value)}
        onKeyDown={press}
      />
    </search>
  );
}

/** The rule book beside the game, open at a section. */
export function RuleBook({ place }: { readonly place: BookPlace }) {
  const text = useText();
  const { locale } = useIntl();
  const words = use(wordsOfBook(locale));
  const content = pageContent();
  const book = useMemo(() => makeBook(locale, words, content, text), [locale, words, content, text]);
  const [sought, setSought] = useSought(place);
  // The list is updated with low priority, so that typing never waits for it.
  const calm = useDeferredValue(sought);
  const [unfolded, setUnfolded] = useState<BookPlace | null>(null);
  const title = book.say(words.labels.title);
  return (
    <BookContext value={book}>
      <Sheet label={title} onKeyDown={pressInside}>
        <header className="book-head line across gap-6">
          <Icon name="book" />
          <h2 className="rigid text-12">{title}</h2>
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

/** The search text. Following a link to a section ends the search. */
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
