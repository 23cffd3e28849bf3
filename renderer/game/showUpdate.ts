import { contentOf, standardContent } from '../../shared/content/content.ts';
import type { GameUpdate } from '../../shared/contract/answers.ts';
import { followsOn } from '../../shared/contract/gameLog.ts';
import { useApp } from '../platform/app.ts';
import type { FailureCode } from '../platform/client/client.ts';
import { ask, type Host, navigate } from '../platform/host.ts';
import { pageContent, showContent } from '../platform/pageContent.ts';
import { paceFor } from './playback/timing.ts';
import { isKnown, readContent } from './readContent.ts';
import { useTable } from './state/table.ts';

/** What becomes of an update whose content is there. */
type TakeIn = (host: Host, update: GameUpdate) => void;

/** Takes the game off the screen, and its numbers. */
export function leaveTable({ playback, arrivals }: Host): void {
  arrivals.departures += 1;
  playback.send({ type: 'clear' });
  showContent(standardContent);
}

/** Shows a position whose content is known. All in one go: nothing is drawn between the new numbers and the new view. */
function show({ playback }: Host, update: GameUpdate): void {
  const { update: before } = useTable.getState();
  if (before?.gameId !== update.gameId || pageContent().id !== update.view.content) playback.send({ type: 'clear' });
  showContent(contentOf(update.view.content));
  playback.send({ type: 'receive', update, pace: paceFor(update) });
}

const open =
  (also: () => void): TakeIn =>
  (host, update) => {
    navigate(host, { screen: 'game' });
    also();
    show(host, update);
  };

/** Whether the screen shows another game by now, or a later position of this one. */
function isLate({ gameId, seq }: GameUpdate): boolean {
  const { update: shown } = useTable.getState();
  return shown !== null && (shown.gameId !== gameId || shown.seq > seq);
}

/** A position got lost on its way: the host tells all of the game once more. */
async function askAgain(host: Host): Promise<void> {
  const update = await ask(host, 'game.open', {});
  if (update !== null) await showUpdate(host, update);
}

function follow(host: Host, update: GameUpdate): void {
  if (useApp.getState().screen !== 'game' || isLate(update)) return;
  if (followsOn(useTable.getState().update, update)) show(host, update);
  else void askAgain(host);
}

/** Without its numbers a game cannot be shown: back to where another one can be chosen. */
function giveUp(host: Host, failure: FailureCode): void {
  useApp.setState({ failure });
  navigate(host, { screen: 'title' });
  leaveTable(host);
}

async function takeInLater(host: Host, update: GameUpdate, how: TakeIn): Promise<void> {
  const { arrivals } = host;
  const since = arrivals.departures;
  arrivals.waiting += 1;
  const turn = arrivals.line.then(async () => {
    const failure = since === arrivals.departures ? await readContent(host, update.view.content) : null;
    arrivals.waiting -= 1;
    if (since !== arrivals.departures) return;
    if (failure === null) how(host, update);
    else giveUp(host, failure);
  });
  // Whatever becomes of this position: those behind it move up.
  arrivals.line = turn.catch(() => undefined);
  return turn;
}

function takeIn(host: Host, update: GameUpdate, how: TakeIn): Promise<void> {
  if (host.arrivals.waiting > 0 || !isKnown(update.view.content)) return takeInLater(host, update, how);
  how(host, update);
  return Promise.resolve();
}

/**
 * Goes to the table of a game, at a position that the host just told. Resolves when it is on the screen, or cannot be.
 * @param also what is to be set in the same moment in which the position is shown
 */
export const openTable = (host: Host, update: GameUpdate, also: () => void = () => undefined): Promise<void> =>
  takeIn(host, update, open(also));

/** Takes in a position of the game on the screen: what happened is played, then it is shown. */
export async function showUpdate(host: Host, update: GameUpdate): Promise<void> {
  // Where no game is shown and none is being opened, nobody waits for its positions.
  if (host.arrivals.waiting > 0 || useApp.getState().screen === 'game') await takeIn(host, update, follow);
}
