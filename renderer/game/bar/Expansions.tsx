import type { Expansion } from '../../../shared/vocabulary/options.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Icon, type IconName } from '../../ui/symbols/Icon.tsx';

export const EXPANSION_ICONS = {
  monuments: 'monument',
  market: 'marketLarge',
  nobles: 'nobles',
} as const satisfies Record<Expansion, IconName>;

/** The expansions in play, as symbols with their names. */
export function Expansions({ expansions }: { readonly expansions: readonly Expansion[] }) {
  const text = useText();
  if (expansions.length === 0) return null;
  return (
    <ul className="bar-expansions line brass" aria-label={text('expansions.label')}>
      {expansions.map((expansion) => (
        <li key={expansion} className="bar-expansion">
          <Icon name={EXPANSION_ICONS[expansion]} />
          <span className="sr-only">{text(`expansion.${expansion}`)}</span>
        </li>
      ))}
    </ul>
  );
}
