import type { GameOffer } from '../../../shared/contract/fileAnswers.ts';
import { resumeGame } from '../../game/commands.ts';
import { useApp } from '../../platform/app.ts';
import type { Routes } from '../../platform/feature.ts';
import type { Host } from '../../platform/host.ts';
import { showArrived } from './commands.ts';
import { dismissImport, useLibrary } from './library.ts';

/** Goes to the newest import: to the game itself if it was one saved game, else to the list, where they are marked. */
export async function openArrived(host: Host, routes: Routes): Promise<void> {
  const { imported } = useLibrary.getState();
  if (imported?.kind !== 'done') return;
  const { screen } = useApp.getState();
  const [game, ...more] = imported.games;
  // A player who leaves a table for a finished game finds both in the list: the way back from a replay leads to the
  // replay's own game.
  const toList = game === undefined || more.length > 0 || (game.finished && screen !== 'title');
  if (screen === 'replay') await routes.leaveReplay();
  if (toList) return showArrived(host);
  dismissImport();
  if (game.finished) await routes.replay(game.gameId);
  else await resumeGame(host, game.gameId);
}

/** Handles a file that the program was opened with. A player at a table is asked first: see `ArrivalDialog`. */
export async function takeOffer(host: Host, routes: Routes, { fileName, imported }: GameOffer): Promise<void> {
  const asking = !['title', 'games'].includes(useApp.getState().screen);
  if ('problem' in imported) {
    useLibrary.setState({ imported: { kind: 'problem', file: fileName, problem: imported.problem }, asking: true });
    return;
  }
  useLibrary.setState({ imported: { kind: 'done', ...imported }, asking });
  if (!asking) await openArrived(host, routes);
}
