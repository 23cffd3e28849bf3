import { CustomBlending, OneFactor, OneMinusSrcAlphaFactor, ShaderMaterial } from 'three';

const VERTEX = `
varying vec3 facing;
varying vec3 eye;
void main() {
  vec4 seen = modelViewMatrix * vec4(position, 1.0);
  facing = normalMatrix * normal;
  eye = -seen.xyz;
  gl_Position = projectionMatrix * seen;
}`;

/** Colours are the display's, already multiplied with how dense they are. */
const FRAGMENT = `
varying vec3 facing;
varying vec3 eye;
void main() {
  vec3 n = normalize(facing);
  vec3 e = normalize(eye);
  float grazing = 1.0 - max(0.0, dot(n, e));
  float rim = pow(grazing, 2.6);
  // A lamp at the left, a window behind it, and the evening at the right.
  float lamp = exp(-220.0 * dot(n.xy - vec2(-0.62, 0.3), n.xy - vec2(-0.62, 0.3)));
  float pane = smoothstep(0.05, 0.0, abs(n.x + 0.8)) * smoothstep(0.62, 0.4, abs(n.y));
  float evening = smoothstep(0.12, 0.0, abs(n.x - 0.72)) * smoothstep(0.7, 0.3, abs(n.y - 0.05));
  vec3 light = vec3(0.75, 0.82, 1.0) * rim * 0.5 + vec3(1.0, 0.9, 0.72) * (lamp * 0.7 + pane * 0.45) + vec3(1.0, 0.56, 0.36) * evening * 0.4;
  gl_FragColor = vec4(light, 0.06 + rim * 0.34);
}`;

/** Clear glass: seen by what it mirrors, and at its edges. */
export const makeGlass = (): ShaderMaterial =>
  new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  });
