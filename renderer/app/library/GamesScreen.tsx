import { useCommands } from '../../hud/commands.ts';
import { BackButton } from '../../hud/controls/BackButton.tsx';
import { DeletedNote } from '../../hud/library/DeletedNote.tsx';
import { GameList } from '../../hud/library/GameList.tsx';
import { ImportButton } from '../../hud/library/ImportButton.tsx';
import { ImportReport } from '../../hud/library/ImportReport.tsx';
import { useText } from '../../i18n/text.ts';
import { useLibrary } from '../../store/library.ts';
import { useWindowTitle } from '../windowTitle.ts';

/** All saved games: to go on with, to look at again, to hand on as a file, or to take in from one. */
export function GamesScreen() {
  const text = useText();
  const { library } = useCommands();
  const count = useLibrary(({ games, isWhole }) => (isWhole ? (games?.length ?? 0) : 0));
  useWindowTitle(text('library.title'));
  return (
    <main className="library wood">
      <div className="library-frame sheet">
        <header className="library-head sheet-title">
          <h1>{text('library.title')}</h1>
          {count > 0 && <span className="quiet">{text('library.count', { count })}</span>}
        </header>
        <DeletedNote />
        <ImportReport />
        <GameList />
        <footer className="library-foot">
          <BackButton words={text('library.back')} onPress={() => void library.close()} />
          <span className="library-hint quiet">{text('library.import.hint')}</span>
          <ImportButton />
        </footer>
      </div>
    </main>
  );
}
