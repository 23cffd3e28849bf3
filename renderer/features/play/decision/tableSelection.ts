import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Deciding } from '../../../game/deciding.ts';
import { keyOf } from '../../../game/selection/subjects.ts';
import { type Subject, useTable } from '../../../game/state/table.ts';

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

/**
 * Follows what is selected on the 3D table or by a digit key: brings it into view and puts the focus on it.
 * A thing with which only one thing can be done is taken up at once.
 */
export function useTableSelection(body: RefObject<HTMLElement | null>, deciding: Deciding | null): void {
  const take = useEffectEvent((subject: Subject) => {
    const element = groupElement(body.current, subject);
    element?.scrollIntoView({ block: 'nearest' });
    firstStop(element)?.focus({ preventScroll: true });
    // Which side of its card a seat takes is not told by a press on its board.
    if (subject.kind === 'side') return;
    const group = deciding?.groups.find((candidate) => candidate.key === keyOf(subject));
    const [only, second] = group?.choices ?? [];
    if (only !== undefined && second === undefined) deciding?.choose(only, false);
  });
  useEffect(
    () =>
      useTable.subscribe((table, previous) => {
        if (table.selected !== null && table.selected !== previous.selected) take(table.selected);
      }),
    [],
  );
}
