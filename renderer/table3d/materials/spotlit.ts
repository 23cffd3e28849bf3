import { type Material, Vector3 } from 'three';
import { hourOf, stageOf } from './hour.ts';
import { moving } from './vertexMotion.ts';

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
  float edge = max(0.0, dot(normal, back) + 0.35) * pow(1.0 - facing, 2.0);
  vec3 stuff = diffuseColor.rgb;
  vec3 p = carvedAt * 17.0;
  p += 0.6 * sin(p.yzx * 1.3 + 1.0) + 0.3 * sin(p.zxy * 2.9);
  float vein = 1.0 - smoothstep(0.0, 0.1, abs(sin(p.x * 0.8 + p.y * 1.1 + p.z * 0.5)));
  float cloud = 0.5 + 0.5 * sin(p.x * 0.7 - p.y * 0.4 + p.z);
  float soft = max(0.0, (toKey + 0.32) / 1.32);
  float gleam = pow(max(0.0, dot(normal, normalize(key + eye))), 38.0);
  vec3 stone = stuff * (1.06 - 0.1 * vein - 0.09 * cloud)
    * (vec3(0.075, 0.06, 0.062) + vec3(1.2, 1.08, 0.9) * (0.72 * lit + 0.28 * soft * soft) + vec3(0.16, 0.06, 0.03) * (soft - lit))
    + vec3(1.0, 0.9, 0.72) * gleam * 0.2 + vec3(0.9, 0.44, 0.16) * edge * 0.5;
  vec3 seen = reflect(-eye, normal);
  float window = smoothstep(0.55, 0.9, dot(seen, normalize(vec3(-0.6, 0.7, 0.38))));
  float strip = smoothstep(0.55, 0.8, dot(seen, normalize(vec3(0.9, 0.25, 0.1)))) * 0.4;
  float ceiling = smoothstep(-0.1, 0.9, seen.y) * 0.34;
  float below = smoothstep(0.1, -0.8, seen.y) * 0.2;
  vec3 bronze = stuff * (0.04 + 0.3 * lit * lit + vec3(1.0, 0.94, 0.82) * (window * 1.15 + ceiling) + vec3(1.0, 0.6, 0.34) * (strip + below))
    + vec3(1.0, 0.92, 0.76) * pow(window, 4.0) * 0.3 + vec3(1.0, 0.56, 0.22) * edge * 0.55;
  // What is gilded is metal on stone, too.
  float gilt = smoothstep(0.62, 0.8, 1.0 - stuff.b / max(0.001, stuff.r));
  vec3 carved = mix(stone, bronze, max(metal, gilt));
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
 */
export const spotlit = <M extends Material>(material: M, metal: boolean): M => {
  const uniforms = {
    stage: { value: new Vector3() },
    spot: { value: 0 },
    spotShade: { value: 1 },
    metal: { value: metal ? 1 : 0 },
  };
  const before = material.onBeforeRender;
  material.onBeforeRender = (renderer, scene, camera, geometry, object, group) => {
    before.call(material, renderer, scene, camera, geometry, object, group);
    const hour = hourOf(scene);
    uniforms.stage.value = stageOf(scene) ?? uniforms.stage.value;
    uniforms.spot.value = hour?.spot ?? 0;
    uniforms.spotShade.value = hour?.shade ?? 1;
  };
  return moving(material, {
    name: 'spotlit',
    uniforms,
    declare: 'varying vec3 carvedAt;\nvarying vec3 standsAt;',
    position: STANDS,
    light: {
      declare:
        'varying vec3 carvedAt;\nvarying vec3 standsAt;\nuniform vec3 stage;\nuniform float spot;\nuniform float spotShade;\nuniform float metal;',
      add: SPOT,
    },
  });
};
