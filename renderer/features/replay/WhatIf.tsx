import { useState } from 'react';
import type { ReplayTimeline } from '../../../shared/contract/answers.ts';
import type { Player } from '../../../shared/contract/tableSetup.ts';
import { matched } from '../../../shared/matching/seating.ts';
import type { Observation } from '../../../shared/rules/observation/observation.ts';
import { useGame } from '../../game/game.ts';
import { useMatched } from '../../game/useMatched.ts';
import { useHost } from '../../platform/host.ts';
import { numeral, useText } from '../../platform/i18n/text.ts';
import { ControllerChoice } from '../../ui/controls/ControllerChoice.tsx';
import { Modal } from '../../ui/controls/Modal.tsx';
import { Emblem } from '../../ui/persona/Persona.tsx';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { branch, pause } from './commands.ts';
import { useReplay } from './replayState.ts';

/** "What if …": the button, and the dialog behind it. */
export function WhatIf({ timeline }: { readonly timeline: ReplayTimeline }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const over = useReplay(({ position }) => timeline.finished && position === timeline.moments.length);
  return (
    <>
      <button
        type="button"
        className="button button-main"
        aria-disabled={over}
        onClick={() => {
          if (over) return;
          pause();
          setOpen(true);
        }}
      >
        <Icon name="branch" />
        {text('replay.whatIf')}
        {over && <span className="light">{text('replay.whatIf.over')}</span>}
      </button>
      {open && <WhatIfDialog timeline={timeline} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The players as they were; if only bots played, a person takes the seat that decides next. */
function firstPlayers({ players }: ReplayTimeline, view: Observation): readonly Player[] {
  if (players.some(({ controller }) => controller.kind === 'human')) return players;
  const next = view.deciders[0] ?? 0;
  return players.map((player, seat) => (seat === next ? { ...player, controller: { kind: 'human' } } : player));
}

interface WhatIfDialogProps {
  readonly timeline: ReplayTimeline;
  readonly onClose: () => void;
}

function WhatIfDialog({ timeline, onClose }: WhatIfDialogProps) {
  const text = useText();
  const host = useHost();
  const { view } = useGame();
  const [players, setPlayers] = useState(() => firstPlayers(timeline, view));
  useMatched(players, (strength) => setPlayers((now) => matched(now, strength, timeline.players)));
  const position = useReplay((state) => state.position);
  const place = text('replay.place', { epoch: numeral(view.epoch), phase: view.phase, position });
  return (
    <Modal title={text('replay.whatIf.title')} className="whatif" onClose={onClose}>
      <p>{text('replay.whatIf.text', { place })}</p>
      <p className="whatif-note above-7">
        {text(timeline.finished ? 'replay.whatIf.finished' : 'replay.whatIf.running')}
      </p>
      <h3 className="brass large">{text('replay.whatIf.seats')}</h3>
      <ul className="stack gap-4">
        {players.map((player, seat) => (
          <li key={player.emblem} className="whatif-seat level stack rounded">
            <Emblem emblem={player.emblem} />
            <span className="whatif-name cut strong">{player.name}</span>
            <ControllerChoice
              label={text('replay.whatIf.seat', { name: player.name })}
              who={player.name}
              controller={player.controller}
              onChange={(controller) =>
                setPlayers(players.map((old, index) => (index === seat ? { ...old, controller } : old)))
              }
            />
          </li>
        ))}
      </ul>
      <footer className="modal-foot">
        <button type="button" className="button button-main" onClick={() => void branch(host, players)}>
          <Icon name="branch" />
          {text('replay.whatIf.start')}
        </button>
      </footer>
    </Modal>
  );
}
