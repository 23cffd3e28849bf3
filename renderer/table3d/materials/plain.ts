import {
  Color,
  type ColorRepresentation,
  CustomBlending,
  DataTexture,
  GLSL3,
  Matrix3,
  OneFactor,
  OneMinusSrcAlphaFactor,
  RawShaderMaterial,
  type Texture,
  UniformsLib,
  UniformsUtils,
} from 'three';

/*
 * The one surface of the low tier. A processor that draws makes a shader in a tenth of a second, and once more for every other way of
 * blending and every other set of attributes: so all of the table has the same (`oneLayout.ts`), but for what its corners do by
 * themselves (`vertexMotion.ts`). What differs from thing to thing is told by numbers, and is computed at the corners; a pixel
 * costs a look into a picture, and the curve of the display. What its corners tell all of (most of the corners on the table) has
 * a shader of its own (without `PICTURED`), which looks nothing up: a processor computes both branches of every condition.
 */

/** What shades a thing: nothing, the lamps, or a painted ball that it mirrors (`matcaps.ts`), which is its `map`. */
const SHADING = { nothing: 0, lamps: 1, ball: 2 } as const;

/** How instances show cells of a divided picture. */
export interface PlainCells {
  readonly columns: number;
  readonly rows: number;
  /** Below 0, a sharper size of the picture is taken than usual. */
  readonly bias: number;
  /** The colour of their edges. */
  readonly rim: Color;
}

export interface PlainLook {
  readonly map?: Texture | null;
  readonly color?: ColorRepresentation;
  readonly vertexColors?: boolean;
  readonly shading?: keyof typeof SHADING;
  readonly cells?: PlainCells;
  /** Below 0, a sharper size of its picture is taken than usual; cells have their own. */
  readonly bias?: number;
  /** Whether it shows as it was painted, whatever the exposure. */
  readonly asPainted?: boolean;
  /** What it does to what lies behind: `over` covers it as far as it is opaque, `adds` shines onto it. Nothing shines through without it. */
  readonly blends?: 'over' | 'adds';
  readonly opacity?: number;
  /** Whether it lies on something, and is seen though it is no higher. */
  readonly lies?: boolean;
}

/** How much nearer, in units, something is drawn that lies on something: as far as nothing below that comes through. */
export const LIFT = 0.012;

const VERTEX = `precision highp float;
#define attribute in
#define varying out
#include <common>
struct Sky { vec3 direction; vec3 skyColor; vec3 groundColor; };
struct Fill { vec3 direction; vec3 color; };
struct Lamp { vec3 position; vec3 direction; vec3 color; float coneCos; float penumbraCos; };
uniform Sky hemisphereLights[1];
uniform Fill directionalLights[1];
uniform Lamp spotLights[1];
uniform mat4 modelViewMatrix;
uniform mat4 projectionMatrix;
uniform mat3 normalMatrix;
attribute vec3 position;
attribute vec3 normal;
attribute vec3 color;
attribute mat4 instanceMatrix;
attribute vec3 instanceColor;
uniform vec3 diffuse;
uniform float coloured;
uniform float shading;
uniform float lies;
varying vec3 vInk;
vec3 lamplight(vec3 at, vec3 facing) {
  float up = 0.5 + 0.5 * dot(facing, hemisphereLights[0].direction);
  vec3 sum = mix(hemisphereLights[0].groundColor, hemisphereLights[0].skyColor, up);
  sum += max(0.0, dot(facing, directionalLights[0].direction)) * directionalLights[0].color;
  Lamp lamp = spotLights[0];
  vec3 toLamp = normalize(lamp.position - at);
  float within = smoothstep(lamp.coneCos, lamp.penumbraCos, dot(toLamp, lamp.direction));
  sum += max(0.0, dot(facing, toLamp)) * within * lamp.color;
  return sum * RECIPROCAL_PI;
}
#ifdef PICTURED
attribute vec2 uv;
attribute float side;
attribute vec2 cells;
uniform mat3 place;
uniform vec3 grid;
uniform vec3 rim;
varying vec2 vAt;
varying float vEdge;
vec2 onBall(vec3 at, vec3 facing) {
  vec3 eye = normalize(-at);
  vec3 right = normalize(vec3(eye.z, 0.0, -eye.x));
  return vec2(dot(right, facing), dot(cross(eye, right), facing)) * 0.495 + 0.5;
}
vec3 printed(vec3 at, vec3 facing, vec3 light) {
  float cell = abs(side - 1.0) < 0.5 ? cells.y : cells.x;
  // Half a cell more: a division may come out a hair too small.
  float row = floor((cell + 0.5) / grid.x);
  vec2 inCell = vec2(cell - row * grid.x + uv.x, grid.y - row - 1.0 + uv.y) / grid.xy;
  vAt = shading == 2.0 ? onBall(at, facing) : grid.z > 0.5 ? inCell : (place * vec3(uv, 1.0)).xy;
  // Pictures lie in memory as they were painted, from above.
  vAt.y = 1.0 - vAt.y;
  vEdge = grid.z * step(1.5, side);
  // Prints keep four tenths of their own colours, whatever the light: numerals and suits must not turn with the hour.
  return mix(mix(light, vec3(0.94), 0.4 * grid.z), rim * light, vEdge);
}
#endif
void main() {
  #include <beginnormal_vertex>
  #include <begin_vertex>
  vec3 at = (modelViewMatrix * (instanceMatrix * vec4(transformed, 1.0))).xyz;
  gl_Position = projectionMatrix * vec4(at, 1.0);
  // As far in units from anywhere: a share of the depth would be much more from afar.
  gl_Position.z += projectionMatrix[3][2] * ${LIFT} * lies / gl_Position.w;
  vec3 facing = normalize(normalMatrix * (mat3(instanceMatrix) * objectNormal));
  vec3 dye = diffuse * mix(vec3(1.0), color, coloured) * instanceColor;
  vec3 light = shading == 1.0 ? lamplight(at, facing) : vec3(1.0);
#ifdef PICTURED
  light = printed(at, facing, light);
#endif
  vInk = dye * light;
}`;

