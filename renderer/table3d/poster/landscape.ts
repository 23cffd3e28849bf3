import type { Player } from '../../../shared/contract/tableSetup.ts';
import { EMBLEM_SHADES } from '../../cards/palette.ts';
import { paintPanorama } from '../textures/panorama.ts';
import { extentOf, heightOf, SKYLINE, type SkylineArtist, type Town } from './skyline.ts';

/* Cities as they stand in their long row, each in its land. */

type Context = CanvasRenderingContext2D;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Cities being drawn: by whom, and how far they have grown. */
export interface Scene {
  readonly artist: SkylineArtist;
  readonly town: Town;
  readonly time: number;
  /** Whether it is a picture of its own: cities fill it, which would jump in a film. */
  readonly still: boolean;
}

/** By then all houses stand. */
export const STANDS = 9;

/** In a band that is so many times wider than high the city leaves room at its sides. */
const LOW_BAND = 6;
const BESIDE = 0.7;
/** How much of that room is at its left, where names stand, which are longer than points. */
const NAMED = 0.62;
/** In a high band there is room for a face above the towers, in units of the city. */
const HEADROOM = 0.24;
/** The share of a high band's width that a city fills: nothing of it is cut off. */
const FILLED = 0.97;
/** Pictures of cities are drawn so many times larger than they are shown, so that no edge is jagged. */
const FINER = 1.6;
/** All that a city can ever be wide, in its units. */
const WHOLE = [-SKYLINE.width / 2, SKYLINE.width / 2] as const;

/** What a band shows beside its city: where that stands, and whether there is room for words at its sides. */
export interface Standing {
  readonly beside: boolean;
  readonly left: number;
  readonly wide: number;
}

/** Paints the city of a seat on its ground. In a low band of a film it stands between name and points. */
const paintCity = (
  context: Context,
  { x, y, width, height }: Box,
  seat: number,
  { artist, town, time, still }: Scene,
): Standing => {
  const beside = !still && width / height > LOW_BAND;
  const [from, to] = still ? extentOf(town, seat) : WHOLE;
  const top = still ? heightOf(town, seat) : SKYLINE.height - HEADROOM;
  const filled = still ? FILLED : 1;
  const room = width * (beside ? BESIDE : filled);
  const unit = Math.min(room / (to - from), height / (top + (beside ? 0.1 : HEADROOM)));
  const wide = unit * (to - from);
  const left = (width - wide) * (beside ? NAMED : 0.5);
  const start = from - left / unit;
  const cut = { from: start, to: start + width / unit, high: height / unit };
  const city = artist.draw(town, seat, time, cut, width * (still ? FINER : 1));
  context.drawImage(city, 0, 0, city.width, city.height, x, y, width, height);
  const foot = context.createLinearGradient(0, y + height * 0.86, 0, y + height);
  foot.addColorStop(0, 'rgba(30,16,4,0)');
  foot.addColorStop(1, 'rgba(30,16,4,0.4)');
  context.fillStyle = foot;
  context.fillRect(x, y, width, height);
  return { beside, left, wide };
};

/** Paints a seat's city in its land. */
export const paintScene = (context: Context, box: Box, seat: number, { emblem }: Player, scene: Scene): Standing => {
  const { x, y, width, height } = box;
  paintPanorama(context, { x, y, width, depth: height }, scene.town.epoch, emblem);
  // Everybody's evening has a light of its own.
  const glow = context.createLinearGradient(0, y + height * 0.4, 0, y + height * 0.8);
  glow.addColorStop(0, `${EMBLEM_SHADES[emblem].main}a8`);
  glow.addColorStop(1, `${EMBLEM_SHADES[emblem].main}00`);
  context.globalCompositeOperation = 'soft-light';
  context.fillStyle = glow;
  context.fillRect(x, y, width, height);
  context.globalCompositeOperation = 'source-over';
  return paintCity(context, box, seat, scene);
};

/** A sky that is darker at the top, where words stand before clouds and towers. */
export const paintDusk = (context: Context, { x, y, width, height }: Box): void => {
  const fall = context.createLinearGradient(0, y, 0, y + height * 0.62);
  fall.addColorStop(0, 'rgba(24,10,18,0.36)');
  fall.addColorStop(0.45, 'rgba(24,10,18,0.22)');
  fall.addColorStop(1, 'rgba(24,10,18,0)');
  context.fillStyle = fall;
  context.fillRect(x, y, width, height * 0.62);
};
