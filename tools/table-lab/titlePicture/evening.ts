import { paintGlyph } from '../../../renderer/cards/symbols.ts';
import { makeDrawing } from '../../../renderer/cards/textures/canvas.ts';
import { makeNoise } from '../../../renderer/cards/textures/random.ts';
import { EMBLEM_GLYPHS } from '../../../renderer/platform/icons/paths.ts';
import { EMBLEMS } from '../../../shared/vocabulary/seats.ts';

/** The sky of the title: an evening whose sun is the game's wheel. */

const noise = makeNoise(23);

export const HORIZON = 0.62;
/** The sun, in shares of the picture's width and height; its radius in heights. */
export const SUN = { x: 0.6, y: 0.37, radius: 0.285 } as const;

const SKY = [
  [0, '#140f2e'],
  [0.2, '#2c1c4e'],
  [0.42, '#6b2f63'],
  [0.62, '#b9525a'],
  [0.8, '#ee8a4e'],
  [0.93, '#ffc06a'],
  [1, '#ffd992'],
] as const;

type Context = CanvasRenderingContext2D;

const paintStars = (context: Context, width: number, height: number): void => {
  for (let star = 0; star < 150; star++) {
    const [x, y] = [((star * 0.6180339) % 1) * width, ((star * 0.7548776) % 1) ** 1.6 * height * 0.4];
    const size = height * (0.0006 + 0.0011 * ((star * 0.37) % 1));
    context.globalAlpha = 0.75 * (1 - y / (height * 0.42)) * (0.4 + 0.6 * ((star * 0.53) % 1));
    context.fillStyle = '#ffeccb';
    context.beginPath();
    context.arc(x, y, size, 0, Math.PI * 2);
    context.fill();
  }
  context.globalAlpha = 1;
};

/** The wheel as the sun: a disc with its rim, five spokes and the five emblems, as if of gold that shines. */
const paintSun = (context: Context, x: number, y: number, r: number): void => {
  const disc = context.createRadialGradient(x, y, 0, x, y, r);
  disc.addColorStop(0, '#fff8dc');
  disc.addColorStop(0.45, '#ffe9ab');
  disc.addColorStop(0.85, '#ffcf72');
  disc.addColorStop(1, '#ffb956');
  context.fillStyle = disc;
  context.beginPath();
  context.arc(x, y, r, 0, Math.PI * 2);
  context.fill();
  const ink = 'rgba(193,98,32,0.62)';
  context.save();
  context.translate(x, y);
  context.strokeStyle = ink;
  for (const [radius, line] of [
    [0.965, 0.012],
    [0.9, 0.03],
    [0.33, 0.022],
    [0.28, 0.008],
  ] as const) {
    context.lineWidth = r * line;
    context.beginPath();
    context.arc(0, 0, r * radius, 0, Math.PI * 2);
    context.stroke();
  }
  EMBLEMS.forEach((emblem, index) => {
    const spoke = ((index + 0.5) * 2 * Math.PI) / 5;
    context.lineWidth = r * 0.022;
    context.beginPath();
    context.moveTo(Math.sin(spoke) * r * 0.33, -Math.cos(spoke) * r * 0.33);
    context.lineTo(Math.sin(spoke) * r * 0.9, -Math.cos(spoke) * r * 0.9);
    context.stroke();
    const angle = (index * 2 * Math.PI) / 5;
    const [ex, ey] = [Math.sin(angle) * r * 0.61, -Math.cos(angle) * r * 0.61];
    paintGlyph(context, EMBLEM_GLYPHS[emblem], ex, ey, r * 0.36, ink, '#ffe3a0');
    for (let tick = 0; tick < 6; tick++) {
      const at = angle + ((tick + 0.5) * 2 * Math.PI) / 30;
      context.lineWidth = r * 0.008;
      context.beginPath();
      context.moveTo(Math.sin(at) * r * 0.915, -Math.cos(at) * r * 0.915);
      context.lineTo(Math.sin(at) * r * 0.955, -Math.cos(at) * r * 0.955);
      context.stroke();
    }
  });
  context.fillStyle = ink;
  context.beginPath();
  for (let corner = 0; corner < 5; corner++)
    context.lineTo(Math.sin((corner * 2 * Math.PI) / 5) * r * 0.15, -Math.cos((corner * 2 * Math.PI) / 5) * r * 0.15);
  context.closePath();
  context.fill();
  context.restore();
};

