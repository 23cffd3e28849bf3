import { create } from 'zustand';
import type { Place } from '../../shared/contract/phones.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';
import { useApp } from '../platform/app.ts';
import { closeLog, type Host } from '../platform/host.ts';
import type { SectionId } from '../ui/outline.ts';
import { useTable } from './state/table.ts';

/** Where the rule book is open. A new object each time, so that a link to the same section leads there again. */
export interface BookPlace {
  readonly section: SectionId;
}

/** The parts of the forecast, in the order of its tabs. */
export const FORECAST_PARTS = ['unchanged', 'compare', 'thresholds', 'points', 'cards'] as const;
export type ForecastPart = (typeof FORECAST_PARTS)[number];

interface SheetsState {
  /** Where the rule book is open; `null` while it is closed. */
  readonly book: BookPlace | null;
  /** Where the reader of the book was before, the last section last. */
  readonly trail: readonly SectionId[];
  /** Whose board is laid out in the dialog; `null` when none is. */
  readonly board: Seat | null;
  /** Whether the forecast is open. */
  readonly forecast: boolean;
  /** The part of the forecast that was looked at last. */
  readonly forecastPart: ForecastPart;
  /** Whose future is looked at; `null`: the own one. */
  readonly forecastSeat: Seat | null;
  /** Whether the player has asked the coach what matters in the decision at hand. */
  readonly coach: boolean;
  /**
   * The place whose code is shown in the dialog of the phones, and the device that was there when it was chosen;
   * `null`: none was chosen.
   */
  readonly invited: { readonly place: Place; readonly device: number | undefined } | null;
  /** How often the curtain came down: a dialog that lay over the one before is opened anew, over this one. */
  readonly curtains: number;
}

/** What the player has opened over the table and may look at while playing on. */
export const useSheets = create<SheetsState>(() => ({
  book: null,
  trail: [],
  board: null,
  forecast: false,
  forecastPart: 'unchanged',
  forecastSeat: null,
  coach: false,
  invited: null,
  curtains: 0,
}));

/** Opens the rule book at a section, or leads the open book there. */
export function openBook(section: SectionId): void {
  const { book, trail } = useSheets.getState();
  const left = book === null || book.section === section ? [] : [book.section];
  useSheets.setState({ book: { section }, trail: [...trail, ...left] });
}

/** Leads the open book back to where the reader was before. */
export function turnBack(): void {
  const { trail } = useSheets.getState();
  const section = trail.at(-1);
  if (section !== undefined) useSheets.setState({ book: { section }, trail: trail.slice(0, -1) });
}

/** Closes the rule book; returns whether it was open. */
export function closeBook(): boolean {
  const open = useSheets.getState().book !== null;
  if (open) useSheets.setState({ book: null, trail: [] });
  return open;
}

/** Puts away the board that is laid out; returns whether there was one. */
export function closeBoard(): boolean {
  const open = useSheets.getState().board !== null;
  if (open) useSheets.setState({ board: null });
  return open;
}

export const toggleForecast = (): void =>
  useSheets.setState(({ forecast }) => ({ forecast: !forecast, forecastSeat: null }));

/** Closes the forecast; returns whether it was open. */
export function closeForecast(): boolean {
  const open = useSheets.getState().forecast;
  if (open) useSheets.setState({ forecast: false });
  return open;
}

export const toggleCoach = (): void => useSheets.setState(({ coach }) => ({ coach: !coach }));

/**
 * Keeps the book and the log from covering each other: the log and the recap close when the book opens, and the book
 * closes when the log is opened or the recap is asked for. Returns the function that ends it.
 */
export function keepApart(host: Host): () => void {
  const leave = [
    useSheets.subscribe(({ book }, before) => {
      if (book === null || before.book !== null) return;
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
