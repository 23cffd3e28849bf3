import { useText } from '../../platform/i18n/text.ts';
import { useRovingFocus } from '../../ui/keyboard/rovingFocus.ts';
import { FoldButton, useFolded } from '../Buttons.tsx';
import { useGame } from '../game.ts';
import { SeatCard } from './SeatCard.tsx';

/**
 * All players at a glance, clockwise from the one at this screen. When folded, it shows only faces, marks of the turn,
 * and points that no board on the table tells; the rest of a seat appears beside it when it is pointed at or focused.
 */
export function SeatStrip() {
  const text = useText();
  const { update, own } = useGame();
  const folded = useFolded('seats');
  const ref = useRovingFocus<HTMLElement>();
  const seats = update.players.map((_, index) => (own + index) % update.players.length);
  return (
    <nav
      className="seats"
      aria-label={text('seats.label')}
      data-region="seats"
      data-crowded={seats.length > 4}
      data-folded={folded}
      ref={ref}
    >
      {seats.map((seat) => (
        <SeatCard key={seat} seat={seat} own={seat === own} />
      ))}
      <FoldButton part="seats" />
    </nav>
  );
}
