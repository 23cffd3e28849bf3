import { create } from 'zustand';
import { useTable } from '../store/table.ts';
import type { Piece } from './layout/piece.ts';

/** The piece under the pointer. */
export const usePointed = create<{ readonly piece: Piece | null }>(() => ({ piece: null }));

/** Cards before the eyes are large already: showing them enlarged would only hide the table. */
const enlarged = (piece: Piece | null) => (piece?.layer === 'hero' ? undefined : piece?.card);

/** Takes note that the pointer is on a piece, and shows enlarged what is too small to be read. */
export const pointAtPiece = (piece: Piece): void => {
  usePointed.setState({ piece });
  const card = enlarged(piece);
  if (card !== undefined) useTable.setState({ hovered: card });
};

/** Takes note that the pointer is on nothing; an enlarged card that was not shown because of it stays. */
export const pointAtNothing = (): void => {
  const card = enlarged(usePointed.getState().piece);
  usePointed.setState({ piece: null });
  if (card !== undefined && useTable.getState().hovered === card) useTable.setState({ hovered: null });
};
