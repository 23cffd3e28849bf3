import { useState } from 'react';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { firstOwnSeat, servedSeat } from '../words/ownSeat.ts';

/** Returns the seat that is served, or was last: while nobody is, everything stays where it is. */
export function useOwnSeat(update: GameUpdate, playing: boolean): Seat {
  const [own, setOwn] = useState(() => firstOwnSeat(update));
  const served = servedSeat(update);
  if (!playing && served !== null && served !== own) setOwn(served);
  return own;
}
