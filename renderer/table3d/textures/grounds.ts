import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import { SYMBOL_OF_COLOUR } from '../../cards/effectSigns.ts';
import { CARD, PLACE, TABLEAU } from '../../cards/layout/dimensions.ts';
import { VELVETS } from '../../cards/palette.ts';
import { paintSymbol } from '../../cards/symbols.ts';
import { type Drawing, makeDrawing } from '../../cards/textures/canvas.ts';
import { paintGrain } from '../../cards/textures/grain.ts';
import { makeNoise, type Noise, randomFrom } from '../../cards/textures/random.ts';
import { paintDistrictGround } from './districtGround.ts';

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

/** Pixels along the grain from one place where it is computed to the next: between them it changes evenly. */
const ALONG = 4;

/** Paints a pixel (`at`: where it lies in the picture's data) so far between two tones, made darker or lighter by `shade`. */
const putTone = (data: Uint8ClampedArray, at: number, from: Rgb, to: Rgb, share: number, shade: number): void => {
  data[at] = (from[0] + (to[0] - from[0]) * share) * shade;
  data[at + 1] = (from[1] + (to[1] - from[1]) * share) * shade;
  data[at + 2] = (from[2] + (to[2] - from[2]) * share) * shade;
  data[at + 3] = 255;
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
    const at = (x: number): number => grainAt(noise, x / size, across * 3 + index * 7.3, (y * 512) / size, plank);
    let [from, to] = [at(0), 0];
    for (let x = 0; x < size; x++, from += to) {
      if (x % ALONG === 0) to = (at(x + ALONG) - from) / ALONG;
      putTone(image.data, (y * size + x) * 4, dark, light, from, plank.shade * joint);
    }
  }
  drawing.context.putImageData(image, 0, 0);
  return drawing;
};

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
      putTone(image.data, (y * size + x) * 4, ground, vein, share, shade);
    }
  }
  drawing.context.putImageData(image, 0, 0);
  return drawing;
};

/** Colours of tooled leather, as `#rrggbb`: its ground, the middle where light falls, the gold. */
interface Dye {
  readonly ground: string;
  readonly light: string;
  readonly thread: string;
}

/** How much of the leather shows through their land, in hexadecimal: cards on it are what one looks at. */
const LANE_MUTED = '66';

/**
 * Paints the pad of the desk: tooled leather with the five columns of the tableau, each with the land of its district until cards
 * lie on it; the origin is the pad's middle.
 * @param lane how long the columns are, in units
 */
export const paintLeather = (pixelsPerUnit: number, width: number, depth: number, dye: Dye, lane: number): Drawing => {
  const drawing = makeDrawing(Math.round(width * pixelsPerUnit), Math.round(depth * pixelsPerUnit));
  const { context } = drawing;
  context.scale(pixelsPerUnit, pixelsPerUnit);
  context.fillStyle = dye.ground;
  context.fillRect(0, 0, width, depth);
  const light = context.createRadialGradient(width * 0.45, depth * 0.4, 0.3, width / 2, depth / 2, width * 0.6);
  light.addColorStop(0, `${dye.light}70`);
  light.addColorStop(0.6, `${dye.light}30`);
  light.addColorStop(1, 'rgba(10,4,2,0.35)');
  context.fillStyle = light;
  context.fillRect(0, 0, width, depth);
  for (const [inset, line] of [
    [0.05, 0.018],
    [0.09, 0.008],
  ] as const) {
    context.lineWidth = line;
    context.strokeStyle = `${dye.thread}bf`;
    context.strokeRect(inset, inset, width - inset * 2, depth - inset * 2);
  }
  context.translate(width / 2, depth / 2);
  const top = -PLACE.depth / 2;
  const strip = CARD.width * TABLEAU.scale;
  COLOURS.forEach((colour, column) => {
    const x = TABLEAU.left + TABLEAU.step * column;
    context.save();
    context.beginPath();
    context.roundRect(x - strip / 2, top, strip, lane, 0.05);
    context.clip();
    context.translate(x - strip / 2, top);
    paintDistrictGround(context, colour, strip, PLACE.depth);
    context.fillStyle = `${dye.ground}${LANE_MUTED}`;
    context.fillRect(0, 0, strip, PLACE.depth);
    context.restore();
    context.beginPath();
    context.roundRect(x - strip / 2, top, strip, lane, 0.05);
    context.lineWidth = 0.014;
    context.strokeStyle = `${dye.thread}70`;
    context.stroke();
    paintSymbol(context, SYMBOL_OF_COLOUR[colour], x, top + CARD.height / 2, 0.36, `${dye.thread}b0`, VELVETS[colour]);
  });
  context.setTransform(1, 0, 0, 1, 0, 0);
  paintGrain(context, drawing.canvas.width, drawing.canvas.height, 0.6);
  return drawing;
};
