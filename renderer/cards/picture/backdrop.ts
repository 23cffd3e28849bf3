import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import type { Composition } from '../composition.ts';
import type { Shades } from '../palette.ts';
import { mixed } from '../palette.ts';
import { randomFrom } from '../textures/random.ts';
import { type Frame, rect, wash } from './scenery.ts';
import { FIRST_PLACES } from './scenes/first.ts';
import { SECOND_PLACES } from './scenes/second.ts';
import type { Places, Site } from './scenes/stage.ts';
import { THIRD_PLACES } from './scenes/third.ts';

/** An hour of the day: its sky from the top down, and what its light makes of white walls. */
interface Hour {
  readonly sky: readonly string[];
  readonly light: string;
}

/** Three hours in each epoch: those of the river towns, of stone towns under a changing sky, and of marble between day and night. */
const HOURS: Readonly<Record<Epoch, readonly [Hour, Hour, Hour]>> = {
  1: [
    { sky: ['#3aa3c4', '#bfe0cf', '#f8d08a'], light: '#fff4dc' },
    { sky: ['#7d8fc0', '#f0b9a6', '#ffdf9c'], light: '#f2c3b4' },
    { sky: ['#c96a3e', '#f4a850', '#ffdc8c'], light: '#efa763' },
  ],
  2: [
    { sky: ['#3f97dc', '#a6d8ee', '#fbf0c4'], light: '#fffaf0' },
    { sky: ['#3f78b0', '#9ccbd0', '#f8ecb4'], light: '#dbe8e2' },
    { sky: ['#6d5192', '#e08f78', '#ffd48c'], light: '#eea988' },
  ],
  3: [
    { sky: ['#3d3472', '#b05a8a', '#f39a55', '#ffdf8f'], light: '#f7d8dc' },
    { sky: ['#131a52', '#2f489a', '#8f86cc'], light: '#98a2e0' },
    { sky: ['#a9572f', '#eda048', '#ffe6a0'], light: '#f8c374' },
  ],
};

/** The hour on a card: the three places of a colour have one each, and those of the next colour another order. */
const hourOn = ({ epoch, colour, place }: Pick<Seeded, 'epoch' | 'colour' | 'place'>): Hour =>
  HOURS[epoch][((place + COLOURS.indexOf(colour)) % 3) as 0 | 1 | 2];

/** What the air is like at noon, and how much of it there is at other hours. */
const AIR = '#fff3da';

/** The colour of the air on a card: things that are farther away have more of it. */
export const hazeOn = (seeded: Pick<Seeded, 'epoch' | 'colour' | 'place'>): string => {
  const { sky } = hourOn(seeded);
  return mixed(sky.at(-2) ?? AIR, AIR, 0.4);
};

/** Three places for the people of each colour. */
const PLACES: Readonly<Record<Epoch, Places>> = { 1: FIRST_PLACES, 2: SECOND_PLACES, 3: THIRD_PLACES };

type Seeded = Pick<Composition, 'epoch' | 'colour' | 'place' | 'seed'>;

/** The place on a card: always the same one, and of people another than on the next card of their deck. */
export const placeOn = ({ epoch, colour, place }: Omit<Seeded, 'seed'>): Site => {
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
  const { sky, light } = hourOn(seeded);
  const frame: Frame = { context, width, height, shades, random: randomFrom(seeded.seed) };
  const { paint, roofed } = placeOn(seeded);
  if (!roofed) paintSky(frame, sky);
  paint(frame);
  context.save();
  context.globalCompositeOperation = 'multiply';
  rect(frame, 0, 0, width, height, light);
  context.restore();
  paintAir(frame, hazeOn(seeded));
  paintDaylight(frame);
};

/** How many clouds a sky has, and of how many puffs each is. */
const CLOUDS = 3;
const PUFFS = 4;

/** A sky from the top down, light in it at one side, and clouds that are lit from there. */
const paintSky = (frame: Frame, sky: readonly string[]): void => {
  const { context, width, height, random } = frame;
  wash(frame, sky);
  const low = sky.at(-1) ?? AIR;
  const [x, y, reach] = [width * (0.1 + random() * 0.3), height * 0.36, height * 0.36];
  const sun = context.createRadialGradient(x, y, reach * 0.05, x, y, reach);
  sun.addColorStop(0, mixed(low, '#ffffff', 0.7));
  sun.addColorStop(0.3, `${mixed(low, '#ffffff', 0.3)}90`);
  sun.addColorStop(1, `${low}00`);
  context.fillStyle = sun;
  context.fillRect(x - reach, y - reach, reach * 2, reach * 2);
  const [lit, shaded] = [new Path2D(), new Path2D()];
  for (let cloud = 0; cloud < CLOUDS; cloud++) {
    const [at, up, large] = [random() * width, height * (0.1 + cloud * 0.12), height * (0.07 - cloud * 0.012)];
    for (let puff = 0; puff < PUFFS; puff++) {
      const [out, radius] = [at + (puff - 1.5) * large * 1.05, large * (1 - Math.abs(puff - 1.5) * 0.3)];
      shaded.ellipse(out, up + large * 0.34, radius * 1.15, radius * 0.62, 0, 0, Math.PI * 2);
      lit.ellipse(out, up, radius * 1.15, radius * 0.62, 0, 0, Math.PI * 2);
    }
  }
  context.fillStyle = `${mixed(sky[0] ?? low, low, 0.45)}a0`;
  context.fill(shaded);
  context.fillStyle = `${mixed(low, '#ffffff', 0.55)}d0`;
  context.fill(lit);
};

