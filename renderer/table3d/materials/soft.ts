import { DoubleSide, type IUniform, ShaderMaterial } from 'three';

/**
 * Draws spots (`spotsShape`), each from when it is born.
 * @param grown the clock of that
 */
export const makeSoft = (grown: IUniform): ShaderMaterial =>
  new ShaderMaterial({
    uniforms: { grown },
    vertexShader: `attribute vec3 edge; attribute vec4 tint; uniform float grown[5]; varying vec2 at; varying vec4 ink;
void main() {
  at = edge.xy;
  ink = vec4(tint.rgb, tint.a * clamp((grown[0] - edge.z) * 3.0, 0.0, 1.0));
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`,
    fragmentShader: `varying vec2 at; varying vec4 ink;
void main() {
  float fall = max(0.0, 1.0 - dot(at, at));
  gl_FragColor = vec4(ink.rgb, ink.a * fall * fall);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
  });
