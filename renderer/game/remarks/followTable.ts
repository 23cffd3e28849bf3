import { create } from 'zustand';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import type { Mood } from '../../ui/persona/faces.ts';
import { type TableState, useTable } from '../state/table.ts';
import { MOOD_AFTER, overtakenIn, type Remark, remarkOn, type Touched, touchedBy } from './botComments.ts';

interface CharactersState {
  /** What was said last. */
  readonly remark: Remark | null;
  /** The mood that events have left at seats. Seats without one look as their standing suggests. */
  readonly moods: Readonly<Partial<Record<Seat, Mood>>>;
}

/** What bots say and how they look, following what the table has shown. */
export const useCharacters = create<CharactersState>(() => ({ remark: null, moods: {} }));

/** How far the table has been followed. */
interface Place {
  readonly gameId: string | null;
  /** Lines of the log that were shown. */
  readonly shown: number;
  /** Everybody's points as they were shown. */
  readonly totals: readonly number[];
}

const totalsShown = ({ shown }: TableState): readonly number[] => shown?.seats.map(({ score }) => score.total) ?? [];

const placeOf = (table: TableState): Place => ({
  gameId: table.update?.gameId ?? null,
  shown: Math.max(0, table.log.length - table.pendingEvents),
  totals: totalsShown(table),
});

/** Where following starts in a game not seen before: what has just happened, or is still to be shown, counts as new. */
const beginning = (table: TableState): Place => {
  const news = Math.max(table.pendingEvents, table.update?.events.length ?? 0);
  return { ...placeOf(table), shown: Math.max(0, table.log.length - news) };
};

/** Applies an occasion at a line of the log. */
function takeIn(table: TableState, touched: Touched, line: number): void {
  const { remark, moods } = useCharacters.getState();
  const next = remarkOn(touched, table.update?.players ?? [], line, remark);
  useCharacters.setState({
    remark: next ?? remark,
    moods: { ...moods, [next?.seat ?? touched.seat]: MOOD_AFTER[touched.occasion] },
  });
}

/** Applies a line of the log. At the beginning of each phase all moods are reset. */
function readLine(table: TableState, line: number): void {
  const event = table.log[line];
  if (event === undefined) return;
  if (event.type === 'stepStarted' && event.step === 'draft') useCharacters.setState({ moods: {} });
  const touched = touchedBy(event);
  if (touched !== null) takeIn(table, touched, line);
}

/**
 * Follows what the table shows and lets bots react to it. Returns the function that ends it and clears all comments and
 * moods.
 */
export function followTable(): () => void {
  useCharacters.setState(useCharacters.getInitialState(), true);
  let place = beginning(useTable.getState());
  const follow = (table: TableState): void => {
    const now = placeOf(table);
    if (now.gameId !== place.gameId) {
      useCharacters.setState(useCharacters.getInitialState(), true);
      place = beginning(table);
    }
    if (now.shown < place.shown) useCharacters.setState(useCharacters.getInitialState(), true);
    for (let line = place.shown; line < now.shown; line++) readLine(table, line);
    const overtaken = overtakenIn(place.totals, now.totals);
    if (overtaken !== null) takeIn(table, overtaken, now.shown - 1);
    place = now;
  };
  follow(useTable.getState());
  const unfollow = useTable.subscribe(follow);
  return () => {
    unfollow();
    useCharacters.setState(useCharacters.getInitialState(), true);
  };
}
