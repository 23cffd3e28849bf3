import { useApp } from '../platform/app.ts';
import { SECTIONS, type SectionId } from '../ui/outline.ts';
import { useSymbols } from '../ui/symbols/symbolStore.ts';
import { SYMBOLS } from '../ui/symbols/symbols.ts';
import { closeBook, openBook, useBook } from './bookStore.ts';
import { sectionForCard, sectionForDecision, sectionForThing } from './sectionFor.ts';
import { useStage } from './state/stage.ts';
import { useTable } from './state/table.ts';

/**
 * The paragraph that the focused element names. The meaning of a symbol that is pointed at comes before it, but not that
 * of the focused element's own symbols, which are told by themselves a moment after it got the focus.
 */
function sectionOfFocus(): SectionId | undefined {
  const ruled = document.activeElement?.closest('[data-rule]');
  const { shown } = useSymbols.getState();
  const [symbol] = shown?.readings ?? [];
  const named = SECTIONS.find((section) => section === ruled?.getAttribute('data-rule'));
  const isOwn = ruled != null && shown?.place.contains(ruled) === true;
  return symbol === undefined || (named !== undefined && isOwn) ? named : SYMBOLS[symbol.symbol].section;
}

/** What the player is looking at now: a symbol, what has the focus, a card, a thing of the table, else the step. */
function sectionHere(): SectionId {
  const focused = sectionOfFocus();
  if (focused !== undefined) return focused;
  const { hovered, update } = useTable.getState();
  const { inspected } = useStage.getState();
  const { screen } = useApp.getState();
  if (update === null || (screen !== 'game' && screen !== 'replay')) return 'digest';
  if (hovered !== null) return sectionForCard(hovered);
  if (inspected !== null) return sectionForThing(inspected);
  return update.view.result === null ? sectionForDecision(update.view.decision, update.view.phase) : 'scoring';
}

/** Opens the rule book at what the player is looking at; from within the open book it closes it. */
export function openBookHere(): void {
  const inside = document.activeElement?.closest('.book') !== null && useBook.getState().place !== null;
  if (inside) closeBook();
  else openBook(sectionHere());
}
