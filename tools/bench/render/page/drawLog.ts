/*
 * Counts what a page has WebGL draw, whoever asks for it: the same for every table and for a scene without one. To be
 * imported before anything that draws.
 */

/** One picture. */
export interface Drawn {
  /** Milliseconds from the beginning of the work on the page until the last pixel was there. */
  readonly took: number;
  readonly calls: number;
  readonly triangles: number;
}

interface Context {
  readonly textures: Map<WebGLTexture, Map<string, number>>;
  readonly bound: Map<string, WebGLTexture | null>;
  unit: number;
}

const contexts = new Map<WebGL2RenderingContext, Context>();
const drawn: Drawn[] = [];
let firstPicture: number | null = null;
let calls = 0;
let triangles = 0;
let drawing: WebGL2RenderingContext | null = null;

const contextOf = (gl: WebGL2RenderingContext): Context => {
  const known = contexts.get(gl);
  if (known !== undefined) return known;
  const fresh: Context = { textures: new Map(), bound: new Map(), unit: 0 };
  contexts.set(gl, fresh);
  gl.canvas.addEventListener('webglcontextlost', () => contexts.delete(gl));
  return fresh;
};

type Method = (this: WebGL2RenderingContext, ...rest: never[]) => unknown;

/** Lets something be known whenever a method of WebGL is called. */
const listen = (
  name: keyof WebGL2RenderingContext,
  note: (gl: WebGL2RenderingContext, rest: number[]) => void,
): void => {
  const own = WebGL2RenderingContext.prototype[name] as Method;
  Object.assign(WebGL2RenderingContext.prototype, {
    [name](this: WebGL2RenderingContext, ...rest: never[]) {
      note(this, rest);
      return Reflect.apply(own, this, rest);
    },
  });
};

const note = (gl: WebGL2RenderingContext, mode: number, count: number, instances: number): void => {
  drawing = gl;
  calls += 1;
  if (mode === gl.TRIANGLES) triangles += (count / 3) * instances;
};
listen('drawArrays', (gl, [mode = 0, , count = 0]) => note(gl, mode, count, 1));
listen('drawElements', (gl, [mode = 0, count = 0]) => note(gl, mode, count, 1));
listen('drawArraysInstanced', (gl, [mode = 0, , count = 0, instances = 0]) => note(gl, mode, count, instances));
listen('drawElementsInstanced', (gl, [mode = 0, count = 0, , , instances = 0]) => note(gl, mode, count, instances));

/** Bytes of a pixel of the formats that are not four bytes wide. */
const WIDTHS: Readonly<Record<number, number>> = {
  33321: 1, // R8
  33323: 2, // RG8
  33325: 2, // R16F
  33189: 2, // DEPTH_COMPONENT16
  34842: 8, // RGBA16F
  34836: 16, // RGBA32F
  36013: 8, // DEPTH32F_STENCIL8
};

const store = (gl: WebGL2RenderingContext, target: number, what: string, bytes: number): void => {
  const context = contextOf(gl);
  const cube = target >= gl.TEXTURE_CUBE_MAP_POSITIVE_X && target <= gl.TEXTURE_CUBE_MAP_NEGATIVE_Z;
  const texture = context.bound.get(`${context.unit} ${cube ? gl.TEXTURE_CUBE_MAP : target}`);
  if (texture === null || texture === undefined) return;
  const parts = context.textures.get(texture) ?? new Map<string, number>();
  context.textures.set(texture, parts.set(what, bytes));
};
const bytesOf = (format: number, width: number, height: number): number => (WIDTHS[format] ?? 4) * width * height;

listen('activeTexture', (gl, [unit = 0]) => {
  contextOf(gl).unit = unit;
});
listen('bindTexture', (gl, [target = 0, texture]) => {
  const context = contextOf(gl);
  context.bound.set(`${context.unit} ${target}`, (texture as unknown as WebGLTexture | undefined) ?? null);
});
listen('deleteTexture', (gl, [texture]) => contextOf(gl).textures.delete(texture as unknown as WebGLTexture));
listen('texStorage2D', (gl, [target = 0, levels = 1, format = 0, width = 0, height = 0]) => {
  const faces = target === gl.TEXTURE_CUBE_MAP ? 6 : 1;
  for (let level = 0; level < levels; level++)
    store(gl, target, `level ${level}`, faces * bytesOf(format, width >> level, height >> level));
});
listen('texImage2D', (gl, rest) => {
  const [target = 0, level = 0, format = 0] = rest;
  // With a picture instead of its size there are six arguments.
  const picture = rest[5] as unknown as { readonly width: number; readonly height: number };
  const [width, height] = rest.length > 6 ? [rest[3] ?? 0, rest[4] ?? 0] : [picture.width, picture.height];
  store(gl, target, `${target} level ${level}`, bytesOf(format, width, height));
});
listen('generateMipmap', (gl, [target = 0]) => {
  const context = contextOf(gl);
  const texture = context.bound.get(`${context.unit} ${target}`);
  const parts = texture ? context.textures.get(texture) : undefined;
  // Where all levels have their place already, they only get their contents.
  if (parts?.size === 1) store(gl, target, 'smaller', [...parts.values()].reduce((sum, bytes) => sum + bytes, 0) / 3);
});

const pixel = new Uint8Array(4);

/** The page's own frames: each one that draws is measured until its last pixel is there. */
const ask = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (callback) =>
  ask((time) => {
    const before = { calls, triangles };
    const start = performance.now();
    callback(time);
    if (calls === before.calls || drawing === null) return;
    drawing.readPixels(0, 0, 1, 1, drawing.RGBA, drawing.UNSIGNED_BYTE, pixel);
    const end = performance.now();
    firstPicture ??= end;
    drawn.push({ took: end - start, calls: calls - before.calls, triangles: triangles - before.triangles });
  });

/** What was drawn since it was last asked. */
export const takeDrawn = (): Drawn[] => drawn.splice(0);

/** Milliseconds from opening the page to its first picture; `null` before. */
export const timeOfFirstPicture = (): number | null => firstPicture;

/** Bytes of all textures that are there: those that light and shadows are drawn into, too. */
export const textureBytes = (): number =>
  [...contexts.values()]
    .flatMap(({ textures }) => [...textures.values()])
    .reduce((sum, parts) => [...parts.values()].reduce((whole, bytes) => whole + bytes, sum), 0);
