import { useFrame, useThree } from '@react-three/fiber';
import { type RefObject, useEffect, useLayoutEffect, useMemo } from 'react';
import { Vector2, Vector3 } from 'three';
import { emblemOf } from '../../../shared/vocabulary/seats.ts';
import { blazeAt } from '../layout/raid.ts';
import { flickerAt, setUniforms, shownOf } from '../materials/backdrop.ts';
import type { TierSettings } from '../materials/tier.ts';
import { At } from './City.tsx';
import { type DioramaKit, dioramaShapes, isDiorama, STAGED, STEP, useDioramaKit, wallsIn } from './dioramaKit.ts';
import { type Play, type StageProps, shareAt, usePlay } from './dioramaPlay.ts';
import { useDissolve } from './dissolve.ts';
import { DAYLIGHT, HillStage } from './HillStage.tsx';
import { drawOnly } from './stageLayer.ts';
import { lightWindows } from './World.tsx';

/** What lies behind is drawn over the table, and then what stands before it. */
const BEHIND = 500;

interface Look {
  readonly play: Play;
  /** Milliseconds of normal speed. */
  readonly passed: RefObject<number>;
  readonly kit: DioramaKit;
  readonly settings: TierSettings;
}

/** When windows are lit, in milliseconds of normal speed, and for how long. */
const LIT_WINDOWS = { after: 800, during: 380 } as const;

/** The edge of the morning's light has long gone by; its light needs a little of the night to be there. */
const MORNING_OVER = 99;
const SOME_NIGHT = 0.002;

/** Where nothing burns. */
const CALM = { near: 0, far: 0, dusk: 0 } as const;

/** The part of a time that has passed, from 0 to 1. */
const partOf = (passed: number, after: number, during: number): number =>
  Math.max(0, Math.min(1, (passed - after) / during));

/** What stands there, on its round piece of ground. */
const Things = ({ settings, play, passed: clock, kit }: Look) => {
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
  useFrame(() => {
    const passed = clock.current;
    const { near, far, dusk } = burns ? blazeAt(passed / 1000) : CALM;
    growth.grown.value[0] = passed / STEP;
    lightWindows(growth, burns ? 3 : hour, burns ? 1 : partOf(passed, LIT_WINDOWS.after, LIT_WINDOWS.during));
    air.time.value = passed / 1000;
    air.share.value = shareAt(passed);
    air.burns.value = dusk;
    air.blaze.value.set(near, far);
    air.dawn.value.set(MORNING_OVER, SOME_NIGHT, DAYLIGHT[epoch]);
  });
  const shared = { ...STAGED, renderOrder: BEHIND + 1 } as const;
  const { houses, ground, floats } = shapes;
  return (
    <At pose={at}>
      <mesh {...shared} geometry={ground} material={soil} receiveShadow />
      <mesh
        {...shared}
        geometry={houses}
        material={wallsIn(kit, epoch)}
        customDepthMaterial={shadow}
        castShadow
        receiveShadow
      />
      <mesh {...shared} geometry={floats} material={air.material} />
    </At>
  );
};

/** By how much of its width what lies behind moves aside when the eye turns by a radian: it seems to lie far away. */
const TURNS = 0.4;
/** How much of the window's height it lies higher than painted: one looks down a little. */
const LIFTED = 0.1;
const ahead = new Vector3();

/** The painted land behind it. It covers the table: nothing else is drawn. */
const Behind = ({ play, passed: clock, kit: { backdrop, sheet } }: Look) => {
  const { gl, scene, camera, size } = useThree();
  useFrame(() => {
    const passed = clock.current;
    const { x, z } = camera.getWorldDirection(ahead);
    const { near, far, dusk } = play.diorama.fires.length > 0 ? blazeAt(passed / 1000) : CALM;
    const shown = shownOf(size.width / size.height);
    setUniforms(backdrop, {
      fire: dusk,
      flicker: flickerAt(passed / 1000) * (near + far) * 0.5,
      shown,
      moved: new Vector2(Math.atan2(x, -z) * TURNS, -LIFTED * shown.y),
      dawn: new Vector2(),
    });
    gl.shadowMap.needsUpdate = true;
    drawOnly(scene, camera, 'diorama', true, isDiorama);
  });
  // Before the next picture, which would have nothing in it.
  useLayoutEffect(() => () => drawOnly(scene, camera, 'diorama', false, isDiorama), [scene, camera]);
  return <mesh {...STAGED} geometry={sheet} material={backdrop} renderOrder={BEHIND} />;
};

interface Props extends Omit<StageProps, 'dissolve'> {
  /** Set while a picture passes into another one. */
  readonly dissolving: { current: boolean };
}

/** In front of all that stands on the table or a stage. */
const OVER_ALL = { ...STAGED, renderOrder: 900 } as const;

/** What was taken or built in front, large in its land, as long as it is celebrated. There is none at rest. */
export const DioramaStage = (props: Props) => {
  const { settings, staging, layout, tempo, dissolving } = props;
  const { view } = layout.position;
  const kit = useDioramaKit({
    settings,
    staging,
    outlook: { epoch: view.epoch, emblem: emblemOf(view, layout.front) },
  });
  const dissolve = useDissolve(kit, OVER_ALL, tempo, dissolving);
  const { play, passed } = usePlay({ ...props, dissolve });
  const look = play && { settings, play, passed, kit };
  return (
    <>
      {look !== null && (
        <group>
          <Behind {...look} />
          <Things {...look} />
        </group>
      )}
      <HillStage {...props} kit={kit} dissolve={dissolve} />
    </>
  );
};
