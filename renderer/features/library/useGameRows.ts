import { defaultRangeExtractor, type Range, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { GameSummary } from '../../../shared/contract/answers.ts';

/** A row's usual height, and the space between two, in the page's own unit; each row is measured once it is there. */
const ROW_REMS = 8.9;
const GAP_REMS = 0.5;
/** Rows that are built beyond the edges of the window, so that scrolling shows no gaps. */
const OVERSCAN = 4;

const remInPixels = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** The rows of a long list that are built: those in view, and those that the focus needs. */
export interface GameRows {
  /** The element that scrolls. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly list: RefObject<HTMLOListElement | null>;
  readonly virtualizer: Virtualizer<HTMLDivElement, HTMLLIElement>;
  /** Remembers that the focus is in the row of a game. */
  readonly follow: (gameId: string) => void;
  /** Moves the focus to a game, wherever in the list it is. */
  readonly focusOn: (index: number) => void;
}

/**
 * Builds only the rows of a list that are in view. The focused row and its neighbours stay, however far one scrolls, so
 * that the focus is never lost and Tab goes on to the next game.
 */
export function useGameRows(games: readonly GameSummary[]): GameRows {
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<number | null>(null);
  const [followed, follow] = useState<string | null>(null);
  const focused = followed === null ? -1 : games.findIndex(({ gameId }) => gameId === followed);
  const rangeExtractor = useCallback(
    (range: Range) => (focused < 0 ? defaultRangeExtractor(range) : withNeighbours(range, focused)),
    [focused],
  );
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: games.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_REMS * remInPixels(),
    gap: GAP_REMS * remInPixels(),
    overscan: OVERSCAN,
    getItemKey: (index) => games[index]?.gameId ?? index,
    rangeExtractor,
  });
  const giveFocus = () => {
    const row = list.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"] > article`);
    if (row === null || row === undefined) return;
    wanted.current = null;
    row.focus();
  };
  // After every render, as the row that is to have the focus may only now exist.
  useLayoutEffect(() => {
    if (wanted.current !== null) giveFocus();
  });
  const focusOn = (index: number) => {
    const game = games[index];
    if (game === undefined) return;
    wanted.current = index;
    follow(game.gameId);
    giveFocus();
  };
  return { frame, list, virtualizer, follow, focusOn };
}

function withNeighbours(range: Range, focused: number): number[] {
  const near = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < range.count);
  return [...new Set([...defaultRangeExtractor(range), ...near])].sort((one, other) => one - other);
}
