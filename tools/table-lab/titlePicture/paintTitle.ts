import { makeDrawing } from '../../../renderer/cards/textures/canvas.ts';
import { makeNoise } from '../../../renderer/cards/textures/random.ts';
import { HORIZON, paintEvening, SUN } from './evening.ts';
import { makeStudio } from './light.ts';

/** Width by height: as wide as the widest window. */
const SHAPE = 3440 / 1440;

const noise = makeNoise(5);

type Context = CanvasRenderingContext2D;

/** Ripples: sky and town, row by row, the more out of place the nearer they are. */
const paintRipples = (context: Context, sky: HTMLCanvasElement, town: HTMLCanvasElement, shore: number): void => {
  const { width, height } = context.canvas;
  const still = makeDrawing(width, height);
  still.context.filter = `blur(${height * 0.008}px)`;
  still.context.drawImage(sky, 0, 0);
  const margin = height * 0.02;
  for (let row = 0; row < height - shore; row++) {
    const near = row / (height - shore);
    const at = row / height / (0.3 + near);
    const wave = (noise(at * 240, 3, 250, 250) - 0.5) * height * 0.012 * (0.25 + near);
    const rise = (noise(at * 160, 9, 250, 250) - 0.5) * height * 0.04 * near;
    const above = Math.max(0, Math.min(shore - 1, shore - row * 0.92 + rise));
    context.drawImage(still.canvas, 0, above, width, 1, wave - margin, shore + row, width + margin * 2, 1);
    context.globalAlpha = 0.7;
    context.drawImage(town, 0, Math.min(height - 1, shore + row + rise * 0.3), width, 1, wave, shore + row, width, 1);
    context.globalAlpha = 1;
  }
};

/** Light on the waves, most of it below the sun. */
const paintGlints = (context: Context, shore: number): void => {
  const { width, height } = context.canvas;
  context.globalCompositeOperation = 'screen';
  for (let glint = 0; glint < 420; glint++) {
    const near = ((glint * 0.618034) % 1) ** 1.6;
    const aside = ((glint * 0.754877) % 1) * 2 - 1;
    const x = width * (SUN.x + aside * Math.abs(aside) * 0.75);
    const y = shore + (height - shore) * near;
    const long = height * (0.008 + 0.05 * near) * (0.4 + ((glint * 0.37) % 1));
    context.fillStyle = `rgba(255,190,120,${0.07 + 0.32 * (1 - Math.abs(aside)) * ((glint * 0.53) % 1)})`;
    context.beginPath();
    context.ellipse(x, y, long, height * (0.0006 + 0.0016 * near), 0, 0, Math.PI * 2);
    context.fill();
  }
  context.globalCompositeOperation = 'source-over';
};

const paintWater = (context: Context, sky: HTMLCanvasElement, town: HTMLCanvasElement): void => {
  const { width, height } = context.canvas;
  const shore = Math.round(HORIZON * height);
  paintRipples(context, sky, town, shore);
  const deep = context.createLinearGradient(0, shore, 0, height);
  deep.addColorStop(0, 'rgba(60,30,80,0.12)');
  deep.addColorStop(1, 'rgba(26,18,62,0.5)');
  context.fillStyle = deep;
  context.fillRect(0, shore, width, height - shore);
  paintGlints(context, shore);
};

/** The light of the windows shines into the air around them. */
const paintShine = (context: Context, windows: HTMLCanvasElement): void => {
  context.globalCompositeOperation = 'lighter';
  for (const [blur, share] of [
    [0.003, 0.5],
    [0.012, 0.45],
  ] as const) {
    context.filter = `blur(${blur * context.canvas.height}px)`;
    context.globalAlpha = share;
    context.drawImage(windows, 0, 0);
  }
  context.filter = 'none';
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
};

/** Banks of mist over the bay: from the left, in shares of the picture; middle, height of its place, half its length, half its thickness. */
const MIST = [
  [0.1, 0.605, 0.2, 0.016],
  [0.27, 0.63, 0.14, 0.012],
  [0.02, 0.66, 0.17, 0.018],
  [0.36, 0.6, 0.1, 0.01],
  [0.2, 0.72, 0.19, 0.02],
] as const;

const paintMist = (context: Context): void => {
  const { width, height } = context.canvas;
  for (const [x, y, long, thick] of MIST) {
    context.save();
    context.translate(x * width, y * height);
    context.scale(long * width, thick * height);
    const bank = context.createRadialGradient(0, 0, 0, 0, 0, 1);
    bank.addColorStop(0, 'rgba(236,160,150,0.34)');
    bank.addColorStop(0.5, 'rgba(220,140,150,0.16)');
    bank.addColorStop(1, 'rgba(200,120,150,0)');
    context.fillStyle = bank;
    context.fillRect(-1, -1, 2, 2);
    context.restore();
  }
};

/** Air before everything, bright around the sun. */
const paintHaze = (context: Context): void => {
  const { width, height } = context.canvas;
  const [x, y] = [SUN.x * width, SUN.y * height];
  const haze = context.createRadialGradient(x, y, 0, x, y, height * 0.85);
  haze.addColorStop(0, 'rgba(255,180,100,0.42)');
  haze.addColorStop(0.5, 'rgba(240,120,80,0.16)');
  haze.addColorStop(1, 'rgba(200,80,80,0)');
  context.globalCompositeOperation = 'screen';
  context.fillStyle = haze;
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'source-over';
};

/**
 * Paints the picture of the title: the town of five lands by the water, in the evening.
 * @param samples pictures whose mean the town is: the more, the softer are shadows and edges
 */
export const paintTitle = (width: number, samples: number): HTMLCanvasElement => {
  const height = Math.round(width / SHAPE);
  const { canvas, context } = makeDrawing(width, height);
  const sky = paintEvening(width, height);
  const take = makeStudio(width, height);
  const few = Math.ceil(samples / 3);
  context.drawImage(sky, 0, 0);
  paintWater(context, sky, take('mirrored', few));
  context.drawImage(take('town', samples), 0, 0);
  paintMist(context);
  paintShine(context, take('windows', few));
  paintHaze(context);
  return canvas;
};
