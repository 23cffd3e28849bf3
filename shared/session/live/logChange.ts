import type { LogChange } from '../../contract/answers.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { eventFor } from './eventFilter.ts';

/** The position and the viewer with which a log was sent last. */
export interface ToldLog {
  readonly seq: number;
  readonly viewer: Seat | null;
}

const isSameFor = (one: Seat | null, other: Seat | null, event: GameEvent): boolean =>
  one === other || JSON.stringify(eventFor(one, event)) === JSON.stringify(eventFor(other, event));

/**
 * The lines before an update's own events that `viewer` must be sent: those that read differently for it than for the
 * viewer told last, or all of them if `told` is `null`.
 */
export function logChangeOf(earlier: readonly GameEvent[], viewer: Seat | null, told: ToldLog | null): LogChange {
  const lines = earlier.flatMap((event, number) =>
    told !== null && isSameFor(told.viewer, viewer, event) ? [] : [{ number, event: eventFor(viewer, event) }],
  );
  return { since: told?.seq ?? null, lines };
}
