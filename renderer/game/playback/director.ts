import type { GameUpdate } from '../../../shared/contract/answers.ts';
import { logAfter } from '../../../shared/contract/gameLog.ts';
import type { Observation } from '../../../shared/rules/observation/observation.ts';
import { project } from '../../../shared/rules/observation/project.ts';
import { redact } from '../../../shared/rules/observation/redact.ts';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import { useTable } from '../state/table.ts';
import { botsAlone, botsPlay } from './awaited.ts';
import { type Pace, pauseAfter } from './timing.ts';

/** One update on its way to the screen: what is still to be shown of it, and where it ends. */
interface Scene {
  readonly events: readonly GameEvent[];
  readonly update: GameUpdate;
  readonly pace: Pace;
}

/** How many times as fast everything is shown while a key is held. */
export const THROUGH = 8;

/** Milliseconds after a skip in which pieces are still put in their places at once. */
const SETTLING = 150;

let waiting: Scene[] = [];
let timer: ReturnType<typeof setTimeout> | null = null;
/** While it is held nothing is played: what happens waits. */
let held = false;
/** Whether one scene may be played although the table is paused. */
let oneMore = false;
/** Whether the skip at hand has left something unshown. */
let swallowed = false;
let settling: ReturnType<typeof setTimeout> | null = null;

/** Events of all updates that are still to be shown. */
const untold = (): number => waiting.reduce((sum, { events }) => sum + events.length, 0);

const isPaused = (): boolean => useTable.getState().going === 'paused';

const stopTimer = (): void => {
  if (timer !== null) clearTimeout(timer);
  timer = null;
};

const stop = (): void => {
  stopTimer();
  waiting = [];
};

/** Plays what waits, if it may be played now. */
const start = (): void => {
  if (timer === null && waiting.length > 0 && !held && (!isPaused() || oneMore)) playNext();
};

/** Ends at the host's own position: whatever was shown on the way, this is the truth. */
const finish = (view: Observation): void => {
  stop();
  oneMore = false;
  useTable.setState({ shown: view, event: null, playing: false, untold: 0 });
};

/** Whether the table still shows the game that the scenes are about; it may have been cleared meanwhile. */
const isCurrent = ({ update }: Scene): boolean => useTable.getState().update?.gameId === update.gameId;

/** What a skip left unshown need not be told any more: everything since was shown. */
const endRecap = (): void => {
  if (useTable.getState().recap === 'skip') useTable.setState({ recap: null });
};

/** Leaves a scene whose events are all shown. */
const endScene = ({ update }: Scene, later: Scene[]): void => {
  waiting = later;
  oneMore = false;
  if (later.length === 0) {
    finish(update.view);
    if (!botsPlay(update)) endRecap();
    return;
  }
  useTable.setState({ shown: update.view, untold: untold() });
  start();
};

/** A card that leaves an open pile bares the one below in the same moment: no picture shows a card without a face. */
const shownAfter = (shown: Observation, event: GameEvent, next: GameEvent | undefined): Observation => {
  const after = project(shown, event);
  return next?.type === 'cardUncovered' ? project(after, next) : after;
};

const playNext = (): void => {
  timer = null;
  const [scene, ...later] = waiting;
  const { shown, going } = useTable.getState();
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
  useTable.setState({ shown: shownAfter(shown, event, rest[0]), event, playing: true, untold: untold() });
  const next = rest[0] ?? later[0]?.events[0] ?? null;
  timer = setTimeout(playNext, pauseAfter(event, next, scene.pace) / (going === 'through' ? THROUGH : 1));
};

/** Where the new events set out from; `null` when there is nothing to set out from and the position is shown at once. */
const startOf = (update: GameUpdate): Observation | null => {
  const { shown, update: before } = useTable.getState();
  if (shown === null || before === null || before.gameId !== update.gameId) return null;
  const { viewer } = update.view;
  if (shown.viewer === viewer) return shown;
  // Other eyes: what is still to be shown may hold secrets of the viewer before.
  const reached = waiting.length > 0 ? before.view : shown;
  return redact(reached, viewer);
};

