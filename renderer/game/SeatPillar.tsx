import type { Player } from '../../shared/contract/tableSetup.ts';
import { useText } from '../platform/i18n/text.ts';
import { Hint } from '../ui/controls/Hint.tsx';
import { Portrait } from '../ui/persona/Portrait.tsx';
import { Icon } from '../ui/symbols/Icon.tsx';
import { WinnerWreath } from './WinnerWreath.tsx';

/** The coins that a player started with beyond the rules. */
function HandicapMark({ player: { handicap = 0 } }: { readonly player: Player }) {
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

interface SeatPillarProps {
  readonly player: Player;
  /** Points so far, and the points of the highest pillar. */
  readonly points: number;
  readonly highest: number;
  readonly leads: boolean;
}

/** Height of the highest pillar, in the page's text. */
const HIGHEST = 4;

/** A player over the column of the sheet, on a pillar as high as its points so far. */
export function SeatPillar({ player, points, highest, leads }: SeatPillarProps) {
  const share = Math.max(0, points) / Math.max(1, highest);
  return (
    <span className={`score-seat stack inmiddle emblem-${player.emblem}`} data-leads={leads}>
      <span className="score-rise line wide end">
        <span className="score-figure centre anchor">
          {leads && <WinnerWreath />}
          <Portrait player={player} mood={leads ? 'pleased' : 'thoughtful'} />
        </span>
        <span
          className="score-pillar stack anchor larger"
          style={{ height: `${share * HIGHEST}rem` }}
          aria-hidden="true"
        >
          <b>{points}</b>
        </span>
      </span>
      <span className="score-name cut wide large">
        {player.name} <HandicapMark player={player} />
      </span>
    </span>
  );
}
