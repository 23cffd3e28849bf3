import { useEffect, useRef } from 'react';
import { BackButton } from '../../game/Buttons.tsx';
import { showTitle } from '../../game/commands.ts';
import { gameName } from '../../game/game.ts';
import { useWindowTitle } from '../../platform/document.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { importGames, restoreGame } from './commands.ts';
import { GameList } from './GameList.tsx';
import { ImportReport } from './ImportReport.tsx';
import { useLibrary } from './library.ts';

/** Chooses files with saved games or game records to take in. */
function ImportButton() {
  const text = useText();
  const host = useHost();
  const reading = useLibrary(({ imported }) => imported?.kind === 'reading');
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        className="sr-only"
        accept=".hadara,.jsonl,.json,.txt"
        multiple
        // The button does the same for everybody.
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // So that the same file can be chosen again.
          event.target.value = '';
          if (files.length > 0) void importGames(host, files);
        }}
      />
      <button type="button" className="button button-quiet" onClick={() => !reading && field.current?.click()}>
        <Icon name="load" />
        {text('library.import')}
      </button>
    </>
  );
}

/** Brings back what was deleted, the newest first. */
function DeletedNote() {
  const text = useText();
  const host = useHost();
  const deleted = useLibrary((state) => state.deleted);
  const undo = useRef<HTMLButtonElement>(null);
  const count = deleted.length;
  const before = useRef(count);
  useEffect(() => {
    // The pressed button disappeared with its game: the focus goes to the button that undoes it.
    if (count > before.current) undo.current?.focus();
    before.current = count;
  }, [count]);
  const game = deleted.at(-1);
  return (
    <div role="status">
      {game !== undefined && (
        <p className="library-note bordered between rounded well gap-10">
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

/** All saved games: to continue, to replay, to save as a file, or to import from one. */
export function GamesScreen() {
  const text = useText();
  const host = useHost();
  const count = useLibrary(({ games, isWhole }) => (isWhole ? (games?.length ?? 0) : 0));
  useWindowTitle(text('library.title'));
  return (
    <main className="library centre tall wood">
      <div className="library-frame column tall anchor gap-7 sheet">
        <header className="library-head flex anchor gap-10 sheet-title">
          <h1>{text('library.title')}</h1>
          {count > 0 && <span className="quiet">{text('library.count', { count })}</span>}
        </header>
        <DeletedNote />
        <ImportReport />
        <GameList />
        <footer className="library-foot line gap-10">
          <BackButton words={text('library.back')} onPress={() => void showTitle(host)} />
          <span className="library-hint aside quiet">{text('library.import.hint')}</span>
          <ImportButton />
        </footer>
      </div>
    </main>
  );
}
