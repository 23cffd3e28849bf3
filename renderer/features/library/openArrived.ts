import type { GameOffer } from '../../../shared/contract/fileAnswers.ts';
import type { Commands } from '../../app/commands.ts';
import { useApp } from '../../platform/app.ts';
import { dismissImport, useLibrary } from './library.ts';

/** Goes to what came in last: to the game itself when it is one, else to the list, where they are marked. */
export async function openArrived({ library, replay }: Commands): Promise<void> {
  const { imported } = useLibrary.getState();
  if (imported?.kind !== 'done') return;
  const { screen } = useApp.getState();
  const [game, ...more] = imported.games;
  // Who leaves a table for a finished game finds both in the list; the way back from a replay leads to its own game.
  const toList = game === undefined || more.length > 0 || (game.finished && screen !== 'title');
  if (screen === 'replay') await replay.leave();
  if (toList) return library.showArrived();
  dismissImport();
  return game.finished ? replay.open(game.gameId) : library.resume(game.gameId);
}

/** Takes in word of a file that somebody opened the program with. Who is at a table is asked first: see `ArrivalDialog`. */
export async function takeOffer(commands: Commands, { fileName, imported }: GameOffer): Promise<void> {
  const asking = !['title', 'games'].includes(useApp.getState().screen);
  if ('problem' in imported) {
    useLibrary.setState({ imported: { kind: 'problem', file: fileName, problem: imported.problem }, asking: true });
    return;
  }
  useLibrary.setState({ imported: { kind: 'done', ...imported }, asking });
  if (!asking) await openArrived(commands);
}
