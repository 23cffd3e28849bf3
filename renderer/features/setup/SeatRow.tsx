import { LONGEST_NAME } from '../../../shared/contract/names.ts';
import { EMBLEMS, FEWEST_SEATS } from '../../../shared/vocabulary/seats.ts';
import type { MessageKey } from '../../../shared/words/words.ts';
import { defaultBot, type SetupForm, withEmblem, withoutSeat, withPlayer } from '../../game/setupForm.ts';
import { useText } from '../../platform/i18n/text.ts';
import { ControllerChoice } from '../../ui/controls/ControllerChoice.tsx';
import { Segments } from '../../ui/controls/Segments.tsx';
import { Emblem } from '../../ui/persona/Persona.tsx';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { FaceChoice } from './FaceChoice.tsx';
import { SeatGrip } from './SeatGrip.tsx';

interface SeatRowProps {
  readonly form: SetupForm;
  readonly seat: number;
  readonly fault: MessageKey | null;
  /** Whether only face and name can be changed. */
  readonly folded: boolean;
  /** The seat that waits for another one to change places with. */
  readonly held: number | null;
  /** Whether the one that is dragged is over this row. */
  readonly over: boolean;
  readonly onHold: (seat: number | null) => void;
  readonly onOver: (seat: number) => void;
  readonly onSwap: (one: number, other: number) => void;
  readonly onChange: (form: SetupForm) => void;
}

/** One seat: face, emblem, name, and who plays it. */
export function SeatRow({ form, seat, fault, folded, held, over, onHold, onOver, onSwap, onChange }: SeatRowProps) {
  const text = useText();
  const player = form.players[seat];
  if (player === undefined) return null;
  const number = seat + 1;
  const { controller } = player;
  const face = (
    <FaceChoice
      number={number}
      player={player}
      onChange={(chosen) => onChange(withPlayer(form, seat, { controller: chosen }))}
    />
  );
  if (folded)
    return (
      <li className="setup-folded line gap-7" data-fault={fault !== null}>
        {face}
        <NameField form={form} seat={seat} fault={fault} onChange={onChange} />
        <span className="quiet">{text(controller.kind === 'human' ? 'setup.human' : `level.${controller.level}`)}</span>
      </li>
    );
  return (
    <li
      className="setup-seat level stack"
      data-fault={fault !== null}
      data-held={held === seat}
      data-target={held !== null && held !== seat}
      data-over={over}
      onDragOver={(event) => {
        if (held === null) return;
        event.preventDefault();
        onOver(seat);
      }}
      onDrop={(event) => {
        if (held === null) return;
        event.preventDefault();
        onSwap(held, seat);
      }}
    >
      <SeatGrip seat={seat} name={player.name} held={held} onHold={onHold} onSwap={onSwap} />
      {face}
      <Segments
        label={text('setup.emblem', { number })}
        className="setup-emblems"
        value={player.emblem}
        options={EMBLEMS}
        nameFor={(emblem) => text(`emblem.${emblem}`)}
        wordsFor={(emblem) => <Emblem emblem={emblem} />}
        onChange={(emblem) => onChange(withEmblem(form, seat, emblem))}
      />
      <NameField form={form} seat={seat} fault={fault} onChange={onChange} />
      <ControllerChoice
        label={text('setup.controller', { number })}
        who={text('setup.seat', { number })}
        controller={player.controller}
        usual={defaultBot(form.players)}
        onChange={(controller) => onChange(withPlayer(form, seat, { controller }))}
      />
      {form.players.length > FEWEST_SEATS && (
        <button
          type="button"
          className="icon-button"
          aria-label={text('setup.removeSeat', { number })}
          onClick={() => onChange(withoutSeat(form, seat))}
        >
          <Icon name="close" />
        </button>
      )}
    </li>
  );
}

/** The name of a seat, and what is wrong with it. */
function NameField({ form, seat, fault, onChange }: Pick<SeatRowProps, 'form' | 'seat' | 'fault' | 'onChange'>) {
  const text = useText();
  return (
    <div className="setup-name">
      <input
        className="field"
        type="text"
        aria-label={text('setup.name', { number: seat + 1 })}
        aria-invalid={fault !== null}
        maxLength={LONGEST_NAME.player}
        value={form.players[seat]?.name ?? ''}
        onChange={(event) => onChange(withPlayer(form, seat, { name: event.target.value }))}
      />
      {fault !== null && <p className="failure">{text(fault)}</p>}
    </div>
  );
}
