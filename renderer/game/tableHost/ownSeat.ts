import { useState } from 'react';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';

type Seating = Pick<GameUpdate, 'screen' | 'players'>;

/** Returns the seat that the screen serves now: who looks, else who acts, else who is asked to; `null` while bots play. */
const servedSeat = ({ screen }: Seating): Seat | null => screen.viewer ?? screen.actor ?? screen.curtain;

/** Returns the seat that counts as this screen's own at first: who is served, else the first human, else seat 0. */
const firstOwnSeat = (seating: Seating): Seat =>
  servedSeat(seating) ??
  Math.max(
    seating.players.findIndex(({ controller }) => controller.kind === 'human'),
    0,
  );

/** Returns the seat that is served, or was last: while nobody is, everything stays where it is. */
export function useOwnSeat(update: GameUpdate, playing: boolean): Seat {
  const [own, setOwn] = useState(() => firstOwnSeat(update));
  const served = servedSeat(update);
  if (!playing && served !== null && served !== own) setOwn(served);
  return own;
}
