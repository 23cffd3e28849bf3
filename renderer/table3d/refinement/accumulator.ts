import {
  type Camera,
  CustomBlending,
  FramebufferTexture,
  HalfFloatType,
  NoBlending,
  OneMinusSrcAlphaFactor,
  type Scene,
  ShaderMaterial,
  SrcAlphaFactor,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { SHEET_VERTEX, Sheet } from './smoother.ts';

/** Very bright pixels are limited, else a single one would outshine all other pictures. */
const ADD = `
varying vec2 vAt;
uniform sampler2D fresh;
uniform float share;
void main() { gl_FragColor = vec4(min(texture2D(fresh, vAt).rgb, vec3(24.0)), share); }`;

/** The mean on the same curve as the moving picture, faded in over it; noise hides the steps of eight bits. */
const SHOW = `
varying vec2 vAt;
uniform sampler2D live;
uniform sampler2D mean;
uniform float share;
void main() {
  gl_FragColor = vec4(texture2D(mean, vAt).rgb, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
  float noise = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))));
  gl_FragColor.rgb = mix(texture2D(live, vAt).rgb, gl_FragColor.rgb + (noise - 0.5) / 255.0, share);
}`;

const target = (depthBuffer: boolean) => new WebGLRenderTarget(1, 1, { type: HalfFloatType, depthBuffer });

/** Averages pictures of the table, and shows their mean in place of the picture on the canvas. */
export class Accumulator {
  private readonly gl: WebGLRenderer;
  private readonly fresh = target(true);
  private readonly mean = target(false);
  private live = new FramebufferTexture(1, 1);
  private readonly size = new Vector2();
  private readonly sheet = new Sheet();
  private readonly adding = new ShaderMaterial({
    vertexShader: SHEET_VERTEX,
    fragmentShader: ADD,
    uniforms: { fresh: { value: this.fresh.texture }, share: { value: 1 } },
    depthTest: false,
    depthWrite: false,
    transparent: true,
    blending: CustomBlending,
    blendSrc: SrcAlphaFactor,
    blendDst: OneMinusSrcAlphaFactor,
  });
  private readonly showing = new ShaderMaterial({
    vertexShader: SHEET_VERTEX,
    fragmentShader: SHOW,
    uniforms: { live: { value: this.live }, mean: { value: this.mean.texture }, share: { value: 0 } },
    depthTest: false,
    depthWrite: false,
    blending: NoBlending,
  });

  constructor(gl: WebGLRenderer) {
    this.gl = gl;
  }

  /** Compiles the shaders of these pictures in advance, in the background where that is possible. */
  prepare(scene: Scene, camera: Camera): Promise<unknown> {
    this.gl.setRenderTarget(this.fresh);
    const ready = this.gl.compileAsync(scene, camera);
    this.gl.setRenderTarget(null);
    return ready;
  }

  /** Begins anew over what has just been drawn on the canvas: to be called before the browser shows it. */
  begin(): void {
    this.gl.getDrawingBufferSize(this.size);
    const { x, y } = this.size;
    this.fresh.setSize(x, y);
    this.mean.setSize(x, y);
    this.live.dispose();
    this.live = new FramebufferTexture(x, y);
    this.gl.copyFramebufferToTexture(this.live);
    this.set(this.showing, 'live', this.live);
  }

  /** Lays picture `index` (from 0), which `draw` draws, over those before it. */
  add(index: number, draw: () => void): void {
    this.gl.setRenderTarget(this.fresh);
    draw();
    this.set(this.adding, 'share', 1 / (index + 1));
    this.gl.autoClear = index === 0;
    this.print(this.adding, this.mean);
    this.gl.autoClear = true;
  }

  /** Shows the mean over the canvas's own picture: `share` from 0, that picture alone, to 1, the mean alone. */
  show(share: number): void {
    this.set(this.showing, 'share', share);
    this.print(this.showing, null);
  }

  /** Gives back the pictures' memory; more may be begun. */
  free(): void {
    this.fresh.dispose();
    this.mean.dispose();
    this.live.dispose();
  }

  dispose(): void {
    this.free();
    this.adding.dispose();
    this.showing.dispose();
    this.sheet.dispose();
  }

  private print(material: ShaderMaterial, onto: WebGLRenderTarget | null): void {
    this.gl.setRenderTarget(onto);
    this.sheet.print(this.gl, material);
    this.gl.setRenderTarget(null);
  }

  private set(material: ShaderMaterial, name: string, value: unknown): void {
    const uniform = material.uniforms[name];
    if (uniform !== undefined) uniform.value = value;
  }
}
