import { MANIFEST } from '../../../shared/vocabulary/expansions.ts';
import type { Expansion } from '../../../shared/vocabulary/options.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';

/** The expansions in play, as symbols with their names. */
export function Expansions({ expansions }: { readonly expansions: readonly Expansion[] }) {
  const text = useText();
  if (expansions.length === 0) return null;
  return (
    <ul className="bar-expansions line brass" aria-label={text('expansions.label')}>
      {expansions.map((expansion) => (
        <li key={expansion} className="bar-expansion">
          <Icon name={MANIFEST[expansion].symbol} />
          <span className="sr-only">{text(`expansion.${expansion}`)}</span>
        </li>
      ))}
    </ul>
  );
}
