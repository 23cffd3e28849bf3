import { type Drawing, makeDrawing } from '../../cards/textures/canvas.ts';
import { makeNoise, type Noise } from '../../cards/textures/noise.ts';
import { randomFrom } from '../../cards/textures/random.ts';

type Rgb = readonly [number, number, number];

/** Kinds of wood: dark to light along the grain, and the number of planks in a picture. */
export interface Wood {
  readonly seed: number;
  readonly planks: number;
  readonly dark: Rgb;
  readonly light: Rgb;
}

interface Plank {
  readonly shiftX: number;
  readonly shiftY: number;
  readonly shade: number;
}

const grainAt = (noise: Noise, u: number, v: number, row: number, plank: Plank): number => {
  const warp = noise(u * 5 + plank.shiftX, v * 0.9 + plank.shiftY, 5, 256) * 2.2;
  const ring = 0.5 + 0.5 * Math.sin((v + warp * 1.3) * 4.2);
  const fibre = noise(u * 12 + plank.shiftX, row * 0.95 + plank.shiftY, 12, 256);
  const pore = noise(u * 24 + plank.shiftX, row * 0.8 + plank.shiftY * 3, 24, 256);
  return Math.max(0, Math.min(1, 0.3 + ring * 0.24 + fibre * 0.34 - (pore > 0.78 ? (pore - 0.78) * 1.6 : 0)));
};

/** Paints planks that repeat without a seam; the grain runs along x. */
export const paintWood = ({ seed, planks, dark, light }: Wood, size: number): Drawing => {
  const drawing = makeDrawing(size, size);
  const noise = makeNoise(seed);
  const random = randomFrom(seed * 31);
  const boards: Plank[] = Array.from({ length: planks }, () => ({
    shiftX: Math.floor(random() * 200),
    shiftY: Math.floor(random() * 200),
    shade: 0.8 + random() * 0.36,
  }));
  const image = drawing.context.createImageData(size, size);
  const breadth = size / planks;
  for (let y = 0; y < size; y++) {
    const index = Math.min(planks - 1, Math.floor(y / breadth));
    const plank = boards[index] ?? { shiftX: 0, shiftY: 0, shade: 1 };
    const across = (y - index * breadth) / breadth;
    const joint = planks > 1 && Math.min(across, 1 - across) * breadth < 1 ? 0.5 : 1;
    for (let x = 0; x < size; x++) {
      const grain = grainAt(noise, x / size, across * 3 + index * 7.3, (y * 512) / size, plank);
      const at = (y * size + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const from = dark[channel] ?? 0;
        image.data[at + channel] = (from + ((light[channel] ?? 0) - from) * grain) * plank.shade * joint;
      }
      image.data[at + 3] = 255;
    }
  }
  drawing.context.putImageData(image, 0, 0);
  return drawing;
};
