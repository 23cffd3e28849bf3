import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { randomFrom } from '../../cards/textures/random.ts';

/* The sky over a land, with its sun and its clouds, by the hour of the epoch. */

/** A box of a picture, its origin at the left top. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

export interface Hours {
  /** From the top to the horizon. */
  readonly sky: readonly [string, string, string];
  /** Where the sun stands: shares of width and depth, and its colour. */
  readonly sun: readonly [across: number, down: number, colour: string];
  /** Whether the sun stands there over every place; else it is elsewhere over each. */
  readonly sameSun?: boolean;
  /** Where light falls on them, and at their feet: red, green, blue. */
  readonly clouds: readonly [lit: string, foot: string];
  readonly mountains: string;
  /** What all land takes on of the light, and how much. */
  readonly light: readonly [colour: string, share: number];
}

/** A morning, a noon and an evening. */
export const HOURS: Readonly<Record<Epoch, Hours>> = {
  1: {
    sky: ['#5f93b8', '#a9c7c9', '#fbe3b0'],
    sun: [0.175, 0.36, '#fff3c9'],
    clouds: ['255,247,228', '214,200,190'],
    mountains: '#8ea6a0',
    light: ['#f2c98a', 0.18],
  },
  2: {
    sky: ['#2f78bd', '#78b5dd', '#dff0ee'],
    sun: [0.72, 0.2, '#fffbe6'],
    clouds: ['255,255,255', '168,196,222'],
    mountains: '#7fa3b4',
    light: ['#ffffff', 0.06],
  },
  3: {
    sky: ['#3a2a66', '#b0506a', '#ffb66e'],
    sun: [0.825, 0.42, '#ffe2a0'],
    clouds: ['255,176,128', '108,58,104'],
    mountains: '#5a3a5c',
    light: ['#7a3348', 0.26],
  },
};

/** The share of a sky's box at which its last colour is reached. */
export const SKY_ENDS = 0.62;

/** Where the sun stands over another place: a share of the width, never at its very edge. */
const turned = (across: number, place: number): number => 0.1 + ((across - 0.1 + place * 0.29) % 0.8);

/** Where the sun stands over a place's sky, from the left of the context. */
export const sunAcross = ({ x, width }: Box, { sun, sameSun = false }: Hours, place: number): number =>
  x + width * (sameSun ? sun[0] : turned(sun[0], place));

/** The radius of the sun and how far it shines, in depths of the box; how much light there is around it, from its edge outwards. */
const SUN = { radius: 0.052, shines: 0.95, around: ['99', '4d', '24', '0d', '00'] } as const;

/** A round disc, sharp where the air is clear, in a glow that grows weaker outwards. */
const paintSun = (context: CanvasRenderingContext2D, box: Box, hours: Hours, place: number): void => {
  const { x, y, width, depth } = box;
  const [, down, colour] = hours.sun;
  const [sunX, sunY] = [sunAcross(box, hours, place), y + depth * down];
  const radius = depth * SUN.radius;
  const shine = context.createRadialGradient(sunX, sunY, radius, sunX, sunY, depth * SUN.shines);
  SUN.around.forEach((share, index, { length }) => {
    shine.addColorStop((index / (length - 1)) ** 2, `${colour}${share}`);
  });
  context.fillStyle = shine;
  context.fillRect(x, y, width, depth);
  const disc = context.createRadialGradient(sunX, sunY, 0, sunX, sunY, radius);
  disc.addColorStop(0, '#fffdf2');
  disc.addColorStop(0.8, colour);
  disc.addColorStop(0.93, colour);
  disc.addColorStop(1, `${colour}00`);
  context.fillStyle = disc;
  context.fillRect(sunX - radius, sunY - radius, radius * 2, radius * 2);
};

/** How many clouds a sky has, between which shares of its depth; how wide one is, in depths, and how high, in its widths. */
const CLOUDS = { count: 8, from: 0.1, until: 0.5, wide: 0.62, high: 0.2 } as const;
/** Heaps of a cloud; the rows in which they lie: how high up, how large, and how light. */
const HEAPS = 9;
const ROWS = [
  { up: 0.34, size: 0.92, light: 0.34 },
  { up: 0.1, size: 1, light: 0.62 },
  { up: -0.08, size: 0.74, light: 0.9 },
] as const;

/**
 * A cloud: rows of heaps before each other, each lit from above and darker at its foot, where it is flat and melts into the air.
 * @param wide from its middle to both sides, in units of the context
 */
const paintCloud = (
  context: CanvasRenderingContext2D,
  at: { readonly x: number; readonly foot: number; readonly wide: number },
  [lit, under]: Hours['clouds'],
  seed: number,
): void => {
  const random = randomFrom(seed);
  const { x, foot, wide } = at;
  const high = wide * CLOUDS.high * 2;
  for (const { up, size, light } of ROWS) {
    const heaps = new Path2D();
    for (let heap = 0; heap < HEAPS; heap++) {
      const share = (heap + 0.5) / HEAPS;
      const aside = (share * 2 - 1) * wide * size;
      const tall = Math.sin(share * Math.PI) ** 0.7 * high * (0.45 + 0.55 * random()) * size;
      const radius = Math.max(high * 0.16, tall * 0.62);
      const middle = foot - up * high * 0.5 - tall + radius;
      heaps.moveTo(x + aside + radius * 1.5, middle);
      heaps.ellipse(x + aside, middle, radius * 1.5, radius, 0, 0, Math.PI * 2);
    }
    const fall = context.createLinearGradient(0, foot - high * 1.1, 0, foot);
    fall.addColorStop(0, `rgba(${lit},${light})`);
    fall.addColorStop(0.5, `rgba(${lit},${light * 0.7})`);
    fall.addColorStop(0.84, `rgba(${under},${light * 0.55})`);
    fall.addColorStop(1, `rgba(${under},0)`);
    context.fillStyle = fall;
    context.save();
    context.beginPath();
    context.rect(x - wide * 2, foot - high * 3, wide * 4, high * 3);
    context.clip();
    context.fill(heaps);
    context.restore();
  }
};

/** Paints the sky of an hour over a place: its sun, its clouds, the far ones low and small. */
export const paintSky = (context: CanvasRenderingContext2D, box: Box, hours: Hours, place: number): void => {
  const { x, y, width, depth } = box;
  const fall = context.createLinearGradient(0, y, 0, y + depth * SKY_ENDS);
  hours.sky.forEach((colour, index) => {
    fall.addColorStop(index / 2, colour);
  });
  context.fillStyle = fall;
  context.fillRect(x, y, width, depth);
  paintSun(context, box, hours, place);
  for (let cloud = CLOUDS.count - 1; cloud >= 0; cloud--) {
    const down = (cloud + 0.5) / CLOUDS.count;
    const near = 1 - down * 0.6;
    paintCloud(
      context,
      {
        x: x + width * ((cloud * 0.618 + 0.07 + place * 0.37) % 1),
        foot: y + depth * (CLOUDS.from + (CLOUDS.until - CLOUDS.from) * down),
        wide: depth * CLOUDS.wide * 0.5 * near,
      },
      hours.clouds,
      cloud * 31 + place * 7 + 5,
    );
  }
};
