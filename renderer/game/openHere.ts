import { useApp } from '../platform/app.ts';
import { SECTIONS, type SectionId } from '../ui/outline.ts';
import { useSymbols } from '../ui/symbols/readSymbols.ts';
import { SYMBOLS } from '../ui/symbols/symbols.ts';
import { sectionForDecision } from './sectionFor.ts';
import { closeBook, openBook, useSheets } from './sheets.ts';
import { useTable } from './state/table.ts';

const sectionNamedBy = (element: Element | null): SectionId | undefined =>
  SECTIONS.find((section) => section === element?.getAttribute('data-rule'));

/**
 * The paragraph that the focused element names. A symbol that is pointed at comes first, but not the focused element's
 * own symbols, which explain themselves a moment after it got the focus.
 */
function sectionOfFocus(): SectionId | undefined {
  const ruled = document.activeElement?.closest('[data-rule]') ?? null;
  const { shown } = useSymbols.getState();
  const [symbol] = shown?.readings ?? [];
  const named = sectionNamedBy(ruled);
  const isOwn = ruled !== null && shown?.place.contains(ruled) === true;
  return symbol === undefined || (named !== undefined && isOwn) ? named : SYMBOLS[symbol.symbol].section;
}

/** What the player is looking at now: a symbol, what has the focus, a card, a thing of the table, else the step. */
function sectionHere(): SectionId {
  const focused = sectionOfFocus();
  if (focused !== undefined) return focused;
  const { update } = useTable.getState();
  const { screen } = useApp.getState();
  if (update === null || (screen !== 'game' && screen !== 'replay')) return 'digest';
  // What is shown large names its section.
  const inspected = sectionNamedBy(document.querySelector('.inspector'));
  if (inspected !== undefined) return inspected;
  return update.view.result === null ? sectionForDecision(update.view.decision, update.view.phase) : 'scoring';
}

/** Opens the rule book at what the player is looking at; from within the open book it closes it. */
export function openBookHere(): void {
  const inside = document.activeElement?.closest('.book') !== null && useSheets.getState().book !== null;
  if (inside) closeBook();
  else openBook(sectionHere());
}
