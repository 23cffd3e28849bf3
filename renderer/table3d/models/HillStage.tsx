import { useFrame, useThree } from '@react-three/fiber';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { type BufferGeometry, type Mesh, Vector2, Vector3 } from 'three';
import { HALF_TAN } from '../layout/cameraPose.ts';
import { duskAt, edgeAt, litAt, sandAt } from '../layout/dawn.ts';
import { HOURGLASS_AT, hillEye } from '../layout/hill.ts';
import { duskAir, hillAir } from '../materials/airShape.ts';
import { setUniforms, shownOf } from '../materials/backdrop.ts';
import { firelit } from '../shapes/firelight.ts';
import { hillGround } from '../shapes/hillGround.ts';
import {
  brassParts,
  glassShape,
  HOURGLASS,
  ledgeShape,
  sandAbove,
  sandBelow,
  sandFalling,
  woodenParts,
} from '../shapes/hourglass.ts';
import { cityShape, type StagedThing } from '../shapes/world/stamp.ts';
import { type DioramaKit, isDiorama, paintBehind, STAGED, STEP, wallsIn } from './dioramaKit.ts';
import type { StageProps } from './dioramaPlay.ts';
import { type HillPlay, useHillPlay } from './hillPlay.ts';
import { drawOnly } from './stageLayer.ts';
import { lightWindows } from './World.tsx';

/* The own city on its hill, while a new epoch comes over it, or the night falls before the last round. */

/** What lies behind is drawn over the table, and then what stands before it. */
const BEHIND = 500;
/** Long before anything of it is seen. */
const EVER = -9;
/** Milliseconds from when the edge of the light is at a house until its old walls fall, and until the new ones rise. */
const RENEWED = { falls: -60, rises: 50 } as const;
/** How bright it is by day: the last epoch's day is an evening, in which windows shine. */
export const DAYLIGHT = { 1: 1, 2: 1, 3: 0.62 } as const;
/** How much of the night there is at dawn, and when it has fallen. */
const NIGHT = { dawn: 1, dusk: 0.86 } as const;

/** What stood there and goes, and what stands there from now on. Trees and walls that are the same stay. */
const housesOf = ({ hour, now, before }: HillPlay) => {
  const there = new Set(now.things.map(({ id }) => id));
  const stays = new Set(
    before.things
      .filter(({ id }) => there.has(id) && (hour === 'dusk' || id.startsWith('scenery')))
      .map(({ id }) => id),
  );
  const going = before.things
    .filter(({ id }) => !stays.has(id))
    .map((thing): StagedThing => ({ thing, motion: 'falls', at: (litAt(thing) + RENEWED.falls) / STEP }));
  const coming = now.things.map(
    (thing): StagedThing => ({
      thing,
      motion: 'rises',
      at: stays.has(thing.id) ? EVER : (litAt(thing) + RENEWED.rises) / STEP,
    }),
  );
  return { going, coming };
};

const { x, y, z, scale } = HOURGLASS_AT;

const shapesOf = (play: HillPlay) => {
  const { hour, now, before } = play;
  const { going, coming } = housesOf(play);
  return {
    old: going.length === 0 ? null : firelit(cityShape(going, before.epoch, 'fine'), []),
    houses: firelit(cityShape(coming, now.epoch, 'fine'), []),
    ground: firelit(hillGround(now.things, now.epoch), []),
    floats: hour === 'dawn' ? hillAir(now.things) : duskAir([x, y + HOURGLASS.neck * scale, z]),
  };
};

/** Lets go of shapes with what they are made of. */
const useShapes = <T extends Readonly<Record<string, BufferGeometry | null>>>(make: () => T, of: unknown): T => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is made follows from what it is made of.
  const shapes = useMemo(make, [of]);
  useEffect(
    () => () => {
      for (const shape of Object.values(shapes)) shape?.dispose();
    },
    [shapes],
  );
  return shapes;
};

const FRONT = { ...STAGED, renderOrder: BEHIND + 1 } as const;

interface Timed {
  readonly kit: DioramaKit;
  readonly passed: RefObject<number>;
}

const makeHourglass = () => ({
  ledge: ledgeShape(),
  wood: woodenParts(),
  brass: brassParts(),
  above: sandAbove(),
  below: sandBelow(),
  falling: sandFalling(),
  bulbs: glassShape(),
});

