import type { KeyboardEvent } from 'react';
import { LONGEST_NAME } from '../../../shared/contract/names.ts';
import type { Player } from '../../../shared/contract/tableSetup.ts';
import { FACES } from '../../../shared/vocabulary/preferences.ts';
import { EMBLEMS, type Emblem as EmblemName, FEWEST_SEATS } from '../../../shared/vocabulary/seats.ts';
import type { MessageKey } from '../../../shared/words/words.ts';
import { defaultBot, type SetupForm, withEmblem, withoutSeat, withPlayer } from '../../game/setupForm.ts';
import { useText } from '../../platform/i18n/text.ts';
import { ChoiceMenu } from '../../ui/controls/ChoiceMenu.tsx';
import { ControllerChoice } from '../../ui/controls/ControllerChoice.tsx';
import { Hint } from '../../ui/controls/Hint.tsx';
import { personFace } from '../../ui/persona/faces.ts';
import { Emblem, PersonFace, Portrait, Rank } from '../../ui/persona/Persona.tsx';
import { Icon } from '../../ui/symbols/Icon.tsx';

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
      <li className="setup-folded stack gap-2" data-fault={fault !== null}>
        {face}
        <NameField form={form} seat={seat} fault={fault} onChange={onChange} />
        <span className="setup-role pill line gap-4">
          {text(controller.kind === 'human' ? 'setup.human' : `level.${controller.level}`)}
          {controller.kind === 'bot' && <Rank bot={controller} />}
        </span>
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
      <EmblemChoice
        number={number}
        emblem={player.emblem}
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

interface EmblemChoiceProps {
  readonly number: number;
  readonly emblem: EmblemName;
  readonly onChange: (emblem: EmblemName) => void;
}

/** The piece that a seat plays with; whoever had the chosen one gets the other. */
function EmblemChoice({ number, emblem: own, onChange }: EmblemChoiceProps) {
  const text = useText();
  const shown = (emblem: EmblemName, className: string) => (
    <span className={className} title={text(`emblem.${emblem}`)}>
      <Emblem emblem={emblem} />
      <span className="sr-only">{text(`emblem.${emblem}`)}</span>
    </span>
  );
  return (
    <ChoiceMenu
      label={text('setup.emblem', { number })}
      className="setup-emblem"
      inRows
      value={own}
      options={EMBLEMS}
      wordsFor={(emblem) => shown(emblem, '')}
      itemFor={(emblem) => shown(emblem, 'emblem-item')}
      onChange={onChange}
    />
  );
}

interface FaceChoiceProps {
  readonly number: number;
  readonly player: Player;
  readonly onChange: (controller: Player['controller']) => void;
}

/** Who sits at a seat: a person chooses a face; a bot has the one of its style. */
function FaceChoice({ number, player, onChange }: FaceChoiceProps) {
  const text = useText();
  const { controller, emblem } = player;
  if (controller.kind === 'bot')
    return (
      <span className="setup-face">
        <Portrait player={player} />
      </span>
    );
  return (
    <ChoiceMenu
      label={text('setup.face', { number })}
      className="setup-face"
      inRows
      value={personFace(emblem, controller.face)}
      options={FACES}
      wordsFor={(face) => (
        <>
          <Portrait player={{ emblem, controller: { kind: 'human', face } }} mood="pleased" />
          <span className="sr-only">{text(`face.${face}`)}</span>
        </>
      )}
      itemFor={(face) => (
        <span className={`face-item emblem-${emblem}`} title={text(`face.${face}`)}>
          <PersonFace face={face} />
          <span className="sr-only">{text(`face.${face}`)}</span>
        </span>
      )}
      onChange={(face) => onChange({ kind: 'human', face })}
    />
  );
}

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
function SeatGrip({ seat, name, held, onHold, onSwap }: SeatGripProps) {
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
