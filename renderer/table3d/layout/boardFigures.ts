import { factsOf, type Standing } from '../../../shared/foresight/seatFacts.ts';
import type { Observation, ObservedSeat } from '../../../shared/rules/observation/observation.ts';
import { EMBLEMS, type Emblem, type Seat } from '../../../shared/vocabulary/seats.ts';

/** What the print of a seat's board depends on. */
export interface BoardFigures {
  readonly emblem: Emblem;
  /** In the content's order. */
  readonly colonies: readonly Standing[];
  readonly statues: readonly Standing[];
}

/** What is printed on a seat's board: public facts only. */
export const boardFigures = (view: Observation, seat: Seat, state: ObservedSeat): BoardFigures => {
  const { colonies, statues } = factsOf(view, state);
  return {
    emblem: EMBLEMS[view.emblems[seat] ?? 0] ?? 'lion',
    colonies: colonies.map(({ standing }) => standing),
    statues: statues.map(({ standing }) => standing),
  };
};