/** What is far away, about the horizon, is hazy and of the card's colour; what is near is in its deepest shade. */
const paintAir = (frame: Frame, haze: string): void => {
  const { context, width, height, shades } = frame;
  const air = context.createLinearGradient(0, 0, 0, height);
  air.addColorStop(0, `${shades.main}14`);
  air.addColorStop(0.42, `${mixed(haze, shades.main, 0.3)}48`);
  air.addColorStop(0.66, `${shades.main}2e`);
  air.addColorStop(1, `${shades.ink}9c`);
  context.fillStyle = air;
  context.fillRect(0, 0, width, height);
};

/**
 * Light that falls in from the left above and leaves the other corner in the shade. It burns colours in instead of covering
 * them: what is lit glows, and what is not is deep.
 */
const paintDaylight = ({ context, width, height, shades }: Frame): void => {
  const light = context.createLinearGradient(0, 0, width, height);
  light.addColorStop(0, '#ffe2a4');
  light.addColorStop(0.45, mixed('#9a8a90', shades.main, 0.42));
  light.addColorStop(1, mixed('#2a1640', shades.dark, 0.5));
  context.save();
  context.globalCompositeOperation = 'overlay';
  context.globalAlpha = 0.6;
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
  context.restore();
  context.fillStyle = 'rgba(255, 240, 196, 0.1)';
  context.beginPath();
  for (const [from, wide] of [
    [0.02, 0.1],
    [0.2, 0.16],
    [0.48, 0.07],
  ] as const) {
    context.moveTo(width * from, 0);
    context.lineTo(width * (from + wide), 0);
    context.lineTo(width * (from + wide) + height * 0.75, height);
    context.lineTo(width * from + height * 0.45, height);
  }
  context.fill();
};

/** A light behind a head or a thing, which makes it stand out. */
export const paintGlow = (context: CanvasRenderingContext2D, x: number, y: number, radius: number): void => {
  const glow = context.createRadialGradient(x, y, radius * 0.3, x, y, radius);
  glow.addColorStop(0, 'rgba(255, 246, 220, 0.42)');
  glow.addColorStop(0.55, 'rgba(255, 242, 208, 0.16)');
  glow.addColorStop(1, 'rgba(255, 246, 220, 0)');
  context.fillStyle = glow;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
};

/** What is behind a figure recedes: round its head, at (`x`, `y`), the place becomes darker towards the picture's edges. */
export const paintDepth = (
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  x: number,
  y: number,
): void => {
  const reach = Math.hypot(width, height) * 0.6;
  const dusk = context.createRadialGradient(x - width * 0.08, y, reach * 0.3, x, y, reach);
  dusk.addColorStop(0, 'rgba(44, 20, 48, 0)');
  dusk.addColorStop(0.5, 'rgba(44, 20, 48, 0.04)');
  dusk.addColorStop(1, 'rgba(44, 20, 48, 0.3)');
  context.fillStyle = dusk;
  context.fillRect(0, 0, width, height);
};

/** One light over everything in a picture: warm from the left above, and shade at the right below. */
export const paintOneLight = (context: CanvasRenderingContext2D, width: number, height: number): void => {
  const light = context.createLinearGradient(0, 0, width, height);
  light.addColorStop(0, 'rgba(255, 240, 200, 0.22)');
  light.addColorStop(0.4, 'rgba(255, 240, 200, 0)');
  light.addColorStop(0.6, 'rgba(34, 12, 46, 0)');
  light.addColorStop(1, 'rgba(34, 12, 46, 0.2)');
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
};

/** How many blades stand in each lower corner of a picture, and how high they are, as parts of its height. */
const BLADES = 9;
const TALL = [0.06, 0.2] as const;

/** Grass in the lower corners, so near that it is only dark: what is behind it is farther away. */
export const paintForeground = (
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  seed: number,
  shades: Shades,
): void => {
  const random = randomFrom(seed * 3);
  context.fillStyle = `${mixed(shades.ink, '#1c2410', 0.4)}cc`;
  context.beginPath();
  for (const [corner, inwards] of [
    [0, 1],
    [width, -1],
  ] as const) {
    for (let blade = 0; blade < BLADES; blade++) {
      const x = corner + inwards * width * 0.03 * (blade + random() - 1);
      const tall = height * (TALL[0] + random() * (TALL[1] - TALL[0])) * (1 - blade / (BLADES + 2));
      const tip = x + inwards * tall * (random() * 0.7 - 0.1);
      context.moveTo(x - width * 0.016, height);
      context.quadraticCurveTo(x, height - tall * 0.5, tip, height - tall);
      context.quadraticCurveTo(x + width * 0.012, height - tall * 0.45, x + width * 0.02, height);
    }
  }
  context.fill();
};

