import { type Material, Vector3 } from 'three';
import { hourOf, stageOf } from './hour.ts';
import { moving, type VertexMotion } from './vertexMotion.ts';

/**
 * A hard light from the left above, low over the surface, so that every fold has its shade, and a warm edge from the halo
 * behind. Stone has veins, and light gets a little way into it; metal mirrors a dark room with one bright window.
 */
const SPOT = `{
  vec3 key = normalize(vec3(-0.68, 0.6, 0.46));
  vec3 back = normalize(vec3(0.8, 0.3, -0.5));
  vec3 eye = normalize(vViewPosition);
  float facing = max(0.0, dot(normal, eye));
  float toKey = dot(normal, key);
  float lit = max(0.0, toKey);
  // What lies flat is seen at a low angle, but has no outline.
  float grazing = pow(1.0 - facing, 2.2) * (1.0 - 0.9 * smoothstep(0.6, 0.95, normal.y));
  float edge = max(0.0, dot(normal, back) + 0.35) * grazing;
  // A second lamp behind the left shoulder draws the other outline.
  float outline = max(0.0, dot(normal, normalize(vec3(-0.75, 0.45, -0.5))) + 0.2) * grazing;
  vec3 stuff = diffuseColor.rgb;
  vec3 p = carvedAt * 17.0;
  p += 0.6 * sin(p.yzx * 1.3 + 1.0) + 0.3 * sin(p.zxy * 2.9);
  float vein = 1.0 - smoothstep(0.0, 0.1, abs(sin(p.x * 0.8 + p.y * 1.1 + p.z * 0.5)));
  float cloud = 0.5 + 0.5 * sin(p.x * 0.7 - p.y * 0.4 + p.z);
  float soft = max(0.0, (toKey + 0.32) / 1.32);
  float gleam = pow(max(0.0, dot(normal, normalize(key + eye))), 38.0);
  vec3 stone = stuff * (1.06 - 0.1 * vein - 0.09 * cloud)
    * (vec3(0.075, 0.06, 0.062) + vec3(1.2, 1.08, 0.9) * (0.66 * lit + 0.36 * soft * soft) + vec3(0.16, 0.06, 0.03) * (soft - lit))
    + vec3(1.0, 0.9, 0.72) * gleam * 0.2 + vec3(1.0, 0.55, 0.24) * edge * 1.05 + vec3(1.0, 0.86, 0.66) * outline * 0.6;
  vec3 seen = reflect(-eye, normal);
  // Cast and brushed, not polished: its form is told by the light on it, and the window is only a soft sheen.
  float window = smoothstep(0.2, 0.98, dot(seen, normalize(vec3(-0.6, 0.7, 0.38))));
  float strip = smoothstep(0.4, 0.9, dot(seen, normalize(vec3(0.9, 0.25, 0.1)))) * 0.3;
  float ceiling = smoothstep(-0.4, 1.0, seen.y) * 0.16;
  float below = smoothstep(0.2, -0.9, seen.y) * 0.14;
  vec3 bronze = stuff * (0.05 + vec3(1.0, 0.94, 0.82) * (0.5 * lit + 0.16 * soft * soft + 0.62 * window * window + ceiling)
      + vec3(1.0, 0.6, 0.34) * (strip + below)) * (1.0 - 0.1 * cloud)
    + vec3(1.0, 0.93, 0.8) * (gleam * 0.34 + pow(window, 6.0) * 0.16)
    + vec3(1.0, 0.58, 0.25) * edge * 1.1 + vec3(1.0, 0.88, 0.7) * outline * 0.7;
  // What is gilded is metal on stone, too.
  float gilt = smoothstep(0.62, 0.8, 1.0 - stuff.b / max(0.001, stuff.r));
  vec3 carved = mix(stone, bronze, max(metal, gilt));
  // A light that sweeps over it, from one side to the other.
  float band = standsAt.x - stage.x + (standsAt.y - stage.y) * 0.12 - sweep;
  carved += (stuff * 0.8 + 0.2) * vec3(1.0, 0.88, 0.64) * exp(-band * band * 44.0) * (0.5 + soft + 1.2 * grazing);
  // Others stand in what falls beside the stage.
  float staged = 0.16 + 0.84 * smoothstep(1.5, 0.9, distance(standsAt.xz, stage.xz));
  outgoingLight = mix(outgoingLight, carved * staged / max(0.2, spotShade), spot);
}`;

/** Where a corner is on the figure, and on the table. */
const STANDS = `
carvedAt = transformed;
vec4 standing = vec4(transformed, 1.0);
#ifdef USE_INSTANCING
standing = instanceMatrix * standing;
#endif
standsAt = (modelMatrix * standing).xyz;`;

/**
 * Makes a material stand in a spotlight of its own while something is unveiled and all else is dark (`Hour.spot`). No light is
 * added to the scene: that would make all its shaders anew.
 * @param metal whether it is cast; else it is stone
 * @param motion how its corners move
 */
export const spotlit = <M extends Material>(material: M, metal: boolean, motion?: VertexMotion): M => {
  const uniforms = {
    stage: { value: new Vector3() },
    spot: { value: 0 },
    spotShade: { value: 1 },
    sweep: { value: 0 },
    metal: { value: metal ? 1 : 0 },
  };
  const before = material.onBeforeRender;
  material.onBeforeRender = (renderer, scene, camera, geometry, object, group) => {
    before.call(material, renderer, scene, camera, geometry, object, group);
    const hour = hourOf(scene);
    const stage = stageOf(scene);
    uniforms.stage.value = stage?.foot ?? uniforms.stage.value;
    uniforms.sweep.value = stage?.sweep ?? 0;
    uniforms.spot.value = hour?.spot ?? 0;
    uniforms.spotShade.value = hour?.shade ?? 1;
  };
  return moving(material, {
    name: `spotlit ${motion?.name ?? ''}`,
    uniforms: { ...motion?.uniforms, ...uniforms },
    declare: `varying vec3 carvedAt;\nvarying vec3 standsAt;\n${motion?.declare ?? ''}`,
    position: `${motion?.position ?? ''}\n${STANDS}`,
    light: {
      declare:
        'varying vec3 carvedAt;\nvarying vec3 standsAt;\nuniform vec3 stage;\nuniform float spot;\nuniform float spotShade;\nuniform float sweep;\nuniform float metal;',
      add: SPOT,
    },
  });
};
