import type { GameUpdate } from '../../../shared/contract/answers.ts';
import type { Observation } from '../../../shared/rules/observation/observation.ts';
import { project } from '../../../shared/rules/observation/project.ts';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import { lastRoundOf } from '../lastRound.ts';
import { type Pace, pauseAfter } from './timing.ts';

/** One update that is to be shown: its events that have not been shown yet, and the position at its end. */
export interface Scene {
  readonly events: readonly GameEvent[];
  readonly update: GameUpdate;
  readonly pace: Pace;
}

/** What is shown of a game, and what is still to be shown. */
export interface PlaybackContext {
  /** The newest update, and all lines of the log up to it. */
  readonly update: GameUpdate | null;
  readonly log: readonly GameEvent[];
  /** The position that the table shows, and the event that led to it. */
  readonly shown: Observation | null;
  readonly event: GameEvent | null;
  /** What is still to be shown, oldest first. Empty when the table shows the newest position. */
  readonly queue: readonly Scene[];
  /** Whether the present skip, or the last one, left events unshown. */
  readonly skippedEvents: boolean;
  /** By how much the pauses between events are shortened; 1 is usual. */
  readonly factor: number;
}

/** No game is on the table. */
export const EMPTY: PlaybackContext = {
  update: null,
  log: [],
  shown: null,
  event: null,
  queue: [],
  skippedEvents: false,
  factor: 1,
};

/** How many events of all updates are still to be shown. */
export const pendingEvents = ({ queue }: PlaybackContext): number =>
  queue.reduce((sum, { events }) => sum + events.length, 0);

/** Whether an update is about the game on the table. */
export const isSameGame = ({ update: before }: PlaybackContext, update: GameUpdate): boolean =>
  before?.gameId === update.gameId;

/** Whether an update only tells that a bot began or stopped thinking, while something is being shown. */
export const isSameNews = (context: PlaybackContext, update: GameUpdate): boolean =>
  context.queue.length > 0 &&
  update.events.length === 0 &&
  isSameGame(context, update) &&
  context.update?.seq === update.seq;

/** Whether an update is shown at once whatever the rate: it has no events, or there is no motion to see. */
export const comesAtOnce = (
  context: PlaybackContext,
  { update, pace }: { readonly update: GameUpdate; readonly pace: Pace },
) => !isSameGame(context, update) || context.shown === null || pace.speed === 'instant' || update.events.length === 0;

/** The context after the next event of the first scene was shown. */
export function afterNextEvent({ shown, queue }: PlaybackContext): Partial<PlaybackContext> {
  const [scene, ...later] = queue;
  const [event, ...rest] = scene?.events ?? [];
  if (scene === undefined || event === undefined || shown === null) return {};
  return { shown: project(shown, event), event, queue: [{ ...scene, events: rest }, ...later] };
}

/** The context after the first scene. It ends at the host's own position, which is authoritative. */
export function afterScene({ shown, event, queue }: PlaybackContext): Partial<PlaybackContext> {
  const [scene, ...later] = queue;
  return { shown: scene?.update.view ?? shown, event: later.length === 0 ? null : event, queue: later };
}

/** Whether an event belongs to a seat across the table. For somebody who only watches, no seat is in front. */
const isAcross = (event: GameEvent, shown: Observation | null): boolean =>
  'seat' in event && shown !== null && shown.viewer !== null && shown.viewer !== event.seat;

/** Milliseconds from the event that is shown to the next one. */
export function pauseNow({ event, shown, queue, factor }: PlaybackContext): number {
  const [scene, next] = queue;
  if (scene === undefined || event === null) return 0;
  const isLastRound = lastRoundOf(event, shown)?.ofGame === true;
  return (
    pauseAfter(event, scene.events[0] ?? next?.events[0] ?? null, scene.pace, isLastRound, isAcross(event, shown)) /
    factor
  );
}
