import { useFrame, useThree } from '@react-three/fiber';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import {
  type Camera,
  Group,
  Mesh,
  type Object3D,
  PlaneGeometry,
  type Scene,
  type ShaderMaterial,
  type WebGLRenderer,
} from 'three';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { BUILT_SHOWN } from '../../game/actions/view.ts';
import { TILE_SHOWN } from '../../game/playback/timing.ts';
import { useTable } from '../../game/state/table.ts';
import { type Built, type Diorama, dioramaOf, dioramaPose, isBuilt } from '../layout/diorama.ts';
import type { Pose } from '../layout/pose.ts';
import { makeBackdrop } from '../materials/backdrop.ts';
import { airShape, illumined, makeAir } from '../materials/fire.ts';
import { withMasonry } from '../materials/masonry.ts';
import { surfaceOf } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { moving, movingShadow, type VertexMotion } from '../materials/vertexMotion.ts';
import { carry } from '../motion/flight.ts';
import { SoftFocus } from '../refinement/softFocus.ts';
import { dioramaGround } from '../shapes/dioramaGround.ts';
import { cityShape } from '../shapes/world/stamp.ts';
import type { TableLayout } from '../useSituation.ts';
import { At } from './City.tsx';
import { drawOnly } from './stageLayer.ts';
import { cityMotion, makeGrowth } from './World.tsx';

/** Milliseconds of normal speed: until all that lies behind is dark, until it is as before, and from one thing that rises to the next. */
const DARKENS = 380;
const CLEARS = 320;
const APART = 28;
/** Milliseconds of a unit of the clock by which things rise. */
const STEP = 900;
/** How high a course of stones is, in units of the diorama. */
const COURSE = 0.034;
/** How much nearer what lies behind comes, as a share, by the second: less than what stands before it. */
const FOLLOWS = 0.008;

/** What lies behind is drawn over the table, and then what stands before it. */
const BEHIND = 500;

const NAME = 'diorama';
const belongs = ({ name }: Object3D): boolean => name === NAME;
const unpicked = () => undefined;

/** What is on: what was built, and in which houses. */
interface Play {
  readonly event: Built;
  readonly at: Pose;
  readonly diorama: Diorama;
  readonly epoch: Epoch;
}

/** What of the play has passed, in milliseconds of normal speed. */
interface Clock {
  passed: number;
  /** Since it ended; `null` before. */
  left: number | null;
}

interface Look {
  readonly play: Play;
  readonly clock: RefObject<Clock>;
  readonly kit: Kit;
  readonly settings: TierSettings;
}

const GROUND: VertexMotion = { name: 'diorama ground', uniforms: {}, declare: '', position: '' };

/** The materials that every play needs: made with the table, as their shaders take long where the processor draws. */
const makeKit = (gl: WebGLRenderer, settings: TierSettings) => {
  const growth = makeGrowth(1);
  const air = makeAir();
  const motion = cityMotion(growth);
  const surface = () => surfaceOf({ vertexColors: true, roughness: 0.8, reflection: 0.6, gloss: 1.25 }, settings);
  const wallsOf = (epoch: Epoch) => moving(surface(), illumined(withMasonry(motion, epoch, COURSE), air, settings.lit));
  return {
    growth,
    air,
    focus: new SoftFocus(gl),
    backdrop: makeBackdrop(),
    /** The sheet that it is shown on. */
    sheet: new PlaneGeometry(2, 2),
    // Thatch, and tiles.
    walls: { 1: wallsOf(1), later: wallsOf(2) },
    soil: moving(surface(), illumined(GROUND, air, settings.lit)),
    shadow: movingShadow(motion),
  };
};

type Kit = ReturnType<typeof makeKit>;

const freeKit = ({ air, focus, backdrop, sheet, walls, soil, shadow }: Kit): void => {
  for (const one of [air.material, focus, backdrop, sheet, walls[1], walls.later, soil, shadow]) one.dispose();
};

const shapesOf = ({ things, fires, ...rest }: Diorama, epoch: Epoch) => {
  const order = [...things].sort((one, other) => one.z - other.z);
  const staged = order.map((thing, index) => ({
    thing,
    motion: 'rises' as const,
    // What burns has stood there before.
    at: fires.length > 0 ? -1 : (index * APART) / STEP,
  }));
  return {
    houses: cityShape(staged, epoch, true),
    ground: dioramaGround({ things, fires, ...rest }),
    floats: airShape(fires),
  };
};

