import { useMemo } from 'react';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import { useSelection } from '../selection/SelectionProvider.tsx';
import type { SelectionActor } from '../selection/selection.ts';

interface Inspecting {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  /** An element that is removed under the pointer gets no leave event. */
  readonly ref: () => () => void;
}

function inspecting(selection: SelectionActor, card: CardId): Inspecting {
  const thing = { kind: 'card', card } as const;
  const show = () => selection.send({ type: 'inspect', thing });
  const hide = () => selection.send({ type: 'leave', thing });
  return { onPointerEnter: show, onPointerLeave: hide, onFocus: show, onBlur: hide, ref: () => hide };
}

/**
 * Returns, for a card, the attributes that make an element show it enlarged while pointed at or focused; the same
 * object for a card each time.
 */
export function useInspects(): (card: CardId) => Inspecting {
  const selection = useSelection();
  return useMemo(() => {
    /** One set for each card: React takes a new ref function for a new element. */
    const made = new Map<CardId, Inspecting>();
    return (card) => {
      const known = made.get(card) ?? inspecting(selection, card);
      made.set(card, known);
      return known;
    };
  }, [selection]);
}
