import { ShaderMaterial, Texture, Vector2 } from 'three';
import { SHEET_VERTEX } from '../refinement/passes.ts';

/**
 * A painted picture as what lies far behind: a little darker than it is, and darker towards its edges, with a warm light behind
 * the middle. Where something burns it is dusk, and the glow of the fire lies over the horizon.
 */
const FRAGMENT = `
varying vec2 vAt;
uniform sampler2D picture;
uniform float fire;
uniform float flicker;
uniform vec2 shown;
uniform vec2 moved;
uniform vec2 dawn;
float grainAt(vec2 cell) { return fract(sin(dot(cell, vec2(12.9898, 78.233))) * 43758.5453); }
void main() {
  vec2 away = vAt - 0.5;
  vec3 behind = texture2D(picture, 0.5 + away * shown + moved).rgb;
  float far = length(away * vec2(1.05, 1.0));
  float edge = 1.0 - 0.6 * smoothstep(0.3, 0.82, far);
  float grey = dot(behind, vec3(0.3, 0.59, 0.11));
  vec3 day = mix(vec3(grey), behind, 1.26) * 1.06 * edge;
  vec3 dusk = mix(vec3(grey), behind, 0.45) * vec3(0.34, 0.31, 0.42) * edge;
  vec2 lamp = (vAt - vec2(0.5, 0.46)) * vec2(1.35, 1.7);
  float glow = 1.0 / (1.0 + 6.0 * dot(lamp, lamp));
  glow *= glow;
  // The sky over what burns is red, and clouds are lit from below.
  dusk += (vec3(0.86, 0.27, 0.05) * glow + vec3(0.8, 0.2, 0.06) * grey * sqrt(glow) * smoothstep(0.3, 0.7, vAt.y)) * flicker;
  vec3 seen = mix(day + vec3(0.1, 0.07, 0.03) * glow, dusk, fire);
  // The night that goes: where it still is, and the light at its edge.
  float across = vAt.x + 0.16 * (vAt.y - 0.44) - dawn.x;
  float beyond = dawn.y * smoothstep(-0.03, 0.09, across);
  vec2 cell = gl_FragCoord.xy / 5.0;
  float star = step(0.9965, grainAt(floor(cell))) * smoothstep(0.5, 0.1, length(fract(cell) - 0.5)) * smoothstep(0.5, 0.72, vAt.y);
  vec3 night = vec3(grey) * vec3(0.1, 0.14, 0.3) + mix(vec3(0.05, 0.06, 0.14), vec3(0.01, 0.015, 0.06), vAt.y) + 0.7 * star;
  seen = mix(seen, night * edge, beyond);
  float band = (across + 0.01) * 11.0;
  seen += vec3(1.0, 0.7, 0.3) * exp(-band * band) * 0.6 * dawn.y * (1.0 - 0.8 * seen);
  float grain = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
  gl_FragColor = vec4(seen + grain / 200.0, 1.0);
}`;

/** How bright a fire is at a time in seconds: about 1. */
export const flickerAt = (time: number): number => 0.9 + 0.1 * Math.sin(time * 11) + 0.06 * Math.sin(time * 17.3 + 1);

/** Sets uniforms of a material; a picture that another one takes the place of is freed. */
export const setUniforms = ({ uniforms }: ShaderMaterial, values: Readonly<Record<string, unknown>>): void => {
  for (const [name, value] of Object.entries(values)) {
    const uniform = uniforms[name];
    if (uniform === undefined) continue;
    if (uniform.value instanceof Texture && uniform.value !== value) uniform.value.dispose();
    uniform.value = value;
  }
};

/** How many times wider than high the picture is, the most of its height and of its width that is shown. */
const PICTURE = { wide: 2, high: 0.95, across: 0.92 } as const;

/**
 * How much of the picture's width and height is shown in a window: it is filled, and the picture is not distorted.
 * @param aspect the window's width by its height
 */
export const shownOf = (aspect: number): Vector2 => {
  const across = Math.min(PICTURE.across, (PICTURE.high * aspect) / PICTURE.wide);
  return new Vector2(across, (across * PICTURE.wide) / aspect);
};

/**
 * Shows a picture as what lies far behind. Its uniforms: `picture`, how much it is lit by `fire` and how that `flicker`s, how much of it is
 * `shown` (`shownOf`), how far it has `moved` left and down, as shares of it, and `dawn`: the share of the
 * window over which the morning has come, and how much of the night is beyond.
 */
export const makeBackdrop = (): ShaderMaterial =>
  new ShaderMaterial({
    uniforms: {
      picture: { value: null as Texture | null },
      fire: { value: 0 },
      flicker: { value: 1 },
      shown: { value: new Vector2(1, 1) },
      moved: { value: new Vector2() },
      dawn: { value: new Vector2() },
    },
    vertexShader: SHEET_VERTEX,
    fragmentShader: FRAGMENT,
    depthTest: false,
    depthWrite: false,
  });
