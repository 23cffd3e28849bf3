import gloss from '@pmndrs/assets/matcaps/0264.webp.js';
import { CanvasTexture, type Texture, TextureLoader } from 'three';
import { type Drawing, makeDrawing } from '../../cards/textures/canvas.ts';

/**
 * What a polished ball of gold sends back, from its top, which mirrors the ceiling's light, past the dark line of the far
 * wall to its foot, which mirrors the table: heights as shares of the ball, from above.
 */
const MIRRORED: readonly (readonly [at: number, tone: string])[] = [
  [0, '#e4b95a'],
  [0.12, '#ffe9a0'],
  [0.26, '#f4cd6c'],
  [0.4, '#cf9b3c'],
  [0.52, '#8f621c'],
  [0.6, '#4e3010'],
  [0.7, '#6f491a'],
  [0.86, '#c2903c'],
  [1, '#664213'],
];

/** Lights on the ball: the window to the left, the lamp to the right. */
const GLINTS: readonly (readonly [x: number, y: number, radius: number, tone: string])[] = [
  [0.34, 0.26, 0.15, 'rgba(255,250,226,0.95)'],
  [0.74, 0.38, 0.12, 'rgba(255,222,140,0.6)'],
  [0.4, 0.86, 0.16, 'rgba(255,196,110,0.45)'],
];

/** Paints a polished ball of gold in a lit room, filling the picture: for things that are not lit (a "matcap"). */
const paintMetalBall = (size: number): Drawing => {
  const drawing = makeDrawing(size, size);
  const { context } = drawing;
  context.scale(size, size);
  // The room's walls lean on a ball: level lines bend down at its sides.
  for (let x = 0; x < 1; x += 1 / size) {
    const across = x * 2 - 1;
    const half = Math.sqrt(Math.max(0.02, 1 - across * across)) / 2;
    const fall = context.createLinearGradient(0, 0.5 - half, 0, 0.5 + half);
    for (const [at, tone] of MIRRORED) fall.addColorStop(at, tone);
    context.fillStyle = fall;
    context.fillRect(x, 0, 2 / size, 1);
  }
  for (const [x, y, radius, tone] of GLINTS) {
    const glow = context.createRadialGradient(x, y, 0, x, y, radius);
    glow.addColorStop(0, tone);
    glow.addColorStop(0.35, tone);
    glow.addColorStop(1, tone.replace(/[\d.]+\)$/, '0)'));
    context.fillStyle = glow;
    context.fillRect(0, 0, 1, 1);
  }
  return drawing;
};

/**
 * Matcaps: pictures of a ball of a material in a lit room, which give the look of metal or varnish without computing
 * light. Gold is painted, varnish comes with the program (`@pmndrs/assets`, CC0).
 */
export type Matcap = 'gold' | 'gloss';

/** Pixels of the painted ball along a side. */
const BALL = 256;

const textures = new Map<Matcap, Texture>();

const keep = (name: Matcap, texture: Texture): void => {
  // Read as the other pictures of the low tier are (`lookedUp`).
  texture.flipY = false;
  textures.set(name, texture);
};

/** Makes the pictures, once; to be awaited before the first table is drawn. Rejects when one cannot be read. */
export const loadMatcaps = async (): Promise<void> => {
  if (!textures.has('gold')) keep('gold', new CanvasTexture(paintMetalBall(BALL).canvas));
  if (!textures.has('gloss')) keep('gloss', await new TextureLoader().loadAsync(gloss));
};

/** The matcap of a material; `null`, a plain grey one, if it could not be unpacked. */
export const matcapOf = (name: Matcap): Texture | null => textures.get(name) ?? null;
