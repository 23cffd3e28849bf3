import { useText } from '../../i18n/text.ts';
import { openPanel } from '../../store/app.ts';
import { Icon } from '../icons/Icon.tsx';

/** Leads from the score of a finished game to what everybody did in it, and why. */
export function BooksButton({ main = false }: { readonly main?: boolean }) {
  const text = useText();
  return (
    <button
      type="button"
      className={`button ${main ? 'button-main' : 'button-quiet'}`}
      onClick={() => openPanel('books')}
    >
      <Icon name="book" />
      {text('books.open')}
    </button>
  );
}
