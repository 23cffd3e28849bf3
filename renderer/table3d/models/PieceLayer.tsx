import { useLayoutEffect, useMemo, useRef } from 'react';
import { type BufferGeometry, InstancedBufferAttribute, type InstancedMesh, type Material } from 'three';
import type { LayerName } from '../layout/piece.ts';
import { useChoreography } from '../motion/choreography.ts';
import { usePicking } from './picking.ts';

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

/** Draws all pieces of one layer in one go; the conductor writes their poses. */
export const PieceLayer = ({ name, shape, material, capacity, tinted, shadows, pickable, order }: Props) => {
  const { meshes } = useChoreography();
  const mesh = useRef<InstancedMesh>(null);
  const picking = usePicking(name);
  const own = useMemo(() => {
    const copy = shape.clone();
    copy.setAttribute('cells', new InstancedBufferAttribute(new Float32Array(capacity * 2), 2));
    return copy;
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
