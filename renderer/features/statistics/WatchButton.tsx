import type { FinishedGame } from '../../../shared/statistics/facts.ts';
import { useText } from '../../platform/i18n/text.ts';
import { useRoutes } from '../../platform/routes.ts';

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
