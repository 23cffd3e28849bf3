import { ShaderMaterial, Vector3 } from 'three';
import { hourOf } from './hour.ts';

const VERTEX = `
attribute float height;
uniform vec3 halo;
uniform vec3 foot;
varying vec4 place;
varying vec3 middle;
varying vec2 floorAt;
varying float level;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  floorAt = world.xz - foot.xz;
  level = height;
  place = projectionMatrix * viewMatrix * world;
  vec4 seen = projectionMatrix * viewMatrix * vec4(halo, 1.0);
  // How many units of the table the picture is wide and high, at the halo's distance.
  vec2 room = seen.w / vec2(projectionMatrix[0][0], projectionMatrix[1][1]);
  middle = vec3(seen.xy / seen.w * room, room.y);
  gl_Position = place;
  place.xy *= room;
}`;

/** Velvet in folds with a warm halo, a shaft of light that falls on it from above, and a dark floor with a pool of light. */
const FRAGMENT = `
uniform float spot;
varying vec4 place;
varying vec3 middle;
varying vec2 floorAt;
varying float level;
void main() {
  vec2 at = place.xy / place.w;
  vec2 away = at - middle.xy;
  float across = floorAt.x;
  float wave = sin(across * 4.3 + 1.3 * sin(across * 1.3)) * 0.65 + sin(across * 10.7 + 0.8) * 0.35;
  float far = length(away);
  float glow = exp(-far * far * 1.9);
  float red = exp(-far * far * 0.3);
  // The curtain comes down from above; the floor darkens as all else does.
  float hem = middle.z * (1.15 - 2.5 * spot) + 0.03 * wave;
  float hangs = smoothstep(hem - 0.02, hem + 0.02, at.y);
  float cover = level < 0.0 ? spot : hangs;
  if (cover <= 0.0) discard;
  float shaft = away.x + away.y * 0.2;
  float spread = 0.2 + 0.17 * max(0.0, middle.z - at.y);
  float beam = exp(-shaft * shaft / (spread * spread)) * smoothstep(-0.6, 1.3, away.y) * 0.1;
  vec3 velvet = vec3(0.006, 0.002, 0.004) + vec3(0.042, 0.005, 0.009) * red + vec3(0.15, 0.042, 0.013) * glow;
  vec3 curtain = velvet * (0.8 + 0.12 * wave * wave * wave + 0.16 * wave) + vec3(1.0, 0.74, 0.42) * beam;
  float pool = exp(-dot(floorAt, floorAt) * 1.5);
  // What stands there shades the floor where it touches it, most of all away from the lamp at the left.
  vec2 touched = (floorAt - vec2(0.14, 0.1)) * vec2(1.35, 1.7);
  float contact = exp(-pow(dot(touched, touched), 1.4));
  float seam = smoothstep(0.97, 1.0, abs(fract(floorAt.y * 2.6) * 2.0 - 1.0));
  vec3 planks = (vec3(0.004, 0.002, 0.0015) + vec3(0.24, 0.12, 0.052) * pool * (1.0 - 0.35 * seam)) * (1.0 - 0.86 * contact);
  vec3 colour = level < 0.0 ? planks : curtain;
  // A grain hides the steps of dark colours.
  float grain = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - 0.5;
  gl_FragColor = vec4(colour, cover);
  #include <colorspace_fragment>
  gl_FragColor.rgb += grain / 160.0;
}`;

/** A stage, and what it needs to know. */
export interface Stage {
  readonly material: ShaderMaterial;
  /** Where in the room its halo is, behind the head of what stands on it; and the foot of that. */
  readonly halo: Vector3;
  readonly foot: Vector3;
}

/**
 * A velvet curtain and a floor before it, as far as the hour has light on statues alone (`Hour.spot`). Corners have an
 * attribute `height`: below 0 on the floor, from 0 on on the curtain.
 */
export const makeStage = (): Stage => {
  const halo = new Vector3();
  const foot = new Vector3();
  const spot = { value: 0 };
  const material = new ShaderMaterial({
    uniforms: { halo: { value: halo }, foot: { value: foot }, spot },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
  });
  material.onBeforeRender = (_renderer, scene) => {
    spot.value = hourOf(scene)?.spot ?? 0;
    material.uniformsNeedUpdate = true;
  };
  return { material, halo, foot };
};
