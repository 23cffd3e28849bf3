import { useState } from 'react';
import { cleanName, LONGEST_NAME } from '../../../shared/contract/names.ts';
import type { Player } from '../../../shared/contract/tableSetup.ts';
import { matched } from '../../../shared/matching/seating.ts';
import { closePanel, useHost } from '../../platform/host.ts';
import { type Text, useText } from '../../platform/i18n/text.ts';
import { ControllerChoice } from '../../ui/controls/ControllerChoice.tsx';
import { Modal } from '../../ui/controls/Modal.tsx';
import { Emblem } from '../../ui/persona/Persona.tsx';
import { reseat } from '../commands.ts';
import { useGame } from '../game.ts';
import { useMatched } from '../useMatched.ts';

type Fault = 'setup.nameMissing' | 'setup.nameTwice' | null;

const shownName = ({ name }: Player): string => cleanName(name, LONGEST_NAME.player);

/** What is wrong with each name. A name may be there twice if it was before. */
function faultsOf(players: readonly Player[], before: readonly Player[]): readonly Fault[] {
  const names = players.map(shownName);
  return names.map((name, seat) => {
    if (name === '') return 'setup.nameMissing';
    return name !== before[seat]?.name && names.indexOf(name) !== names.lastIndexOf(name) ? 'setup.nameTwice' : null;
  });
}

/** Who plays the seats from now on: to hand over to a bot, to come back, to sit down, to change a bot. */
export function SeatsDialog() {
  const text = useText();
  const host = useHost();
  const { update } = useGame();
  const [players, setPlayers] = useState(update.players);
  useMatched(players, (strength) => setPlayers((now) => matched(now, strength, update.players)));
  const faults = faultsOf(players, update.players);
  const change = (seat: number, changes: Partial<Player>): void =>
    setPlayers(players.map((old, index) => (index === seat ? { ...old, ...changes } : old)));
  const apply = (): void => {
    if (faults.some((fault) => fault !== null)) return;
    closePanel(host);
    void reseat(
      host,
      players.map((player) => ({ name: shownName(player), controller: player.controller })),
    );
  };
  return (
    <Modal title={text('seats.who')} className="whatif" onClose={() => closePanel(host)}>
      <p className="seats-note below-6 dim">{text('seats.who.text')}</p>
      <ul className="stack gap-4">
        {players.map((player, seat) => (
          <li key={player.emblem} className="whatif-seat level stack rounded">
            <Emblem emblem={player.emblem} />
            <SitterName seat={seat} player={player} fault={faults[seat] ?? null} onChange={change} />
            <ControllerChoice
              label={text('replay.whatIf.seat', { name: player.name })}
              who={player.name}
              controller={player.controller}
              onChange={(controller) => change(seat, { controller })}
            />
          </li>
        ))}
      </ul>
      <footer className="modal-foot">
        <p className="seats-note below-6 dim">{peopleWords(players, text)}</p>
        <button type="button" className="button button-main" onClick={apply}>
          {text('seats.who.apply')}
        </button>
      </footer>
    </Modal>
  );
}

interface SitterNameProps {
  readonly seat: number;
  readonly player: Player;
  readonly fault: Fault;
  readonly onChange: (seat: number, changes: Partial<Player>) => void;
}

function SitterName({ seat, player, fault, onChange }: SitterNameProps) {
  const text = useText();
  return (
    <span className="whatif-name cut strong">
      <input
        className="field"
        type="text"
        aria-label={text('seats.who.name', { number: seat + 1 })}
        aria-invalid={fault !== null}
        maxLength={LONGEST_NAME.player}
        value={player.name}
        onChange={({ target }) => onChange(seat, { name: target.value })}
      />
      {fault !== null && <span className="failure">{text(fault)}</span>}
    </span>
  );
}

function peopleWords(players: readonly Player[], text: Text): string {
  const people = players.filter(({ controller }) => controller.kind === 'human').length;
  if (people === 0) return text('seats.who.nobody');
  return people > 1 ? text('seats.who.people') : '';
}
