import { useText } from '../platform/i18n/text.ts';
import { Icon } from '../ui/symbols/Icon.tsx';
import type { Piece } from './pieces.ts';

/** What a card costs, at a glance. */
export function PriceTag({ piece: { print, cost } }: { readonly piece: Piece }) {
  const text = useText();
  if (print.kind !== 'card' || cost === null) return null;
  return (
    <span className="piece-price line strong gap-3">
      <Icon name="coin" className="ink-coins" />
      {text('card.cost', { cost })}
    </span>
  );
}
