import type { Colour } from '../../../shared/vocabulary/colours.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import type { Composition } from '../composition.ts';
import { paintHatching } from '../hatching.ts';
import type { Shades } from '../palette.ts';
import { randomFrom } from '../textures/random.ts';
import {
  arch,
  battlements,
  column,
  curtain,
  disc,
  type Frame,
  furrows,
  hanging,
  house,
  hut,
  type Material,
  mast,
  palisade,
  poly,
  rect,
  ridge,
  tree,
  wash,
  water,
} from './scenery.ts';

/** What things are built of in each epoch: reed and clay, stone and tile, marble. */
const MATERIALS: Readonly<Record<Epoch, Material>> = {
  1: { wall: '#d8a468', side: '#b57f48', roof: '#c9a652', hole: '#5f3a1c' },
  2: { wall: '#dccbab', side: '#b09a7c', roof: '#c2512e', hole: '#473a30' },
  3: { wall: '#f3e7d6', side: '#cbb5a6', roof: '#7a5a86', hole: '#ffd479' },
};

/** The hour of the day, from the top down. */
const SKIES: Readonly<Record<Epoch, readonly string[]>> = {
  1: ['#f2b862', '#fbe3a8', '#f7d489'],
  2: ['#6fb0d8', '#b9dde6', '#f7edc8'],
  3: ['#3d3472', '#b05a8a', '#f39a55', '#ffdf8f'],
};

const CLAY = MATERIALS[1];
const STONE = MATERIALS[2];
const MARBLE = MATERIALS[3];

/** Places beside the middle, where somebody stands: at the left and right edge, `part` of the height inwards. */
const edges = ({ width, height }: Frame, part: number): readonly [number, number] => [
  width / 2 - (width / 2 - height * part),
  width / 2 + (width / 2 - height * part),
];

type Scene = (frame: Frame) => void;

const riverside: Scene = (frame) => {
  const { width, height, random } = frame;
  disc(frame, width * (0.2 + random() * 0.6), height * 0.42, height * 0.13, '#fff4d2');
  ridge(frame, height * 0.62, height * 0.14, 4, '#d9ae74');
  water(frame, height * 0.66, '#8fbfc0');
  const [left, right] = edges(frame, 0.16);
  const swap = random() < 0.5;
  hut(frame, swap ? left : right, height * 0.72, height * 0.3, CLAY);
  mast(frame, swap ? right : left, height * 0.8, height * 0.28, '#f6ecd2');
  rect(frame, 0, height * 0.86, width, height * 0.14, '#b98a52');
};

const camp: Scene = (frame) => {
  const { width, height, random } = frame;
  ridge(frame, height * 0.56, height * 0.2, 4, '#cf9c68');
  ridge(frame, height * 0.68, height * 0.12, 5, '#b98350');
  const [left, right] = edges(frame, 0.2);
  hut(frame, random() < 0.5 ? left : right, height * 0.62, height * 0.26, CLAY);
  palisade(frame, 0, width, height * (0.56 + random() * 0.06));
};

const court: Scene = (frame) => {
  const { context, width, height, random } = frame;
  rect(frame, 0, height * 0.3, width, height * 0.7, CLAY.wall);
  rect(frame, 0, height * 0.3, width, height * 0.035, CLAY.side);
  for (let x = height * 0.08; x < width; x += height * 0.24) {
    poly(frame, CLAY.side, x, height * 0.3, x + height * 0.06, height * 0.22, x + height * 0.12, height * 0.3);
  }
  const [left, right] = edges(frame, 0.17);
  for (const x of [left, right]) arch(frame, x, height * 0.48, height, height * 0.22, '#8a5530');
  context.fillStyle = '#2f6fae55';
  for (let x = 0; x < width; x += height * 0.1) context.fillRect(x, height * 0.38, height * 0.05, height * 0.04);
  if (random() < 0.5) tree(frame, left, height, height * 0.42, false, '#8a9a4c');
  else tree(frame, right, height, height * 0.42, false, '#8a9a4c');
};

const clearing: Scene = (frame) => {
  const { width, height, random } = frame;
  disc(frame, width * (0.15 + random() * 0.7), height * 0.34, height * 0.14, '#fff6d6');
  ridge(frame, height * 0.6, height * 0.16, 4, '#bcae62');
  furrows(frame, height * 0.62, '#a98a4c', '#8f9a4a');
  const [left, right] = edges(frame, 0.14);
  hut(frame, random() < 0.5 ? left : right, height * 0.68, height * 0.24, CLAY);
  for (let reed = 0; reed < 9; reed++) {
    const x = reed % 2 === 0 ? random() * left * 2 : width - random() * left * 2;
    const top = height * (0.6 + random() * 0.2);
    poly(frame, '#6f7f3a', x, height, x - height * 0.05, top, x + height * 0.03, height);
  }
};

