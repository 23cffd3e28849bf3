import { contentOf } from '../../../shared/content/content.ts';
import type { ReplayTimeline } from '../../../shared/contract/answers.ts';
import type { Observation } from '../../../shared/rules/observation/observation.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { receiveUpdate, skip } from '../../game/playback/director.ts';
import { readContent } from '../../game/readContent.ts';
import { settle } from '../../game/settle.ts';
import { showTitle } from '../../game/showTitle.ts';
import { leaveTable, openTable } from '../../game/showUpdate.ts';
import { useReplay } from '../../game/state/replay.ts';
import { useApp } from '../../platform/app.ts';
import type { Client } from '../../platform/client/client.ts';
import { showContent } from '../../platform/pageContent.ts';
import type { LibraryCommands } from '../library/libraryCommands.ts';
import type { ReplayCommands } from './replayCommands.ts';
import { AT_ONCE, paceOfReplay, replayUpdate } from './replayUpdate.ts';
import { makeSeeker, type Seeker } from './seeker.ts';

const lengthOf = ({ moments }: ReplayTimeline): number => moments.length;

async function readTimeline(client: Client, gameId: string, viewer: Seat | null): Promise<ReplayTimeline | undefined> {
  const timeline = settle(await client.call('replay.open', { gameId, viewer }));
  const failure = timeline === undefined ? null : await readContent(client, timeline.content);
  if (failure === null) return timeline;
  useApp.setState({ failure });
  return undefined;
}

const readView = async (client: Client, { gameId, viewer }: ReplayTimeline, position: number) =>
  settle(await client.call('replay.view', { gameId, viewer, position }));

/** Puts a position on the table: in motion when it is the step forward that was asked for, else at once. */
function show(timeline: ReplayTimeline, position: number, view: Observation): void {
  const { reached, stepping, speed } = useReplay.getState();
  const moves = stepping && position === reached + 1;
  useReplay.setState({ reached: position, stepping: moves });
  receiveUpdate(replayUpdate(timeline, position, view), moves ? paceOfReplay(speed) : AT_ONCE);
}

/** What could not be had is not wished for any more. */
const stay = (): void => useReplay.setState(({ reached }) => ({ position: reached, running: false, stepping: false }));

const seekerFor = (client: Client, timeline: ReplayTimeline): Seeker =>
  makeSeeker({
    ask: (position) => readView(client, timeline, position),
    show: (position, view) => show(timeline, position, view),
    fail: stay,
  });

/** Takes the table for a replay, from a game or from nothing. */
function takeTable(timeline: ReplayTimeline, position: number, view: Observation): void {
  const { screen } = useApp.getState();
  leaveTable();
  showContent(contentOf(timeline.content));
  useReplay.setState({
    timeline,
    position,
    reached: position,
    stepping: false,
    running: false,
    from: screen === 'game' ? 'game' : 'games',
  });
  receiveUpdate(replayUpdate(timeline, position, view), AT_ONCE);
  useApp.setState({ screen: 'replay', panel: null, logOpen: false });
}

/** Goes back to the game whose history was looked at: by its name, for the host may have another one to go on with. */
async function returnTo(client: Client, gameId: string): Promise<void> {
  const update = settle(await client.call('games.resume', { gameId }));
  if (update === undefined) await showTitle(client);
  else await openTable(client, update);
}

/** The replay that is on the screen, and what asks for its positions. */
class Playback {
  #seeker: Seeker | null = null;

  follow(seeker: Seeker): void {
    this.#seeker?.close();
    this.#seeker = seeker;
  }

  seek(wanted: number, stepping: boolean): void {
    const { timeline } = useReplay.getState();
    if (timeline === null) return;
    const position = Math.min(Math.max(wanted, 0), lengthOf(timeline));
    useReplay.setState({ position, stepping });
    this.#seeker?.seek(position);
  }

  end(): void {
    this.#seeker?.close();
    this.#seeker = null;
    useReplay.setState({ timeline: null, running: false, stepping: false });
  }
}

/** What moves through a replay without leaving it. */
const makeMoves = (playback: Playback): Pick<ReplayCommands, 'seek' | 'forward' | 'toggle' | 'pause'> => ({
  seek(position) {
    useReplay.setState({ running: false });
    playback.seek(position, false);
  },
  forward() {
    const { timeline, position, reached } = useReplay.getState();
    if (timeline === null || position >= lengthOf(timeline)) return;
    // Who goes on has seen enough of the step before.
    skip();
    playback.seek(position + 1, position === reached);
  },
  toggle() {
    const { timeline, position, running } = useReplay.getState();
    if (timeline === null) return;
    if (!running && position >= lengthOf(timeline)) playback.seek(0, false);
    useReplay.setState({ running: !running });
  },
  pause: () => useReplay.setState({ running: false }),
});

/** Returns the commands of the replay screen over a connection to the host. */
export function makeReplay(client: Client, library: LibraryCommands): ReplayCommands {
  const playback = new Playback();
  return {
    ...makeMoves(playback),
    async open(gameId) {
      // The books of the replay on the screen lead to another moment of it.
      if (useReplay.getState().timeline?.gameId === gameId) return useApp.setState({ panel: null });
      const timeline = await readTimeline(client, gameId, null);
      if (timeline === undefined) return;
      const position = timeline.finished ? 0 : lengthOf(timeline);
      const view = await readView(client, timeline, position);
      if (view === undefined) return;
      takeTable(timeline, position, view);
      playback.follow(seekerFor(client, timeline));
      // Its bots wait while one looks at the history.
      if (useReplay.getState().from === 'game') settle(await client.call('game.leave', {}));
    },
    async seeAs(viewer) {
      const { timeline: before } = useReplay.getState();
      const timeline = before === null ? undefined : await readTimeline(client, before.gameId, viewer);
      if (timeline === undefined || useReplay.getState().timeline !== before) return;
      useReplay.setState({ timeline });
      playback.follow(seekerFor(client, timeline));
      playback.seek(useReplay.getState().position, false);
    },
    async branch(players) {
      const { timeline, position } = useReplay.getState();
      if (timeline === null) return;
      const { gameId } = timeline;
      const update = settle(await client.call('replay.branch', { gameId, position, players: [...players] }));
      if (update === undefined) return;
      await openTable(client, update);
      playback.end();
    },
    async leave() {
      const { timeline, from } = useReplay.getState();
      if (timeline === null) return;
      if (from === 'games') await library.open();
      else await returnTo(client, timeline.gameId);
      playback.end();
    },
  };
}
