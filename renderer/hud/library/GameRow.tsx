import type { GameSummary } from '../../../shared/contract/answers.ts';
import { STANDARD_CONTENT } from '../../../shared/vocabulary/pieces.ts';
import { useText } from '../../i18n/text.ts';
import { useCommands } from '../commands.ts';
import { Icon } from '../icons/Icon.tsx';
import { optionsWords } from '../model/expansionWords.ts';
import { numeral } from '../model/numerals.ts';
import { Emblem } from '../seats/Emblem.tsx';
import { ExportButton } from './ExportButton.tsx';

interface GameRowProps {
  readonly game: GameSummary;
  /** Whether it has just come in. */
  readonly arrived: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** One saved game: who, what, where it stands, when, and what can be done with it. */
export function GameRow({ game, arrived, now }: GameRowProps) {
  const text = useText();
  const { players, savedAt } = game;
  const names = text.list(players.map(({ name }) => name));
  const when = text.ago(savedAt, now);
  return (
    <li>
      <article
        className="game-row"
        aria-label={text('library.game', { names, when })}
        data-arrived={arrived}
        data-finished={game.finished}
      >
        <GamePlayers game={game} />
        <div className="game-facts">
          <p className="game-rules">
            {optionsWords(game, text)}
            {game.content !== STANDARD_CONTENT && <span className="game-own">{text('library.ownContent')}</span>}
          </p>
          <p className="game-state">
            <b className="game-stage">{text(game.finished ? 'library.finished' : 'library.running', timeOf(game))}</b>
            <span>{text('library.decisions', { count: game.decisions })}</span>
            <time dateTime={new Date(savedAt).toISOString()} title={text.moment(savedAt)}>
              {when}
            </time>
            {arrived && <span className="game-arrived">{text('library.arrived')}</span>}
          </p>
        </div>
        <GameActions game={game} />
      </article>
    </li>
  );
}

const timeOf = ({ epoch, phase }: GameSummary) => ({ epoch: numeral(epoch), phase });

function GamePlayers({ game: { players, totals, winners } }: { readonly game: GameSummary }) {
  const text = useText();
  return (
    <ul className="game-players">
      {players.map(({ name, emblem }, seat) => {
        const points = totals[seat] ?? 0;
        const won = winners.includes(seat);
        return (
          <li key={emblem} className="game-player" data-winner={won}>
            <Emblem emblem={emblem} />
            <span aria-hidden="true" className="game-name">
              {name}
            </span>
            <b aria-hidden="true">{points}</b>
            <span className="sr-only">{text(won ? 'library.score.winner' : 'library.score', { name, points })}</span>
          </li>
        );
      })}
    </ul>
  );
}

function GameActions({ game }: { readonly game: GameSummary }) {
  const text = useText();
  const { library, replay } = useCommands();
  const { gameId, finished } = game;
  return (
    <div className="game-actions">
      {!finished && (
        <button type="button" className="button button-main" onClick={() => void library.resume(gameId)}>
          <Icon name="arrow" />
          {text('library.continue')}
        </button>
      )}
      <button type="button" className="button button-quiet" onClick={() => void replay.open(gameId)}>
        <Icon name="history" />
        {text('library.replay')}
      </button>
      {finished && <ExportButton gameId={gameId} />}
      <button type="button" className="button button-quiet" onClick={() => void library.remove(game)}>
        <Icon name="bin" />
        {text('library.delete')}
      </button>
    </div>
  );
}
