import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { reseat } from '../commands.ts';
import { nameOf, useGame } from '../game.ts';

/** For whom bots play, each with the button by which that person comes back. */
export function ControllerChangeNote() {
  const text = useText();
  const host = useHost();
  const { update, view } = useGame();
  const { handedOver, players } = update;
  if (handedOver.length === 0 || view.result !== null) return null;
  const names = text.list(handedOver.map((seat) => nameOf(update, seat)));
  const comeBack = (back: Seat): void =>
    void reseat(
      host,
      players.map(({ name, controller }, seat) => ({
        name,
        controller: seat === back ? { kind: 'human' } : controller,
      })),
    );
  return (
    <section className="handed-over between" aria-label={text('seats.who')}>
      <p>{text('seats.away', { count: handedOver.length, names })}</p>
      {handedOver.map((seat) => (
        <button key={seat} type="button" className="button" onClick={() => comeBack(seat)}>
          <Icon name="human" />
          {text('seats.away.back', { name: nameOf(update, seat) })}
        </button>
      ))}
    </section>
  );
}
