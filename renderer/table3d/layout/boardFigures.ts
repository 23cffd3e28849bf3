import type { Observation, ObservedSeat } from '../../../shared/rules/observation/observation.ts';
import { EMBLEMS, type Emblem, type Seat } from '../../../shared/vocabulary/seats.ts';
import { cardOf, pageContent } from '../../platform/pageContent.ts';

/** How a colony or a statue stands to a seat: its own, to be had with its track, or too far. */
export type Reach = 'taken' | 'reached' | 'far';

/** What the print of a seat's board depends on. */
export interface BoardFigures {
  readonly emblem: Emblem;
  /** In the content's order. */
  readonly colonies: readonly Reach[];
  readonly statues: readonly Reach[];
}

/** By how much a seat's cards lower all requirements (rules §9 `lowerRequirement`). */
const lowering = ({ cards }: ObservedSeat): number =>
  cards.reduce((sum, card) => {
    const { effect } = cardOf(card);
    return effect?.type === 'lowerRequirement' ? sum + (effect.amount ?? 0) : sum;
  }, 0);

const reachOf = (taken: boolean, value: number, requirement: number): Reach => {
  if (taken) return 'taken';
  return value >= requirement ? 'reached' : 'far';
};

/** What is printed on a seat's board: public facts only. */
export const boardFigures = (view: Observation, seat: Seat, state: ObservedSeat): BoardFigures => {
  const { military, culture } = state.tracks;
  const lower = lowering(state);
  const { colonies, statues } = pageContent();
  return {
    emblem: EMBLEMS[view.emblems[seat] ?? 0] ?? 'lion',
    colonies: colonies.map(({ level, requirement }) =>
      reachOf(
        state.colonies.some((taken) => taken.level === level),
        military + lower,
        requirement,
      ),
    ),
    statues: statues.map(({ requirement }) =>
      reachOf(
        state.statues.some((carved) => carved.requirement === requirement),
        culture + lower,
        requirement,
      ),
    ),
  };
};
