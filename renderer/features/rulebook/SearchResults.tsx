import { useMemo } from 'react';
import { useText } from '../../platform/i18n/text.ts';
import { useRovingFocus } from '../../ui/keyboard/rovingFocus.ts';
import type { SectionId } from '../../ui/outline.ts';
import { useOpenBook } from './book.ts';
import { bookSearch } from './bookSearch.ts';

interface SearchResultsProps {
  readonly sought: string;
  readonly onChoose: (section: SectionId) => void;
}

/** The sections in which something is found, the best first. */
export function SearchResults({ sought, onChoose }: SearchResultsProps) {
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
