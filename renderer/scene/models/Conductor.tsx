import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useRef } from 'react';
import type { Piece } from '../layout/piece.ts';
import { useChoreography } from '../motion/choreography.ts';
import { writeInstances, writeShades } from '../motion/instances.ts';

/** A pause between two frames longer than this was idleness, not slowness. */
const LONGEST_STEP = 250;

interface Props {
  readonly pieces: readonly Piece[];
  /** Scales all times: 1 normal, 0 at once. */
  readonly tempo: number;
}

/** Lets the pieces move: gives them their aims, steps them in every frame, and asks for frames only while any moves. */
export const Conductor = ({ pieces, tempo }: Props) => {
  const choreography = useChoreography();
  const invalidate = useThree((state) => state.invalidate);
  const gl = useThree((state) => state.gl);
  const resting = useRef(true);
  useLayoutEffect(() => {
    choreography.field.aim(pieces, tempo);
    invalidate();
  }, [choreography, pieces, tempo, invalidate]);
  useFrame((_, delta) => {
    const { field, meshes } = choreography;
    const passed = resting.current ? 0 : Math.min(delta * 1000, LONGEST_STEP);
    const moving = field.step(passed);
    resting.current = !moving;
    for (const [name, mesh] of meshes) {
      if (name === 'shade') writeShades(mesh, field.all());
      else if (name === 'hero') writeInstances(mesh, field.layer(name), field, choreography.heroFace);
      else writeInstances(mesh, field.layer(name), field);
    }
    gl.shadowMap.needsUpdate = true;
    if (moving) invalidate();
  });
  return null;
};
