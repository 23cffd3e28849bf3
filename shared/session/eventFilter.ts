import type { GameEvent } from '../vocabulary/events.ts';
import type { Seat } from '../vocabulary/seats.ts';

/** The event as `viewer` may know it (rules §11); `null` stands for what everybody may know. */
export function eventFor(viewer: Seat | null, event: GameEvent): GameEvent {
  switch (event.type) {
    case 'sideChosen':
      return event.seat === viewer ? event : { ...event, side: null };
    case 'cardsDrawn':
      return event.seat === viewer ? event : { ...event, cards: null };
    case 'cardSold':
      return event.seat === viewer || event.phase === 'B' ? event : { ...event, card: null };
    case 'cardRemoved':
      return event.seat === viewer || !event.faceDown ? event : { ...event, card: null };
    case 'freeCardTaken':
      return event.seat === viewer ? event : { ...event, card: null };
    default:
      return event;
  }
}

/** Events after which hidden information is out, so that nothing before them can be undone. */
const REVEALING: ReadonlySet<GameEvent['type']> = new Set([
  'setupTaken',
  'cardsDrawn',
  'cardDiscarded',
  'cardUncovered',
  'colonyIntegrated',
  'monumentBuilt',
  'freeCardTaken',
]);

/** Whether an event brings something to light that was hidden from somebody. */
export const isRevealing = (event: GameEvent): boolean => REVEALING.has(event.type);
