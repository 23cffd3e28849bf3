import { useEffect, useState } from 'react';
import type { GameUpdate } from '../../shared/contract/answers.ts';
import { UndoButtons } from '../features/play/bar/UndoButtons.tsx';
import { openBookHere } from '../game/openHere.ts';
import { numeral, useText } from '../platform/i18n/text.ts';
import { IconButton } from '../ui/controls/IconButton.tsx';
import { Emblem } from '../ui/persona/Persona.tsx';
import { Icon } from '../ui/symbols/Icon.tsx';
import { OwnSettings } from './OwnSettings.tsx';

/** Whose hand this is, where the game stands, and what can be done at any time. */
export function HandBar({ update }: { readonly update: GameUpdate }) {
  const text = useText();
  const { view, screen, players } = update;
  const player = screen.viewer === null ? undefined : players[screen.viewer];
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [open]);
  return (
    <header className="hand-bar line gap-5">
      {player !== undefined && <Emblem emblem={player.emblem} />}
      <div className="hand-who grow">
        <h1 className="hand-name cut">{player?.name ?? text('phones.screen')}</h1>
        <p className="engraved bright">
          {text('bar.epoch', { epoch: numeral(view.epoch) })} {text('bar.phase', { phase: view.phase })}
        </p>
      </div>
      {screen.viewer !== null && <UndoButtons />}
      <IconButton icon="book" label={text('rules.open')} onPress={openBookHere} />
      <button
        type="button"
        className="icon-button"
        aria-label={text('hand.settings')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="settings" means={null} />
      </button>
      {open && <OwnSettings />}
    </header>
  );
}
