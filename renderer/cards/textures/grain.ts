import { makeDrawing } from './canvas.ts';
import { makeNoise } from './random.ts';

const SIZE = 128;
let tile: HTMLCanvasElement | null = null;

const grainTile = (): HTMLCanvasElement => {
  if (tile !== null) return tile;
  const { canvas, context } = makeDrawing(SIZE, SIZE);
  const noise = makeNoise(17);
  const image = context.createImageData(SIZE, SIZE);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const coarse = noise(x / 9, y / 9, 14, 14);
      const fine = noise(x * 0.9, y * 0.9, 115, 115);
      const at = (y * SIZE + x) * 4;
      const value = coarse * 0.45 + fine * 0.55;
      const dark = value < 0.5;
      for (let channel = 0; channel < 3; channel++) image.data[at + channel] = dark ? 0 : 255;
      image.data[at + 3] = Math.abs(value - 0.5) * 120;
    }
  }
  context.putImageData(image, 0, 0);
  tile = canvas;
  return canvas;
};

/** Strews a fine grain, as of leather or paper, over a box with its origin at the left top. */
export const paintGrain = (
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  strength: number,
): void => {
  const pattern = context.createPattern(grainTile(), 'repeat');
  if (pattern === null) return;
  context.save();
  context.globalAlpha = strength;
  context.fillStyle = pattern;
  context.fillRect(0, 0, width, height);
  context.restore();
};
