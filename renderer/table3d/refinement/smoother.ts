import {
  FramebufferTexture,
  Mesh,
  NoBlending,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector2,
  type WebGLRenderer,
} from 'three';

/** For materials of such a sheet: `vAt` is the place on it, from 0 to 1. */
export const SHEET_VERTEX = `
varying vec2 vAt;
void main() {
  vAt = position.xy * 0.5 + 0.5;
  gl_Position = vec4(position.xy, 0.0, 1.0);
}`;

/** A sheet that covers the whole picture, to be printed with a material of one's own. */
export class Sheet {
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
const SHOW = `
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
    fragmentShader: SHOW,
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

  /** Gives back the pictures' memory; more may be begun. */
  free(): void {
    for (const picture of this.pictures) picture.dispose();
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
    const uniform = this.showing.uniforms[NAMES[this.pictures.length] ?? ''];
    if (uniform !== undefined) uniform.value = picture;
    this.pictures.push(picture);
  }
}
