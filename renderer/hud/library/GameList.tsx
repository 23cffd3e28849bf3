import { useEffect, useState } from 'react';
import type { ImportedGames } from '../../../shared/contract/answers.ts';
import { useText } from '../../i18n/text.ts';
import { useLibrary } from '../../store/library.ts';
import { GameRow } from './GameRow.tsx';

/** Milliseconds after which "5 minutes ago" is told anew. */
const TICK = 30_000;

/** The time, a little behind: good enough for how long ago something was. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const NOTHING: ImportedGames = { games: [], known: [] };

/** Every saved game, newest first. */
export function GameList() {
  const text = useText();
  const games = useLibrary((library) => library.games);
  const imported = useLibrary((library) => library.imported);
  const restored = useLibrary((library) => library.restored);
  const now = useNow();
  if (games === null) return <p className="library-empty quiet">{text('library.loading')}</p>;
  if (games.length === 0) {
    return (
      <div className="library-empty">
        <h2>{text('library.empty')}</h2>
        <p>{text('library.empty.text')}</p>
      </div>
    );
  }
  const { games: arrived, known } = imported?.kind === 'done' ? imported : NOTHING;
  return (
    <ol className="game-list" aria-label={text('library.list')}>
      {games.map((game) => (
        <GameRow
          key={game.gameId}
          game={game}
          arrived={arrived.some(({ gameId }) => gameId === game.gameId)}
          known={known.includes(game.gameId)}
          restored={game.gameId === restored}
          now={now}
        />
      ))}
    </ol>
  );
}
