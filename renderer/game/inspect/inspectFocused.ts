import { useEffect, useEffectEvent } from 'react';
import { canBeLong, followPress } from '../../ui/longPress.ts';
import { symbolAt } from '../../ui/symbols/readSymbols.ts';
import type { Game } from '../game.ts';
import { groupChoices } from '../selection/subjects.ts';
import { type Thing, useStage } from '../state/stage.ts';
import { useTable } from '../state/table.ts';

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

/** What an element is about, as far as it can be looked at closely: of a pile the card on top. */
function thingOf(element: Element | null, { update, view }: Game): Thing | null {
  const key = element?.closest<HTMLElement>('[data-group]')?.dataset.group;
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
  const thing = thingOf(document.activeElement, game);
  if (thing === null) return;
  show(thing);
  document.activeElement?.addEventListener('blur', closeInspection, { once: true });
}

/** The same for a finger or pen that stays on a choice; the next press puts it away. */
export function usePressInspection(game: Game): void {
  const press = useEffectEvent((event: PointerEvent) => {
    if (!canBeLong(event) || !(event.target instanceof Element)) return;
    closeInspection();
    const thing = thingOf(event.target, game);
    // A symbol tells what itself means.
    if (thing === null || symbolAt(event.target) !== null) return;
    followPress(event, { show: () => show(thing), takeBack: closeInspection });
  });
  useEffect(() => {
    const hear = (event: PointerEvent) => press(event);
    document.addEventListener('pointerdown', hear, true);
    return () => document.removeEventListener('pointerdown', hear, true);
  }, []);
}
