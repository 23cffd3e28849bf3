import { CustomBlending, OneMinusSrcAlphaFactor, ShaderMaterial, SrcAlphaFactor, type Texture } from 'three';
import { SHEET_VERTEX } from '../refinement/passes.ts';

/** The picture behind what is celebrated: dark, darker towards its edges, with a warm light behind the middle. */
const FRAGMENT = `
varying vec2 vAt;
uniform sampler2D picture;
uniform float share;
uniform float fire;
uniform float nearer;
void main() {
  vec2 away = vAt - 0.5;
  vec3 behind = texture2D(picture, 0.5 + away * (1.0 - nearer)).rgb;
  float far = length(away * vec2(1.15, 1.0));
  float grey = dot(behind, vec3(0.3, 0.59, 0.11));
  vec3 dark = mix(behind, vec3(grey), 0.25) * mix(0.62, 0.16, smoothstep(0.1, 0.7, far));
  dark *= mix(vec3(1.04, 0.96, 0.86), vec3(0.62, 0.4, 0.33), fire);
  vec2 lamp = (vAt - vec2(0.5, 0.5)) * vec2(1.5, 1.25);
  float glow = 1.0 / (1.0 + 5.5 * dot(lamp, lamp));
  glow *= glow;
  dark += mix(vec3(0.19, 0.125, 0.06), vec3(0.26, 0.085, 0.02), fire) * glow;
  float grain = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
  gl_FragColor = vec4(dark + grain / 200.0, share);
}`;

/** One way of a soft focus, along x or along y: `along` is the step from one place to the next. */
const SOFT = `
varying vec2 vAt;
uniform sampler2D picture;
uniform vec2 along;
void main() {
  vec3 sum = texture2D(picture, vAt).rgb * 0.18;
  sum += (texture2D(picture, vAt + along * 1.4).rgb + texture2D(picture, vAt - along * 1.4).rgb) * 0.17;
  sum += (texture2D(picture, vAt + along * 3.3).rgb + texture2D(picture, vAt - along * 3.3).rgb) * 0.13;
  sum += (texture2D(picture, vAt + along * 5.2).rgb + texture2D(picture, vAt - along * 5.2).rgb) * 0.075;
  sum += (texture2D(picture, vAt + along * 7.1).rgb + texture2D(picture, vAt - along * 7.1).rgb) * 0.035;
  gl_FragColor = vec4(sum, 1.0);
}`;

/** Shows a picture as what lies far behind. Its uniforms: `picture`, `share` of it, how much it is lit by `fire`, how much `nearer` it is. */
export const makeBackdrop = (): ShaderMaterial =>
  new ShaderMaterial({
    uniforms: {
      picture: { value: null as Texture | null },
      share: { value: 0 },
      fire: { value: 0 },
      nearer: { value: 0 },
    },
    vertexShader: SHEET_VERTEX,
    fragmentShader: FRAGMENT,
    depthTest: false,
    depthWrite: false,
    // Among what is not transparent, or it would cover what stands before it.
    blending: CustomBlending,
    blendSrc: SrcAlphaFactor,
    blendDst: OneMinusSrcAlphaFactor,
  });

export const makeSoftener = (): ShaderMaterial =>
  new ShaderMaterial({
    uniforms: { picture: { value: null as Texture | null }, along: { value: [0, 0] } },
    vertexShader: SHEET_VERTEX,
    fragmentShader: SOFT,
    depthTest: false,
    depthWrite: false,
  });
