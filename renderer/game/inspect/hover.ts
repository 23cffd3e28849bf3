import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import { useTable } from '../state/table.ts';

interface Inspecting {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  /** An element that goes away under the pointer is never left by it. */
  readonly ref: () => () => void;
}

/** One set for each card: React takes a new ref function for a new element. */
const made = new Map<CardId, Inspecting>();

function make(card: CardId): Inspecting {
  const show = () => useTable.setState({ hovered: card });
  const hide = () => {
    if (useTable.getState().hovered === card) useTable.setState({ hovered: null });
  };
  return { onPointerEnter: show, onPointerLeave: hide, onFocus: show, onBlur: hide, ref: () => hide };
}

/** Returns what makes an element show a card enlarged while it is pointed at or focused. */
export function inspects(card: CardId): Inspecting {
  const known = made.get(card) ?? make(card);
  made.set(card, known);
  return known;
}
