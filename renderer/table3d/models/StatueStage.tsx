import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { BufferGeometry, Float32BufferAttribute, type Mesh, type Object3D } from 'three';
import { statueHeldUp } from '../layout/ceremonies.ts';
import { PANORAMA, panoramaPose } from '../layout/panorama.ts';
import { type Pose, pose, within } from '../layout/pose.ts';
import { hourOf, setStage } from '../materials/hour.ts';
import { spotlit } from '../materials/spotlit.ts';
import { makeStage } from '../materials/stage.ts';
import { stagedSurfaceOf, useFreed } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { merged, painted, tube } from '../shapes/parts.ts';
import type { TableLayout } from '../useSituation.ts';
import { At } from './City.tsx';
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

/** Steps of stone under a statue, in its own units: half their width, and how high each is. */
const STEPS = [0.135, 0.18, 0.235] as const;
const RISER = 0.036;
const STONE = ['#cbbfa6', '#b9ac91', '#a3967c'] as const;
const EDGE = '#e9c877';

/** Three steps with eight sides, each with a gilt edge; their top is at 0. */
const stepsShape = (): BufferGeometry =>
  merged(
    STEPS.flatMap((half, index) => {
      const foot = -(index + 1) * RISER;
      return [
        painted(tube(half, half, RISER, 0, foot, 0, 8).rotateY(Math.PI / 8), STONE[index] ?? EDGE),
        painted(tube(half + 0.004, half + 0.004, 0.006, 0, foot + RISER - 0.008, 0, 8).rotateY(Math.PI / 8), EDGE),
      ];
    }),
  );

interface Props {
  readonly layout: TableLayout;
  readonly settings: TierSettings;
  readonly tempo: number;
}

const FLAT = pose(0, 0, 0);

/** From so much light on statues alone the curtain hides all that is in the picture. */
const HIDDEN = 0.8;

/** Statues, the stage itself, and dust where something is set down. */
const STAGED = /^(layer statue\d|stage|dust)$/;

const isStaged = ({ name }: Object3D): boolean => STAGED.test(name);

/** A stage for the statue that is unveiled in front: nothing of the table is seen behind it. There is none at rest. */
export const StatueStage = ({ layout: { scenery }, settings, tempo }: Props) => {
  const event = useCelebrated(scenery, tempo);
  const scene = useThree((state) => state.scene);
  const mesh = useRef<Mesh>(null);
  const steps = useRef<Mesh>(null);
  const { material, halo, foot } = useMemo(makeStage, []);
  useFreed(material);
  const stone = useMemo(
    () => spotlit(stagedSurfaceOf({ vertexColors: true, roughness: 0.6 }, settings), false),
    [settings],
  );
  useFreed(stone);
  const stepped = useMemo(stepsShape, []);
  useEffect(() => () => stepped.dispose(), [stepped]);
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
  useFrame(({ camera }) => {
    const spot = hourOf(scene)?.spot ?? 0;
    // An eye that cuts back sees the table at once: from there, the stage would be a dark floor.
    const visible = stands.current && spot > 0 && (settings.lit || held !== null);
    for (const { current } of [mesh, steps]) if (current !== null) current.visible = visible;
    // Nothing is drawn behind the curtain, where time for it is short.
    drawOnly(scene, camera, 'statue', !settings.lit && held !== null && spot > HIDDEN, isStaged);
    if (spot === 0 && held === null) stands.current = false;
  });
  const at = useRef<Pose>(FLAT);
  if (held !== null) at.current = held.steps;
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
      <At pose={at.current}>
        <mesh
          ref={steps}
          name="stage"
          geometry={stepped}
          material={stone}
          visible={false}
          frustumCulled={false}
          raycast={() => undefined}
        />
      </At>
    </>
  );
};