const stones: Scene = (frame) => {
  const { width, height, random } = frame;
  disc(frame, width / 2, height * 0.44, height * 0.4, '#fff3d0');
  ridge(frame, height * 0.7, height * 0.12, 5, '#c08e5c');
  const [left, right] = edges(frame, 0.15);
  for (const [x, tall] of [
    [left, 0.5 + random() * 0.1],
    [right, 0.5 + random() * 0.1],
  ] as const) {
    const top = height * (1 - tall);
    poly(
      frame,
      '#a98f77',
      x - height * 0.1,
      height,
      x - height * 0.08,
      top,
      x + height * 0.06,
      top - height * 0.04,
      x + height * 0.1,
      height,
    );
    poly(
      frame,
      '#84694f',
      x + height * 0.02,
      height,
      x + height * 0.02,
      top,
      x + height * 0.06,
      top - height * 0.04,
      x + height * 0.1,
      height,
    );
  }
  rect(frame, 0, height * 0.9, width, height * 0.1, '#96683e');
};

const market: Scene = (frame) => {
  const { width, height, random, shades } = frame;
  ridge(frame, height * 0.56, height * 0.12, 5, '#a9b58c');
  const [left, right] = edges(frame, 0.15);
  for (const x of [left, right]) house(frame, x, height * 0.94, height * (0.42 + random() * 0.1), STONE);
  for (const x of [left + height * 0.26, right - height * 0.26])
    house(frame, x, height * 0.9, height * 0.32, { ...STONE, wall: '#ddd0b4' });
  rect(frame, 0, height * 0.86, width, height * 0.14, '#a3988a');
  poly(frame, shades.main, 0, height * 0.66, left * 2, height * 0.66, left * 2.3, height * 0.76, 0, height * 0.76);
};

const castle: Scene = (frame) => {
  const { height, width, random } = frame;
  ridge(frame, height * 0.6, height * 0.2, 4, '#9eab8a');
  const [left, right] = edges(frame, 0.18);
  const tower = random() < 0.5 ? left : right;
  battlements(frame, 0, width, height * 0.6, STONE);
  battlements(frame, tower - height * 0.17, tower + height * 0.17, height * 0.34, { ...STONE, wall: '#b8ad9c' });
  arch(frame, tower, height * 0.46, height * 0.6, height * 0.07, STONE.hole);
};

const cloister: Scene = (frame) => {
  const { width, height } = frame;
  rect(frame, 0, 0, width, height, '#b7ac9c');
  const [left, right] = edges(frame, 0.2);
  for (const x of [left, right, width / 2]) {
    arch(frame, x, height * 0.2, height * 0.88, height * 0.34, '#8f8373', true);
    arch(frame, x, height * 0.22, height * 0.88, height * 0.28, '#dcebee', true);
    rect(frame, x - height * 0.012, height * 0.14, height * 0.024, height * 0.74, '#8f8373');
    disc(frame, x, height * 0.33, height * 0.08, '#c9857a');
    disc(frame, x, height * 0.33, height * 0.045, '#f1d27c');
  }
  rect(frame, 0, height * 0.88, width, height * 0.12, '#8f8373');
};

const farm: Scene = (frame) => {
  const { height, width, random } = frame;
  ridge(frame, height * 0.56, height * 0.12, 4, '#9db27c');
  furrows(frame, height * 0.6, '#8da05a', '#c9b052');
  const [left, right] = edges(frame, 0.17);
  const swap = random() < 0.5;
  house(frame, swap ? left : right, height * 0.74, height * 0.28, STONE);
  tree(frame, swap ? right : left, height * 0.8, height * 0.5, false, '#5f8a48');
  tree(frame, width / 2 + (swap ? 1 : -1) * height * 0.4, height * 0.66, height * 0.24, false, '#6f9650');
};

const hall: Scene = (frame) => {
  const { width, height } = frame;
  rect(frame, 0, 0, width, height, '#9a8d80');
  const [left, right] = edges(frame, 0.2);
  battlements({ ...frame }, 0, width, height * 0.02, { ...STONE, wall: '#a79a8c', side: '#8c8073' });
  for (const x of [left, right]) hanging(frame, x, height * 0.24, height * 0.72);
  rect(frame, 0, height * 0.9, width, height * 0.1, '#6e6258');
};

const harbour: Scene = (frame) => {
  const { height, width, random } = frame;
  disc(frame, width * (0.25 + random() * 0.5), height * 0.58, height * 0.15, '#ffe9a8');
  water(frame, height * 0.62, '#6c5f94');
  const [left, right] = edges(frame, 0.18);
  const swap = random() < 0.5;
  mast(frame, swap ? left : right, height * 0.76, height * 0.5, '#f6d9b0');
  const x = swap ? right : left;
  column(frame, x, height * 0.2, height * 0.92, height * 0.12, MARBLE);
  rect(frame, 0, height * 0.88, width, height * 0.12, MARBLE.side);
};

