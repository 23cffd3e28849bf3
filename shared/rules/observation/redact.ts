import type { Seat } from '../../vocabulary/seats.ts';
import type { Observation, ObservedSeat } from './observation.ts';

const redactSeat = (seat: ObservedSeat, sidesAreSecret: boolean): ObservedSeat => ({
  ...seat,
  hand: seat.hand !== null && seat.hand.length > 0 ? null : seat.hand,
  choice: null,
  faceDown: seat.faceDown.map(({ colour }) => ({ colour, card: null })),
  side: sidesAreSecret ? null : seat.side,
});

/**
 * Returns an observation as another viewer may see it (`null`: everybody). Removes what only the first viewer was
 * allowed to know, and adds nothing (rules §11).
 */
export const redact = (view: Observation, viewer: Seat | null): Observation => ({
  ...view,
  viewer,
  seats: view.seats.map((seat, index) =>
    index === viewer && view.viewer === viewer ? seat : redactSeat(seat, view.decision === 'chooseSide'),
  ),
});
