import { LONGEST_NAME } from '../../../shared/contract/names.ts';
import { EMBLEMS } from '../../../shared/vocabulary/seats.ts';
import { ControllerChoice } from '../../hud/controls/ControllerChoice.tsx';
import { Segments } from '../../hud/controls/Segments.tsx';
import { Icon } from '../../hud/icons/Icon.tsx';
import { Emblem } from '../../hud/seats/Emblem.tsx';
import type { MessageKey } from '../../i18n/en.ts';
import { useText } from '../../i18n/text.ts';
import { FEWEST_SEATS, type TableDraft, withEmblem, withoutSeat, withPlayer } from './tableDraft.ts';

interface SeatRowProps {
  readonly draft: TableDraft;
  readonly seat: number;
  readonly fault: MessageKey | null;
  readonly onChange: (draft: TableDraft) => void;
}

/** One seat: emblem, name, and who plays it. */
export function SeatRow({ draft, seat, fault, onChange }: SeatRowProps) {
  const text = useText();
  const player = draft.players[seat];
  if (player === undefined) return null;
  const number = seat + 1;
  return (
    <li className="setup-seat" data-fault={fault !== null}>
      <Segments
        label={text('setup.emblem', { number })}
        className="setup-emblems"
        value={player.emblem}
        options={EMBLEMS}
        nameFor={(emblem) => text(`emblem.${emblem}`)}
        wordsFor={(emblem) => <Emblem emblem={emblem} />}
        onChange={(emblem) => onChange(withEmblem(draft, seat, emblem))}
      />
      <div className="setup-name">
        <input
          type="text"
          aria-label={text('setup.name', { number })}
          aria-invalid={fault !== null}
          maxLength={LONGEST_NAME.player}
          value={player.name}
          onChange={(event) => onChange(withPlayer(draft, seat, { name: event.target.value }))}
        />
        {fault !== null && <p className="failure">{text(fault)}</p>}
      </div>
      <ControllerChoice
        label={text('setup.controller', { number })}
        who={text('setup.seat', { number })}
        controller={player.controller}
        onChange={(controller) => onChange(withPlayer(draft, seat, { controller }))}
      />
      {draft.players.length > FEWEST_SEATS && (
        <button
          type="button"
          className="icon-button"
          aria-label={text('setup.removeSeat', { number })}
          onClick={() => onChange(withoutSeat(draft, seat))}
        >
          <Icon name="close" />
        </button>
      )}
    </li>
  );
}
