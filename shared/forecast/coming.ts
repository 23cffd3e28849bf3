import type { Observation } from '../rules/observation/observation.ts';
import type { Seat } from '../vocabulary/seats.ts';
import { EPOCHS, type Epoch, PARTS_OF_PHASE, PHASES, type Phase } from '../vocabulary/time.ts';

/** The recurring steps for which a forecast is made. The decision about the market belongs to the income. */
export type ComingStep = 'income' | 'colony' | 'statue' | 'feeding' | 'medals';

export interface HalfEpoch {
  readonly epoch: Epoch;
  readonly phase: Phase;
}

/** The parts of both phases in one order. */
const ORDER = [...new Set([...PARTS_OF_PHASE.A, ...PARTS_OF_PHASE.B])];

const HALVES: readonly HalfEpoch[] = EPOCHS.flatMap((epoch) => PHASES.map((phase) => ({ epoch, phase })));

const indexOf = ({ epoch, phase }: HalfEpoch): number => (epoch - 1) * PHASES.length + PHASES.indexOf(phase);

/** The place of a seat in the turn order, 0 for the first player. */
function turnOf({ leaders, epoch, options }: Observation, seat: Seat): number {
  const leader = leaders[epoch - 1] ?? 0;
  return (seat - leader + options.seats) % options.seats;
}

/** Whether a step of the half epoch that is played is still to come for a seat, or is being decided by it. */
function isAhead(view: Observation, seat: Seat, step: ComingStep): boolean {
  if (view.step === null) return false;
  const decider = view.deciders[0] ?? seat;
  // Seat by seat: income, then the coins of the market (rules §16.2).
  if (step === 'income' && view.step === 'market') return turnOf(view, seat) > turnOf(view, decider);
  const distance = ORDER.indexOf(step) - ORDER.indexOf(view.step);
  return distance === 0 ? turnOf(view, seat) >= turnOf(view, decider) : distance > 0;
}

const happensIn = ({ phase }: HalfEpoch, step: ComingStep): boolean => PARTS_OF_PHASE[phase].includes(step);

/** Returns every half epoch in which a seat still comes to a step, the next one first; none when the game is over. */
export function comingHalves(view: Observation, seat: Seat, step: ComingStep): readonly HalfEpoch[] {
  if (view.decision === null) return [];
  const now = indexOf(view);
  return HALVES.filter(
    (half, index) => happensIn(half, step) && (index > now || (index === now && isAhead(view, seat, step))),
  );
}

/** How many of the half epochs are not later than `last`. */
export const countUntil = (halves: readonly HalfEpoch[], last: HalfEpoch): number =>
  halves.filter((half) => indexOf(half) <= indexOf(last)).length;
