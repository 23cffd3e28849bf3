import { actionsFor } from '../rules/choices/legalActions.ts';
import { previewOf } from '../rules/choices/preview.ts';
import { refusalsFor } from '../rules/choices/refusals.ts';
import type { Choice, Refusal } from '../rules/observation/observation.ts';
import type { Due } from '../rules/observation/observe.ts';
import type { Position } from '../rules/position/position.ts';
import type { Action } from '../vocabulary/actions.ts';
import type { Seat } from '../vocabulary/seats.ts';

/* What may be decided in a position, once the runner or the statechart has said which decision is due. */

/**
 * Exactly the actions that `seat` may take now, each once; none when it does not have to decide (rules §12). Do not
 * change the list: it may be shared.
 */
export const actionsDue = (position: Position, { decision, deciders }: Due, seat: Seat): readonly Action[] =>
  decision === null || !deciders.includes(seat) ? [] : actionsFor(position, decision, seat);

/** The legal actions of a seat, each with what it would do. */
export const choicesDue = (position: Position, due: Due, seat: Seat): Choice[] =>
  actionsDue(position, due, seat).map((action) => ({
    action,
    preview: previewOf(position, seat, action, due.decision),
  }));

/** What the seat cannot do at its decision, and why; nothing when it does not have to decide. */
export const refusalsDue = (position: Position, { decision, deciders }: Due, seat: Seat): Refusal[] =>
  decision === null || !deciders.includes(seat) ? [] : refusalsFor(position, decision, seat);
