import { CanvasTexture, LinearMipmapLinearFilter, NoColorSpace, RepeatWrapping, type Texture } from 'three';
import { makeDrawing } from './canvas.ts';

const data = (canvas: HTMLCanvasElement): ImageData => {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no 2D canvas');
  return context.getImageData(0, 0, canvas.width, canvas.height);
};

const plain = (canvas: HTMLCanvasElement, anisotropy: number, repeat: number | undefined): Texture => {
  const texture = new CanvasTexture(canvas);
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

/** The relief that a picture would have if bright were high, as a normal map; wraps round. */
export const reliefOf = (canvas: HTMLCanvasElement, strength: number, anisotropy = 4, repeat?: number): Texture => {
  const { width, height } = canvas;
  const from = data(canvas).data;
  const level = new Float32Array(width * height);
  for (let i = 0; i < level.length; i++) {
    level[i] = ((from[i * 4] ?? 0) * 0.3 + (from[i * 4 + 1] ?? 0) * 0.59 + (from[i * 4 + 2] ?? 0) * 0.11) / 255;
  }
  const sheet = makeDrawing(width, height);
  const image = sheet.context.createImageData(width, height);
  for (let y = 0; y < height; y++) {
    const up = ((y + height - 1) % height) * width;
    const down = ((y + 1) % height) * width;
    for (let x = 0; x < width; x++) {
      const left = (x + width - 1) % width;
      const right = (x + 1) % width;
      const dx = ((level[y * width + left] ?? 0) - (level[y * width + right] ?? 0)) * strength;
      const dy = ((level[down + x] ?? 0) - (level[up + x] ?? 0)) * strength;
      const length = Math.hypot(dx, dy, 1);
      const at = (y * width + x) * 4;
      image.data[at] = (dx / length) * 127 + 128;
      image.data[at + 1] = (dy / length) * 127 + 128;
      image.data[at + 2] = (1 / length) * 127 + 128;
      image.data[at + 3] = 255;
    }
  }
  sheet.context.putImageData(image, 0, 0);
  return plain(sheet.canvas, anisotropy, repeat);
};

/** Roughness (green) and metal (blue) of a picture: what `metal` finds (0 to 1) is polished metal. */
export const polishOf = (
  canvas: HTMLCanvasElement,
  metal: (r: number, g: number, b: number) => number,
  rough: (r: number, g: number, b: number) => number,
  polished: number,
  anisotropy = 4,
  repeat?: number,
): Texture => {
  const { width, height } = canvas;
  const from = data(canvas).data;
  const sheet = makeDrawing(width, height);
  const image = sheet.context.createImageData(width, height);
  for (let i = 0; i < width * height; i++) {
    const r = from[i * 4] ?? 0;
    const g = from[i * 4 + 1] ?? 0;
    const b = from[i * 4 + 2] ?? 0;
    const share = metal(r, g, b);
    image.data[i * 4] = 255;
    image.data[i * 4 + 1] = (rough(r, g, b) * (1 - share) + polished * share) * 255;
    image.data[i * 4 + 2] = share * 255;
    image.data[i * 4 + 3] = 255;
  }
  sheet.context.putImageData(image, 0, 0);
  return plain(sheet.canvas, anisotropy, repeat);
};

/** How much a colour is gold leaf on a cool ground. */
export const goldOnCool = (r: number, g: number, b: number): number =>
  Math.max(0, Math.min(1, (r - b - 14) / 60)) * Math.max(0, Math.min(1, (r - g * 0.9 + 10) / 30));
