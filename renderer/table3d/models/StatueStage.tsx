import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { BufferGeometry, Float32BufferAttribute, type Group, type Mesh, type Object3D } from 'three';
import { emblemOf } from '../../../shared/vocabulary/seats.ts';
import { type HeldUp, statueHeldUp } from '../layout/ceremonies.ts';
import { PANORAMA, panoramaPose } from '../layout/panorama.ts';
import { type Pose, pose, within } from '../layout/pose.ts';
import { hourOf, type Staged, setStage } from '../materials/hour.ts';
import { makeStage } from '../materials/stage.ts';
import { useFreed } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import type { TableLayout } from '../useSituation.ts';
import { Carving, useCarvingLooks } from './Carving.tsx';
import { useCelebrated } from './ceremonyTime.ts';
import { drawOnly } from './stageLayer.ts';

/**
 * Units: how far it reaches to both sides, up and to the front, how much higher the floor is there, how far above the city's foot and before it
 * it begins: the board lies below.
 */
const REACH = { aside: 16, up: 11, ahead: 5, rises: 0.15, above: 0.2, before: 0.2 } as const;

/** A floor before a city, and a curtain that hangs before all of its houses. */
const stageShape = (place: Pose): BufferGeometry => {
  const foot = within(panoramaPose(place), pose(0, 0, PANORAMA.depth / 2));
  const floor = { y: foot.y + REACH.above, z: foot.z + REACH.before };
  const rows = [
    { y: floor.y + REACH.rises, z: floor.z + REACH.ahead, height: -1 },
    { ...floor, height: -0.001 },
    { ...floor, height: 0 },
    { y: floor.y + REACH.up, z: floor.z, height: 1 },
  ];
  const shape = new BufferGeometry();
  const points = rows.flatMap(({ y, z }) => [-REACH.aside, y, z, REACH.aside, y, z]);
  const heights = rows.flatMap(({ height }) => [height, height]);
  shape.setAttribute('position', new Float32BufferAttribute(points, 3));
  shape.setAttribute('height', new Float32BufferAttribute(heights, 1));
  shape.setIndex([0, 4].flatMap((at) => [at, at + 1, at + 3, at, at + 3, at + 2]));
  return shape;
};

interface Props {
  readonly layout: TableLayout;
  readonly settings: TierSettings;
  readonly tempo: number;
  /** Set while a statue is carved. */
  readonly carving: { current: boolean };
}

/** From so much light on statues alone the curtain hides all that is in the picture. */
const HIDDEN = 0.8;

/** Statues, the stage itself, and dust where something is set down. */
const STAGED = /^(layer statue\d|stage|dust)$/;

const isStaged = ({ name }: Object3D): boolean => STAGED.test(name);

/**
 * A stage on which the statue is carved that is unveiled in front: nothing of the table is seen behind it. There is none at
 * rest.
 */
export const StatueStage = ({ layout: { scenery, position }, settings, tempo, carving }: Props) => {
  const event = useCelebrated(scenery, tempo);
  const scene = useThree((state) => state.scene);
  const mesh = useRef<Mesh>(null);
  const things = useRef<Group>(null);
  const { material, halo, foot } = useMemo(makeStage, []);
  useFreed(material);
  const staged = useMemo((): Staged => ({ foot, sweep: 0 }), [foot]);
  const emblem = emblemOf(position.view, scenery.front);
  const looks = useCarvingLooks(settings, emblem);
  const place = scenery.places[scenery.front];
  const shape = useMemo(() => (place === undefined ? null : stageShape(place)), [place]);
  useEffect(() => () => shape?.dispose(), [shape]);
  const held = useMemo(() => statueHeldUp(event, scenery), [event, scenery]);
  // It stays until the light is everywhere again.
  const stands = useRef<HeldUp | null>(null);
  if (held !== null) {
    stands.current = held;
    halo.copy(held.head);
    foot.copy(held.foot);
    setStage(scene, staged);
  }
  useFrame(({ camera }) => {
    const spot = hourOf(scene)?.spot ?? 0;
    // An eye that cuts back sees the table at once: from there, the stage would be a dark floor.
    const visible = stands.current !== null && spot > 0 && (settings.lit || held !== null);
    for (const { current } of [mesh, things]) if (current !== null) current.visible = visible;
    // Nothing is drawn behind the curtain, where time for it is short.
    drawOnly(scene, camera, 'statue', !settings.lit && held !== null && spot > HIDDEN, isStaged);
    if (spot === 0 && held === null) stands.current = null;
  });
  return shape === null ? null : (
    <>
      <mesh
        ref={mesh}
        name="stage"
        geometry={shape}
        material={material}
        visible={false}
        frustumCulled={false}
        raycast={() => undefined}
      />
      <group ref={things} visible={false}>
        {stands.current !== null && (
          <Carving
            held={stands.current}
            begun={held !== null}
            emblem={emblem}
            looks={looks}
            tempo={tempo}
            staged={staged}
            carving={carving}
          />
        )}
      </group>
    </>
  );
};
