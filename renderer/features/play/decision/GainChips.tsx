import { useText } from '../../../platform/i18n/text.ts';
import { Icon } from '../../../ui/symbols/Icon.tsx';

interface GainChipsProps {
  /** Coins gained, or (negative) paid. */
  readonly coins: number;
  /** Printed points, where they are known: one number, or from … to. */
  readonly points?: string | number;
}

/** What a front says of coins and points, as symbols; the choice's name says it in words. */
export function GainChips({ coins, points }: GainChipsProps) {
  const text = useText();
  return (
    <span className="spoils" aria-hidden="true">
      <span>
        {text.signed(coins)} <Icon name="coin" />
      </span>
      {points !== undefined && (
        <span>
          {points} <Icon name="points" />
        </span>
      )}
    </span>
  );
}
