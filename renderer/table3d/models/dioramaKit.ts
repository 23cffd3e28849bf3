import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import {
  type BufferGeometry,
  type Camera,
  CanvasTexture,
  Group,
  LinearFilter,
  type Material,
  Mesh,
  type Object3D,
  PlaneGeometry,
  type Scene,
  Vector2,
  Vector3,
  type WebGLRenderer,
} from 'three';
import type { Emblem } from '../../../shared/vocabulary/seats.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { type Diorama, dioramaOf, risesAt } from '../layout/diorama.ts';
import { catchesAt } from '../layout/raid.ts';
import { airShape } from '../materials/airShape.ts';
import { makeBackdrop, setUniforms } from '../materials/backdrop.ts';
import { blazing } from '../materials/blaze.ts';
import { illumined, makeAir } from '../materials/fire.ts';
import { makeGlass } from '../materials/glass.ts';
import { withMasonry } from '../materials/masonry.ts';
import { BRASS, metalOf, stagedSurfaceOf, surfaceOf } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { moving, movingShadow, type VertexMotion } from '../materials/vertexMotion.ts';
import { dioramaGround } from '../shapes/dioramaGround.ts';
import { finer, firelit } from '../shapes/firelight.ts';
import { merged } from '../shapes/parts.ts';
import { cityShape, type StagedThing } from '../shapes/world/stamp.ts';
import { HOURS } from '../textures/sky.ts';
import { paintVista } from '../textures/vista.ts';
import { makeFading } from './dissolve.ts';
import { drawOnly, stageOn } from './stageLayer.ts';
import { type Growth, makeGrowth, springing } from './World.tsx';

/* What every diorama is made with. It is made with the table, as shaders take long where the processor draws. */

/** How high a course of stones is, in units of the diorama. */
const COURSE = 0.034;
/** Pixels of the height of what is painted behind: it lies out of focus. */
const BEHIND_PIXELS = 576;

const NAME = 'diorama';
/** Whether something belongs to the stage. */
export const isDiorama = ({ name }: Object3D): boolean => name === NAME;

/** A ground that becomes as dark at the feet of things as `shade` tells, each when it rises. */
const groundOf = ({ grown }: Growth): VertexMotion => ({
  name: 'diorama ground',
  uniforms: { grown },
  declare: 'attribute vec2 shade;\nuniform float grown[5];',
  position: 'vColor.rgb *= 1.0 - shade.x * smoothstep(shade.y, shade.y + 0.3, grown[0]);',
});

const makeKit = (settings: TierSettings) => {
  const growth = makeGrowth(1);
  const air = makeAir();
  const motion = springing(growth);
  const ground = groundOf(growth);
  const surface = () => stagedSurfaceOf({ vertexColors: true, roughness: 0.8, reflection: 0.6, gloss: 1.25 }, settings);
  const burning = blazing(motion, air, true);
  const wallsOf = (epoch: Epoch) =>
    moving(surface(), illumined(withMasonry(burning, epoch, COURSE), air, settings.lit));
  return {
    growth,
    air,
    backdrop: makeBackdrop(),
    /** Which outlook is painted on it. */
    painted: { of: '' },
    fading: makeFading(),
    /** The sheet that both are shown on. */
    sheet: new PlaneGeometry(2, 2),
    // Thatch, and tiles.
    walls: { 1: wallsOf(1), later: wallsOf(2) },
    soil: moving(surface(), illumined(ground, air, settings.lit)),
    /** What stands in a lamp's light, whatever the hour outside is. */
    lamplit: moving(surface(), illumined(ground, { ...air, dawn: { value: new Vector3(99, 1, 1) } }, settings.lit)),
    wood: surfaceOf({ color: '#5a2a12', roughness: 0.4, reflection: 1, coat: 0.6 }, settings),
    brass: metalOf(BRASS, settings),
    glass: makeGlass(),
    shadow: movingShadow(blazing(motion, air, false)),
  };
};

export type DioramaKit = ReturnType<typeof makeKit>;

const freeKit = (kit: DioramaKit): void => {
  const { air, backdrop, walls } = kit;
  setUniforms(backdrop, { picture: null });
  const wholes = [backdrop, kit.fading, kit.sheet, kit.soil, kit.lamplit, kit.wood, kit.brass, kit.glass, kit.shadow];
  for (const one of [air.material, walls[1], walls.later, ...wholes]) one.dispose();
};

/** Milliseconds of a unit of the clock by which things rise. */
export const STEP = 900;

/** Long before anything of it is seen, on the clock by which things rise. */
export const EVER = -9;

/** What fire leaves, and the town that stands there before: that is not there for long enough to be lit finely. */
const burningShape = ({ before, fires }: Diorama, rising: readonly StagedThing[], epoch: Epoch): BufferGeometry => {
  const town = before.map((thing) => ({ thing, motion: 'burns' as const, at: catchesAt(thing) }));
  const shapes = [
    firelit(finer(cityShape(rising, epoch, 'fine')), fires),
    firelit(cityShape(town, epoch, 'fine'), fires, false),
  ];
  const shape = merged(shapes);
  for (const part of shapes) part.dispose();
  return shape;
};

