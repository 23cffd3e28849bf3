import type { ThreeEvent } from '@react-three/fiber';
import { useMemo } from 'react';
import { sameSubject } from '../../game/selection/subjects.ts';
import { useStage } from '../../game/state/stage.ts';
import { type CameraStop, type Subject, sameStop, useTable } from '../../game/state/table.ts';
import { canBeLong, followPress, isLong } from '../../ui/longPress.ts';
import type { LayerName, Piece } from '../layout/piece.ts';
import { thingAt } from '../layout/things.ts';
import { type Choreography, useChoreography } from '../motion/choreography.ts';
import { isOffered, makeInspection, pointAtNothing, pointAtPiece, usePointed } from '../pointed.ts';

/** Pixels that the pointer may slip between press and release of a click. */
const SLIP = 6;

type Pointing = ThreeEvent<PointerEvent | MouseEvent>;

const pieceAt = ({ field }: Choreography, name: LayerName | 'shade', event: Pointing): Piece | undefined =>
  name === 'shade' || event.instanceId === undefined ? undefined : field.layer(name)[event.instanceId]?.piece;

/** Goes to a camera stop, or back to the whole table when the camera is there already. */
const lookAt = (stop: CameraStop): void => {
  const { camera } = useTable.getState();
  useTable.setState({ camera: sameStop(camera, stop) ? { name: 'table' } : stop });
};

/** A first press chooses, a second one does it; the second half of a double click is neither. */
const press = (subject: Subject, { nativeEvent }: Pointing): void => {
  const { selected } = useTable.getState();
  if (!sameSubject(selected, subject)) useTable.setState({ selected: { ...subject } });
  else if (nativeEvent.detail < 2) useStage.setState({ gesture: { kind: 'again', subject } });
};

const showCursor = ({ nativeEvent }: Pointing, cursor: 'pointer' | ''): void => {
  if (nativeEvent.target instanceof HTMLElement) nativeEvent.target.style.cursor = cursor;
};

/**
 * What the pointer does to a layer's pieces: a press chooses what can be chosen, or does it when it is chosen already,
 * and else looks at the board that it hit; resting on a piece, or pressing it with the other button or for long with a
 * finger, shows it large.
 */
export const usePicking = (name: LayerName | 'shade') => {
  const choreography = useChoreography();
  return useMemo(() => {
    const inspection = makeInspection();
    let begun: PointerEvent | null = null;
    const inspectSoon = (piece: Piece, event: Pointing): void =>
      inspection.soon(thingAt(piece, event.point), piece.layer === 'hero');
    return {
      onClick: (event: ThreeEvent<MouseEvent>) => {
        const piece = pieceAt(choreography, name, event);
        if (piece === undefined || event.delta > SLIP) return;
        if (begun !== null && canBeLong(begun) && isLong(begun.timeStamp, event.nativeEvent.timeStamp)) {
          event.stopPropagation();
          inspection.now(thingAt(piece, event.point));
        } else if (isOffered(piece.subject)) press(piece.subject, event);
        else if (piece.stop !== undefined) lookAt(piece.stop);
        else return;
        event.stopPropagation();
      },
      onContextMenu: (event: ThreeEvent<MouseEvent>) => {
        const piece = pieceAt(choreography, name, event);
        if (piece === undefined) return;
        event.stopPropagation();
        event.nativeEvent.preventDefault();
        inspection.now(thingAt(piece, event.point));
      },
      onPointerDown: (event: ThreeEvent<PointerEvent>) => {
        const piece = pieceAt(choreography, name, event);
        if (piece === undefined) return;
        event.stopPropagation();
        begun = event.nativeEvent;
        usePointed.setState({ pressed: piece });
        if (!canBeLong(begun)) return;
        const show = () => inspection.now(thingAt(piece, event.point));
        followPress(begun, { show, takeBack: () => inspection.now(null) });
      },
      onPointerOver: (event: ThreeEvent<PointerEvent>) => {
        const piece = pieceAt(choreography, name, event);
        if (piece === undefined) return;
        event.stopPropagation();
        showCursor(event, isOffered(piece.subject) || piece.stop !== undefined ? 'pointer' : '');
        pointAtPiece(piece);
        inspectSoon(piece, event);
      },
      // Boards and annexes have many things printed on them.
      ...((name === 'board' || name === 'annex') && {
        onPointerMove: (event: ThreeEvent<PointerEvent>) => {
          const piece = pieceAt(choreography, name, event);
          if (piece !== undefined) inspectSoon(piece, event);
        },
      }),
      onPointerOut: (event: ThreeEvent<PointerEvent>) => {
        showCursor(event, '');
        inspection.end();
        pointAtNothing();
        // What a finger has brought up stays when it is lifted; the next press puts it away.
        if (!canBeLong(event.nativeEvent)) inspection.now(null);
      },
    };
  }, [choreography, name]);
};
