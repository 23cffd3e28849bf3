import { contentOf, standardContent } from '../../shared/content/content.ts';
import type { GameUpdate } from '../../shared/contract/answers.ts';
import { followsOn } from '../../shared/contract/gameLog.ts';
import { useApp } from '../platform/app.ts';
import type { Client, FailureCode } from '../platform/client/client.ts';
import { pageContent, showContent } from '../platform/pageContent.ts';
import { paceFor } from './pace.ts';
import { receiveUpdate } from './playback/director.ts';
import { isKnown, readContent } from './readContent.ts';
import { settle } from './settle.ts';
import { useTable } from './state/table.ts';

/** Positions wait for their content in one line, so that none overtakes another. */
let line: Promise<void> = Promise.resolve();
let waiting = 0;
/** Counts the games that were taken off the screen: who waited since before is not shown any more. */
let departures = 0;

const clearTable = (): void => useTable.setState(useTable.getInitialState(), true);

/** Takes the game off the screen, and its numbers. */
export function leaveTable(): void {
  departures += 1;
  clearTable();
  showContent(standardContent);
}

/** Shows a position whose content is known. All in one go: nothing is drawn between the new numbers and the new view. */
function show(update: GameUpdate): void {
  const { update: before } = useTable.getState();
  if (before?.gameId !== update.gameId || pageContent().id !== update.view.content) clearTable();
  showContent(contentOf(update.view.content));
  receiveUpdate(update, paceFor(update));
}

const open =
  (also: () => void) =>
  (update: GameUpdate): void => {
    useApp.setState({ screen: 'game', panel: null });
    also();
    show(update);
  };

/** Whether the screen shows another game by now, or a later position of this one. */
function isLate({ gameId, seq }: GameUpdate): boolean {
  const { update: shown } = useTable.getState();
  return shown !== null && (shown.gameId !== gameId || shown.seq > seq);
}

/** A position got lost on its way: the host tells all of the game once more. */
async function askAgain(client: Client): Promise<void> {
  const update = settle(await client.call('game.open', {}));
  if (update !== undefined) await showUpdate(client, update);
}

const follow =
  (client: Client) =>
  (update: GameUpdate): void => {
    if (useApp.getState().screen !== 'game' || isLate(update)) return;
    if (followsOn(useTable.getState().update, update)) show(update);
    else void askAgain(client);
  };

/** Without its numbers a game cannot be shown: back to where another one can be chosen. */
function giveUp(failure: FailureCode): void {
  useApp.setState({ screen: 'title', panel: null, failure });
  leaveTable();
}

async function takeInLater(client: Client, update: GameUpdate, takeIn: (update: GameUpdate) => void): Promise<void> {
  const since = departures;
  waiting += 1;
  const turn = line.then(async () => {
    const failure = since === departures ? await readContent(client, update.view.content) : null;
    waiting -= 1;
    if (since !== departures) return;
    if (failure === null) takeIn(update);
    else giveUp(failure);
  });
  // Whatever becomes of this position: those behind it move up.
  line = turn.catch(() => undefined);
  return turn;
}

function takeIn(client: Client, update: GameUpdate, how: (update: GameUpdate) => void): Promise<void> {
  if (waiting > 0 || !isKnown(update.view.content)) return takeInLater(client, update, how);
  how(update);
  return Promise.resolve();
}

/**
 * Goes to the table of a game, at a position that the host just told. Resolves when it is on the screen, or cannot be.
 * @param also what is to be set in the same moment in which the position is shown
 */
export const openTable = (client: Client, update: GameUpdate, also: () => void = () => undefined): Promise<void> =>
  takeIn(client, update, open(also));

/** Takes in a position of the game on the screen: the director plays what happened, then it is shown. */
export async function showUpdate(client: Client, update: GameUpdate): Promise<void> {
  // Where no game is shown and none is being opened, nobody waits for its positions.
  if (waiting > 0 || useApp.getState().screen === 'game') await takeIn(client, update, follow(client));
}
