import { useEffect, useRef } from 'react';
import type { Seat } from '../../../../shared/vocabulary/seats.ts';
import { FoldButton, useFolded } from '../../../game/Buttons.tsx';
import { useGame } from '../../../game/game.ts';
import { useHost } from '../../../platform/host.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { useKeyLabel } from '../../../ui/keyboard/keyTable.ts';
import { Emblem } from '../../../ui/persona/Persona.tsx';
import { reveal } from '../commands.ts';
import { peekAtHand } from './hiding.ts';
import { useArmed } from './useArmed.ts';
import { WhoseTurn } from './WhoseTurn.tsx';

/** For tables where people trust each other: instead of a curtain, a panel whose cards are not shown yet. */
export function HiddenHand({ seat }: { readonly seat: Seat }) {
  const text = useText();
  const { update, view } = useGame();
  const folded = useFolded('panel');
  const key = useKeyLabel('hide');
  const player = update.players[seat];
  if (player === undefined) return null;
  return (
    <section className="panel" aria-label={text('panel.label')} data-region="decision" data-folded={folded}>
      <header className="panel-head flow">
        <Emblem emblem={player.emblem} />
        <div>
          <h2>{player.name}</h2>
          {view.decision !== null && (
            <p className="strong">{text('panel.decides', { decision: text(`step.${view.decision}`) })}</p>
          )}
        </div>
        <FoldButton part="panel" />
        <div className="panel-hint soft small">{view.decision !== null && <WhoseTurn seat={seat} />}</div>
      </header>
      <div className="panel-body fades scroll fill stack atop gap-6">
        <LookButton seat={seat} name={player.name} />
        <p>{text('hidden.hint', { key: key ?? 'none' })}</p>
      </div>
    </section>
  );
}

function LookButton({ seat, name }: { readonly seat: Seat; readonly name: string }) {
  const text = useText();
  const host = useHost();
  const armed = useArmed();
  const button = useRef<HTMLButtonElement>(null);
  /** Whether pressing the pointer has already shown the cards, so that its click must do nothing. */
  const pressed = useRef(false);
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className="button button-main"
      data-rove
      onPointerDown={({ nativeEvent }) => {
        if (!armed || nativeEvent.button !== 0) return;
        pressed.current = true;
        peekAtHand(host, seat, nativeEvent, 'pointerup');
      }}
      onClick={() => {
        if (armed && !pressed.current) void reveal(host, seat);
      }}
    >
      {text('curtain.open', { name })}
    </button>
  );
}
