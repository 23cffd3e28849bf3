import type { ThreeEvent } from '@react-three/fiber';
import { useMemo } from 'react';
import { sameSubject, subjectOf } from '../../interaction/subjects.ts';
import { type CameraStop, type Subject, useTable } from '../../store/table.ts';
import type { LayerName, Piece } from '../layout/piece.ts';
import { type Choreography, useChoreography } from '../motion/choreography.ts';
import { pointAtNothing, pointAtPiece } from '../pointed.ts';

/** Pixels that the pointer may slip between press and release of a click. */
const SLIP = 6;

type Pointing = ThreeEvent<PointerEvent | MouseEvent>;

const pieceAt = ({ field }: Choreography, name: LayerName | 'shade', event: Pointing): Piece | undefined =>
  name === 'shade' || event.instanceId === undefined ? undefined : field.layer(name)[event.instanceId]?.piece;

const isLegal = (subject: Subject | undefined): subject is Subject =>
  subject !== undefined &&
  useTable.getState().update?.choices.some(({ action }) => sameSubject(subjectOf(action), subject)) === true;

const sameStop = (one: CameraStop, other: CameraStop): boolean =>
  one.name === other.name && (one.name !== 'seat' || other.name !== 'seat' || one.seat === other.seat);

/** Goes to a camera stop, or back to the whole table when the camera is there already. */
const lookAt = (stop: CameraStop): void => {
  const { camera } = useTable.getState();
  useTable.setState({ camera: sameStop(camera, stop) ? { name: 'table' } : stop });
};

const showCursor = ({ nativeEvent }: Pointing, cursor: 'pointer' | ''): void => {
  if (nativeEvent.target instanceof HTMLElement) nativeEvent.target.style.cursor = cursor;
};

/**
 * What the pointer does to a layer's pieces: a click selects what can be chosen and else looks at the board that it
 * hit; a hover shows a card enlarged.
 */
export const usePicking = (name: LayerName | 'shade') => {
  const choreography = useChoreography();
  return useMemo(
    () => ({
      onClick: (event: ThreeEvent<MouseEvent>) => {
        const piece = pieceAt(choreography, name, event);
        if (piece === undefined || event.delta > SLIP) return;
        const legal = isLegal(piece.subject);
        if (legal) useTable.setState({ selected: piece.subject });
        else if (piece.stop !== undefined) lookAt(piece.stop);
        else return;
        event.stopPropagation();
      },
      onPointerOver: (event: ThreeEvent<PointerEvent>) => {
        const piece = pieceAt(choreography, name, event);
        if (piece === undefined) return;
        event.stopPropagation();
        showCursor(event, isLegal(piece.subject) || piece.stop !== undefined ? 'pointer' : '');
        pointAtPiece(piece);
      },
      onPointerOut: (event: ThreeEvent<PointerEvent>) => {
        showCursor(event, '');
        pointAtNothing();
      },
    }),
    [choreography, name],
  );
};
