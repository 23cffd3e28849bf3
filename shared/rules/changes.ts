import type { Change, GameEvent } from '../vocabulary/events.ts';
import { TRACKS, type Tracks } from '../vocabulary/tracks.ts';
import type { SeatState } from './position.ts';

/** Receives what happens, in order; left out where nobody listens (bots, playouts). */
export type Emit = ((event: GameEvent) => void) | undefined;

/** Coins and tracks of a seat at one moment. */
export interface Figures {
  readonly coins: number;
  readonly tracks: Tracks;
}

export const figuresOf = (seat: SeatState): Figures => ({ coins: seat.coins, tracks: { ...seat.tracks } });

/** What has changed since `before`. */
export function changeSince(before: Figures, seat: SeatState): Change {
  const tracks: Partial<Tracks> = {};
  for (const track of TRACKS) {
    const steps = seat.tracks[track] - before.tracks[track];
    if (steps !== 0) tracks[track] = steps;
  }
  return { coins: seat.coins - before.coins, tracks };
}

/** Runs `deed` on the seat and reports its event with the change that it made, if anybody listens. */
export function reporting(seat: SeatState, emit: Emit, deed: () => void, event: (change: Change) => GameEvent): void {
  if (emit === undefined) {
    deed();
    return;
  }
  const before = figuresOf(seat);
  deed();
  emit(event(changeSince(before, seat)));
}
