import type { Player } from '../../../shared/contract/tableSetup.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Hint } from '../../ui/controls/Hint.tsx';
import { Icon } from '../../ui/symbols/Icon.tsx';

/** The coins that a player started with beyond the rules. */
export function HandicapMark({ player: { handicap = 0 } }: { readonly player: Player }) {
  const text = useText();
  if (handicap === 0) return null;
  const words = text('seats.handicap.mark', { coins: handicap });
  return (
    <Hint text={words}>
      <span className="handicap-mark figure strong gap-2">
        +{handicap}
        <Icon name="coin" />
        <span className="sr-only">{words}</span>
      </span>
    </Hint>
  );
}
