import {
  type Camera,
  CustomBlending,
  FramebufferTexture,
  HalfFloatType,
  Mesh,
  NoBlending,
  OneMinusSrcAlphaFactor,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  SrcAlphaFactor,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';

/** For materials of such a sheet: `vAt` is the place on it, from 0 to 1. */
export const SHEET_VERTEX = `
varying vec2 vAt;
void main() {
  vAt = position.xy * 0.5 + 0.5;
  gl_Position = vec4(position.xy, 0.0, 1.0);
}`;

/** A sheet that covers the whole picture, to be printed with a material of one's own. */
class Sheet {
  private readonly camera = new OrthographicCamera();
  private readonly mesh = new Mesh(new PlaneGeometry(2, 2));
  private readonly room = new Scene().add(this.mesh);

  constructor() {
    this.mesh.frustumCulled = false;
  }

  /** Prints onto what the renderer draws on at the moment. */
  print(gl: WebGLRenderer, material: ShaderMaterial): void {
    this.mesh.material = material;
    gl.render(this.room, this.camera);
  }

  dispose(): void {
    this.mesh.geometry.dispose();
  }
}

/** The most pictures that are laid over one another, with the one that stands on the canvas at first. */
const PICTURES = 4;

const NAMES = Array.from({ length: PICTURES }, (_, index) => `picture${index}`);

/** The mean of the first `count` pictures, in colours of the display as they are. */
const SHOW_SMOOTHED = `
varying vec2 vAt;
uniform float count;
${NAMES.map((name) => `uniform sampler2D ${name};`).join('\n')}
void main() {
  vec3 sum = vec3(0.0);
  ${NAMES.map((name, index) => `if (count > ${index}.5) sum += texture2D(${name}, vAt).rgb;`).join('\n  ')}
  gl_FragColor = vec4(sum / count, 1.0);
}`;

/**
 * Shows the mean of a few pictures that were drawn onto the canvas, one after the other, in place of the last. Copies
 * the canvas rather than drawing elsewhere: nothing needs shaders of its own but the mean.
 */
export class Smoother {
  private readonly gl: WebGLRenderer;
  private pictures: FramebufferTexture[] = [];
  private readonly size = new Vector2();
  private readonly showing = new ShaderMaterial({
    vertexShader: SHEET_VERTEX,
    fragmentShader: SHOW_SMOOTHED,
    uniforms: Object.fromEntries(['count', ...NAMES].map((name) => [name, { value: name === 'count' ? 0 : null }])),
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
    blending: NoBlending,
  });
  private readonly sheet = new Sheet();

  constructor(gl: WebGLRenderer) {
    this.gl = gl;
  }

  /** Keeps what has just been drawn on the canvas as the first picture: to be called before the browser shows it. */
  begin(): void {
    this.free();
    this.gl.getDrawingBufferSize(this.size);
    this.keep();
  }

  /** Lays what `draw` draws over the pictures before it, and shows the mean of all. */
  add(draw: () => void): void {
    draw();
    this.keep();
    const { uniforms } = this.showing;
    if (uniforms.count !== undefined) uniforms.count.value = this.pictures.length;
    this.sheet.print(this.gl, this.showing);
  }

  /** Gives back the pictures' memory; more may be begun. A picture that the shader still named would be made again, and kept. */
  free(): void {
    for (const [index, picture] of this.pictures.entries()) {
      picture.dispose();
      this.name(index, null);
    }
    this.pictures = [];
  }

  dispose(): void {
    this.free();
    this.showing.dispose();
    this.sheet.dispose();
  }

  private keep(): void {
    const picture = new FramebufferTexture(this.size.x, this.size.y);
    this.gl.copyFramebufferToTexture(picture);
    this.name(this.pictures.length, picture);
    this.pictures.push(picture);
  }

  /** Tells the shader which one a picture is, counted from 0; `null`: none. */
  private name(index: number, picture: FramebufferTexture | null): void {
    const uniform = this.showing.uniforms[NAMES[index] ?? ''];
    if (uniform !== undefined) uniform.value = picture;
  }
}

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
