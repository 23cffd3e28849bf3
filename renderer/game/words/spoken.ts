import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';

/** Everybody does it in every round, and it tells nothing about what they hold. */
const COMMONPLACE: ReadonlySet<GameEvent['type']> = new Set(['cardsDrawn', 'draftDecided']);

/** Returns whether an event is said aloud at a seat: all are, but what others do in secret in the same way each round. */
export const isSpoken = (event: GameEvent, own: Seat): boolean =>
  !COMMONPLACE.has(event.type) || ('seat' in event && event.seat === own);
