import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useSelection } from '../../../game/selection/SelectionProvider.tsx';
import { keyOf } from '../../../game/selection/subjects.ts';
import type { Subject } from '../../../game/state/table.ts';

/** Returns the element of the panel that is about a thing. */
const groupElement = (body: HTMLElement | null, subject: Subject): HTMLElement | null =>
  [...(body?.querySelectorAll<HTMLElement>('[data-group]') ?? [])].find(
    (element) => element.dataset.group === keyOf(subject),
  ) ?? null;

/** Returns where the focus belongs in a group: on what can be done, else on why nothing can. */
const firstStop = (group: HTMLElement | null): HTMLElement | null =>
  group?.querySelector<HTMLElement>('[data-rove]:not([aria-disabled="true"])') ??
  group?.querySelector<HTMLElement>('[data-rove]') ??
  null;

/** Brings what is selected, on the 3D table or by a digit key, into view and puts the focus on it. */
export function useSelectedFocus(body: RefObject<HTMLElement | null>): void {
  const selection = useSelection();
  const show = useEffectEvent((subject: Subject) => {
    const element = groupElement(body.current, subject);
    element?.scrollIntoView({ block: 'nearest' });
    firstStop(element)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    let before = selection.getSnapshot().context.selected;
    const { unsubscribe } = selection.subscribe(({ context: { selected } }) => {
      const isNew = selected !== before;
      before = selected;
      if (isNew && selected !== null) show(selected);
    });
    return unsubscribe;
  }, [selection]);
}
