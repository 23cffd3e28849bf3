import { useEffect, useRef } from 'react';
import { gameName } from '../../game/words/gameName.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { restoreGame } from './commands.ts';
import { useLibrary } from './library.ts';

/** Brings back what was deleted, the newest first. */
export function DeletedNote() {
  const text = useText();
  const host = useHost();
  const deleted = useLibrary((state) => state.deleted);
  const undo = useRef<HTMLButtonElement>(null);
  const count = deleted.length;
  const before = useRef(count);
  useEffect(() => {
    // The button that was pressed went away with its game: the focus goes to what takes it back.
    if (count > before.current) undo.current?.focus();
    before.current = count;
  }, [count]);
  const game = deleted.at(-1);
  return (
    <div role="status">
      {game !== undefined && (
        <p className="library-note between rounded well gap-10">
          <span>{text('library.deleted', { name: gameName(game, text) })}</span>
          <button ref={undo} type="button" className="button button-quiet" onClick={() => void restoreGame(host)}>
            <Icon name="undo" />
            {text('library.undo')}
          </button>
        </p>
      )}
    </div>
  );
}
