import type { GameUpdate } from '../../../shared/contract/answers.ts';
import { useApp } from '../../platform/app.ts';
import { useTable } from '../state/table.ts';
import type { SelectionActor, SelectionEvent } from './selection.ts';

/** Whether the same person looks at the same game as before. */
const sameEyes = (before: GameUpdate | null, after: GameUpdate | null): boolean =>
  before?.gameId === after?.gameId && before?.screen.viewer === after?.screen.viewer;

/** What the selection is to know of a new position. */
function newsOf(before: GameUpdate | null, after: GameUpdate | null): SelectionEvent {
  const type = sameEyes(before, after) ? 'update' : 'otherEyes';
  if (after === null) return { type, seq: -1, choices: [], decision: null, kind: null };
  const { seq, choices, decision } = after;
  // In a replay one goes from step to step, and what is looked at stays.
  const kind = useApp.getState().screen === 'replay' ? null : after.view.decision;
  return { type, seq, choices, decision, kind };
}

/** Lets the selection follow the newest position, in the moment in which it comes. Returns the function that ends this. */
export function followTable(selection: SelectionActor): () => void {
  selection.send(newsOf(null, useTable.getState().update));
  return useTable.subscribe(({ update }, { update: before }) => {
    if (update !== before) selection.send(newsOf(before, update));
  });
}
