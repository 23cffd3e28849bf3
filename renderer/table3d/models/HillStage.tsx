import { useFrame, useThree } from '@react-three/fiber';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { type BufferGeometry, type Mesh, Vector2, Vector3 } from 'three';
import { EPOCH_OVER } from '../../game/playback/timing.ts';
import { type TallyPart, toldAt } from '../../game/tally.ts';
import { HALF_TAN } from '../layout/cameraPose.ts';
import { duskAt, edgeAt, eveningAt, litAt, sandAt } from '../layout/dawn.ts';
import { lightedBy, lightedIn, type Spotlight, spotlightAt, winnersLight } from '../layout/ending.ts';
import { HOURGLASS_AT, hillEye, PODIUM_LIFT } from '../layout/hill.ts';
import { duskAir, eveningAir, hillAir, winnersAir } from '../materials/airShape.ts';
import { setUniforms, shownOf } from '../materials/backdrop.ts';
import { firelit } from '../shapes/firelight.ts';
import { hillGround } from '../shapes/hillGround.ts';
import { hillStatue } from '../shapes/hillStatues.ts';
import {
  baseShape,
  brassParts,
  glassShape,
  HOURGLASS,
  sandAbove,
  sandBelow,
  sandFalling,
  woodenParts,
} from '../shapes/hourglass.ts';
import { merged } from '../shapes/parts.ts';
import { cityShape, type StagedThing } from '../shapes/world/stamp.ts';
import { type DioramaKit, EVER, isDiorama, paintBehind, STAGED, STEP, wallsIn } from './dioramaKit.ts';
import type { StageProps } from './dioramaPlay.ts';
import { type HillPlay, type HillTown, useHillPlay } from './hillPlay.ts';
import { drawOnly } from './stageLayer.ts';
import { lightWindows } from './World.tsx';

/* The own city on its hill, while a new epoch comes over it, or the night falls before the last round; in the end every city there. */

/** What lies behind is drawn over the table, and then what stands before it. */
const BEHIND = 500;
/** Milliseconds from when the edge of the light is at a house until its old walls fall, and until the new ones rise. */
const RENEWED = { falls: -150, rises: 110 } as const;
/** How bright it is by day: the last epoch's day is an evening, in which windows shine. */
export const DAYLIGHT = { 1: 1, 2: 1, 3: 0.62 } as const;
/** How much of the night there is at dawn, and when it has fallen. */
const NIGHT = { dawn: 1, dusk: 0.86 } as const;

/** Whether a thing is the same, where it was: only its colours are others. */
const isSame = (one: HillTown['things'][number], other: HillTown['things'][number] | undefined): boolean =>
  other?.model === one.model && Math.hypot(other.x - one.x, other.z - one.z) < 0.02;

