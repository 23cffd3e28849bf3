import type { GameUpdate } from '../../../shared/contract/answers.ts';
import { useTable } from '../state/table.ts';
import type { SelectionActor, SelectionEvent } from './selection.ts';

/**
 * Tells decisions apart; `null` while nobody decides at this screen. The next round of a draft is another decision of the
 * same kind: what can be done belongs to it.
 */
const decisionOf = ({ screen, view, choices }: GameUpdate): string | null =>
  screen.actor === null && choices.length === 0
    ? null
    : JSON.stringify([screen.actor, view.decision, choices.map(({ action }) => action)]);

/** Whether the same person looks at the same game as before. */
const sameEyes = (before: GameUpdate | null, after: GameUpdate | null): boolean =>
  before?.gameId === after?.gameId && before?.screen.viewer === after?.screen.viewer;

/** What the selection is to know of a new position. */
function newsOf(before: GameUpdate | null, after: GameUpdate | null): SelectionEvent {
  const type = sameEyes(before, after) ? 'update' : 'otherEyes';
  if (after === null) return { type, seq: -1, choices: [], decision: null };
  const { seq, choices } = after;
  return { type, seq, choices, decision: decisionOf(after) };
}

/** Lets the selection follow the newest position, in the moment in which it comes. Returns the function that ends this. */
export function followTable(selection: SelectionActor): () => void {
  selection.send(newsOf(null, useTable.getState().update));
  return useTable.subscribe(({ update }, { update: before }) => {
    if (update !== before) selection.send(newsOf(before, update));
  });
}
