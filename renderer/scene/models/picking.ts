import type { ThreeEvent } from '@react-three/fiber';
import { useMemo } from 'react';
import { keyOf, subjectOf } from '../../interaction/subjects.ts';
import { type Subject, useTable } from '../../store/table.ts';
import type { LayerName, Piece } from '../layout/piece.ts';
import { type Choreography, useChoreography } from '../motion/choreography.ts';

const pieceAt = (
  { field }: Choreography,
  name: LayerName | 'shade',
  event: ThreeEvent<PointerEvent | MouseEvent>,
): Piece | undefined =>
  name === 'shade' || event.instanceId === undefined ? undefined : field.layer(name)[event.instanceId]?.piece;

const isLegal = (subject: Subject): boolean =>
  useTable.getState().update?.choices.some(({ action }) => {
    const about = subjectOf(action);
    return about !== null && keyOf(about) === keyOf(subject);
  }) ?? false;

const showPointer = (event: ThreeEvent<PointerEvent>, pointing: boolean): void => {
  const target = event.nativeEvent.target;
  if (target instanceof HTMLElement) target.style.cursor = pointing ? 'pointer' : '';
};

/** What a click and a hover on a layer's pieces do: select what can be chosen, show enlarged what is a card. */
export const usePicking = (name: LayerName | 'shade') => {
  const choreography = useChoreography();
  return useMemo(
    () => ({
      onClick: (event: ThreeEvent<MouseEvent>) => {
        const piece = pieceAt(choreography, name, event);
        if (piece?.subject === undefined || !isLegal(piece.subject) || event.delta > 6) return;
        event.stopPropagation();
        useTable.setState({ selected: piece.subject });
      },
      onPointerOver: (event: ThreeEvent<PointerEvent>) => {
        const piece = pieceAt(choreography, name, event);
        if (piece === undefined) return;
        event.stopPropagation();
        showPointer(event, piece.subject !== undefined && isLegal(piece.subject));
        if (piece.card !== undefined) useTable.setState({ hovered: piece.card });
      },
      onPointerOut: (event: ThreeEvent<PointerEvent>) => {
        showPointer(event, false);
        const card = pieceAt(choreography, name, event)?.card;
        if (card === undefined || useTable.getState().hovered === card) useTable.setState({ hovered: null });
      },
    }),
    [choreography, name],
  );
};
