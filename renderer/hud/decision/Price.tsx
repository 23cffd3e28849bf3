import { Icon } from '../icons/Icon.tsx';

interface PriceProps {
  readonly coins: number;
  /** The price printed on the card, struck out when a discount applies. */
  readonly printed?: number;
}

/** An amount of coins. */
export function Price({ coins, printed }: PriceProps) {
  return (
    <span className="price">
      {printed !== undefined && printed !== coins && <s>{printed}</s>}
      {coins}
      <Icon name="coin" />
    </span>
  );
}
