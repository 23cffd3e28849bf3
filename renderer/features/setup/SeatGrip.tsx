import type { KeyboardEvent } from 'react';
import { useText } from '../../platform/i18n/text.ts';
import { Hint } from '../../ui/controls/Hint.tsx';
import { Icon } from '../../ui/symbols/Icon.tsx';

interface SeatGripProps {
  readonly seat: number;
  readonly name: string;
  /** The seat that waits for another one to change places with. */
  readonly held: number | null;
  readonly onHold: (seat: number | null) => void;
  /** Lets two seats change places. */
  readonly onSwap: (one: number, other: number) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The handle of a seat: dragged onto another one, pressed before another one, or moved with the arrow keys. */
export function SeatGrip({ seat, name, held, onHold, onSwap }: SeatGripProps) {
  const text = useText();
  const press = () => (held === null ? onHold(seat) : onSwap(held, seat));
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const letsGo = event.key === 'Escape' && held !== null;
    if (step === undefined && !letsGo) return;
    event.preventDefault();
    if (letsGo) onHold(null);
    else if (step !== undefined) onSwap(seat, seat + step);
  };
  const ready = held !== null && held !== seat;
  return (
    <Hint text={text(ready ? 'seats.grip.here' : 'seats.grip.hint')} side="left">
      <button
        type="button"
        className="seat-grip centre brass round"
        draggable
        aria-label={text(ready ? 'seats.grip.swap' : 'seats.grip', { name, number: seat + 1 })}
        aria-pressed={held === seat}
        onClick={press}
        onKeyDown={onKeyDown}
        onDragStart={({ dataTransfer, currentTarget }) => {
          const row = currentTarget.closest('li');
          if (row) dataTransfer.setDragImage(row, 12, 24);
          dataTransfer.effectAllowed = 'move';
          onHold(seat);
        }}
        onDragEnd={() => onHold(null)}
      >
        <Icon name="grip" />
      </button>
    </Hint>
  );
}
