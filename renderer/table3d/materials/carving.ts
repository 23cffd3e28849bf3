import { CustomBlending, OneFactor, OneMinusSrcAlphaFactor, ShaderMaterial } from 'three';
import { CHIPS_FALL, CUT } from '../shapes/statueBlock.ts';
import type { VertexMotion } from './vertexMotion.ts';

/* How a block is carved (`shapes/statueBlock.ts`): it and what flies off are moved by the time alone, in their shaders. */

/** What they are told from outside; change `value` in place. */
export interface Chisel {
  /** How much is carved, from 0 to 1. */
  readonly carved: { value: number };
  /** Seconds since the first cut. */
  readonly time: { value: number };
}

export const makeChisel = (): Chisel => ({ carved: { value: 0 }, time: { value: 0 } });

/** Corners jump from the block to what is roughed out, wait there a moment, and go into the figure. */
export const blockMotion = ({ carved }: Chisel): VertexMotion => ({
  name: 'carved block',
  uniforms: { carved },
  declare: 'attribute vec3 rough;\nattribute float order;\nuniform float carved;',
  position: `{
  float age = clamp((carved - order * ${(1 - CUT).toFixed(2)}) / ${CUT.toFixed(2)}, 0.0, 1.0);
  vec3 core = vec3(0.0, rough.y, 0.0);
  transformed = mix(transformed, rough, smoothstep(0.0, 0.22, age));
  transformed = mix(transformed, core, smoothstep(0.5, 1.0, age) * step(0.0001, age));
}`,
});

/** Chips fly off, turn, and lie where they fell. */
export const chipMotion = ({ time }: Chisel): VertexMotion => ({
  name: 'carved chips',
  uniforms: { time },
  declare: 'attribute vec3 comes;\nattribute vec3 goes;\nattribute vec3 when;\nuniform float time;',
  position: `{
  float age = min(max(0.0, time - when.x), when.y);
  float turn = when.z + age * (5.0 + fract(when.z) * 9.0);
  float s = sin(turn), c = cos(turn);
  transformed.xy = mat2(c, s, -s, c) * transformed.xy;
  transformed.yz = mat2(c, -s, s, c) * transformed.yz;
  transformed *= step(when.x, time);
  transformed += comes + goes * age - vec3(0.0, ${(CHIPS_FALL / 2).toFixed(2)} * age * age, 0.0);
}`,
});

const DUST_VERTEX = `
attribute vec3 puff;
attribute vec2 corner;
uniform float time;
varying vec2 at;
varying float age;
void main() {
  age = (time - puff.y) / (0.7 + 0.4 * puff.z);
  at = corner;
  float way = 1.0 - exp(-2.4 * max(0.0, age));
  vec3 place = position * (1.0 + 0.3 * way);
  place.y += (0.02 - 0.1 * puff.z) * way;
  vec4 seen = modelViewMatrix * vec4(place, 1.0);
  float size = puff.x * (0.4 + 1.2 * way) * length(modelMatrix[0].xyz);
  seen.xy += corner * (age < 0.0 || age > 1.0 ? 0.0 : size);
  gl_Position = projectionMatrix * seen;
}`;

const DUST_FRAGMENT = `
varying vec2 at;
varying float age;
void main() {
  float round = max(0.0, 1.0 - dot(at, at));
  float dense = round * round * (1.0 - age) * smoothstep(0.0, 0.12, age) * 0.5;
  // The lamp stands at the left above.
  vec3 ink = mix(vec3(0.5, 0.38, 0.3), vec3(1.0, 0.9, 0.76), clamp(0.5 - 0.45 * at.x + 0.4 * at.y, 0.0, 1.0));
  gl_FragColor = vec4(ink * dense, dense);
}`;

/** What chips leave in the air, in the lamp's light. Colours are the display's. */
export const makeDust = ({ time }: Chisel): ShaderMaterial =>
  new ShaderMaterial({
    uniforms: { time },
    vertexShader: DUST_VERTEX,
    fragmentShader: DUST_FRAGMENT,
    transparent: true,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  });
