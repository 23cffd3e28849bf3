import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { type Camera, Vector3 } from 'three';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { emitPieceEvent } from '../../game/state/pieceEvents.ts';
import type { Piece } from '../layout/piece.ts';
import { useChoreography } from '../motion/choreography.ts';
import { writeInstances, writeShades } from '../motion/instances.ts';
import type { MovingPiece } from '../motion/pieceField.ts';

/** A pause between two frames that is longer than this is idleness, not slowness. */
const LONGEST_STEP = 250;

const spot = new Vector3();

/** Tells listeners that a piece touched something, and where in the picture. */
const tellTouch = (camera: Camera) => {
  return ({ piece: { id, layer }, now }: MovingPiece, left: number): void => {
    const { x } = spot.set(now.x, now.y, now.z).project(camera);
    emitPieceEvent({ kind: layer === 'peg' ? 'steps' : 'lands', layer, id, left, x });
  };
};

interface Props {
  readonly pieces: readonly Piece[];
  /** Scales all times: 1 normal, 0 at once. */
  readonly tempo: number;
  /** Whose secrets are shown: when the viewer changes, no piece flies to its new place. */
  readonly viewer: Seat | null;
}

/** Moves the pieces: gives them their aims, steps them in every frame, and asks for frames only while any piece moves. */
export const PieceMotion = ({ pieces, tempo, viewer }: Props) => {
  const choreography = useChoreography();
  const invalidate = useThree((state) => state.invalidate);
  const gl = useThree((state) => state.gl);
  const camera = useThree((state) => state.camera);
  const touch = useMemo(() => tellTouch(camera), [camera]);
  const resting = useRef(true);
  const eyes = useRef(viewer);
  useLayoutEffect(() => {
    const sameEyes = eyes.current === viewer;
    eyes.current = viewer;
    choreography.field.aim(pieces, sameEyes ? tempo : 0);
    invalidate();
  }, [choreography, pieces, tempo, viewer, invalidate]);
  useFrame((_, delta) => {
    const { field, meshes, faces } = choreography;
    const passed = resting.current ? 0 : Math.min(delta * 1000, LONGEST_STEP);
    const moving = field.advance(passed, touch);
    resting.current = !moving;
    for (const [name, mesh] of meshes) {
      if (name === 'shade') writeShades(mesh, field.all());
      else writeInstances(mesh, field.layer(name), field, faces[name]);
    }
    gl.shadowMap.needsUpdate = true;
    if (moving) invalidate();
  });
  return null;
};
