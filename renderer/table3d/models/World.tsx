import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { CanvasTexture, Color, type Material } from 'three';
import { COLOURS, type Colour } from '../../../shared/vocabulary/colours.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { PENTAGON } from '../../cards/layout/dimensions.ts';
import { makeDrawing } from '../../cards/textures/canvas.ts';
import { RENEWAL } from '../layout/ceremonies.ts';
import { renewedPlan, type WorldThing, worldPlan } from '../layout/world.ts';
import { hourOf, receding } from '../materials/hour.ts';
import { lookedUp, surfaceOf, veilOf } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { moving, movingShadow, type VertexMotion } from '../materials/vertexMotion.ts';
import { FOOT_UNIT, settled, worldShadeShape, worldShape } from '../shapes/world/stamp.ts';

/** How far each segment has grown, in steps, and how far the epoch has renewed it, 0 to 1; and the light of the windows. Changed in place. */
export interface Growth {
  readonly grown: { readonly value: number[] };
  readonly renewed: { readonly value: number[] };
  readonly windows: { readonly value: Color };
}

/** Light of the windows: none in the morning, lamps in the evening. */
const WINDOW_LIGHT: Readonly<Record<Epoch, readonly [colour: string, power: number]>> = {
  1: ['#ffb45c', 0],
  2: ['#ffd9a0', 0.12],
  3: ['#ffab4a', 0.95],
};

/** The same in full night, whatever the epoch. */
const NIGHT_WINDOWS = { colour: new Color('#ffb04e'), power: 2.8 } as const;

/**
 * Sets how bright windows shine: a `share` of what they do at an hour, and as in the night that has fallen (`Hour.night`).
 */
export const lightWindows = ({ windows }: Growth, hour: Epoch, share = 1, night = 0): void => {
  const [colour, power] = WINDOW_LIGHT[hour];
  const { colour: lamp, power: bright } = NIGHT_WINDOWS;
  const by = power * share;
  windows.value
    .set(colour)
    .lerp(lamp, night)
    .multiplyScalar(by + (bright - by) * night);
};

/** Keeps the windows as bright as the scene's hour wants them, while that changes. */
export const useWindows = (growth: Growth, epoch: Epoch): void => {
  const shown = useRef(0);
  useLayoutEffect(() => lightWindows(growth, epoch, 1, shown.current), [growth, epoch]);
  useFrame(({ scene }) => {
    const night = hourOf(scene)?.night ?? 0;
    if (night === shown.current) return;
    shown.current = night;
    lightWindows(growth, epoch, 1, night);
  });
};

export const makeGrowth = (epoch: Epoch): Growth => {
  const growth = {
    grown: { value: [0, 0, 0, 0, 0] },
    renewed: { value: [1, 1, 1, 1, 1] },
    windows: { value: new Color() },
  };
  lightWindows(growth, epoch);
  return growth;
};

/** The part of a step of growth that a thing takes to rise; it overshoots a little and comes back. */
const RISE = 0.35;

/** How things rise, fall over and puff up, from their feet (`growth.xy`, and as high as `footOf` says), by their age from 0 to 1. */
const MOVES = `attribute vec4 growth;
attribute float glow;
varying float vGlow;
uniform float grown[5];
float footOf() { return fract(growth.w) * ${FOOT_UNIT.toFixed(1)}; }
vec3 spread(vec3 at, float share) {
  return vec3(growth.x + (at.x - growth.x) * share, at.y, growth.y + (at.z - growth.y) * share);
}
vec3 risen(vec3 at, float age) {
  float back = age - 1.0;
  float rise = age <= 0.0 ? 0.0 : 1.0 + back * back * (3.6 * back + 2.6);
  at = spread(at, min(1.0, rise * 1.4));
  at.y = mix(footOf(), at.y, rise);
  return at;
}
vec3 fallen(vec3 at, float age) {
  float left = 1.0 - age * age;
  at = spread(at, min(1.0, left * 3.0));
  float high = at.y - footOf();
  at.x += high * 1.4 * (1.0 - left) * left;
  at.y = footOf() + high * left;
  return at;
}
vec3 puffed(vec3 at, float age) {
  float puff = sin(3.1416 * sqrt(age));
  at = spread(at, (0.5 + age) * puff);
  at.y = mix(footOf(), at.y, puff * (0.6 + age));
  return at;
}`;

