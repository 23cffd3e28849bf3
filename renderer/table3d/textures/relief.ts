import { CanvasTexture, LinearMipmapLinearFilter, NoColorSpace, RepeatWrapping, type Texture } from 'three';
import { makeDrawing } from '../../cards/textures/canvas.ts';

/** The brightness of each pixel, from 0 to 1. */
const levelsOf = (canvas: HTMLCanvasElement): Float32Array => {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no 2D canvas');
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const at = (index: number) => data[index] ?? 0;
  return Float32Array.from(
    { length: canvas.width * canvas.height },
    (_, pixel) => (at(pixel * 4) * 0.3 + at(pixel * 4 + 1) * 0.59 + at(pixel * 4 + 2) * 0.11) / 255,
  );
};

/** The slopes of a field of levels as a normal map; the field wraps round. */
const paintSlopes = (levels: Float32Array, width: number, height: number, strength: number): HTMLCanvasElement => {
  const { canvas, context } = makeDrawing(width, height);
  const image = context.createImageData(width, height);
  const level = (x: number, y: number) => levels[((y + height) % height) * width + ((x + width) % width)] ?? 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dx = (level(x - 1, y) - level(x + 1, y)) * strength;
      const dy = (level(x, y + 1) - level(x, y - 1)) * strength;
      const length = Math.hypot(dx, dy, 1);
      const at = (y * width + x) * 4;
      image.data[at] = (dx / length) * 127 + 128;
      image.data[at + 1] = (dy / length) * 127 + 128;
      image.data[at + 2] = (1 / length) * 127 + 128;
      image.data[at + 3] = 255;
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
};

/**
 * The relief that a picture would have if bright were high, as a normal map. `strength` is how steep the step from black
 * to white is; with `repeat` it is laid that many times along each side, like the picture's own texture. Throws when the
 * page cannot draw at all.
 */
export const reliefOf = (canvas: HTMLCanvasElement, strength: number, anisotropy = 4, repeat?: number): Texture => {
  const texture = new CanvasTexture(paintSlopes(levelsOf(canvas), canvas.width, canvas.height, strength));
  texture.colorSpace = NoColorSpace;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = anisotropy;
  if (repeat !== undefined) {
    texture.wrapS = RepeatWrapping;
    texture.wrapT = RepeatWrapping;
    texture.repeat.set(repeat, repeat);
  }
  return texture;
};
