import type { FinishedGame } from '../../../shared/statistics/facts.ts';
import { useCommands } from '../../app/commands.ts';
import { useText } from '../../platform/i18n/text.ts';

/** Opens the replay of a finished game. */
export function WatchButton({ game: { gameId, finishedAt } }: { readonly game: FinishedGame }) {
  const text = useText();
  const { replay } = useCommands();
  return (
    <button
      type="button"
      className="statistics-watch strong round"
      aria-label={text('statistics.watchOne', { date: text.dateTime(finishedAt) })}
      onClick={() => void replay.open(gameId)}
    >
      {text('statistics.watch')}
    </button>
  );
}
