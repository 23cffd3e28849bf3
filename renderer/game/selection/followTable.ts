import type { GameUpdate } from '../../../shared/contract/answers.ts';
import { dueAfter } from '../../../shared/forecast/givingUp.ts';
import { useApp } from '../../platform/app.ts';
import { useTable } from '../state/table.ts';
import type { DueAfter } from './gathering.ts';
import type { SelectionActor, SelectionEvent } from './selection.ts';

/** Whether the same person looks at the same game as before. */
const sameEyes = (before: GameUpdate | null, after: GameUpdate | null): boolean =>
  before?.gameId === after?.gameId && before?.screen.viewer === after?.screen.viewer;

/** How many cards the deciding seat still has to give up; a problem asks for one decision only. */
function dueIn({ kind, view, screen }: GameUpdate): DueAfter | undefined {
  const seat = screen.actor === null ? undefined : view.seats[screen.actor];
  if (kind === 'problem' || view.decision !== 'feeding' || seat === undefined) return undefined;
  return (actions) => dueAfter(view, seat, actions);
}

/** What the selection is to know of a new position. */
function newsOf(before: GameUpdate | null, after: GameUpdate | null): SelectionEvent {
  const type = sameEyes(before, after) ? 'update' : 'otherEyes';
  if (after === null) return { type, seq: -1, choices: [], decision: null, kind: null };
  const { seq, choices, decision } = after;
  // In a replay one goes from step to step, and what is looked at stays.
  const kind = useApp.getState().screen === 'replay' ? null : after.view.decision;
  const due = dueIn(after);
  return { type, seq, choices, decision, kind, ...(due && { dueAfter: due }) };
}

/** Lets the selection follow the newest position, in the moment in which it comes. Returns the function that ends this. */
export function followTable(selection: SelectionActor): () => void {
  selection.send(newsOf(null, useTable.getState().update));
  return useTable.subscribe(({ update }, { update: before }) => {
    if (update !== before) selection.send(newsOf(before, update));
  });
}
