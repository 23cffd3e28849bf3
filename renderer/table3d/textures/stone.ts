import { type Drawing, makeDrawing } from '../../cards/textures/canvas.ts';
import { makeNoise } from '../../cards/textures/noise.ts';

type Rgb = readonly [number, number, number];

/** Kinds of stone: its ground, and the colour of its veins. */
export interface Stone {
  readonly seed: number;
  readonly ground: Rgb;
  readonly vein: Rgb;
}

/** Veins run where a warped field crosses its middle. */
const veinAt = (field: number, breadth: number): number => Math.max(0, 1 - Math.abs(field - 0.5) / breadth);

/** Paints polished stone that repeats without a seam. */
export const paintStone = ({ seed, ground, vein }: Stone, size: number): Drawing => {
  const drawing = makeDrawing(size, size);
  const noise = makeNoise(seed);
  const image = drawing.context.createImageData(size, size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const u = x / size;
      const v = y / size;
      const cloud = noise(u * 4, v * 4, 4, 4) * 0.6 + noise(u * 13, v * 13, 13, 13) * 0.4;
      const warp = noise(u * 6 + 40, v * 6, 6, 6) * 1.3 + noise(u * 17, v * 17 + 40, 17, 17) * 0.4;
      const broad = veinAt(noise(u * 3 + warp, v * 3 + warp * 0.7, 3, 3), 0.05);
      const fine = veinAt(noise(u * 7 + warp + 90, v * 7 + warp, 7, 7), 0.022) * 0.6;
      const share = Math.min(1, Math.max(broad, fine) * (0.35 + cloud * 0.5));
      const shade = 0.93 + cloud * 0.12;
      const at = (y * size + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const from = ground[channel] ?? 0;
        image.data[at + channel] = (from + ((vein[channel] ?? 0) - from) * share) * shade;
      }
      image.data[at + 3] = 255;
    }
  }
  drawing.context.putImageData(image, 0, 0);
  return drawing;
};
