import { contentOf } from '../../../shared/content/content.ts';
import type { ReplayTimeline } from '../../../shared/contract/answers.ts';
import type { Observation } from '../../../shared/rules/observation/observation.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import type { Page } from '../../game/page.ts';
import { AT_ONCE } from '../../game/playback/timing.ts';
import { readContent } from '../../game/readContent.ts';
import { settle } from '../../game/settle.ts';
import { showTitle } from '../../game/showTitle.ts';
import { leaveTable, openTable } from '../../game/showUpdate.ts';
import { useReplay } from '../../game/state/replay.ts';
import { useApp } from '../../platform/app.ts';
import { showContent } from '../../platform/pageContent.ts';
import type { LibraryCommands } from '../library/libraryCommands.ts';
import type { ReplayCommands } from './replayCommands.ts';
import { paceOfReplay, replayUpdate } from './replayUpdate.ts';
import { makeSeeker, type Seeker } from './seeker.ts';

const lengthOf = ({ moments }: ReplayTimeline): number => moments.length;

async function readTimeline(page: Page, gameId: string, viewer: Seat | null): Promise<ReplayTimeline | undefined> {
  const timeline = settle(await page.call('replay.open', { gameId, viewer }));
  const failure = timeline === undefined ? null : await readContent(page, timeline.content);
  if (failure === null) return timeline;
  useApp.setState({ failure });
  return undefined;
}

const readView = async (page: Page, { gameId, viewer }: ReplayTimeline, position: number) =>
  settle(await page.call('replay.view', { gameId, viewer, position }));

/** Puts a position on the table: in motion when it is the step forward that was asked for, else at once. */
function show({ playback }: Page, timeline: ReplayTimeline, position: number, view: Observation): void {
  const { reached, stepping, speed } = useReplay.getState();
  const moves = stepping && position === reached + 1;
  useReplay.setState({ reached: position, stepping: moves });
  const pace = moves ? paceOfReplay(speed) : AT_ONCE;
  playback.send({ type: 'receive', update: replayUpdate(timeline, position, view), pace });
}

/** What could not be had is not wished for any more. */
const stay = (): void => useReplay.setState(({ reached }) => ({ position: reached, running: false, stepping: false }));

const seekerFor = (page: Page, timeline: ReplayTimeline): Seeker =>
  makeSeeker({
    ask: (position) => readView(page, timeline, position),
    show: (position, view) => show(page, timeline, position, view),
    fail: stay,
  });

/** Takes the table for a replay, from a game or from nothing. */
function takeTable(page: Page, timeline: ReplayTimeline, position: number, view: Observation): void {
  const { screen } = useApp.getState();
  leaveTable(page);
  showContent(contentOf(timeline.content));
  useReplay.setState({
    timeline,
    position,
    reached: position,
    stepping: false,
    running: false,
    from: screen === 'game' ? 'game' : 'games',
  });
  page.playback.send({ type: 'receive', update: replayUpdate(timeline, position, view), pace: AT_ONCE });
  useApp.setState({ screen: 'replay', panel: null, logOpen: false });
}

/** Goes back to the game whose history was looked at: by its name, for the host may have another one to go on with. */
async function returnTo(page: Page, gameId: string): Promise<void> {
  const update = settle(await page.call('games.resume', { gameId }));
  if (update === undefined) await showTitle(page);
  else await openTable(page, update);
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
const makeMoves = (page: Page, playback: Playback): Pick<ReplayCommands, 'seek' | 'forward' | 'toggle' | 'pause'> => ({
  seek(position) {
    useReplay.setState({ running: false });
    playback.seek(position, false);
  },
  forward() {
    const { timeline, position, reached } = useReplay.getState();
    if (timeline === null || position >= lengthOf(timeline)) return;
    // Who goes on has seen enough of the step before.
    page.playback.send({ type: 'skip' });
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
export function makeReplay(page: Page, library: LibraryCommands): ReplayCommands {
  const playback = new Playback();
  return {
    ...makeMoves(page, playback),
    async open(gameId) {
      // The books of the replay on the screen lead to another moment of it.
      if (useReplay.getState().timeline?.gameId === gameId) return useApp.setState({ panel: null });
      const timeline = await readTimeline(page, gameId, null);
      if (timeline === undefined) return;
      const position = timeline.finished ? 0 : lengthOf(timeline);
      const view = await readView(page, timeline, position);
      if (view === undefined) return;
      takeTable(page, timeline, position, view);
      playback.follow(seekerFor(page, timeline));
      // Its bots wait while one looks at the history.
      if (useReplay.getState().from === 'game') settle(await page.call('game.leave', {}));
    },
    async seeAs(viewer) {
      const { timeline: before } = useReplay.getState();
      const timeline = before === null ? undefined : await readTimeline(page, before.gameId, viewer);
      if (timeline === undefined || useReplay.getState().timeline !== before) return;
      useReplay.setState({ timeline });
      playback.follow(seekerFor(page, timeline));
      playback.seek(useReplay.getState().position, false);
    },
    async branch(players) {
      const { timeline, position } = useReplay.getState();
      if (timeline === null) return;
      const { gameId } = timeline;
      const update = settle(await page.call('replay.branch', { gameId, position, players: [...players] }));
      if (update === undefined) return;
      await openTable(page, update);
      playback.end();
    },
    async leave() {
      const { timeline, from } = useReplay.getState();
      if (timeline === null) return;
      if (from === 'games') await library.open();
      else await returnTo(page, timeline.gameId);
      playback.end();
    },
  };
}
