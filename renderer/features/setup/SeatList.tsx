import { useLayoutEffect, useRef, useState } from 'react';
import { MOST_SEATS } from '../../../shared/vocabulary/seats.ts';
import {
  type FormFaults,
  type SetupForm,
  withMixedEmblems,
  withMixedSeats,
  withSeat,
  withSwap,
} from '../../game/setupForm.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { SeatRow } from './SeatRow.tsx';

interface SeatListProps {
  readonly form: SetupForm;
  /** What is wrong with the names, once somebody tried to start. */
  readonly faults: FormFaults['names'] | null;
  /** Whether only names are shown. */
  readonly folded: boolean;
  readonly onChange: (form: SetupForm) => void;
}

/** Everybody at the table, clockwise; two change places by dragging one onto the other, by two presses, or by arrow keys. */
export function SeatList({ form, faults, folded, onChange }: SeatListProps) {
  const text = useText();
  const list = useRef<HTMLOListElement>(null);
  /** The seat whose handle was pressed, and that waits for the one to change places with. */
  const [held, setHeld] = useState<number | null>(null);
  /** Over which seat it is dragged: during a drag no other event tells. */
  const [over, setOver] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  /** The handle that gets the focus once its row is in its place. */
  const follow = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (follow.current === null) return;
    list.current?.querySelectorAll<HTMLElement>('.seat-grip')[follow.current]?.focus();
    follow.current = null;
  });
  const swap = (one: number, other: number): void => {
    setHeld(null);
    if (one === other || form.players[other] === undefined) return;
    follow.current = other;
    setSaid(text('seats.moved', { name: form.players[one]?.name ?? '', number: other + 1 }));
    onChange(withSwap(form, one, other));
  };
  return (
    <>
      <ol ref={list} className={folded ? 'setup-people' : undefined}>
        {form.players.map((player, seat) => (
          <SeatRow
            // Who moves takes the row along.
            key={player.emblem}
            form={form}
            seat={seat}
            fault={faults?.[seat] ?? null}
            folded={folded}
            held={held}
            over={held !== null && over === seat}
            onHold={(taken) => {
              setHeld(taken);
              setOver(null);
            }}
            onOver={setOver}
            onSwap={swap}
            onChange={onChange}
          />
        ))}
      </ol>
      <p className="sr-only" role="status">
        {said}
      </p>
      {!folded && <SeatTools form={form} onChange={onChange} />}
    </>
  );
}

function SeatTools({ form, onChange }: Pick<SeatListProps, 'form' | 'onChange'>) {
  const text = useText();
  return (
    <div className="above-6 wrap gap-5">
      {form.players.length < MOST_SEATS && (
        <button type="button" className="button button-quiet" onClick={() => onChange(withSeat(form))}>
          <Icon name="plus" />
          {text('setup.addSeat')}
        </button>
      )}
      <button type="button" className="button button-quiet" onClick={() => onChange(withMixedSeats(form))}>
        <Icon name="mix" />
        {text('seats.mix')}
      </button>
      <button type="button" className="button button-quiet" onClick={() => onChange(withMixedEmblems(form))}>
        <Icon name="dice" />
        {text('seats.mixEmblems')}
      </button>
    </div>
  );
}
