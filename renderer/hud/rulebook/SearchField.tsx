import type { KeyboardEvent } from 'react';
import { useOpenBook } from './book.ts';

interface SearchFieldProps {
  readonly sought: string;
  readonly onSeek: (words: string) => void;
}

/** What is typed here is sought at once; Esc empties it. */
export function SearchField({ sought, onSeek }: SearchFieldProps) {
  const { labels } = useOpenBook().words;
  const clear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || sought === '') return;
    event.preventDefault();
    event.stopPropagation();
    onSeek('');
  };
  return (
    <search className="book-search">
      <input
        type="search"
        className="text-input"
        aria-label={labels.search}
        placeholder={labels.searchHint}
        value={sought}
        onChange={(event) => onSeek(event.target.value)}
        onKeyDown={clear}
      />
    </search>
  );
}
