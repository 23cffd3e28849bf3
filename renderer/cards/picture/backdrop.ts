import type { Epoch } from '../../../shared/vocabulary/time.ts';
import type { Composition } from '../composition.ts';
import { paintHatching } from '../hatching.ts';
import type { Shades } from '../palette.ts';
import { randomFrom } from '../textures/random.ts';
import { type Frame, rect, wash } from './scenery.ts';
import { FIRST_PLACES } from './scenes/first.ts';
import { SECOND_PLACES } from './scenes/second.ts';
import type { Places, Scene } from './scenes/stage.ts';
import { THIRD_PLACES } from './scenes/third.ts';

/** The hour of the day, from the top down. */
const SKIES: Readonly<Record<Epoch, readonly string[]>> = {
  1: ['#4fa9bd', '#f3d9a0', '#f6b267'],
  2: ['#6fb0d8', '#b9dde6', '#f7edc8'],
  3: ['#3d3472', '#b05a8a', '#f39a55', '#ffdf8f'],
};

/** Three places for the people of each colour. */
const PLACES: Readonly<Record<Epoch, Places>> = { 1: FIRST_PLACES, 2: SECOND_PLACES, 3: THIRD_PLACES };

type Seeded = Pick<Composition, 'epoch' | 'colour' | 'place' | 'seed'>;

/** The place on a card: always the same one, and of people another than on the next card of their deck. */
export const placeOn = ({ epoch, colour, place }: Omit<Seeded, 'seed'>): Scene => {
  const scene = PLACES[epoch][colour][place];
  if (scene === undefined) throw new RangeError(`no place ${place}`);
  return scene;
};

/** Paints what lies behind the figure, filling the whole frame: hour and material of the epoch, place of the colour. */
export const paintBackdrop = (
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  seeded: Seeded,
  shades: Shades,
): void => {
  const { epoch, colour, seed } = seeded;
  const frame: Frame = { context, width, height, shades, random: randomFrom(seed) };
  wash(frame, SKIES[epoch]);
  placeOn(seeded)(frame);
  // What is far away is hazy, and of the card's colour and its hatching.
  rect(frame, 0, 0, width, height, `${shades.main}1c`);
  paintHatching(context, colour, width, height, 11, `${shades.dark}12`);
  paintDaylight(frame);
};

/** Light that falls in from the left above and leaves the lower corners in the shade. */
const paintDaylight = ({ context, width, height }: Frame): void => {
  const light = context.createLinearGradient(0, 0, width * 0.7, height);
  light.addColorStop(0, 'rgba(255, 246, 214, 0.34)');
  light.addColorStop(0.45, 'rgba(255, 240, 200, 0)');
  light.addColorStop(1, 'rgba(36, 12, 34, 0.34)');
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'rgba(255, 247, 220, 0.13)';
  for (const [from, wide] of [
    [0.02, 0.1],
    [0.2, 0.16],
    [0.48, 0.07],
  ] as const) {
    context.beginPath();
    context.moveTo(width * from, 0);
    context.lineTo(width * (from + wide), 0);
    context.lineTo(width * (from + wide) + height * 0.75, height);
    context.lineTo(width * from + height * 0.45, height);
    context.fill();
  }
};

/** A light behind a head or a thing, which makes it stand out. */
export const paintGlow = (context: CanvasRenderingContext2D, x: number, y: number, radius: number): void => {
  const glow = context.createRadialGradient(x, y, radius * 0.3, x, y, radius);
  glow.addColorStop(0, 'rgba(255, 246, 220, 0.72)');
  glow.addColorStop(0.6, 'rgba(255, 242, 208, 0.36)');
  glow.addColorStop(1, 'rgba(255, 246, 220, 0)');
  context.fillStyle = glow;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
};

/** How many rays there are. */
const RAYS = 22;

/** Rays of gold from behind the figure, over a place that they outshine: for the few cards that are shown in splendour. */
export const paintRays = (context: CanvasRenderingContext2D, width: number, height: number, shades: Shades): void => {
  const [x, y, reach] = [width / 2, height * 0.56, Math.hypot(width, height)];
  context.fillStyle = `${shades.dark}b8`;
  context.fillRect(0, 0, width, height);
  const gold = context.createRadialGradient(x, y, 0, x, y, reach * 0.6);
  gold.addColorStop(0, 'rgba(255, 240, 190, 0.95)');
  gold.addColorStop(0.45, 'rgba(240, 200, 104, 0.72)');
  gold.addColorStop(1, 'rgba(200, 150, 60, 0.3)');
  context.fillStyle = gold;
  context.beginPath();
  for (let ray = 0; ray < RAYS; ray++) {
    const [from, to] = [((ray - 0.27) / RAYS) * Math.PI * 2, ((ray + 0.27) / RAYS) * Math.PI * 2];
    context.moveTo(x, y);
    context.lineTo(x + Math.cos(from) * reach, y + Math.sin(from) * reach);
    context.lineTo(x + Math.cos(to) * reach, y + Math.sin(to) * reach);
    context.closePath();
  }
  context.fill();
};
