import type { Colour } from '../../../shared/vocabulary/colours.ts';
import { EMBLEMS, type Emblem } from '../../../shared/vocabulary/seats.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { makeNoise } from '../../cards/textures/random.ts';
import { CITY } from '../layout/city.ts';
import { type LandPlace, paintCityLand } from './cityLand.ts';
import { type Box, HOURS, type Hours, paintSky } from './sky.ts';

/** How large a unit of a city is in a picture. */
type CityUnit = Pick<LandPlace, 'across' | 'up'>;

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
