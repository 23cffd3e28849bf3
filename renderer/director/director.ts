import type { GameUpdate } from '../../shared/contract/answers.ts';
import { logAfter } from '../../shared/contract/gameLog.ts';
import type { Observation } from '../../shared/rules/observation/observation.ts';
import type { GameEvent } from '../../shared/vocabulary/events.ts';
import { useTable } from '../store/table.ts';
import { conceal } from './conceal.ts';
import { showEvent } from './showEvent.ts';
import { type Pace, pauseAfter } from './timing.ts';

/** One update on its way to the screen: what is still to be shown of it, and where it ends. */
interface Scene {
  readonly events: readonly GameEvent[];
  readonly update: GameUpdate;
  readonly pace: Pace;
}

let waiting: Scene[] = [];
let timer: ReturnType<typeof setTimeout> | null = null;
/** While it is held nothing is played: what happens waits. */
let held = false;

/** Events of all updates that are still to be shown. */
const untold = (): number => waiting.reduce((sum, { events }) => sum + events.length, 0);

const stop = (): void => {
  if (timer !== null) clearTimeout(timer);
  timer = null;
  waiting = [];
};

/** Ends at the host's own position: whatever was shown on the way, this is the truth. */
const finish = (view: Observation): void => {
  stop();
  useTable.setState({ shown: view, event: null, playing: false, untold: 0 });
};

/** Whether the table still shows the game that the scenes are about; it may have been cleared meanwhile. */
const isCurrent = ({ update }: Scene): boolean => useTable.getState().update?.gameId === update.gameId;

/** Leaves a scene whose events are all shown. */
const endScene = ({ update }: Scene, later: Scene[]): void => {
  waiting = later;
  if (later.length === 0) {
    finish(update.view);
    return;
  }
  useTable.setState({ shown: update.view });
  playNext();
};

const playNext = (): void => {
  timer = null;
  const [scene, ...later] = waiting;
  const { shown } = useTable.getState();
  if (scene === undefined || shown === null || !isCurrent(scene)) {
    stop();
    return;
  }
  const [event, ...rest] = scene.events;
  if (event === undefined) {
    endScene(scene, later);
    return;
  }
  waiting = [{ ...scene, events: rest }, ...later];
  useTable.setState({ shown: showEvent(shown, event), event, playing: true, untold: untold() });
  const next = rest[0] ?? later[0]?.events[0] ?? null;
  timer = setTimeout(playNext, pauseAfter(event, next, scene.pace));
};

/** Where the new events set out from; `null` when there is nothing to set out from and the position is shown at once. */
const startOf = (update: GameUpdate): Observation | null => {
  const { shown, update: before } = useTable.getState();
  if (shown === null || before === null || before.gameId !== update.gameId) return null;
  const { viewer } = update.view;
  if (shown.viewer === viewer) return shown;
  // Other eyes: what is still to be shown may hold secrets of the viewer before.
  const reached = waiting.length > 0 ? before.view : shown;
  return conceal(reached, viewer);
};

/** Whether nothing happened but that a bot began or ceased to think: then the show goes on. */
const isSameNews = (update: GameUpdate): boolean => {
  const { update: before, playing } = useTable.getState();
  return playing && update.events.length === 0 && before?.gameId === update.gameId && before.seq === update.seq;
};

/**
 * Takes in what happened. The choices of the new position are there at once; what is shown follows event by event, and
 * behind what is still being shown. Secrets of another viewer leave the screen before anything else.
 */
export const receiveUpdate = (update: GameUpdate, pace: Pace): void => {
  if (isSameNews(update)) {
    useTable.setState({ update });
    return;
  }
  const log = logAfter(useTable.getState().log, update);
  const start = startOf(update);
  const otherEyes = start !== useTable.getState().shown;
  if (otherEyes) stop();
  if (start === null || pace.speed === 'instant' || update.events.length === 0) {
    useTable.setState({ update, log });
    finish(update.view);
    return;
  }
  waiting.push({ events: update.events, update, pace });
  useTable.setState({ update, log, shown: start, playing: true, untold: untold() });
  if (timer === null && !held) playNext();
};

/** Shows the newest position at once; nothing that happened is lost by it. */
export const skip = (): void => {
  const { update, playing } = useTable.getState();
  if (update !== null && playing) finish(update.view);
};

/** Plays nothing until `release`: there is no table yet to play on. What is shown at once, and `skip`, go on as ever. */
export const hold = (): void => {
  held = true;
  if (timer !== null) clearTimeout(timer);
  timer = null;
};

/** Goes on where `hold` stopped. */
export const release = (): void => {
  held = false;
  if (timer === null && waiting.length > 0) playNext();
};
