import { openPanel, useHost } from '../../../platform/host.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { Icon } from '../../../ui/symbols/Icon.tsx';

/** Leads from the score of a finished game to what everybody did in it, and why. */
export function DecisionLogButton({ main = false }: { readonly main?: boolean }) {
  const text = useText();
  const host = useHost();
  return (
    <button
      type="button"
      className={`button ${main ? 'button-main' : 'button-quiet'}`}
      onClick={() => openPanel(host, 'books')}
    >
      <Icon name="book" />
      {text('books.open')}
    </button>
  );
}
