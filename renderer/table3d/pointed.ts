import { useEffect } from 'react';
import { create } from 'zustand';
import { useSelection } from '../game/selection/SelectionProvider.tsx';
import type { SelectionActor } from '../game/selection/selection.ts';
import type { Piece } from './layout/piece.ts';

/** The piece under the pointer, and the one that it was pressed on and has not been released from. */
export const usePointed = create<{ readonly piece: Piece | null; readonly pressed: Piece | null }>(() => ({
  piece: null,
  pressed: null,
}));

/** Takes note that the pointer is on a piece. */
export const pointAtPiece = (selection: SelectionActor, piece: Piece): void => {
  usePointed.setState({ piece });
  selection.send({ type: 'point', subject: piece.subject });
};

/** Takes note that the pointer is on nothing. */
export const pointAtNothing = (selection: SelectionActor): void => {
  usePointed.setState({ piece: null });
  selection.send({ type: 'point', subject: undefined });
};

/** When the table is unmounted under the pointer, no leave event comes. */
export const useLeaving = (): void => {
  const selection = useSelection();
  useEffect(
    () => () => {
      usePointed.setState({ piece: null, pressed: null });
      selection.send({ type: 'point', subject: undefined });
      selection.send({ type: 'inspect', thing: null });
      selection.send({ type: 'drop', zone: null });
    },
    [selection],
  );
};
