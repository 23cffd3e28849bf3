import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { BufferGeometry, Float32BufferAttribute, type Mesh } from 'three';
import { useTable } from '../../game/state/table.ts';
import { statueHeldUp } from '../layout/ceremonies.ts';
import { PANORAMA, panoramaPose } from '../layout/panorama.ts';
import { type Pose, pose, within } from '../layout/pose.ts';
import { hourOf, setStage } from '../materials/hour.ts';
import { makeStage } from '../materials/stage.ts';
import { useFreed } from '../materials/surface.ts';
import type { TableLayout } from '../useSituation.ts';

/**
 * Units: how far it reaches to both sides, up and to the front, how much higher the floor is there, and how far the
 * curtain lies before the painted sky.
 */
const REACH = { aside: 16, up: 11, ahead: 3.4, rises: 0.26, before: 0.035 } as const;

/** A floor before a city, a curtain over its painted sky and behind its houses, and on upwards from the sky's upper edge. */
const stageShape = (place: Pose): BufferGeometry => {
  const face = panoramaPose(place);
  const at = (z: number) => within(face, pose(0, REACH.before, z));
  const [foot, edge] = [at(PANORAMA.depth / 2), at(-PANORAMA.depth / 2)];
  const floor = { y: foot.y + 0.02, z: foot.z };
  const rows = [
    { y: floor.y + REACH.rises, z: floor.z + REACH.ahead, height: -1 },
    { ...floor, height: -0.001 },
    { y: foot.y, z: foot.z, height: 0 },
    { y: edge.y, z: edge.z, height: 1 },
    { y: edge.y + REACH.up, z: edge.z, height: 2 },
  ];
  const shape = new BufferGeometry();
  const points = rows.flatMap(({ y, z }) => [-REACH.aside, y, z, REACH.aside, y, z]);
  const heights = rows.flatMap(({ height }) => [height, height]);
  shape.setAttribute('position', new Float32BufferAttribute(points, 3));
  shape.setAttribute('height', new Float32BufferAttribute(heights, 1));
  shape.setIndex([0, 4, 6].flatMap((at) => [at, at + 1, at + 3, at, at + 3, at + 2]));
  return shape;
};

/** A stage for the statue that is unveiled in front: nothing of the table is seen behind it. There is none at rest. */
export const StatueStage = ({ layout: { scenery } }: { readonly layout: TableLayout }) => {
  const event = useTable((table) => (table.playing ? table.event : null));
  const scene = useThree((state) => state.scene);
  const mesh = useRef<Mesh>(null);
  const { material, halo, foot } = useMemo(() => makeStage(PANORAMA.width / 2), []);
  useFreed(material);
  const place = scenery.places[scenery.front];
  const shape = useMemo(() => (place === undefined ? null : stageShape(place)), [place]);
  useEffect(() => () => shape?.dispose(), [shape]);
  const held = useMemo(() => statueHeldUp(event, scenery), [event, scenery]);
  // It stays until the light is everywhere again.
  const stands = useRef(false);
  if (held !== null) {
    stands.current = true;
    halo.copy(held.head);
    foot.copy(held.foot);
    setStage(scene, foot);
  }
  useFrame(() => {
    const spot = hourOf(scene)?.spot ?? 0;
    if (mesh.current !== null) mesh.current.visible = stands.current && spot > 0;
    if (spot === 0 && held === null) stands.current = false;
  });
  return shape === null ? null : (
    <mesh
      ref={mesh}
      geometry={shape}
      material={material}
      visible={false}
      frustumCulled={false}
      raycast={() => undefined}
    />
  );
};