const paintRays = (context: Context, x: number, y: number, far: number): void => {
  context.save();
  context.globalCompositeOperation = 'screen';
  for (let ray = 0; ray < 40; ray++) {
    const angle = (ray / 40) * Math.PI * 2 + 0.05 * Math.sin(ray * 7.3);
    const half = 0.022 + 0.03 * ((ray * 0.618) % 1);
    const fall = context.createRadialGradient(x, y, far * 0.1, x, y, far * (0.5 + 0.5 * ((ray * 0.37) % 1)));
    fall.addColorStop(0, 'rgba(255,200,120,0.16)');
    fall.addColorStop(1, 'rgba(255,170,90,0)');
    context.fillStyle = fall;
    context.beginPath();
    context.moveTo(x, y);
    context.arc(x, y, far, angle - half, angle + half);
    context.closePath();
    context.fill();
  }
  context.restore();
};

/** A long bank of cloud, lit from below. */
const paintCloud = (context: Context, x: number, y: number, length: number, thick: number, seed: number): void => {
  const steps = 90;
  const fall = context.createLinearGradient(0, y - thick * 2, 0, y + thick);
  fall.addColorStop(0, 'rgba(96,48,96,0)');
  fall.addColorStop(0.55, 'rgba(120,58,92,0.55)');
  fall.addColorStop(0.9, 'rgba(255,160,104,0.8)');
  fall.addColorStop(1, 'rgba(255,196,130,0.15)');
  context.fillStyle = fall;
  context.beginPath();
  context.moveTo(x - length, y);
  for (let step = 0; step <= steps; step++) {
    const part = (step / steps) * 2 - 1;
    const round = Math.sqrt(Math.max(0, 1 - part * part));
    const high = thick * 2 * round * (0.35 + 0.65 * noise(step * 0.16 + seed * 9, seed, 200, 200));
    context.lineTo(x + part * length, y - high);
  }
  for (let step = steps; step >= 0; step--) {
    const part = (step / steps) * 2 - 1;
    context.lineTo(
      x + part * length,
      y + thick * 0.35 * Math.max(0, 1 - part * part) * noise(step * 0.2, seed + 4, 200, 200),
    );
  }
  context.closePath();
  context.fill();
};

const CLOUDS = [
  [0.2, 0.33, 0.16, 0.018],
  [0.36, 0.44, 0.2, 0.016],
  [0.1, 0.49, 0.13, 0.011],
  [0.82, 0.3, 0.14, 0.02],
  [0.95, 0.4, 0.16, 0.014],
  [0.73, 0.2, 0.09, 0.011],
  [0.46, 0.22, 0.1, 0.011],
  [0.56, 0.515, 0.17, 0.011],
] as const;

/** Mountains, the farther the more of the sky in them. */
const RIDGES = [
  { high: 0.17, rough: 9, seed: 0.5, top: '#8a4464', foot: '#e79263' },
  { high: 0.115, rough: 13, seed: 4.5, top: '#5f2f58', foot: '#b8616a' },
  { high: 0.065, rough: 19, seed: 8.5, top: '#3f2349', foot: '#7d4460' },
] as const;

const paintRidges = (context: Context, width: number, height: number): void => {
  const foot = HORIZON * height;
  for (const { high, rough, seed, top, foot: below } of RIDGES) {
    const fall = context.createLinearGradient(0, foot - high * height, 0, foot);
    fall.addColorStop(0, top);
    fall.addColorStop(1, below);
    context.fillStyle = fall;
    context.beginPath();
    context.moveTo(0, foot);
    for (let step = 0; step <= 400; step++) {
      const share = step / 400;
      const wild = 0.65 * noise(share * rough, seed, 200, 200) + 0.35 * noise(share * rough * 3.1, seed + 2, 200, 200);
      context.lineTo(share * width, foot - high * height * (0.2 + 0.8 * wild));
    }
    context.lineTo(width, foot);
    context.closePath();
    context.fill();
  }
};

/** Paints the sky down to the horizon. */
export const paintEvening = (width: number, height: number): HTMLCanvasElement => {
  const { canvas, context } = makeDrawing(width, height);
  const foot = HORIZON * height;
  const fall = context.createLinearGradient(0, 0, 0, foot);
  for (const [at, colour] of SKY) fall.addColorStop(at, colour);
  context.fillStyle = fall;
  context.fillRect(0, 0, width, height);
  paintStars(context, width, height);
  const [x, y, r] = [SUN.x * width, SUN.y * height, SUN.radius * height];
  const glow = context.createRadialGradient(x, y, r * 0.6, x, y, r * 3.6);
  glow.addColorStop(0, 'rgba(255,206,120,0.95)');
  glow.addColorStop(0.16, 'rgba(255,168,92,0.62)');
  glow.addColorStop(0.45, 'rgba(240,110,84,0.26)');
  glow.addColorStop(1, 'rgba(200,70,90,0)');
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
  paintRays(context, x, y, height * 1.25);
  paintSun(context, x, y, r);
  CLOUDS.forEach(([at, down, long, thick], index) => {
    paintCloud(context, at * width, down * height, long * height * 1.7, thick * height, index + 1);
  });
  paintRidges(context, width, height);
  return canvas;
};
