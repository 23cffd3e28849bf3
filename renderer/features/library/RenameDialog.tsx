import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { GameSummary } from '../../../shared/contract/answers.ts';
import { cleanName, LONGEST_NAME } from '../../../shared/contract/names.ts';
import { gameName } from '../../game/game.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Modal } from '../../ui/controls/Modal.tsx';
import { renameGame } from './commands.ts';

interface RenameDialogProps {
  readonly game: GameSummary;
  readonly onClose: () => void;
}

/** Asks for a game's name; an empty field restores its automatic name. */
export function RenameDialog({ game, onClose }: RenameDialogProps) {
  const text = useText();
  const host = useHost();
  const [name, setName] = useState(game.name ?? '');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // After the dialog has taken the focus for itself.
    const timer = setTimeout(() => field.current?.select());
    return () => clearTimeout(timer);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    void renameGame(host, game.gameId, cleanName(name, LONGEST_NAME.game) || null);
  };
  return (
    <Modal title={text('library.rename.title')} className="rename" onClose={onClose}>
      <form onSubmit={submit}>
        <label className="rename-field stack strong gap-4">
          {text('library.rename.name')}
          <input
            ref={field}
            className="field"
            value={name}
            maxLength={LONGEST_NAME.game}
            placeholder={gameName({ ...game, name: null }, text)}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <p className="quiet">{text('library.rename.empty')}</p>
        <footer className="modal-foot">
          <button type="submit" className="button button-main">
            {text('library.rename.save')}
          </button>
        </footer>
      </form>
    </Modal>
  );
}
