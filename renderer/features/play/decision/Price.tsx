import { useText } from '../../../platform/i18n/text.ts';
import { Icon } from '../../../ui/symbols/Icon.tsx';

interface PriceProps {
  readonly coins: number;
  /** The price printed on the card, struck out when a discount applies. */
  readonly printed?: number;
  /** Whether a card of the owner's keeps the price from falling (rules §10.3 `noDiscount`). */
  readonly full?: boolean;
}

/** An amount of coins, as a symbol: what it belongs to says it in words. */
export function Price({ coins, printed, full = false }: PriceProps) {
  const text = useText();
  return (
    <span className="price" aria-hidden="true" data-words={full ? text('card.fullPrice') : undefined}>
      {full && <Icon name="noDiscount" className="price-full" />}
      {printed !== undefined && printed !== coins && <s>{printed}</s>}
      {coins}
      <Icon name="coin" />
    </span>
  );
}
