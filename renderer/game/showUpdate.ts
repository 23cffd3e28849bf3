import { contentOf, standardContent } from '../../shared/content/content.ts';
import type { GameUpdate } from '../../shared/contract/answers.ts';
import { followsOn } from '../../shared/contract/gameLog.ts';
import { useApp } from '../platform/app.ts';
import type { FailureCode } from '../platform/client/client.ts';
import { pageContent, showContent } from '../platform/pageContent.ts';
import type { Page } from './page.ts';
import { paceFor } from './playback/timing.ts';
import { isKnown, readContent } from './readContent.ts';
import { settle } from './settle.ts';
import { useTable } from './state/table.ts';

/**
 * Whether the same eyes look at the same decision as before: then what they point at stays. Where nothing is to be decided
 * here, what others decide about must be the same.
 */
const sameSituation = (before: GameUpdate | null, after: GameUpdate): boolean =>
  before !== null &&
  before.gameId === after.gameId &&
  before.screen.viewer === after.screen.viewer &&
  before.decision === after.decision &&
  before.view.decision === after.view.decision;

/** What becomes of an update whose content is there. */
type TakeIn = (page: Page, update: GameUpdate) => void;

/** Takes the game off the screen, and its numbers. */
export function leaveTable({ playback, arrivals }: Page): void {
  arrivals.departures += 1;
  playback.send({ type: 'clear' });
  showContent(standardContent);
}

/** Shows a position whose content is known. All in one go: nothing is drawn between the new numbers and the new view. */
function show({ playback }: Page, update: GameUpdate): void {
  const { update: before } = useTable.getState();
  if (before?.gameId !== update.gameId || pageContent().id !== update.view.content) playback.send({ type: 'clear' });
  showContent(contentOf(update.view.content));
  // A card that the player before pointed at must not stay on the screen for the next one.
  if (!sameSituation(before, update)) useTable.setState({ selected: null, considered: null, hovered: null });
  playback.send({ type: 'receive', update, pace: paceFor(update) });
}

const open =
  (also: () => void): TakeIn =>
  (page, update) => {
    useApp.setState({ screen: 'game', panel: null });
    also();
    show(page, update);
  };

/** Whether the screen shows another game by now, or a later position of this one. */
function isLate({ gameId, seq }: GameUpdate): boolean {
  const { update: shown } = useTable.getState();
  return shown !== null && (shown.gameId !== gameId || shown.seq > seq);
}

/** A position got lost on its way: the host tells all of the game once more. */
async function askAgain(page: Page): Promise<void> {
  const update = settle(await page.call('game.open', {}));
  if (update !== undefined) await showUpdate(page, update);
}

function follow(page: Page, update: GameUpdate): void {
  if (useApp.getState().screen !== 'game' || isLate(update)) return;
  if (followsOn(useTable.getState().update, update)) show(page, update);
  else void askAgain(page);
}

/** Without its numbers a game cannot be shown: back to where another one can be chosen. */
function giveUp(page: Page, failure: FailureCode): void {
  useApp.setState({ screen: 'title', panel: null, failure });
  leaveTable(page);
}

async function takeInLater(page: Page, update: GameUpdate, how: TakeIn): Promise<void> {
  const { arrivals } = page;
  const since = arrivals.departures;
  arrivals.waiting += 1;
  const turn = arrivals.line.then(async () => {
    const failure = since === arrivals.departures ? await readContent(page, update.view.content) : null;
    arrivals.waiting -= 1;
    if (since !== arrivals.departures) return;
    if (failure === null) how(page, update);
    else giveUp(page, failure);
  });
  // Whatever becomes of this position: those behind it move up.
  arrivals.line = turn.catch(() => undefined);
  return turn;
}

function takeIn(page: Page, update: GameUpdate, how: TakeIn): Promise<void> {
  if (page.arrivals.waiting > 0 || !isKnown(update.view.content)) return takeInLater(page, update, how);
  how(page, update);
  return Promise.resolve();
}

/**
 * Goes to the table of a game, at a position that the host just told. Resolves when it is on the screen, or cannot be.
 * @param also what is to be set in the same moment in which the position is shown
 */
export const openTable = (page: Page, update: GameUpdate, also: () => void = () => undefined): Promise<void> =>
  takeIn(page, update, open(also));

/** Takes in a position of the game on the screen: what happened is played, then it is shown. */
export async function showUpdate(page: Page, update: GameUpdate): Promise<void> {
  // Where no game is shown and none is being opened, nobody waits for its positions.
  if (page.arrivals.waiting > 0 || useApp.getState().screen === 'game') await takeIn(page, update, follow);
}
