import type { Seat } from '../../vocabulary/seats.ts';
import type { Decision } from '../../vocabulary/time.ts';
import { rulesAt } from '../actions/index.ts';
import type { Refusal } from '../observation/observation.ts';
import { type Position, seatOf } from '../position/position.ts';
import { remediesFor } from './remedies.ts';

/**
 * Actions that a player may expect at a decision but cannot take now, each with the reason and the nearest remedies;
 * never a legal action.
 */
export function refusalsFor(position: Position, decision: Decision, seat: Seat): Refusal[] {
  const state = seatOf(position, seat);
  return rulesAt(position, decision)
    .flatMap((rule) => rule.refuse?.(position, state) ?? [])
    .map((refused) => ({ ...refused, remedies: remediesFor(position, decision, state, refused) }));
}