const SHINING: VertexMotion['light'] = {
  declare: 'varying float vGlow;\nuniform vec3 windows;',
  add: 'outgoingLight += vGlow * windows;',
};

/**
 * Things that spring up out of the ground when a clock (`grown`) passes their birth (attribute `growth`: foot x, foot z, birth,
 * motion), with windows that shine by themselves (attribute `glow`). Each thing of the lands rises with its segment's growth,
 * which is its motion. A new epoch renews each land from the middle of the table outwards: 10 is added to the segment of what
 * goes, 20 to that of what comes, 30 to that of dust. A city has one clock; there motion −1 is what falls, and −2 is dust
 * (`stamp.ts`).
 */
export const springing = ({ grown, renewed, windows }: Growth): VertexMotion => ({
  name: 'springing',
  uniforms: { grown, renewed, windows },
  declare: `${MOVES}\nuniform float renewed[5];`,
  position: `vGlow = glow;
{
  int segment = int(mod(max(0.0, growth.w) + 0.5, 10.0));
  float age = clamp((grown[segment] - growth.z) / ${RISE.toFixed(2)}, 0.0, 1.0);
  float since = renewed[segment] - 0.4 * clamp((length(growth.xy) - 1.1) / 1.7, 0.0, 1.0);
  if (growth.w < -1.5) transformed = puffed(transformed, age);
  else if (growth.w < -0.5) transformed = fallen(transformed, age);
  else if (growth.w < 9.5) transformed = risen(transformed, age);
  else if (growth.w < 19.5) transformed = fallen(transformed, age < 1.0 ? 1.0 : clamp(since / 0.24, 0.0, 1.0));
  else if (growth.w < 29.5) transformed = risen(transformed, min(age, clamp((since - 0.14) / 0.46, 0.0, 1.0)));
  else transformed = puffed(transformed, age < 1.0 ? 0.0 : clamp(since / 0.6, 0.0, 1.0));
}`,
  light: SHINING,
});

/** Milliseconds that a step of growth takes at normal speed. */
const STEP = 900;
/** The longest that everything together may take. */
const WAVE = 1400;

interface Props {
  readonly settings: TierSettings;
  readonly segments: readonly Colour[];
  readonly epoch: Epoch;
  /** How far each segment's region has grown, in steps. */
  readonly growth: readonly number[];
  readonly tempo: number;
  /** Set while something springs up. */
  readonly growing: { current: boolean };
}

/** A round shade, soft towards its edge. */
const paintShade = (): HTMLCanvasElement => {
  const { canvas, context } = makeDrawing(64, 64);
  const fall = context.createRadialGradient(32, 32, 2, 32, 32, 32);
  fall.addColorStop(0, 'rgba(24,14,4,0.5)');
  fall.addColorStop(0.45, 'rgba(24,14,4,0.3)');
  fall.addColorStop(1, 'rgba(24,14,4,0)');
  context.fillStyle = fall;
  context.fillRect(0, 0, 64, 64);
  return canvas;
};

const shadeMaterial = (settings: TierSettings): Material =>
  veilOf(
    {
      map: lookedUp(new CanvasTexture(paintShade()), settings),
      opacity: settings.tier === 'high' ? 0.55 : 1,
      asPainted: true,
      lies: true,
    },
    settings,
  );

const useMaterials = (settings: TierSettings, growth: Growth) =>
  useMemo(() => {
    const motion = springing(growth);
    return {
      things: moving(
        receding(surfaceOf({ vertexColors: true, roughness: 0.78, reflection: 0.45, color: '#d6d0ca' }, settings)),
        motion,
      ),
      shadow: movingShadow(motion),
      shades: moving(shadeMaterial(settings), motion),
    };
  }, [settings, growth]);

/** What stands on the lands, as it was shown last; `null` until it was. */
interface Shown {
  readonly order: string;
  readonly epoch: Epoch;
  readonly plan: readonly WorldThing[];
}

