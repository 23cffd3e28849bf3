import { Color } from 'three';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import type { VertexMotion } from '../materials/vertexMotion.ts';

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
 * z, birth, segment), with windows that shine by themselves (attribute `glow`).
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
  float age = clamp((grown[int(growth.w + 0.5)] - growth.z) / ${RISE.toFixed(2)}, 0.0, 1.0);
  float back = age - 1.0;
  float rise = age <= 0.0 ? 0.0 : 1.0 + back * back * (2.7 * back + 1.7);
  transformed.xz = growth.xy + (transformed.xz - growth.xy) * min(1.0, rise * 1.4);
  transformed.y *= rise;
}`,
  light: { declare: 'varying float vGlow;\nuniform vec3 windows;', add: 'outgoingLight += vGlow * windows;' },
});
