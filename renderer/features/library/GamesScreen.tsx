import { BackButton } from '../../game/BackButton.tsx';
import { showTitle } from '../../game/showTitle.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { useWindowTitle } from '../../platform/windowTitle.ts';
import { DeletedNote } from './DeletedNote.tsx';
import { GameList } from './GameList.tsx';
import { ImportButton } from './ImportButton.tsx';
import { ImportReport } from './ImportReport.tsx';
import { useLibrary } from './library.ts';

/** All saved games: to go on with, to look at again, to hand on as a file, or to take in from one. */
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
