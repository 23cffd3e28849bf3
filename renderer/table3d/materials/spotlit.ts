import type { Material } from 'three';
import { hourOf } from './hour.ts';
import { moving } from './vertexMotion.ts';

/** A hard light from the left above, low over the surface, so that every fold has its shade; and a cool edge from behind at the right. */
const SPOT = `{
  vec3 key = normalize(vec3(-0.72, 0.56, 0.42));
  vec3 back = normalize(vec3(0.9, 0.25, -0.45));
  vec3 eye = normalize(vViewPosition);
  float lit = max(0.0, dot(normal, key));
  float gleam = pow(max(0.0, dot(normal, normalize(key + eye))), 26.0);
  float edge = max(0.0, dot(normal, back)) * pow(1.0 - max(0.0, dot(normal, eye)), 2.0);
  vec3 carved = diffuseColor.rgb * (vec3(0.07, 0.075, 0.1) + vec3(1.24, 1.1, 0.86) * lit + vec3(0.5, 0.7, 1.1) * edge)
    + vec3(1.0, 0.88, 0.66) * gleam * 0.26;
  outgoingLight = mix(outgoingLight, carved / max(0.2, spotShade), spot);
}`;

/**
 * Makes a material stand in a spotlight of its own while something is unveiled and all else is dark (`Hour.spot`). No light is
 * added to the scene: that would make all its shaders anew.
 */
export const spotlit = <M extends Material>(material: M): M => {
  const uniforms = { spot: { value: 0 }, spotShade: { value: 1 } };
  const before = material.onBeforeRender;
  material.onBeforeRender = (renderer, scene, camera, geometry, object, group) => {
    before.call(material, renderer, scene, camera, geometry, object, group);
    const hour = hourOf(scene);
    uniforms.spot.value = hour?.spot ?? 0;
    uniforms.spotShade.value = hour?.shade ?? 1;
  };
  return moving(material, {
    name: 'spotlit',
    uniforms,
    declare: '',
    position: '',
    light: { declare: 'uniform float spot;\nuniform float spotShade;', add: SPOT },
  });
};