/** The shapes of a diorama in the houses of an epoch. */
export const dioramaShapes = (diorama: Diorama, epoch: Epoch) => {
  const { things, around, fires } = diorama;
  const times = risesAt(diorama);
  const rising = [
    ...around.map((thing) => ({ thing, motion: 'rises' as const, at: EVER })),
    ...things.map((thing, index) => ({ thing, motion: 'rises' as const, at: (times[index] ?? 0) / STEP })),
  ];
  return {
    houses: fires.length > 0 ? burningShape(diorama, rising, epoch) : firelit(cityShape(rising, epoch, 'fine'), fires),
    // What burns stood there before.
    ground: firelit(dioramaGround(diorama, fires.length > 0 ? [] : times.map((time) => time / STEP)), fires),
    floats: airShape(diorama),
  };
};

/** The walls of an epoch's houses. */
export const wallsIn = ({ walls }: DioramaKit, epoch: Epoch): Material => (epoch === 1 ? walls[1] : walls.later);

/** Draws everything once where nobody sees it, before the picture that follows: then no ceremony waits for a shader. */
const rehearse = (
  { sheet, backdrop, soil, glass, air, walls, fading }: DioramaKit,
  gl: WebGLRenderer,
  scene: Scene,
  camera: Camera,
): void => {
  const { houses, ground, floats } = dioramaShapes(dioramaOf({ type: 'colonyPlundered', level: 3 }), 1);
  const parts = [
    [sheet, backdrop],
    [houses, walls[1]],
    [ground, soil],
    [floats, air.material],
    [sheet, glass],
    [sheet, fading],
  ] as const;
  const group = new Group();
  for (const [shape, material] of parts) {
    const mesh = new Mesh(shape, material);
    Object.assign(mesh, { name: NAME, frustumCulled: false, castShadow: true, receiveShadow: shape !== floats });
    group.add(mesh);
  }
  scene.add(group);
  const { x, y } = gl.getSize(new Vector2());
  // A few pixels are enough.
  gl.setViewport(0, 0, x / 16, y / 16);
  drawOnly(scene, camera, 'diorama', true, isDiorama);
  gl.render(scene, camera);
  gl.setViewport(0, 0, x, y);
  drawOnly(scene, camera, 'diorama', false, isDiorama);
  scene.remove(group);
  for (const shape of [houses, ground, floats]) shape.dispose();
  gl.shadowMap.needsUpdate = true;
};

/** What lies behind, as seen from where somebody lives at an hour of the epoch. */
export interface Outlook {
  readonly epoch: Epoch;
  readonly emblem: Emblem;
}

/** Paints what lies behind, in place of what was painted before; nothing where that is the same. */
export const paintBehind = ({ backdrop, painted }: DioramaKit, { epoch, emblem }: Outlook): void => {
  const of = `${epoch} ${emblem}`;
  if (painted.of === of) return;
  painted.of = of;
  const picture = new CanvasTexture(paintVista(BEHIND_PIXELS, HOURS[epoch], emblem).canvas);
  picture.generateMipmaps = false;
  picture.minFilter = LinearFilter;
  setUniforms(backdrop, { picture });
};

/** What has been made last. */
interface Made {
  readonly kit: DioramaKit | null;
  readonly outlook: string;
}

interface Props {
  readonly settings: TierSettings;
  readonly staging: { current: boolean };
  readonly outlook: Outlook;
}

/**
 * What all plays need, painted and rehearsed right after the first picture of the table, which does not wait for it; until then
 * the table is not at rest. What lies behind is painted anew with the epoch.
 */
export const useDioramaKit = ({ settings, staging, outlook: { epoch, emblem } }: Props): DioramaKit => {
  const { gl, scene, invalidate } = useThree();
  const kit = useMemo(() => makeKit(settings), [settings]);
  useEffect(() => () => freeKit(kit), [kit]);
  const drawn = useRef<DioramaKit | null>(null);
  const made = useRef<Made>({ kit: null, outlook: '' });
  useFrame(({ camera }) => {
    const outlook = `${epoch} ${emblem}`;
    const { current } = made;
    if (current.kit === kit && (current.outlook === outlook || stageOn(scene) !== null)) return;
    if (drawn.current !== kit) {
      drawn.current = kit;
      staging.current = true;
      invalidate();
      return;
    }
    made.current = { kit, outlook };
    paintBehind(kit, { epoch, emblem });
    if (current.kit === kit) return;
    rehearse(kit, gl, scene, camera);
    staging.current = false;
  });
  return kit;
};

/** What all parts of the stage have in common. */
export const STAGED = { name: NAME, frustumCulled: false, raycast: () => undefined } as const;
