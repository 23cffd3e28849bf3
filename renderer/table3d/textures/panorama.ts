import type { Colour } from '../../../shared/vocabulary/colours.ts';
import { EMBLEMS, type Emblem } from '../../../shared/vocabulary/seats.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { makeNoise } from '../../cards/textures/random.ts';
import { CITY } from '../layout/city.ts';
import { type LandPlace, paintCityLand } from './cityLand.ts';

/** A box of a picture, its origin at the left top. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

/** How large a unit of a city is in a picture. */
type CityUnit = Pick<LandPlace, 'across' | 'up'>;

export interface Hours {
  /** From the top to the horizon. */
  readonly sky: readonly [string, string, string];
  /** Where the sun stands: shares of width and depth, and its colour. */
  readonly sun: readonly [across: number, down: number, colour: string];
  /** Whether the sun stands there over every place; else it is elsewhere over each. */
  readonly sameSun?: boolean;
  readonly clouds: string;
  readonly mountains: string;
  /** What all land takes on of the light, and how much. */
  readonly light: readonly [colour: string, share: number];
}

/** A morning, a noon and an evening. */
export const HOURS: Readonly<Record<Epoch, Hours>> = {
  1: {
    sky: ['#5f93b8', '#a9c7c9', '#fbe3b0'],
    sun: [0.175, 0.36, '#fff3c9'],
    clouds: 'rgba(255,244,220,0.55)',
    mountains: '#8ea6a0',
    light: ['#f2c98a', 0.18],
  },
  2: {
    sky: ['#2f78bd', '#78b5dd', '#dff0ee'],
    sun: [0.72, 0.2, '#fffbe6'],
    clouds: 'rgba(255,255,255,0.8)',
    mountains: '#7fa3b4',
    light: ['#ffffff', 0.06],
  },
  3: {
    sky: ['#3a2a66', '#b0506a', '#ffb66e'],
    sun: [0.825, 0.42, '#ffe2a0'],
    clouds: 'rgba(255,190,140,0.4)',
    mountains: '#5a3a5c',
    light: ['#7a3348', 0.26],
  },
};

/** The land of each colour: corn, red earth, water, orchards, lavender. */
export const LANDS: Readonly<Record<Colour, readonly [far: string, near: string]>> = {
  yellow: ['#d9b65a', '#b98f35'],
  red: ['#b87a58', '#8f5238'],
  blue: ['#6fa9c6', '#3f7ea3'],
  green: ['#8db05c', '#5c8a3d'],
  purple: ['#a58cb8', '#75588f'],
};

const noise = makeNoise(23);

/** A silhouette from one side of the box to the other, filled down to its foot. */
export const fillRidge = (
  context: CanvasRenderingContext2D,
  { x, y, width, depth }: Box,
  height: (share: number) => number,
) => {
  const steps = 120;
  context.beginPath();
  context.moveTo(x, y + depth);
  for (let step = 0; step <= steps; step++)
    context.lineTo(x + (width * step) / steps, y + depth * (1 - height(step / steps)));
  context.lineTo(x + width, y + depth);
  context.closePath();
  context.fill();
};

/** The share of a sky's box at which its last colour is reached. */
export const SKY_ENDS = 0.62;

/** Where the sun stands over another place: a share of the width, never at its very edge. */
const turned = (across: number, place: number): number => 0.1 + ((across - 0.1 + place * 0.29) % 0.8);

/** Where the sun stands over a place's sky, from the left of the context. */
export const sunAcross = ({ x, width }: Box, { sun, sameSun = false }: Hours, place: number): number =>
  x + width * (sameSun ? sun[0] : turned(sun[0], place));

/** Paints the sky of an hour over a place: its sun, its clouds. */
export const paintSky = (context: CanvasRenderingContext2D, box: Box, hours: Hours, place: number): void => {
  const { x, y, width, depth } = box;
  const { sky, sun, clouds } = hours;
  const fall = context.createLinearGradient(0, y, 0, y + depth * SKY_ENDS);
  sky.forEach((colour, index) => {
    fall.addColorStop(index / 2, colour);
  });
  context.fillStyle = fall;
  context.fillRect(x, y, width, depth);
  const [, down, colour] = sun;
  const [sunX, sunY] = [sunAcross(box, hours, place), y + depth * down];
  const shine = context.createRadialGradient(sunX, sunY, depth * 0.05, sunX, sunY, depth * 1.3);
  shine.addColorStop(0, colour);
  shine.addColorStop(0.09, `${colour}cc`);
  shine.addColorStop(0.16, `${colour}55`);
  shine.addColorStop(1, `${colour}00`);
  context.fillStyle = shine;
  context.fillRect(x, y, width, depth);
  context.fillStyle = clouds;
  for (let cloud = 0; cloud < 9; cloud++) {
    const at = x + width * ((cloud * 0.618 + 0.07 + place * 0.37) % 1);
    const high = y + depth * (0.12 + ((cloud * 0.37 + place * 0.11) % 0.36));
    // One outline, so that nothing shows where its parts overlap; its foot is flat.
    context.beginPath();
    for (const [aside, size] of [
      [-0.13, 0.42],
      [-0.03, 0.8],
      [0.1, 0.55],
    ] as const) {
      const [middle, wide] = [at + aside * depth * 1.6, depth * size * 0.26];
      context.moveTo(middle + wide, high);
      context.ellipse(middle, high, wide, depth * size * 0.075, 0, Math.PI, 0);
      context.ellipse(middle, high, wide, depth * size * 0.016, 0, 0, Math.PI);
    }
    context.fill();
  }
};

/** The evening's or the morning's light over all land. */
const paintLight = (context: CanvasRenderingContext2D, { x, y, width, depth }: Box, { light }: Hours): void => {
  const [colour, share] = light;
  const shine = context.createLinearGradient(0, y + depth * 0.34, 0, y + depth * 0.66);
  shine.addColorStop(0, `${colour}00`);
  shine.addColorStop(1, colour);
  context.save();
  context.globalAlpha = share;
  context.fillStyle = shine;
  context.fillRect(x, y + depth * 0.34, width, depth * 0.66);
  context.restore();
};

/** How high a unit of a city is where nothing else is said: so many fill the box. */
const UNITS_HIGH = 0.62;

/**
 * Paints what lies behind a city: the sky of its epoch, mountains, and the land of each district. In the context's units.
 * Every emblem has a place of its own in the world: other mountains, other clouds, the sun elsewhere.
 * @param unit how wide and how high a unit of the city is that stands before it
 */
export const paintPanorama = (
  context: CanvasRenderingContext2D,
  box: Box,
  epoch: Epoch,
  emblem: Emblem,
  unit: CityUnit = { across: box.width / CITY.width, up: box.depth / UNITS_HIGH },
): void => {
  const hours = HOURS[epoch];
  const place = EMBLEMS.indexOf(emblem);
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.depth);
  context.clip();
  paintSky(context, box, hours, place);
  context.fillStyle = hours.mountains;
  context.globalAlpha = 0.55;
  fillRidge(context, box, (share) => 0.36 + 0.3 * noise(share * 17, 0.5 + place, 17, 4));
  context.globalAlpha = 0.75;
  fillRidge(context, box, (share) => 0.24 + 0.3 * noise(share * 23 + 5, 2.5 + place, 23, 4));
  context.globalAlpha = 1;
  paintCityLand(context, { middle: box.x + box.width / 2, foot: box.y + box.depth, ...unit }, epoch);
  paintLight(context, box, hours);
  context.restore();
};
