import type { GameUpdate } from '../../../shared/contract/answers.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';

type Seating = Pick<GameUpdate, 'screen' | 'players'>;

/** Returns the seat that the screen serves now: who looks, else who acts, else who is asked to; `null` while bots play. */
export const servedSeat = ({ screen }: Seating): Seat | null => screen.viewer ?? screen.actor ?? screen.curtain;

/** Returns the seat that counts as this screen's own at first: who is served, else the first human, else seat 0. */
export const firstOwnSeat = (seating: Seating): Seat =>
  servedSeat(seating) ??
  Math.max(
    seating.players.findIndex(({ controller }) => controller.kind === 'human'),
    0,
  );
