import { useFrame, useThree } from '@react-three/fiber';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { type Group, Vector3 } from 'three';
import { emblemOf } from '../../../shared/vocabulary/seats.ts';
import { blazeAt } from '../layout/raid.ts';
import { flickerAt, setUniforms, shownOf } from '../materials/backdrop.ts';
import type { TierSettings } from '../materials/tier.ts';
import { At } from './City.tsx';
import { type DioramaKit, dioramaShapes, isDiorama, STAGED, STEP, useDioramaKit, wallsIn } from './dioramaKit.ts';
import { type Play, type PlayClock, type StageProps, shareOf, usePlay } from './dioramaPlay.ts';
import { HillStage } from './HillStage.tsx';
import { drawOnly } from './stageLayer.ts';
import { lightWindows } from './World.tsx';

/** What lies behind is drawn over the table, and then what stands before it. */
const BEHIND = 500;

interface Look {
  readonly play: Play;
  readonly clock: RefObject<PlayClock>;
  readonly kit: DioramaKit;
  readonly settings: TierSettings;
}

/** When windows are lit, in milliseconds of normal speed, and for how long. */
const LIT_WINDOWS = { after: 1050, during: 380 } as const;

/** Where nothing burns. */
const CALM = { near: 0, far: 0, dusk: 0 } as const;

/** The part of a time that has passed, from 0 to 1. */
const partOf = (passed: number, after: number, during: number): number =>
  Math.max(0, Math.min(1, (passed - after) / during));

/** What stands there, on its round piece of ground. */
const Things = ({ settings, play, clock, kit }: Look) => {
  const { diorama, epoch, at } = play;
  const { growth, air, soil, shadow } = kit;
  const burns = diorama.fires.length > 0;
  // At night they are lit in every epoch.
  const hour = settings.theme.beams === 'lanterns' ? 3 : epoch;
  const shapes = useMemo(() => dioramaShapes(diorama, epoch), [diorama, epoch]);
  useEffect(
    () => () => {
      for (const shape of Object.values(shapes)) shape.dispose();
    },
    [shapes],
  );
  const group = useRef<Group>(null);
  useFrame(() => {
    const { passed, left } = clock.current;
    const share = shareOf(clock.current);
    const { near, far, dusk } = burns ? blazeAt(passed / 1000) : CALM;
    growth.grown.value[0] = passed / STEP;
    lightWindows(growth, burns ? 3 : hour, burns ? 1 : partOf(passed, LIT_WINDOWS.after, LIT_WINDOWS.during));
    air.time.value = passed / 1000;
    // Smoke and embers are gone before the table is seen again.
    air.share.value = left === null ? share : Math.max(0, share * 2 - 1);
    air.burns.value = dusk;
    air.blaze.value.set(near, far);
    group.current?.scale.setScalar(left === null ? 0.9 + 0.1 * share : Math.max(0.001, share));
  });
  const shared = { ...STAGED, renderOrder: BEHIND + 1 } as const;
  const { houses, ground, floats } = shapes;
  return (
    <At pose={at}>
      <group ref={group}>
        <mesh {...shared} geometry={ground} material={soil} castShadow receiveShadow />
        <mesh
          {...shared}
          geometry={houses}
          material={wallsIn(kit, epoch)}
          customDepthMaterial={shadow}
          castShadow
          receiveShadow
        />
        <mesh {...shared} geometry={floats} material={air.material} />
      </group>
    </At>
  );
};

/** By how much of its width what lies behind moves aside when the eye turns by a radian: it seems to lie far away. */
const TURNS = 0.4;
const ahead = new Vector3();

/** The painted land behind it. While it covers the table, nothing else is drawn. */
const Behind = ({ play, clock, kit: { backdrop, sheet } }: Look) => {
  const { gl, scene, camera, size } = useThree();
  useFrame(() => {
    const { passed, left } = clock.current;
    // The eye has cut there, and goes back before it clears.
    const share = left === null ? 1 : shareOf(clock.current);
    const { x, z } = camera.getWorldDirection(ahead);
    const { near, far, dusk } = play.diorama.fires.length > 0 ? blazeAt(passed / 1000) : CALM;
    setUniforms(backdrop, {
      share,
      fire: dusk,
      flicker: flickerAt(passed / 1000) * (near + far) * 0.5,
      shown: shownOf(size.width / size.height),
      aside: Math.atan2(x, -z) * TURNS,
    });
    gl.shadowMap.needsUpdate = true;
    drawOnly(scene, camera, 'diorama', left === null, isDiorama);
  });
  // Before the next picture, which would have nothing in it.
  useLayoutEffect(() => () => drawOnly(scene, camera, 'diorama', false, isDiorama), [scene, camera]);
  return <mesh {...STAGED} geometry={sheet} material={backdrop} renderOrder={BEHIND} />;
};

/** What was taken or built in front, large before its land and in the light, as long as it is celebrated. There is none at rest. */
export const DioramaStage = (props: StageProps) => {
  const { settings, staging, layout } = props;
  const { view } = layout.position;
  const { play, clock } = usePlay(props);
  const kit = useDioramaKit({
    settings,
    staging,
    outlook: { epoch: view.epoch, emblem: emblemOf(view, layout.front) },
  });
  const look = play && { settings, play, clock, kit };
  return (
    <>
      {look !== null && (
        <group>
          <Behind {...look} />
          <Things {...look} />
        </group>
      )}
      <HillStage {...props} kit={kit} />
    </>
  );
};