/** Curves of light and of the display are those of sRGB, by roots and products: powers cost a processor more than all the rest. */
const FRAGMENT = `precision highp float;
#define varying in
#define texture2D texture
#include <common>
uniform float opacity;
uniform float toned;
uniform float solid;
uniform float over;
uniform float toneMappingExposure;
varying vec3 vInk;
#ifdef PICTURED
uniform sampler2D map;
uniform float bias;
varying vec2 vAt;
varying float vEdge;
#endif
out vec4 pixel;
#define gl_FragColor pixel
vec3 asLight(vec3 shown) {
  return shown * (shown * (shown * 0.305306 + 0.682171) + 0.012523);
}
vec3 asShown(vec3 light) {
  vec3 held = clamp(light, 0.0, 1.0);
  vec3 root = sqrt(held);
  vec3 fourth = sqrt(root);
  return root * (1.832372 - 0.686506 * fourth) - 0.206326 * fourth + 0.05435 * held;
}
// Khronos PBR neutral, as the other tiers have it from three.js.
vec3 toneMapped(vec3 light) {
  vec3 seen = light * toneMappingExposure;
  float least = min(seen.r, min(seen.g, seen.b));
  seen -= least < 0.08 ? least - 6.25 * least * least : 0.04;
  float peak = max(seen.r, max(seen.g, seen.b));
  float held = 1.0 - 0.0576 / (max(peak, 0.76) - 0.52);
  vec3 pressed = seen * held / max(peak, 0.76);
  vec3 faded = mix(pressed, vec3(held), 1.0 - 1.0 / (0.15 * max(0.0, peak - held) + 1.0));
  return peak < 0.76 ? seen : faded;
}
void main() {
#ifdef PICTURED
  vec4 texel = texture2D(map, vAt, bias);
  vec4 diffuseColor = vec4(mix(asLight(texel.rgb), vec3(1.0), vEdge), max(solid, texel.a * opacity));
#else
  vec4 diffuseColor = vec4(1.0);
#endif
  #include <map_fragment>
  vec3 outgoingLight = diffuseColor.rgb * vInk;
  #include <opaque_fragment>
  vec3 shown = asShown(mix(gl_FragColor.rgb, toneMapped(gl_FragColor.rgb), toned));
  gl_FragColor = vec4(shown * diffuseColor.a, diffuseColor.a * over);
}`;

/** The picture of what has none. */
export const BLANK = new DataTexture(new Uint8Array([255, 255, 255, 255]), 1, 1);
BLANK.needsUpdate = true;

/** Numbers of the surface that do not change. */
const uniformsOf = ({ map = null, ...look }: PlainLook) => {
  const { cells, shading = 'nothing', blends, opacity = 1, vertexColors, lies, asPainted } = look;
  map?.updateMatrix();
  return {
    map: { value: map ?? BLANK },
    opacity: { value: opacity },
    coloured: { value: Number(vertexColors === true) },
    shading: { value: SHADING[shading] },
    lies: { value: Number(lies === true) },
    place: { value: map?.matrix ?? new Matrix3() },
    grid: { value: [cells?.columns ?? 1, cells?.rows ?? 1, Number(cells !== undefined)] },
    rim: { value: cells?.rim ?? new Color() },
    bias: { value: cells?.bias ?? look.bias ?? 0 },
    toned: { value: Number(asPainted !== true) },
    solid: { value: Number(blends === undefined) },
    over: { value: Number(blends !== 'adds') },
  };
};

/** A surface of the low tier: without computed reflections and relief. */
export class PlainMaterial extends RawShaderMaterial {
  /** Its colour, which can be changed. */
  readonly color: Color;
  /** Its own picture; `null` if it has none. */
  readonly picture: Texture | null;

  constructor(look: PlainLook) {
    const color = new Color(look.color ?? '#ffffff');
    super({
      glslVersion: GLSL3,
      lights: true,
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      ...((look.map != null || look.blends !== undefined) && { defines: { PICTURED: '' } }),
      uniforms: { ...UniformsUtils.clone(UniformsLib.lights), ...uniformsOf(look), diffuse: { value: color } },
      ...(look.blends !== undefined && {
        transparent: true,
        depthWrite: false,
        blending: CustomBlending,
        blendSrc: OneFactor,
        blendDst: OneMinusSrcAlphaFactor,
      }),
    });
    this.color = color;
    this.picture = look.map ?? null;
  }
}