const bastion: Scene = (frame) => {
  const { height, width, random } = frame;
  ridge(frame, height * 0.62, height * 0.2, 4, '#7d5b80');
  const [left, right] = edges(frame, 0.18);
  poly(frame, '#b9a094', 0, height, 0, height * 0.6, width, height * 0.6, width, height);
  rect(frame, 0, height * 0.57, width, height * 0.05, MARBLE.wall);
  for (const x of [left, right]) {
    column(frame, x - height * 0.09, height * 0.26, height * 0.96, height * 0.09, MARBLE);
    column(frame, x + height * 0.09, height * 0.26, height * 0.96, height * 0.09, MARBLE);
    rect(frame, x - height * 0.19, height * 0.16, height * 0.38, height * 0.09, MARBLE.wall);
  }
  hanging(frame, random() < 0.5 ? left : right, height * 0.13, height * 0.5);
};

const library: Scene = (frame) => {
  const { height, width, random, shades } = frame;
  rect(frame, 0, 0, width, height, '#4d3547');
  const bands = ['#a8503f', shades.main, '#c79a4a', '#5f7a58', '#e2cfa8', shades.dark];
  for (let shelf = 0; shelf < 4; shelf++) {
    const base = height * (0.26 + shelf * 0.22);
    for (let x = 0; x < width; ) {
      const wide = height * (0.025 + random() * 0.03);
      rect(
        frame,
        x,
        base - height * (0.11 + random() * 0.06),
        wide,
        height * 0.17,
        bands[Math.floor(random() * bands.length)] ?? '#c79a4a',
      );
      x += wide + height * 0.006;
    }
    rect(frame, 0, base, width, height * 0.035, '#8a5f3a');
    rect(frame, 0, base + height * 0.025, width, height * 0.02, '#2c1c26');
  }
  const [left, right] = edges(frame, 0.06);
  for (const x of [left, right]) column(frame, x, height * 0.1, height, height * 0.1, MARBLE);
};

const garden: Scene = (frame) => {
  const { height, width, random } = frame;
  disc(frame, width * (0.25 + random() * 0.5), height * 0.52, height * 0.14, '#fff0b8');
  ridge(frame, height * 0.62, height * 0.14, 4, '#8c6a86');
  rect(frame, 0, height * 0.64, width, height * 0.36, '#6f8a58');
  const [left, right] = edges(frame, 0.14);
  for (const x of [left, right]) tree(frame, x, height * 0.86, height * 0.74, true, '#3f6148');
  rect(frame, 0, height * 0.74, width, height * 0.04, MARBLE.wall);
  for (let x = height * 0.05; x < width; x += height * 0.1)
    disc(frame, x, height * 0.83, height * 0.03, MARBLE.wall, 1.7);
  rect(frame, 0, height * 0.88, width, height * 0.05, MARBLE.side);
};

const palace: Scene = (frame) => {
  const { height, width } = frame;
  const [left, right] = edges(frame, 0.36);
  for (const x of [left, right]) column(frame, x, height * 0.12, height * 0.9, height * 0.13, MARBLE);
  rect(frame, 0, height * 0.88, width, height * 0.12, MARBLE.side);
  curtain(frame, -1);
  curtain(frame, 1);
};

/** Where the people of each colour are at home: on the market, at the wall, in the school, on the land, at court. */
const SCENES: Readonly<Record<Epoch, Readonly<Record<Colour, Scene>>>> = {
  1: { yellow: riverside, red: camp, blue: court, green: clearing, purple: stones },
  2: { yellow: market, red: castle, blue: cloister, green: farm, purple: hall },
  3: { yellow: harbour, red: bastion, blue: library, green: garden, purple: palace },
};

/** Paints what lies behind the figure, filling the whole frame: hour and material of the epoch, place of the colour. */
export const paintBackdrop = (
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  { epoch, colour, seed }: Pick<Composition, 'epoch' | 'colour' | 'seed'>,
  shades: Shades,
): void => {
  const frame: Frame = { context, width, height, shades, random: randomFrom(seed) };
  wash(frame, SKIES[epoch]);
  SCENES[epoch][colour](frame);
  // What is far away is hazy, and of the card's colour and its hatching.
  rect(frame, 0, 0, width, height, `${shades.light}10`);
  rect(frame, 0, 0, width, height, `${shades.main}${epoch === 1 ? '3c' : '22'}`);
  paintHatching(context, colour, width, height, 11, `${shades.dark}12`);
  paintDaylight(frame);
};

/** Light that falls in from the left above and leaves the lower corners in the shade. */
const paintDaylight = ({ context, width, height }: Frame): void => {
  const light = context.createLinearGradient(0, 0, width * 0.7, height);
  light.addColorStop(0, 'rgba(255, 246, 214, 0.5)');
  light.addColorStop(0.45, 'rgba(255, 240, 200, 0)');
  light.addColorStop(1, 'rgba(36, 12, 34, 0.42)');
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
  glow.addColorStop(0, 'rgba(255, 246, 220, 0.62)');
  glow.addColorStop(0.6, 'rgba(255, 242, 208, 0.26)');
  glow.addColorStop(1, 'rgba(255, 246, 220, 0)');
  context.fillStyle = glow;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
};