/** The hourglass before the city, whose last sand falls. */
const Hourglass = ({ kit: { lamplit, wood, brass, glass }, passed }: Timed) => {
  const shapes = useShapes(makeHourglass, HOURGLASS);
  const [above, below, falling] = [useRef<Mesh>(null), useRef<Mesh>(null), useRef<Mesh>(null)];
  useFrame(() => {
    const sand = sandAt(Math.max(0, passed.current));
    above.current?.scale.setScalar(sand.above);
    below.current?.scale.set(1, sand.below, 1);
    falling.current?.scale.set(1, HOURGLASS.neck - SAND_FOOT - 0.17 * sand.below, 1);
  });
  return (
    <group position={[x, y, z]} scale={scale}>
      <mesh {...FRONT} geometry={shapes.ledge} material={lamplit} />
      <mesh {...FRONT} geometry={shapes.wood} material={wood} castShadow />
      <mesh {...FRONT} geometry={shapes.brass} material={brass} castShadow />
      <mesh {...FRONT} ref={above} geometry={shapes.above} material={lamplit} position-y={HOURGLASS.neck} />
      <mesh {...FRONT} ref={below} geometry={shapes.below} material={lamplit} position-y={SAND_FOOT} />
      <mesh {...FRONT} ref={falling} geometry={shapes.falling} material={lamplit} position-y={HOURGLASS.neck} />
      <mesh {...STAGED} renderOrder={BEHIND + 2} geometry={shapes.bulbs} material={glass} />
    </group>
  );
};

/** Units from the foot of the hourglass to that of the sand in it. */
const SAND_FOOT = 0.09;

interface Look extends StageProps, Timed {
  readonly play: HillPlay;
}

const ahead = new Vector3();
/** By how much of its width what lies behind moves aside when the eye turns by a radian: it lies far away. */
const TURNS = 0.4;

const Hill = ({ kit, play, passed, layout: { scenery } }: Look) => {
  const { gl, scene, camera, size } = useThree();
  const { growth, air, soil, shadow, backdrop, sheet } = kit;
  const { hour, emblem, now, before } = play;
  const shapes = useShapes(() => shapesOf(play), play);
  useMemo(() => paintBehind(kit, { epoch: now.epoch, emblem }), [kit, now, emblem]);
  const across = useMemo(() => {
    const { viewport } = scenery;
    return hillEye(scenery).distance * 2 * HALF_TAN * (viewport.width / viewport.height);
  }, [scenery]);
  useFrame(() => {
    const since = Math.max(0, passed.current);
    const edge = hour === 'dawn' ? edgeAt(since) : duskAt(since);
    const night = NIGHT[hour];
    growth.grown.value[0] = since / STEP;
    lightWindows(growth, now.epoch);
    air.time.value = since / 1000;
    air.share.value = 1;
    air.burns.value = 0;
    air.blaze.value.set(0, 0);
    air.dawn.value.set(edge, night, DAYLIGHT[now.epoch]);
    const { x: right, z: far } = camera.getWorldDirection(ahead);
    setUniforms(backdrop, {
      fire: 0,
      shown: shownOf(size.width / size.height),
      moved: new Vector2(Math.atan2(right, -far) * TURNS, 0),
      dawn: new Vector2(0.5 + edge / across, night),
    });
    gl.shadowMap.needsUpdate = true;
    drawOnly(scene, camera, 'diorama', true, isDiorama);
  });
  useLayoutEffect(
    () => () => {
      air.dawn.value.set(0, 0, 1);
      drawOnly(scene, camera, 'diorama', false, isDiorama);
    },
    [air, scene, camera],
  );
  const built = { ...FRONT, customDepthMaterial: shadow, castShadow: true, receiveShadow: true } as const;
  return (
    <group>
      <mesh {...STAGED} geometry={sheet} material={backdrop} renderOrder={BEHIND} />
      <mesh {...FRONT} geometry={shapes.ground} material={soil} receiveShadow />
      {shapes.old !== null && <mesh {...built} geometry={shapes.old} material={wallsIn(kit, before.epoch)} />}
      <mesh {...built} geometry={shapes.houses} material={wallsIn(kit, now.epoch)} />
      {hour === 'dusk' && <Hourglass kit={kit} passed={passed} />}
      <mesh {...STAGED} renderOrder={BEHIND + 3} geometry={shapes.floats} material={air.material} />
    </group>
  );
};

/** The own city on its hill, as long as a new epoch or the last round is celebrated. There is none at rest. */
export const HillStage = (props: StageProps & { readonly kit: DioramaKit }) => {
  const { play, passed } = useHillPlay(props);
  return play === null ? null : <Hill {...props} play={play} passed={passed} />;
};
