import type { Observation, ObservedSeat } from '../../shared/rules/observation/observation.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';

const concealSeat = (seat: ObservedSeat, sidesAreSecret: boolean): ObservedSeat => ({
  ...seat,
  hand: seat.hand !== null && seat.hand.length > 0 ? null : seat.hand,
  choice: null,
  faceDown: seat.faceDown.map(({ colour }) => ({ colour, card: null })),
  side: sidesAreSecret ? null : seat.side,
});

/**
 * Returns a position as another pair of eyes may see it: nothing stays on the screen that only the viewer before was
 * allowed to know (rules §11).
 */
export const conceal = (view: Observation, viewer: Seat | null): Observation => ({
  ...view,
  viewer,
  seats: view.seats.map((seat, index) =>
    index === viewer && view.viewer === viewer ? seat : concealSeat(seat, view.decision === 'chooseSide'),
  ),
});