/** What stood there and goes, and what stands there from now on. What is the same stays: trees, fountains, towers. */
const housesOf = ({ now, before }: HillPlay) => {
  const there = new Map(now.things.map((thing) => [thing.id, thing]));
  const stays = new Set(before.things.filter((thing) => isSame(thing, there.get(thing.id))).map(({ id }) => id));
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

/** The ground with the statues that stand on it. */
const groundOf = ({ things, statues, epoch }: HillTown): BufferGeometry => {
  const parts = [hillGround(things, epoch, statues), ...statues.map(hillStatue)];
  const ground = firelit(merged(parts), []);
  for (const part of parts) part.dispose();
  return ground;
};

const airOf = ({ hour, now: { things }, finale }: HillPlay): BufferGeometry => {
  if (hour === 'dusk') return duskAir([x, y + HOURGLASS.neck * scale, z]);
  if (hour === 'dawn') return hillAir(things);
  return finale?.kind === 'winner' ? winnersAir(things) : eveningAir(things);
};

const shapesOf = (play: HillPlay) => {
  const { now, before } = play;
  const { going, coming } = housesOf(play);
  return {
    old: going.length === 0 ? null : firelit(cityShape(going, before.epoch, 'fine'), []),
    houses: firelit(cityShape(coming, now.epoch, 'fine'), []),
    ground: groundOf(now),
    floats: airOf(play),
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
  base: baseShape(),
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
      <mesh {...FRONT} geometry={shapes.base} material={lamplit} />
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

type Numbers4 = readonly [number, number, number, number];

/** No light of its own falls anywhere. */
const NO_SPOT: Numbers4 = [0, 0, 1, 0];
/** In the evening all of the picture lies beyond the edge of the light. */
const EVERYWHERE = -99;
/** Milliseconds of normal speed in which all but what is counted sinks into shade. */
const SHADES = 320;
/** Shares of the evening's darkness: in the sky, where the sun has just set, and in the light of who has won. */
const SKY = 0.56;
const WON = 0.3;

interface HillLight {
  /** Where the edge of the light is, in units from the middle, how much of the night lies beyond it, and how far the land behind is lifted. */
  readonly edge: number;
  readonly night: number;
  /** The same in the sky. */
  readonly above: number;
  readonly lift: number;
  readonly spot: Numbers4;
}

const spotOf = ({ x, z, radius, mirrored }: Spotlight, share: number): Numbers4 => [
  x,
  z,
  mirrored ? -radius : radius,
  share,
];

/** How dark it is around what is told of the own city, and for how many milliseconds it grows so dark, and bright again. */
const TOLD_SHADE = { dark: 0.72, during: 260 } as const;

/** The light that goes over the own city, from what is told to what is told next. */
const tallyLight = (tally: readonly TallyPart[], since: number): Numbers4 => {
  const [from, until] = [toldAt(0, tally.length), toldAt(tally.length, tally.length)];
  const { dark, during } = TOLD_SHADE;
  const light = spotlightAt(
    tally.map(({ place }) => lightedBy(place)),
    (since - from) / (until - from),
  );
  const there = Math.min((since - from) / during + 1, (until - since) / during + 1);
  return spotOf(light, dark * Math.max(0, Math.min(1, there)));
};

/** What light falls on the hill, so many milliseconds of normal speed after the beginning. */
const lightOf = ({ hour, finale, tally }: HillPlay, passed: number): HillLight => {
  if (hour !== 'evening') {
    const edge = hour === 'dawn' ? edgeAt(passed) : duskAt(passed);
    return { edge, night: NIGHT[hour], above: NIGHT[hour], lift: 0, spot: NO_SPOT };
  }
  const part = finale?.kind === 'count' ? finale.parts[finale.counted] : undefined;
  const night = eveningAt(finale?.kind === 'over' ? passed : Number.POSITIVE_INFINITY);
  const evening = { edge: EVERYWHERE, night, above: night * SKY, lift: finale?.kind === 'over' ? 0 : PODIUM_LIFT };
  if (finale?.kind === 'winner') {
    const spot = spotOf(winnersLight(passed), 1);
    return { ...evening, night: night * WON, above: night * WON, spot };
  }
  if (tally.length > 0) return { ...evening, spot: tallyLight(tally, passed + EPOCH_OVER) };
  if (part === undefined) return { ...evening, spot: NO_SPOT };
  const light = spotlightAt(lightedIn(part.category), passed / part.milliseconds);
  return { ...evening, spot: spotOf(light, Math.min(1, passed / SHADES)) };
};

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
    const { edge, night, above, spot, lift } = lightOf(play, since);
    growth.grown.value[0] = since / STEP;
    lightWindows(growth, now.epoch);
    air.time.value = since / 1000;
    air.share.value = 1;
    air.burns.value = 0;
    air.blaze.value.set(0, 0);
    air.dawn.value.set(edge, night, DAYLIGHT[now.epoch]);
    air.spot.value.set(...spot);
    const { x: right, z: far } = camera.getWorldDirection(ahead);
    const shown = shownOf(size.width / size.height);
    setUniforms(backdrop, {
      fire: 0,
      shown,
      moved: new Vector2(Math.atan2(right, -far) * TURNS, -lift * shown.y),
      dawn: new Vector2(0.5 + edge / across, above),
    });
    gl.shadowMap.needsUpdate = true;
    drawOnly(scene, camera, 'diorama', true, isDiorama);
  });
  useLayoutEffect(
    () => () => {
      air.dawn.value.set(0, 0, 1);
      air.spot.value.set(...NO_SPOT);
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

/** A city on its hill, as long as a new epoch, the last round or the end is celebrated. There is none at rest. */
export const HillStage = (props: StageProps & { readonly kit: DioramaKit }) => {
  const { play, passed } = useHillPlay(props);
  return play === null ? null : <Hill {...props} play={play} passed={passed} />;
};
