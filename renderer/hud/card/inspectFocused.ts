import { groupChoices } from '../../interaction/subjects.ts';
import { type Thing, useStage } from '../../store/stage.ts';
import { useTable } from '../../store/table.ts';
import type { Game } from '../game.ts';

const show = (thing: Thing | null): void => {
  useTable.setState({ hovered: thing?.kind === 'card' ? thing.card : null });
  useStage.setState({ inspected: thing === null || thing.kind === 'card' ? null : thing });
};

/** Puts away what is shown large; returns whether there was something. */
export function closeInspection(): boolean {
  const open = useTable.getState().hovered !== null || useStage.getState().inspected !== null;
  if (open) show(null);
  return open;
}

/** What the focus is on, as far as it can be looked at closely: of a pile the card on top. */
function focusedThing({ update, view }: Game): Thing | null {
  const key = document.activeElement?.closest<HTMLElement>('[data-group]')?.dataset.group;
  const group = groupChoices(update.choices, update.refusals).find((candidate) => candidate.key === key);
  if (group === undefined) return null;
  const { subject } = group;
  if (subject.kind !== 'pile') return subject.kind === 'side' || subject.kind === 'payment' ? null : subject;
  const { top } = view.piles[subject.colour];
  return top === null ? null : { kind: 'card', card: top };
}

/**
 * Shows what the focus is on large, as the pointer does by resting on it; once more, or when the focus moves on, puts it
 * away.
 */
export function inspectFocused(game: Game): void {
  if (closeInspection()) return;
  const thing = focusedThing(game);
  if (thing === null) return;
  show(thing);
  document.activeElement?.addEventListener('blur', closeInspection, { once: true });
}
