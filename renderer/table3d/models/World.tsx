import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { CanvasTexture, Color, MeshBasicMaterial } from 'three';
import type { Colour } from '../../../shared/vocabulary/colours.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { PENTAGON } from '../../cards/layout/dimensions.ts';
import { makeDrawing } from '../../cards/textures/canvas.ts';
import { worldPlan } from '../layout/world.ts';
import { surfaceOf } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { moving, movingShadow, type VertexMotion } from '../materials/vertexMotion.ts';
import { worldShadeShape, worldShape } from '../shapes/world/stamp.ts';

/** How far each segment has grown, in steps; and the light of the windows. Changed in place. */
export interface Growth {
  readonly grown: { value: number[] };
  readonly windows: { value: Color };
}

/** Light of the windows: none in the morning, lamps in the evening. */
const WINDOW_LIGHT: Readonly<Record<Epoch, readonly [colour: string, power: number]>> = {
  1: ['#ffb45c', 0],
  2: ['#ffd9a0', 0.12],
  3: ['#ffab4a', 0.95],
};

export const makeGrowth = (epoch: Epoch): Growth => {
  const [colour, power] = WINDOW_LIGHT[epoch];
  return { grown: { value: [0, 0, 0, 0, 0] }, windows: { value: new Color(colour).multiplyScalar(power) } };
};

/** The part of a step of growth that a thing takes to rise; it overshoots a little and comes back. */
const RISE = 0.35;

/**
 * Things that spring up out of the ground when their segment's growth passes their birth (attribute `growth`: foot x, foot
 * z, birth, segment), with windows that shine by themselves (attribute `glow`). In a city, which has one growth, segment −1
 * is what falls, and −2 is dust (`stamp.ts`).
 */
export const growthMotion = ({ grown, windows }: Growth): VertexMotion => ({
  name: 'growth',
  uniforms: { grown, windows },
  declare: `attribute vec4 growth;
attribute float glow;
varying float vGlow;
uniform float grown[5];`,
  position: `vGlow = glow;
{
  float age = clamp((grown[max(0, int(growth.w + 0.5))] - growth.z) / ${RISE.toFixed(2)}, 0.0, 1.0);
  if (growth.w < -1.5) {
    float puff = sin(3.1416 * sqrt(age));
    transformed.xz = growth.xy + (transformed.xz - growth.xy) * (0.5 + age) * puff;
    transformed.y *= puff * (0.6 + age);
  } else if (growth.w < -0.5) {
    float left = 1.0 - age * age;
    transformed.xz = growth.xy + (transformed.xz - growth.xy) * min(1.0, left * 3.0);
    transformed.x += transformed.y * 1.4 * (1.0 - left) * left;
    transformed.y *= left;
  } else {
    float back = age - 1.0;
    float rise = age <= 0.0 ? 0.0 : 1.0 + back * back * (2.7 * back + 1.7);
    transformed.xz = growth.xy + (transformed.xz - growth.xy) * min(1.0, rise * 1.4);
    transformed.y *= rise;
  }
}`,
  light: { declare: 'varying float vGlow;\nuniform vec3 windows;', add: 'outgoingLight += vGlow * windows;' },
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

const shadeMaterial = (high: boolean): MeshBasicMaterial =>
  new MeshBasicMaterial({
    map: new CanvasTexture(paintShade()),
    transparent: true,
    opacity: high ? 0.55 : 1,
    depthWrite: false,
    toneMapped: false,
    polygonOffset: true,
    polygonOffsetFactor: -1,
    polygonOffsetUnits: -1,
  });

const useMaterials = (settings: TierSettings, epoch: Epoch) => {
  const growth = useMemo(() => makeGrowth(epoch), [epoch]);
  return useMemo(() => {
    const motion = growthMotion(growth);
    return {
      grown: growth.grown,
      things: moving(
        surfaceOf({ vertexColors: true, roughness: 0.78, reflection: 0.45, color: '#d6d0ca' }, settings),
        motion,
      ),
      shadow: movingShadow(motion),
      shades: moving(shadeMaterial(settings.tier === 'high'), motion),
    };
  }, [settings, growth]);
};

/** Growth below this shows nothing, not even what is there from the start. */
const BARE = -1;

/**
 * Animates the growth: at once when the table is first shown or at instant speed. In a new epoch everything rises
 * again, faster.
 */
const useGrowing = ({ growth, epoch, tempo, growing }: Props, grown: { value: number[] }) => {
  const invalidate = useThree((state) => state.invalidate);
  const pace = useRef(0);
  const before = useRef<Epoch | null>(null);
  useLayoutEffect(() => {
    if (before.current === null || tempo === 0) grown.value = [...growth];
    else if (before.current !== epoch) grown.value = growth.map(() => BARE);
    before.current = epoch;
    const way = Math.max(0, ...growth.map((aim, at) => aim - (grown.value[at] ?? aim)));
    pace.current = Math.max(1 / STEP, way / WAVE);
    growing.current = true;
    invalidate();
  }, [growth, epoch, tempo, grown, growing, invalidate]);
  useFrame((_, delta) => {
    if (!growing.current) return;
    const step = (Math.min(0.25, delta) * 1000 * pace.current) / Math.max(0.01, tempo);
    grown.value = growth.map((aim, at) => Math.min(aim, (grown.value[at] ?? aim) + step));
    growing.current = growth.some((aim, at) => aim > (grown.value[at] ?? aim));
    if (growing.current) invalidate();
  });
};

/** The landscape on the board: a region for each colour, which grows with the epochs and with the cards bought. */
export const World = (props: Props) => {
  const { settings, segments, epoch } = props;
  const materials = useMaterials(settings, epoch);
  const order = segments.join(' ');
  const shapes = useMemo(() => {
    const things = worldPlan(order.split(' ') as Colour[], epoch);
    return { things: worldShape(things), shades: worldShadeShape(things) };
  }, [order, epoch]);
  useEffect(
    () => () => {
      shapes.things.dispose();
      shapes.shades.dispose();
    },
    [shapes],
  );
  useGrowing(props, materials.grown);
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
