import {
  FramebufferTexture,
  LinearFilter,
  type ShaderMaterial,
  type Texture,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { makeSoftener } from '../materials/backdrop.ts';
import { Sheet } from './passes.ts';

/** So many pixels along each side of the canvas become one: what is out of focus needs few. */
const COARSER = 4;

const set = (material: ShaderMaterial, name: string, value: unknown): void => {
  const uniform = material.uniforms[name];
  if (uniform !== undefined) uniform.value = value;
};

/**
 * Takes small pictures of the table that are out of focus. Each is drawn into a corner of the canvas and copied from there, before
 * the browser shows it: elsewhere every material would need a shader of its own.
 */
export class SoftFocus {
  private readonly gl: WebGLRenderer;
  private readonly size = new Vector2();
  private sharp = new FramebufferTexture(1, 1);
  private readonly across = new WebGLRenderTarget(1, 1, { depthBuffer: false });
  private readonly soft = new WebGLRenderTarget(1, 1, { depthBuffer: false });
  private readonly softener = makeSoftener();
  private readonly sheet = new Sheet();

  constructor(gl: WebGLRenderer) {
    this.gl = gl;
  }

  /** The picture that was taken last. */
  get picture(): Texture {
    return this.soft.texture;
  }

  /** Takes a picture of what `draw` draws; the canvas has to be drawn anew afterwards. */
  take(draw: () => void): void {
    const { gl, size } = this;
    gl.getDrawingBufferSize(size).divideScalar(COARSER).floor();
    if (this.sharp.image.width !== size.x || this.sharp.image.height !== size.y) this.resize();
    const ratio = gl.getPixelRatio();
    const { x, y } = gl.getSize(new Vector2());
    gl.setViewport(0, 0, size.x / ratio, size.y / ratio);
    draw();
    gl.copyFramebufferToTexture(this.sharp);
    gl.setViewport(0, 0, x, y);
    this.soften(this.sharp, this.across, [1 / size.x, 0]);
    this.soften(this.across.texture, this.soft, [0, 1 / size.y]);
    gl.setRenderTarget(null);
  }

  dispose(): void {
    this.sharp.dispose();
    this.across.dispose();
    this.soft.dispose();
    this.softener.dispose();
    this.sheet.dispose();
  }

  private resize(): void {
    const { x, y } = this.size;
    this.sharp.dispose();
    this.sharp = new FramebufferTexture(x, y);
    this.sharp.minFilter = LinearFilter;
    this.sharp.magFilter = LinearFilter;
    this.across.setSize(x, y);
    this.soft.setSize(x, y);
  }

  private soften(picture: Texture, onto: WebGLRenderTarget, along: readonly [number, number]): void {
    set(this.softener, 'picture', picture);
    set(this.softener, 'along', along);
    this.gl.setRenderTarget(onto);
    this.sheet.print(this.gl, this.softener);
  }
}