/** Draws everything once where nobody sees it, before the picture that follows: then no ceremony waits for a shader. */
const rehearse = (
  { focus, backdrop, sheet, walls, soil, air }: Kit,
  gl: WebGLRenderer,
  scene: Scene,
  camera: Camera,
): void => {
  const { houses, ground, floats } = shapesOf(dioramaOf({ type: 'colonyPlundered', level: 3 }), 1);
  const parts = [
    [sheet, backdrop],
    [houses, walls[1]],
    [houses, walls.later],
    [ground, soil],
    [floats, air.material],
  ] as const;
  const group = new Group();
  for (const [shape, material] of parts) {
    const mesh = new Mesh(shape, material);
    Object.assign(mesh, { name: NAME, frustumCulled: false, castShadow: true, receiveShadow: shape !== floats });
    group.add(mesh);
  }
  scene.add(group);
  drawOnly(scene, camera, 'diorama', true, belongs);
  focus.take(() => gl.render(scene, camera));
  drawOnly(scene, camera, 'diorama', false, belongs);
  scene.remove(group);
  for (const shape of [houses, ground, floats]) shape.dispose();
  gl.shadowMap.needsUpdate = true;
};

/** What all plays need, rehearsed right after the first picture of the table, which does not wait for it; until then the table is not at rest. */
const useKit = ({ settings, staging }: Pick<Props, 'settings' | 'staging'>): Kit => {
  const { gl, scene, invalidate } = useThree();
  const kit = useMemo(() => makeKit(gl, settings), [gl, settings]);
  useEffect(() => () => freeKit(kit), [kit]);
  const drawn = useRef<Kit | null>(null);
  const rehearsed = useRef<Kit | null>(null);
  useFrame(({ camera }) => {
    if (rehearsed.current === kit) return;
    if (drawn.current !== kit) {
      drawn.current = kit;
      staging.current = true;
      invalidate();
      return;
    }
    rehearsed.current = kit;
    rehearse(kit, gl, scene, camera);
    staging.current = false;
  });
  return kit;
};

/** How much of the play is there, from 0 to 1. */
const shareOf = ({ passed, left }: Clock): number => {
  if (left === null) return carry(Math.min(1, passed / DARKENS));
  return carry(Math.max(0, 1 - left / CLEARS));
};

/** What stands there, on its round piece of ground. */
const Things = ({ play, clock, kit }: Look) => {
  const { diorama, epoch, at } = play;
  const { growth, air, walls, soil, shadow } = kit;
  const shapes = useMemo(() => shapesOf(diorama, epoch), [diorama, epoch]);
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
    growth.grown.value[0] = passed / STEP;
    air.time.value = passed / 1000;
    air.share.value = share;
    air.burns.value = Math.sign(diorama.fires.length);
    group.current?.scale.setScalar(left === null ? 0.9 + 0.1 * share : Math.max(0.001, share));
  });
  const shared = { name: NAME, renderOrder: BEHIND + 1, frustumCulled: false, raycast: unpicked } as const;
  const { houses, ground, floats } = shapes;
  return (
    <At pose={at}>
      <group ref={group}>
        <mesh {...shared} geometry={ground} material={soil} castShadow receiveShadow />
        <mesh
          {...shared}
          geometry={houses}
          material={epoch === 1 ? walls[1] : walls.later}
          customDepthMaterial={shadow}
          castShadow
          receiveShadow
        />
        <mesh {...shared} geometry={floats} material={air.material} />
      </group>
    </At>
  );
};

/** What is still held up near the eye is not behind. */
const HELD_UP: ReadonlySet<string> = new Set([
  'layer colony',
  'layer monument',
  'layer garden',
  'layer ruin',
  'layer obelisk',
  'layer halo',
]);

/** Takes a picture of the table as it is behind. */
const photograph = (focus: SoftFocus, gl: WebGLRenderer, scene: Scene, camera: Camera, stage: Group): void => {
  const hidden = scene.children.filter(({ name, visible }) => visible && HELD_UP.has(name));
  for (const one of [stage, ...hidden]) one.visible = false;
  focus.take(() => gl.render(scene, camera));
  for (const one of [stage, ...hidden]) one.visible = true;
};

