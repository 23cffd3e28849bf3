import type { Change, GameEvent } from '../../vocabulary/events.ts';
import { noTracks, TRACKS, type Tracks } from '../../vocabulary/tracks.ts';
import type { SeatState } from '../position/seat.ts';

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

/** Used where nobody listens to events, so that no figures are needed. */
const UNSEEN: Figures = { coins: 0, tracks: noTracks() };

/** The figures before an effect, for the report of it; copied only where somebody listens. */
export const figuresFor = (emit: Emit, seat: SeatState): Figures => (emit === undefined ? UNSEEN : figuresOf(seat));
