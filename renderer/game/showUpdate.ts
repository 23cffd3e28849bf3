import { contentOf, prepareContent, registerContent, standardContent } from '../../shared/content/content.ts';
import type { GameUpdate } from '../../shared/contract/answers.ts';
import { followsOn } from '../../shared/contract/gameLog.ts';
import type { ContentId } from '../../shared/vocabulary/pieces.ts';
import { useApp } from '../platform/app.ts';
import type { Client, FailureCode } from '../platform/client/client.ts';
import { ask, type Host, navigate } from '../platform/host.ts';
import { pageContent, showContent } from '../platform/pageContent.ts';
import { paceFor } from './playback/timing.ts';
import { useTable } from './state/table.ts';

/** Whether games that are played with this content can be shown without asking the host. */
function isKnown(id: ContentId): boolean {
  try {
    contentOf(id);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes a content known to the page; the host is asked once for each. Await it before `showContent(contentOf(id))`.
 * Returns why it failed, or `null`.
 */
export async function readContent(client: Client, id: ContentId): Promise<FailureCode | null> {
  if (isKnown(id)) return null;
  const answer = await client.call('content.read', { id });
  if (!answer.ok) return answer.code;
  registerContent(prepareContent(answer.value, id));
  return null;
}

/** What is done with an update whose content is loaded. */
type TakeIn = (host: Host, update: GameUpdate) => void;

/** Clears the table, and the content of its game. */
export function leaveTable({ playback, arrivals }: Host): void {
  arrivals.departures += 1;
  playback.send({ type: 'clear' });
  showContent(standardContent);
}

/**
 * Shows a position whose content is known. All stores are set in one go, so that nothing is drawn between new content
 * and new position.
 */
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

/** An update was missed: asks the host for the whole game again. */
async function askAgain(host: Host): Promise<void> {
  const update = await ask(host, 'game.open', {});
  if (update !== null) await showUpdate(host, update);
}

function follow(host: Host, update: GameUpdate): void {
  if (useApp.getState().screen !== 'game' || isLate(update)) return;
  if (followsOn(useTable.getState().update, update)) show(host, update);
  else void askAgain(host);
}

/** Without its content a game cannot be shown: back to the list where another one can be chosen. */
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
  // Whether this one succeeds or fails, the next in line go on.
  arrivals.line = turn.catch(() => undefined);
  return turn;
}

function takeIn(host: Host, update: GameUpdate, how: TakeIn): Promise<void> {
  if (host.arrivals.waiting > 0 || !isKnown(update.view.content)) return takeInLater(host, update, how);
  how(host, update);
  return Promise.resolve();
}

/**
 * Goes to the table of a game, at a position that the host just sent. Resolves when it is on the screen, or cannot be
 * shown.
 * @param also sets what must be set at the same moment
 */
export const openTable = (host: Host, update: GameUpdate, also: () => void = () => undefined): Promise<void> =>
  takeIn(host, update, open(also));

/** Takes in an update of the game on the screen: its events are played, then its position is shown. */
export async function showUpdate(host: Host, update: GameUpdate): Promise<void> {
  // If no game is shown and none is being opened, updates are dropped.
  if (host.arrivals.waiting > 0 || useApp.getState().screen === 'game') await takeIn(host, update, follow);
}