/** The shapes of what stands there; while an epoch renews it, with what goes. */
const useShapes = ({ segments, epoch, tempo }: Props) => {
  const order = segments.join(' ');
  const shown = useRef<Shown | null>(null);
  const atOnce = useRef(false);
  atOnce.current = tempo === 0;
  const made = useMemo(() => {
    const before = shown.current;
    const plan = worldPlan(order.split(' ') as Colour[], epoch);
    const isRenewed = before?.order === order && before.epoch !== epoch && !atOnce.current;
    const all = isRenewed ? renewedPlan(before.plan, plan) : plan;
    return { stands: { order, epoch, plan }, isRenewed, things: worldShape(all), shades: worldShadeShape(all) };
  }, [order, epoch]);
  useLayoutEffect(() => {
    shown.current = made.stands;
  }, [made]);
  useEffect(
    () => () => {
      made.things.dispose();
      made.shades.dispose();
    },
    [made],
  );
  return made;
};

/** How far a land is renewed so long after its epoch began: one land after the other. */
const renewedAt = (colour: Colour, passed: number): number =>
  Math.max(0, Math.min(1, (passed - RENEWAL.after - RENEWAL.apart * COLOURS.indexOf(colour)) / RENEWAL.each));

/**
 * Animates the growth, and the renewal of the lands in a new epoch: at once when the table is first shown or at instant
 * speed.
 */
const useGrowing = (props: Props, growth: Growth, shapes: ReturnType<typeof useShapes>): void => {
  const { growth: aims, segments, epoch, tempo, growing } = props;
  const invalidate = useThree((state) => state.invalidate);
  const pace = useRef(0);
  const passed = useRef(Number.POSITIVE_INFINITY);
  const laid = useRef<typeof shapes | null>(null);
  useWindows(growth, epoch);
  useLayoutEffect(() => {
    const { value } = growth.grown;
    const isOther = laid.current !== shapes;
    laid.current = shapes;
    if (isOther && shapes.isRenewed) passed.current = 0;
    else if (isOther || tempo === 0) passed.current = Number.POSITIVE_INFINITY;
    if (tempo === 0 || (isOther && !shapes.isRenewed)) for (const [at, aim] of aims.entries()) value[at] = aim;
    const way = Math.max(0, ...aims.map((aim, at) => aim - (value[at] ?? aim)));
    pace.current = Math.max(1 / STEP, way / WAVE);
    growing.current = true;
    invalidate();
  }, [aims, shapes, tempo, growth, growing, invalidate]);
  useFrame((_, delta) => {
    if (!growing.current) return;
    const milliseconds = (Math.min(0.25, delta) * 1000) / Math.max(0.01, tempo);
    const [grown, renewed] = [growth.grown.value, growth.renewed.value];
    passed.current += milliseconds;
    growing.current = false;
    segments.forEach((colour, at) => {
      const aim = aims[at] ?? 0;
      grown[at] = Math.min(aim, (grown[at] ?? aim) + milliseconds * pace.current);
      renewed[at] = renewedAt(colour, passed.current);
      growing.current ||= grown[at] < aim || renewed[at] < 1;
    });
    if (growing.current) invalidate();
    else settled(shapes.things);
  });
};

/** The landscape on the board: a region for each colour, which grows with the epochs and with the cards bought. */
export const World = (props: Props) => {
  const { settings, epoch } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later epoch only lights other windows.
  const growth = useMemo(() => makeGrowth(epoch), []);
  const materials = useMaterials(settings, growth);
  const shapes = useShapes(props);
  useGrowing(props, growth, shapes);
  return (
    <group position-y={PENTAGON.top}>
      <mesh
        name="layer world shade"
        geometry={shapes.shades}
        material={materials.shades}
        position-y={0.0025}
        frustumCulled={false}
        raycast={() => undefined}
      />
      <mesh
        geometry={shapes.things}
        material={materials.things}
        customDepthMaterial={materials.shadow}
        castShadow
        receiveShadow
        frustumCulled={false}
        raycast={() => undefined}
      />
    </group>
  );
};
