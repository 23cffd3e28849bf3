import type { FaceDownCard as Lying } from '../../../shared/rules/observation/observation.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { useInspects } from '../inspect/hover.ts';
import { iconOf } from '../seats/CardCounts.tsx';

/** A card that lies face down: its colour for everybody, its title for its owner (rules §16.7). */
export function FaceDownCard({ lying }: { readonly lying: Lying }) {
  const text = useText();
  const inspects = useInspects();
  const { colour, card } = lying;
  return (
    <li className="board-card stack atop gap-8">
      <span className={`card-down centre swatch-${colour}`} {...(card === null ? {} : inspects(card))}>
        <Icon name={iconOf(colour)} means="colour" />
      </span>
      <div>
        <h4>{text('board.faceDown', { colour: text(`colour.${colour}`) })}</h4>
        {card !== null && <p>{text('board.faceDown.known', { card: text.card(card) })}</p>}
        <p>{text('board.faceDown.detail')}</p>
      </div>
    </li>
  );
}
