import type { FinishedGame } from '../../../shared/statistics/facts.ts';
import type { Entry } from '../../../shared/statistics/history.ts';
import { useRoutes } from '../../platform/feature.ts';
import { useText } from '../../platform/i18n/text.ts';
import { seatWords } from './opponentWords.ts';

/** Opens the replay of a finished game. */
export function WatchButton({ game: { gameId, finishedAt } }: { readonly game: FinishedGame }) {
  const text = useText();
  const routes = useRoutes();
  return (
    <button
      type="button"
      className="statistics-watch strong round"
      aria-label={text('statistics.watchOne', { date: text.dateTime(finishedAt) })}
      onClick={() => void routes.replay(gameId)}
    >
      {text('statistics.watch')}
    </button>
  );
}

/** Rows at most; the exported table has all. */
const MOST = 50;

interface GamesTableProps {
  /** Oldest first. */
  readonly entries: readonly Entry[];
  readonly gone: readonly string[];
}

/** The games themselves, the newest first, those that do not count with the reason. */
export function GamesTable({ entries, gone }: GamesTableProps) {
  const text = useText();
  const newest = [...entries].reverse().slice(0, MOST);
  return (
    <section className="statistics-part plate shrink">
      <h2>{text('statistics.list')}</h2>
      <table className="statistics-table table statistics-games">
        <thead>
          <tr>
            <th scope="col">{text('statistics.list.when')}</th>
            <th scope="col">{text('statistics.against')}</th>
            <th scope="col" className="statistics-number">
              {text('statistics.trend.points')}
            </th>
            <th scope="col" className="statistics-number">
              {text('statistics.list.place')}
            </th>
            <th scope="col">{text('statistics.list.counts')}</th>
            <th scope="col" aria-label={text('statistics.watch')} />
          </tr>
        </thead>
        <tbody>
          {newest.map((entry) => (
            <GameLine key={entry.game.gameId} entry={entry} isGone={gone.includes(entry.game.gameId)} />
          ))}
        </tbody>
      </table>
      {entries.length > MOST && <p className="quiet">{text('statistics.list.newest', { count: MOST })}</p>}
    </section>
  );
}

function GameLine({ entry, isGone }: { readonly entry: Entry; readonly isGone: boolean }) {
  const text = useText();
  const { game, own, others, uncounted } = entry;
  return (
    <tr data-uncounted={uncounted !== null}>
      <th scope="row">{text.dateTime(game.finishedAt)}</th>
      <td>{text.list(others.map((other) => seatWords(other, text)))}</td>
      <td className="statistics-number">{own.score.total}</td>
      <td className="statistics-number">{text('statistics.share', { part: own.rank, all: game.seats.length })}</td>
      <td>{uncounted === null ? text('statistics.list.yes') : text(`statistics.uncounted.${uncounted}`)}</td>
      <td>{!isGone && <WatchButton game={game} />}</td>
    </tr>
  );
}
