import type { ThreeEvent } from '@react-three/fiber';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { BufferGeometry, InstancedBufferAttribute, type InstancedMesh, type Material } from 'three';
import { useSelection } from '../../game/selection/SelectionProvider.tsx';
import { isChoosable, type SelectionActor } from '../../game/selection/selection.ts';
import { sameSubject } from '../../game/selection/subjects.ts';
import type { Thing } from '../../game/state/stage.ts';
import { type CameraStop, type Subject, sameStop, useTable } from '../../game/state/table.ts';
import { canBeLong, followPress, isLong } from '../../ui/longPress.ts';
import type { LayerName, Piece } from '../layout/piece.ts';
import { thingAt } from '../layout/things.ts';
import { type Choreography, useChoreography } from '../motion/choreography.ts';

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

/** A first press selects, a second one confirms; the second half of a double click counts as neither. */
const press = (selection: SelectionActor, subject: Subject, { nativeEvent }: Pointing): void => {
  const { selected } = selection.getSnapshot().context;
  if (!sameSubject(selected, subject)) selection.send({ type: 'select', subject });
  else if (nativeEvent.detail < 2) selection.send({ type: 'confirm', subject });
};

const showCursor = ({ nativeEvent }: Pointing, cursor: 'pointer' | ''): void => {
  if (nativeEvent.target instanceof HTMLElement) nativeEvent.target.style.cursor = cursor;
};

/**
 * What the pointer does to a layer's pieces: a press chooses what can be chosen, or does it when it is chosen already,
 * and else looks at the board that it hit; resting on a piece, or pressing it with the other button or for long with a
 * finger, shows it large.
 */
const usePicking = (name: LayerName | 'shade') => {
  const choreography = useChoreography();
  const selection = useSelection();
  return useMemo(() => {
    let begun: PointerEvent | null = null;
    const inspect = (thing: Thing | null) => selection.send({ type: 'inspect', thing });
    const restOn = (piece: Piece, event: Pointing): void => {
      // Cards that are already large in front of the camera are not enlarged by resting on them.
      const thing = piece.layer === 'hero' ? null : thingAt(piece, event.point);
      if (thing === null) inspect(null);
      selection.send({ type: 'rest', thing, by: 'mouse' });
    };
    return {
      onClick: (event: ThreeEvent<MouseEvent>) => {
        const piece = pieceAt(choreography, name, event);
        if (piece === undefined || event.delta > SLIP) return;
        if (begun !== null && canBeLong(begun) && isLong(begun.timeStamp, event.nativeEvent.timeStamp)) {
          event.stopPropagation();
          inspect(thingAt(piece, event.point));
        } else if (isChoosable(selection, piece.subject)) press(selection, piece.subject, event);
        else if (piece.stop !== undefined) lookAt(piece.stop);
        else return;
        event.stopPropagation();
      },
      onContextMenu: (event: ThreeEvent<MouseEvent>) => {
        const piece = pieceAt(choreography, name, event);
        if (piece === undefined) return;
        event.stopPropagation();
        event.nativeEvent.preventDefault();
        inspect(thingAt(piece, event.point));
      },
      onPointerDown: (event: ThreeEvent<PointerEvent>) => {
        const piece = pieceAt(choreography, name, event);
        if (piece === undefined) return;
        event.stopPropagation();
        begun = event.nativeEvent;
        choreography.pressed = piece;
        if (!canBeLong(begun)) return;
        const show = () => inspect(thingAt(piece, event.point));
        followPress(begun, { show, takeBack: () => inspect(null) });
      },
      onPointerOver: (event: ThreeEvent<PointerEvent>) => {
        const piece = pieceAt(choreography, name, event);
        if (piece === undefined) return;
        event.stopPropagation();
        showCursor(event, isChoosable(selection, piece.subject) || piece.stop !== undefined ? 'pointer' : '');
        selection.send({ type: 'point', piece: piece.id, subject: piece.subject });
        restOn(piece, event);
      },
      // Boards and annexes have many things printed on them.
      ...((name === 'board' || name === 'annex') && {
        onPointerMove: (event: ThreeEvent<PointerEvent>) => {
          const piece = pieceAt(choreography, name, event);
          if (piece !== undefined) restOn(piece, event);
        },
      }),
      onPointerOut: (event: ThreeEvent<PointerEvent>) => {
        showCursor(event, '');
        selection.send({ type: 'point', piece: null });
        // What a long press shows stays when the finger is raised; the next press closes it.
        const isFinger = canBeLong(event.nativeEvent);
        if (!isFinger) inspect(null);
        selection.send({ type: 'rest', thing: null, by: isFinger ? 'finger' : 'mouse' });
      },
    };
  }, [choreography, name, selection]);
};

interface Props {
  readonly name: LayerName | 'shade';
  readonly shape: BufferGeometry;
  readonly material: Material;
  /** The most pieces that are ever shown at once. */
  readonly capacity: number;
  /** Whether its pieces have colours of their own. */
  readonly tinted?: boolean;
  readonly shadows?: boolean;
  readonly pickable?: boolean;
  readonly order?: number;
}

/** A shape of its own with the corners of another one, which lie in memory once. */
const sharing = ({ attributes, index }: BufferGeometry): BufferGeometry => {
  const own = new BufferGeometry().setIndex(index);
  for (const [name, attribute] of Object.entries(attributes)) own.setAttribute(name, attribute);
  return own;
};

/** Draws all pieces of one layer in one go; the conductor writes their poses. */
export const PieceLayer = ({ name, shape, material, capacity, tinted, shadows, pickable, order }: Props) => {
  const { meshes } = useChoreography();
  const mesh = useRef<InstancedMesh>(null);
  const picking = usePicking(name);
  const own = useMemo(() => {
    const sharer = sharing(shape);
    sharer.setAttribute('cells', new InstancedBufferAttribute(new Float32Array(capacity * 2), 2));
    return sharer;
  }, [shape, capacity]);
  useLayoutEffect(() => {
    const shown = mesh.current;
    if (shown === null) return;
    shown.count = 0;
    if (tinted) shown.instanceColor = new InstancedBufferAttribute(new Float32Array(capacity * 3), 3);
    meshes.set(name, shown);
    return () => {
      meshes.delete(name);
    };
  }, [meshes, name, tinted, capacity]);
  return (
    <instancedMesh
      ref={mesh}
      name={`layer ${name}`}
      args={[undefined, undefined, capacity]}
      geometry={own}
      material={material}
      castShadow={shadows === true}
      receiveShadow={shadows !== undefined}
      frustumCulled={false}
      renderOrder={order ?? 0}
      {...(pickable ? picking : { raycast: () => undefined })}
    />
  );
};
