import { useState } from 'react';
import type { GameSummary } from '../../../shared/contract/answers.ts';
import { STANDARD_CONTENT } from '../../../shared/vocabulary/pieces.ts';
import { optionsWords } from '../../cards/cardWords.ts';
import { PracticeMark } from '../../game/bar/GameMarks.tsx';
import { resumeGame } from '../../game/commands.ts';
import { gameName } from '../../game/game.ts';
import { useRoutes } from '../../platform/feature.ts';
import { openPanel, useHost } from '../../platform/host.ts';
import { numeral, useText } from '../../platform/i18n/text.ts';
import { Emblem } from '../../ui/persona/Persona.tsx';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { type GameDialog, GameMenu } from './GameMenu.tsx';
import { PeekDialog } from './PeekDialog.tsx';
import { PosterDialog } from './PosterDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { TablePicture } from './TablePicture.tsx';

interface GameRowProps {
  readonly game: GameSummary;
  /** Whether it was just imported, and whether it was already here. */
  readonly arrived: boolean;
  readonly known: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** One saved game: what it is called, how its table looks, who, what, when, and what can be done with it. */
export function GameRow({ game, arrived, known, now }: GameRowProps) {
  const text = useText();
  const name = gameName(game, text);
  const when = text.ago(game.savedAt, now);
  return (
    <article
      tabIndex={-1}
      className="game-row level stack rounded"
      aria-label={text('library.game', { name, when })}
      data-arrived={arrived}
      data-finished={game.finished}
    >
      <TablePicture game={game} />
      <div className="game-facts gap-2-5 stack shrink">
        <h2 className="game-title cut bright" title={name}>
          {name}
        </h2>
        <GamePlayers game={game} />
        <p className="game-rules soft">
          {optionsWords(game, text)}
          {game.practice && <PracticeMark />}
          {game.content !== STANDARD_CONTENT && <span className="game-own">{text('library.ownContent')}</span>}
        </p>
        <p className="game-state wrap dim">
          <b className="game-progress brass">
            {text(game.finished ? 'library.finished' : 'library.running', timeOf(game))}
          </b>
          <span>{text('library.decisions', { count: game.decisions })}</span>
          <time dateTime={text.isoDateTime(game.savedAt)} title={text.dateTime(game.savedAt)}>
            {when}
          </time>
          {arrived && <span className="game-arrived">{text(known ? 'library.known' : 'library.arrived')}</span>}
        </p>
      </div>
      <GameActions game={game} name={name} />
    </article>
  );
}

const timeOf = ({ epoch, phase }: GameSummary) => ({ epoch: numeral(epoch), phase });

function GamePlayers({ game: { players, totals, winners } }: { readonly game: GameSummary }) {
  const text = useText();
  return (
    <ul className="game-players wrap">
      {players.map(({ name, emblem }, seat) => {
        const points = totals[seat] ?? 0;
        const won = winners.includes(seat);
        return (
          <li key={emblem} className="game-player gap-4-5 line" data-winner={won}>
            <Emblem emblem={emblem} />
            <span aria-hidden="true" className="game-name cut">
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

function GameActions({ game, name }: { readonly game: GameSummary; readonly name: string }) {
  const text = useText();
  const host = useHost();
  const routes = useRoutes();
  const [dialog, setDialog] = useState<GameDialog | null>(null);
  const { gameId, finished } = game;
  const close = () => setDialog(null);
  const analyse = async () => {
    if (await routes.replay(gameId)) openPanel(host, 'analysis');
  };
  return (
    <div className="game-actions wrap end gap-5">
      {!finished && (
        <button type="button" className="button button-main" onClick={() => void resumeGame(host, gameId)}>
          <Icon name="arrow" />
          {text('library.continue')}
        </button>
      )}
      {finished && (
        <button type="button" className="button button-quiet" onClick={() => void analyse()}>
          <Icon name="curve" />
          {text('analysis.open')}
        </button>
      )}
      <button type="button" className="button button-quiet" onClick={() => void routes.replay(gameId)}>
        <Icon name="history" />
        {text('library.replay')}
      </button>
      <GameMenu game={game} name={name} onDialog={setDialog} />
      {dialog === 'rename' && <RenameDialog game={game} onClose={close} />}
      {dialog === 'record' && <ExportDialog gameId={gameId} onClose={close} />}
      {dialog === 'poster' && <PosterDialog gameId={gameId} playedAt={game.savedAt} onClose={close} />}
      {(dialog === 'duplicate' || dialog === 'exportSave') && (
        <PeekDialog game={game} copying={dialog} onClose={close} />
      )}
    </div>
  );
}
