import { factsOf } from '../../../shared/forecast/seatFacts.ts';
import type { Observation, ObservedSeat } from '../../../shared/rules/observation/observation.ts';
import { isFedForGood } from '../../../shared/vocabulary/time.ts';

/** How many cards of a seat could not be fed if that were due now (rules §7.4); none once all have fed for the last time. */
export const unfedOf = (view: Observation, state: ObservedSeat): number =>
  isFedForGood(view.epoch, view.decision) ? 0 : factsOf(view, state).hungerAfter(0).unfed;
