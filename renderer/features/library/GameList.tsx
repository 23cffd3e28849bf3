import { type KeyboardEvent, useEffect, useState } from 'react';
import type { GameSummary } from '../../../shared/contract/answers.ts';
import type { ImportedGames } from '../../../shared/contract/fileAnswers.ts';
import { FirstGame } from '../../game/FirstGame.tsx';
import { useText } from '../../platform/i18n/text.ts';
import { GameRow } from './GameRow.tsx';
import { useLibrary } from './library.ts';
import { useGameRows } from './useGameRows.ts';

/** How many games a page of the list is, for the keys that turn it. */
const PAGE = 5;

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -PAGE,
  PageDown: PAGE,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Returns the row to which a key leads from the row at `index`; `null` where it leads nowhere. */
function rowByKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, index: number, count: number): number | null {
  const step = STEPS[key];
  if (step === undefined || altKey || ctrlKey || metaKey) return null;
  return Math.min(count - 1, Math.max(0, index + step));
}

/** Milliseconds after which "5 minutes ago" is updated. */
const TICK = 30_000;

/** The current time, updated now and then: good enough for how long ago something was. */
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
  if (games === null) return <p className="library-loading stack centred tall quiet">{text('library.loading')}</p>;
  if (games.length === 0) return <FirstGame title={text('library.empty')} words={text('library.empty.text')} />;
  return <Games games={games} />;
}

/** The games, of which only those in sight are built: there may be thousands. */
function Games({ games }: { readonly games: readonly GameSummary[] }) {
  const text = useText();
  const isWhole = useLibrary((library) => library.isWhole);
  const imported = useLibrary((library) => library.imported);
  const restored = useLibrary((library) => library.restored);
  const now = useNow();
  const { frame, list, virtualizer, follow, focusOn } = useGameRows(games);
  const { games: arrived, known } = imported?.kind === 'done' ? imported : NOTHING;
  const firstArrived = games.findIndex(({ gameId }) => arrived[0]?.gameId === gameId);
  useEffect(() => {
    if (firstArrived >= 0) virtualizer.scrollToIndex(firstArrived);
  }, [virtualizer, firstArrived]);
  // It takes the focus, as the button that brought the game back is gone.
  const returned = games.findIndex(({ gameId }) => gameId === restored);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each game that returns, not whenever the list changes
  useEffect(() => {
    if (restored !== null) focusOn(returned);
  }, [restored]);
  return (
    <div ref={frame} className="library-body fill rolls">
      <ol
        ref={list}
        className="game-list anchor"
        aria-label={text('library.list')}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const game = games[index];
          if (game === undefined) return null;
          const { gameId } = game;
          return (
            <li
              key={gameId}
              ref={virtualizer.measureElement}
              data-index={index}
              className="game-place wide"
              aria-setsize={isWhole ? games.length : -1}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
              onFocus={() => follow(gameId)}
              onKeyDown={(event) => {
                // Keys that a row's menu or dialog handles are not meant for the list.
                const inside = event.currentTarget.contains(event.target as Node);
                const row = inside && !event.defaultPrevented ? rowByKey(event, index, games.length) : null;
                if (row === null) return;
                event.preventDefault();
                focusOn(row);
              }}
            >
              <GameRow
                game={game}
                arrived={arrived.some((other) => other.gameId === gameId)}
                known={known.includes(gameId)}
                now={now}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