/** Whether nothing happened but that a bot began or ceased to think: then the show goes on. */
const isSameNews = (update: GameUpdate): boolean => {
  const { update: before, playing } = useTable.getState();
  return playing && update.events.length === 0 && before?.gameId === update.gameId && before.seq === update.seq;
};

const endSettling = (): void => {
  if (settling === null) return;
  clearTimeout(settling);
  settling = null;
  if (useTable.getState().going === 'skipping') useTable.setState({ going: 'usual' });
};

/** A skip ends where somebody at this screen decides; what it left unshown is told then, but on no curtain's back. */
const endSkip = ({ screen, view }: GameUpdate): void => {
  settling = setTimeout(endSettling, SETTLING);
  const { recap } = useTable.getState();
  if (swallowed && screen.curtain === null && view.result === null) useTable.setState({ recap: recap ?? 'skip' });
};

/** Whether the table goes straight to the next decision at this screen, and has not come to it. */
const isSkipping = (): boolean => useTable.getState().going === 'skipping' && settling === null;

/**
 * Takes in what happened. The choices of the new position are there at once; what is shown follows event by event, and
 * behind what is still being shown. Secrets of another viewer leave the screen before anything else.
 */
export const receiveUpdate = (update: GameUpdate, pace: Pace): void => {
  if (isSameNews(update)) {
    useTable.setState({ update });
    return;
  }
  endSettling();
  const log = logAfter(useTable.getState().log, update);
  const origin = startOf(update);
  const otherEyes = origin !== useTable.getState().shown;
  if (otherEyes) stop();
  if (origin === null || pace.speed === 'instant' || update.events.length === 0 || isSkipping()) {
    swallowed ||= update.events.length > 0;
    useTable.setState({ update, log });
    finish(update.view);
    if (isSkipping() && !botsPlay(update)) endSkip(update);
    return;
  }
  // What comes while nothing waits was done at this screen, or asked for.
  if (waiting.length === 0) oneMore = true;
  waiting.push({ events: update.events, update, pace });
  useTable.setState({ update, log, shown: origin, playing: true, untold: untold() });
  start();
};

/** Shows the newest position at once; nothing that happened is lost by it. */
export const skip = (): void => {
  const { update, playing } = useTable.getState();
  if (update !== null && playing) finish(update.view);
};

/**
 * Shows at once all that there is to be shown, and all that comes, up to the next decision at this screen; then it is
 * told what was left unshown. Where bots play alone, there is none: only what is shown now is ended.
 */
export const skipAhead = (): void => {
  const { update, playing, untold: left } = useTable.getState();
  if (update === null || isSkipping()) return;
  endSettling();
  swallowed = playing && left > 0;
  useTable.setState({ going: 'skipping' });
  skip();
  if (!botsPlay(update) || botsAlone(update)) endSkip(update);
};

/** Shows everything many times as fast, or (`on` is false) at the usual pace again. */
export const playThrough = (on: boolean): void => {
  if (!on && useTable.getState().going !== 'through') return;
  endSettling();
  useTable.setState({ going: on ? 'through' : 'usual' });
  stopTimer();
  start();
};

/** Shows nothing more until `goOn` or `stepOn`. What is decided at this screen is shown all the same. */
export const pause = (): void => {
  endSettling();
  stopTimer();
  oneMore = false;
  useTable.setState({ going: 'paused' });
};

export const goOn = (): void => {
  endSettling();
  useTable.setState({ going: 'usual' });
  start();
};

/**
 * Shows one more update of a paused table, or ends the one that is being shown. Returns false where none waits: then the
 * next one is shown when it comes.
 */
export const stepOn = (): boolean => {
  const [scene, ...later] = waiting;
  if (scene === undefined) return false;
  const begun = oneMore;
  oneMore = true;
  if (begun) {
    stopTimer();
    endScene(scene, later);
  } else start();
  return true;
};

/** Plays nothing until `release`: there is no table yet to play on. What is shown at once, and `skip`, go on as ever. */
export const hold = (): void => {
  held = true;
  stopTimer();
};

/** Goes on where `hold` stopped. */
export const release = (): void => {
  held = false;
  start();
};
