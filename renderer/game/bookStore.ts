import { create } from 'zustand';
import { useApp } from '../platform/app.ts';
import { closeLog, type Host } from '../platform/host.ts';
import type { SectionId } from '../ui/outline.ts';
import { useTable } from './state/table.ts';

/** Where the rule book is open. A new object each time, so that a link to the same section leads there again. */
export interface BookPlace {
  readonly section: SectionId;
}

interface BookState {
  /** `null` while the book is closed. */
  readonly place: BookPlace | null;
  /** Where the reader was before, the last one last. */
  readonly trail: readonly SectionId[];
}

const CLOSED: BookState = { place: null, trail: [] };

export const useBook = create<BookState>(() => CLOSED);

/** Opens the rule book at a section, or leads the open book there. */
export function openBook(section: SectionId): void {
  const { place, trail } = useBook.getState();
  const left = place === null || place.section === section ? [] : [place.section];
  useBook.setState({ place: { section }, trail: [...trail, ...left] });
}

/** Leads the open book back to where the reader was before. */
export function turnBack(): void {
  const { trail } = useBook.getState();
  const section = trail.at(-1);
  if (section !== undefined) useBook.setState({ place: { section }, trail: trail.slice(0, -1) });
}

export const closeBook = (): void => useBook.setState(CLOSED);

/** Puts the book away; returns whether it was open. */
export function putBookAway(): boolean {
  const open = useBook.getState().place !== null;
  closeBook();
  return open;
}

/**
 * Keeps the book and the log from covering each other: the log and the recap close when the book opens, and the book
 * closes when the log is opened or the recap is asked for. Returns the function that ends it.
 */
export function keepApart(host: Host): () => void {
  const leave = [
    useBook.subscribe(({ place }, before) => {
      if (place === null || before.place !== null) return;
      closeLog(host);
      useTable.setState({ recap: null });
    }),
    useApp.subscribe(({ logOpen }, before) => {
      if (logOpen && !before.logOpen) closeBook();
    }),
    useTable.subscribe(({ recap }, before) => {
      if (recap === 'asked' && before.recap !== 'asked') closeBook();
    }),
  ];
  return () => {
    for (const stop of leave) stop();
  };
}
