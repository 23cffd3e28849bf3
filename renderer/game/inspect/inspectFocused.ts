import { useEffect, useEffectEvent } from 'react';
import { canBeLong, followPress } from '../../ui/longPress.ts';
import { symbolAt } from '../../ui/symbols/readSymbols.ts';
import type { Game } from '../game.ts';
import { useSelection } from '../selection/SelectionProvider.tsx';
import { inspectedOf, type SelectionActor } from '../selection/selection.ts';
import { groupChoices } from '../selection/subjects.ts';
import type { Thing } from '../state/stage.ts';

/** Puts away what is shown large; returns whether there was something. */
export function closeInspection(selection: SelectionActor): boolean {
  const open = inspectedOf(selection.getSnapshot()) !== null;
  if (open) selection.send({ type: 'inspect', thing: null });
  return open;
}

/** The thing that an element is about, if it can be shown large; for a pile its top card. */
function thingOf(element: Element | null, { update, view }: Game): Thing | null {
  const key = element?.closest<HTMLElement>('[data-group]')?.dataset.group;
  const group = groupChoices(update.choices, update.refusals).find((candidate) => candidate.key === key);
  if (group === undefined) return null;
  const { subject } = group;
  if (subject.kind !== 'pile') return subject.kind === 'side' || subject.kind === 'payment' ? null : subject;
  const { top } = view.piles[subject.colour];
  return top === null ? null : { kind: 'card', card: top };
}

/** Shows the focused thing large, like resting the pointer on it. A second call, or moving the focus, closes it. */
export function inspectFocused(game: Game, selection: SelectionActor): void {
  if (closeInspection(selection)) return;
  const thing = thingOf(document.activeElement, game);
  if (thing === null) return;
  selection.send({ type: 'inspect', thing });
  document.activeElement?.addEventListener('blur', () => closeInspection(selection), { once: true });
}

/** Shows a choice's thing large while a finger or pen stays on the choice; the next press puts it away. */
export function usePressInspection(game: Game): void {
  const selection = useSelection();
  const press = useEffectEvent((event: PointerEvent) => {
    if (!canBeLong(event) || !(event.target instanceof Element)) return;
    closeInspection(selection);
    const thing = thingOf(event.target, game);
    // A symbol explains itself instead.
    if (thing === null || symbolAt(event.target) !== null) return;
    followPress(event, {
      show: () => selection.send({ type: 'inspect', thing }),
      takeBack: () => closeInspection(selection),
    });
  });
  useEffect(() => {
    const hear = (event: PointerEvent) => press(event);
    document.addEventListener('pointerdown', hear, true);
    return () => document.removeEventListener('pointerdown', hear, true);
  }, []);
}
