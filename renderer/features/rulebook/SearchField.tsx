import type { KeyboardEvent } from 'react';
import { useOpenBook } from './book.ts';

interface SearchFieldProps {
  readonly sought: string;
  readonly onSeek: (words: string) => void;
}

/** What is typed here is sought at once; Enter opens the best that was found, Esc empties it. */
export function SearchField({ sought, onSeek }: SearchFieldProps) {
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
        className="text-input"
        aria-label={labels.search}
        placeholder={labels.searchHint}
        value={sought}
        onChange={(event) => onSeek(event.target.value)}
        onKeyDown={press}
      />
    </search>
  );
}