const setUniforms = ({ uniforms }: ShaderMaterial, values: Readonly<Record<string, unknown>>): void => {
  for (const [name, value] of Object.entries(values)) {
    const uniform = uniforms[name];
    if (uniform !== undefined) uniform.value = value;
  }
};

interface BehindProps extends Look {
  readonly stage: RefObject<Group | null>;
}

/** The table behind it: dark, and out of focus. Where the processor draws it is one picture, and nothing else is drawn meanwhile. */
const Behind = ({ settings, play, clock, kit: { focus, backdrop, sheet }, stage }: BehindProps) => {
  const { gl, scene } = useThree();
  const taken = useRef(false);
  useFrame(({ camera }) => {
    const share = settings.lit ? shareOf(clock.current) : 1;
    drawOnly(scene, camera, 'diorama', false, belongs);
    if (stage.current !== null && (settings.lit || !taken.current)) photograph(focus, gl, scene, camera, stage.current);
    taken.current = true;
    const nearer = settings.lit ? 0 : (clock.current.passed / 1000) * FOLLOWS;
    setUniforms(backdrop, { picture: focus.picture, share, fire: Math.sign(play.diorama.fires.length), nearer });
    // The picture was lit without what stands before it.
    gl.shadowMap.needsUpdate = true;
    drawOnly(scene, camera, 'diorama', share === 1 && clock.current.left === null, belongs);
  });
  const camera = useThree((state) => state.camera);
  useEffect(() => () => drawOnly(scene, camera, 'diorama', false, belongs), [scene, camera]);
  return (
    <mesh
      name={NAME}
      geometry={sheet}
      material={backdrop}
      renderOrder={BEHIND}
      frustumCulled={false}
      raycast={unpicked}
    />
  );
};

interface Props {
  readonly layout: TableLayout;
  readonly settings: TierSettings;
  readonly tempo: number;
  /** Whether the eye goes to what is celebrated. */
  readonly led: boolean;
  /** Set while it stands there: then something always moves. */
  readonly staging: { current: boolean };
}

/** What is on now, `null` while nothing is: from when its tile has been read until its time or its event is over, and a moment longer where it goes gently. */
const usePlay = ({ layout, settings, tempo, led, staging }: Props) => {
  const invalidate = useThree((state) => state.invalidate);
  const event = useTable((table) => (table.playing ? table.event : null));
  const [play, setPlay] = useState<Play | null>(null);
  const clock = useRef<Clock>({ passed: 0, left: null });
  const laid = useRef(layout);
  laid.current = layout;
  useEffect(() => {
    const { scenery, position } = laid.current;
    const at = dioramaPose(event, scenery);
    if (at === null || !isBuilt(event) || tempo === 0 || !led) return;
    const begin = () => {
      clock.current = { passed: 0, left: null };
      staging.current = true;
      setPlay({ event, at, diorama: dioramaOf(event), epoch: position.view.epoch });
      invalidate();
    };
    const end = () => {
      if (settings.lit) clock.current.left ??= 0;
      else setPlay(null);
      invalidate();
    };
    // The eye goes back by then, also while the game is paused.
    const timers = [setTimeout(begin, TILE_SHOWN * tempo), setTimeout(end, BUILT_SHOWN * tempo)];
    return () => {
      timers.forEach(clearTimeout);
      end();
    };
  }, [event, tempo, led, settings, staging, invalidate]);
  useEffect(() => {
    staging.current = play !== null;
    invalidate();
  }, [play, staging, invalidate]);
  useFrame((_, delta) => {
    if (play === null) return;
    const { current } = clock;
    const passed = (Math.min(0.25, delta) * 1000) / Math.max(0.01, tempo);
    current.passed += passed;
    if (current.left !== null) current.left += passed;
    if (current.left !== null && current.left >= CLEARS) setPlay(null);
    invalidate();
  });
  return { play, clock };
};

/** What was taken or built in front, large before its city and in the light, as long as it is celebrated. There is none at rest. */
export const DioramaStage = (props: Props) => {
  const { play, clock } = usePlay(props);
  const kit = useKit(props);
  const stage = useRef<Group>(null);
  if (play === null) return null;
  const look = { settings: props.settings, play, clock, kit };
  return (
    <group ref={stage}>
      <Behind {...look} stage={stage} />
      <Things {...look} />
    </group>
  );
};