/** A middle of light, and how far it must reach to fill the picture. */
interface Shining {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

type Shape = (path: Path2D, shining: Shining) => void;

/** Rays from a middle, as many in a whole turn, each so much of its share wide. */
const raysFrom = (path: Path2D, { x, y, reach }: Shining, rays: number, wide: number): void => {
  for (let ray = 0; ray < rays; ray++) {
    const [from, to] = [((ray - wide) / rays) * Math.PI * 2, ((ray + wide) / rays) * Math.PI * 2];
    path.moveTo(x, y);
    path.lineTo(x + Math.cos(from) * reach, y + Math.sin(from) * reach);
    path.lineTo(x + Math.cos(to) * reach, y + Math.sin(to) * reach);
    path.closePath();
  }
};

/** A ring around a middle. */
const ringOf = (path: Path2D, { x, y }: Shining, inner: number, outer: number): void => {
  path.moveTo(x + outer, y);
  path.arc(x, y, outer, 0, Math.PI * 2);
  path.moveTo(x + inner, y);
  path.arc(x, y, inner, 0, Math.PI * 2, true);
};

/** A sun that rises behind the figure: broad rays from below, and its disc. */
const risingSun: Shape = (path, { x, y, reach }) => {
  const low = { x, y: y + reach * 0.2, reach };
  raysFrom(path, low, 16, 0.2);
  ringOf(path, low, 0, reach * 0.3);
};

/** A halo: rings of gold, and short rays around the outermost. */
const halo: Shape = (path, shining) => {
  const { x, y, reach } = shining;
  for (const [inner, outer] of [
    [0.26, 0.3],
    [0.33, 0.345],
  ] as const)
    ringOf(path, shining, reach * inner, reach * outer);
  for (let ray = 0; ray < 28; ray++) {
    const angle = (ray / 28) * Math.PI * 2;
    const [from, to] = [reach * 0.37, reach * (ray % 2 === 0 ? 0.62 : 0.47)];
    path.moveTo(x + Math.cos(angle - 0.045) * from, y + Math.sin(angle - 0.045) * from);
    path.lineTo(x + Math.cos(angle) * to, y + Math.sin(angle) * to);
    path.lineTo(x + Math.cos(angle + 0.045) * from, y + Math.sin(angle + 0.045) * from);
    path.closePath();
  }
};

/** Shafts of light that fall from the left above, and motes of gold in them. */
const shafts: Shape = (path, { x, y, reach }) => {
  const [left, top] = [x - reach * 0.7, y - reach * 0.62];
  for (const [from, wide] of [
    [0.02, 0.05],
    [0.17, 0.1],
    [0.42, 0.04],
    [0.56, 0.09],
    [0.82, 0.06],
  ] as const) {
    const at = left + from * reach;
    path.moveTo(at, top);
    path.lineTo(at + wide * reach, top);
    path.lineTo(at + wide * reach * 1.5 + reach * 0.5, top + reach * 1.4);
    path.lineTo(at + reach * 0.5, top + reach * 1.4);
    path.closePath();
  }
  for (let mote = 0; mote < 26; mote++) {
    const [out, down] = [((mote * 0.618) % 1) * 1.2 - 0.6, ((mote * 0.381) % 1) * 0.9 - 0.45];
    const radius = reach * (0.006 + (mote % 3) * 0.004);
    path.moveTo(x + out * reach + radius, y + down * reach);
    path.arc(x + out * reach, y + down * reach, radius, 0, Math.PI * 2);
  }
};

/** The ways in which gold shines behind those who are shown in splendour: rays all around, a rising sun, a halo, shafts. */
const SPLENDOURS: readonly Shape[] = [(path, shining) => raysFrom(path, shining, 22, 0.27), risingSun, halo, shafts];

/** Gold that shines from behind the figure, over a place that it outshines: for the few cards that are shown in splendour. */
export const paintSplendour = (
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  seed: number,
  shades: Shades,
): void => {
  const shining = { x: width / 2, y: height * 0.56, reach: Math.hypot(width, height) };
  const { x, y, reach } = shining;
  context.fillStyle = `${shades.dark}9c`;
  context.fillRect(0, 0, width, height);
  const gold = context.createRadialGradient(x, y, 0, x, y, reach * 0.6);
  gold.addColorStop(0, 'rgba(255, 240, 190, 0.95)');
  gold.addColorStop(0.45, 'rgba(240, 200, 104, 0.72)');
  gold.addColorStop(1, 'rgba(200, 150, 60, 0.3)');
  context.fillStyle = gold;
  const path = new Path2D();
  SPLENDOURS[seed % SPLENDOURS.length]?.(path, shining);
  context.fill(path);
};
