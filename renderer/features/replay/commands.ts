import { contentOf } from '../../../shared/content/content.ts';
import type { ReplayTimeline } from '../../../shared/contract/answers.ts';
import type { Player } from '../../../shared/contract/tableSetup.ts';
import type { Observation } from '../../../shared/rules/observation/observation.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { showTitle } from '../../game/commands.ts';
import { AT_ONCE } from '../../game/playback/timing.ts';
import { leaveTable, openTable, readContent } from '../../game/showUpdate.ts';
import { useApp } from '../../platform/app.ts';
import { ask, closePanel, type Host, navigate } from '../../platform/host.ts';
import { showContent } from '../../platform/pageContent.ts';
import { useReplay } from './replayState.ts';
import { paceOfReplay, replayUpdate } from './replayUpdate.ts';
import { makeSeeker } from './seeker.ts';

const lengthOf = ({ moments }: ReplayTimeline): number => moments.length;

async function readTimeline(host: Host, gameId: string, viewer: Seat | null): Promise<ReplayTimeline | null> {
  const timeline = await ask(host, 'replay.open', { gameId, viewer });
  const failure = timeline === null ? null : await readContent(host, timeline.content);
  if (failure === null) return timeline;
  useApp.setState({ failure });
  return null;
}

const readView = (host: Host, { gameId, viewer }: ReplayTimeline, position: number): Promise<Observation | null> =>
  ask(host, 'replay.view', { gameId, viewer, position });

/** Puts a position on the table: in motion when it is the step forward that was asked for, else at once. */
function show({ playback }: Host, timeline: ReplayTimeline, position: number, view: Observation): void {
  const { reached, stepping, speed } = useReplay.getState();
  const moves = stepping && position === reached + 1;
  useReplay.setState({ reached: position, stepping: moves });
  const pace = moves ? paceOfReplay(speed) : AT_ONCE;
  playback.send({ type: 'receive', update: replayUpdate(timeline, position, view), pace });
}

/** After a failure the wanted position is the shown one again. */
const stay = (): void => useReplay.setState(({ reached }) => ({ position: reached, running: false, stepping: false }));

/** Asks for the positions of this replay from now on, and of no other one. */
function follow(host: Host, timeline: ReplayTimeline): void {
  useReplay.getState().seeker?.close();
  const seeker = makeSeeker({
    ask: (position) => readView(host, timeline, position),
    show: (position, view) => show(host, timeline, position, view),
    fail: stay,
  });
  useReplay.setState({ seeker });
}

function seekTo(wanted: number, stepping: boolean): void {
  const { timeline, seeker } = useReplay.getState();
  if (timeline === null) return;
  const position = Math.min(Math.max(wanted, 0), lengthOf(timeline));
  useReplay.setState({ position, stepping });
  seeker?.seek(position);
}

function end(): void {
  useReplay.getState().seeker?.close();
  useReplay.setState({ timeline: null, seeker: null, running: false, stepping: false });
}

/** Where leaving the replay leads back to. */
function cameFrom({ navigation }: Host): 'game' | 'games' {
  const { route } = navigation.getSnapshot().context;
  return route.screen === 'replay' ? route.from : 'games';
}

/** Clears the table for a replay, whether a game was on it or not. */
function takeTable(host: Host, timeline: ReplayTimeline, position: number, view: Observation): void {
  const from = useApp.getState().screen === 'game' ? 'game' : 'games';
  leaveTable(host);
  showContent(contentOf(timeline.content));
  useReplay.setState({
    timeline,
    position,
    reached: position,
    stepping: false,
    running: false,
  });
  host.playback.send({ type: 'receive', update: replayUpdate(timeline, position, view), pace: AT_ONCE });
  navigate(host, { screen: 'replay', gameId: timeline.gameId, from });
}

/**
 * Goes back to the game whose history was looked at. It is opened by its id, as the host may have another one to
 * continue.
 */
async function returnTo(host: Host, gameId: string): Promise<void> {
  const update = await ask(host, 'games.resume', { gameId });
  if (update === null) await showTitle(host);
  else await openTable(host, update);
}

/**
 * Leaves the screen that is shown and opens a game's history: a finished game at its start, a running one at its end. A
 * replay that is on the screen already stays where it is.
 */
export async function openReplay(host: Host, gameId: string): Promise<void> {
  // The decision log of this replay leads to another moment of it.
  if (useReplay.getState().timeline?.gameId === gameId) return closePanel(host);
  const timeline = await readTimeline(host, gameId, null);
  if (timeline === null) return;
  const position = timeline.finished ? 0 : lengthOf(timeline);
  const view = await readView(host, timeline, position);
  if (view === null) return;
  takeTable(host, timeline, position, view);
  follow(host, timeline);
  // The bots of the running game wait while its history is looked at.
  if (cameFrom(host) === 'game') await ask(host, 'game.leave', {});
}

/**
 * Shows a position at once. If several are asked for while the host is still answering, the last one counts. Positions
 * are clamped to the game's.
 */
export function seek(position: number): void {
  useReplay.setState({ running: false });
  seekTo(position, false);
}

/** Shows the next decision and all that happens by it, in motion. */
export function forward(host: Host): void {
  const { timeline, position, reached } = useReplay.getState();
  if (timeline === null || position >= lengthOf(timeline)) return;
  // The rest of the step before is skipped.
  host.playback.send({ type: 'skip' });
  seekTo(position + 1, position === reached);
}

/** Plays from here, or from the start if this is the end; or pauses. */
export function toggle(): void {
  const { timeline, position, running } = useReplay.getState();
  if (timeline === null) return;
  if (!running && position >= lengthOf(timeline)) seekTo(0, false);
  useReplay.setState({ running: !running });
}

export const pause = (): void => useReplay.setState({ running: false });

/** Shows the game as a seat sees it, or (`null`) as the public does; a running game keeps its own viewer. */
export async function seeAs(host: Host, viewer: Seat | null): Promise<void> {
  const { timeline: before } = useReplay.getState();
  const timeline = before === null ? null : await readTimeline(host, before.gameId, viewer);
  if (timeline === null || useReplay.getState().timeline !== before) return;
  useReplay.setState({ timeline });
  follow(host, timeline);
  seekTo(useReplay.getState().position, false);
}

/** Starts a new game at this position, with these players on the same seats. */
export async function branch(host: Host, players: readonly Player[]): Promise<void> {
  const { timeline, position } = useReplay.getState();
  if (timeline === null) return;
  const { gameId } = timeline;
  const update = await ask(host, 'replay.branch', { gameId, position, players: [...players] });
  if (update === null) return;
  await openTable(host, update);
  end();
}

/** Goes back to where the replay was opened: to the list of games by `openGames`, or to its game. */
export async function leaveReplay(host: Host, openGames: () => Promise<void>): Promise<void> {
  const { timeline } = useReplay.getState();
  if (timeline === null) return;
  if (cameFrom(host) === 'games') await openGames();
  else await returnTo(host, timeline.gameId);
  end();
}
