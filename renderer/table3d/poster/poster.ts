import type { Player } from '../../../shared/contract/tableSetup.ts';
import type { Observation } from '../../../shared/rules/observation/observation.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { DISPLAY_FONT, loadFonts, TEXT_FONT } from '../../cards/fonts.ts';
import { writeTitle } from '../../cards/lettering.ts';
import { EMBLEM_SHADES, GILT, GILT_DARK, IVORY } from '../../cards/palette.ts';
import { makeDrawing } from '../../cards/textures/canvas.ts';
import { POSTER_SIZES, type PosterShape, type PosterSubject } from '../../game/poster.ts';
import { paintPanorama } from '../textures/panorama.ts';
import { paintPortrait } from '../textures/portrait.ts';
import { paintLaurels } from './laurels.ts';
import { extentOf, heightOf, makeSkylineArtist, SKYLINE, type SkylineArtist, type Town, townOf } from './skyline.ts';

type Context = CanvasRenderingContext2D;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const GROUND = ['#33200f', '#160c05'] as const;

const paintGround = (context: Context, width: number, height: number): void => {
  const fall = context.createRadialGradient(width / 2, height * 0.4, 0, width / 2, height * 0.5, width * 0.75);
  fall.addColorStop(0, GROUND[0]);
  fall.addColorStop(1, GROUND[1]);
  context.fillStyle = fall;
  context.fillRect(0, 0, width, height);
  const rim = Math.min(width, height) * 0.014;
  context.strokeStyle = GILT_DARK;
  context.lineWidth = rim * 0.9;
  context.strokeRect(rim, rim, width - rim * 2, height - rim * 2);
  context.strokeStyle = GILT;
  context.lineWidth = rim * 0.25;
  context.strokeRect(rim, rim, width - rim * 2, height - rim * 2);
};

const write = (
  context: Context,
  text: string,
  { x, y, height, room, align = 'left', colour = IVORY, font = TEXT_FONT }: Writing,
): void => {
  context.save();
  context.font = `700 ${height}px ${font}`;
  // Smaller where there is no room: squeezed letters cannot be read.
  const fit = Math.min(1, room / context.measureText(text).width);
  context.font = `700 ${height * fit}px ${font}`;
  context.textAlign = align;
  context.textBaseline = 'middle';
  context.fillStyle = colour;
  context.shadowColor = 'rgba(10,4,0,0.85)';
  context.shadowBlur = height * 0.35;
  context.shadowOffsetY = height * 0.06;
  context.fillText(text, x, y);
  context.restore();
};

interface Writing {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly room: number;
  readonly align?: CanvasTextAlign;
  readonly colour?: string;
  readonly font?: string;
}

/** By then all houses stand. */
const STANDS = 9;

/** How much higher the band of who has won is, where all stand one below the other; and its share of a broad picture. */
const WINNER = 1.3;
const HERO = [0.64, 0.52] as const;

/** Bands one below the other; the first one may be higher. */
const stacked = (count: number, first: number, { x, y, width, height }: Box, gap: number): readonly Box[] => {
  const share = (height - gap * (count - 1)) / (first + count - 1);
  return Array.from({ length: count }, (_, index) => {
    const above = index === 0 ? 0 : (first + index - 1) * share + index * gap;
    return { x, y: y + above, width, height: share * (index === 0 ? first : 1) };
  });
};

/** Bands beside each other, in so many rows. */
const tiled = (count: number, rows: number, { x, y, width, height }: Box, gap: number): readonly Box[] => {
  const columns = Math.ceil(count / rows);
  const [wide, high] = [(width - gap * (columns - 1)) / columns, (height - gap * (rows - 1)) / rows];
  return Array.from({ length: count }, (_, index) => ({
    x: x + (index % columns) * (wide + gap),
    y: y + Math.floor(index / columns) * (high + gap),
    width: wide,
    height: high,
  }));
};

/** The most that stand beside each other below the winner. */
const BESIDE_EACH_OTHER = 3;

/**
 * Where each seat's band is. In a broad picture of three and more the first one is as broad as it, and the others stand
 * beside each other below; else all stand one below the other.
 * @param still whether the first one is larger
 */
export const bandsOf = (count: number, still: boolean, room: Box, gap: number): readonly Box[] => {
  if (!still || room.width < room.height || count < 3) return stacked(count, still ? WINNER : 1, room, gap);
  const rows = count - 1 > BESIDE_EACH_OTHER ? 2 : 1;
  const high = (room.height - gap) * (HERO[rows - 1] ?? 0.5);
  const below = { ...room, y: room.y + high + gap, height: room.height - high - gap };
  return [{ ...room, height: high }, ...tiled(count - 1, rows, below, gap)];
};

/** The seats in the order of their points, the winners first. */
const ranked = ({ views }: PosterSubject): readonly number[] => {
  const result = views.at(-1)?.result;
  if (!result) return [];
  const totals = result.lines.map(({ total }, seat) => total + (result.winners.includes(seat) ? 0.5 : 0));
  return totals.map((_, seat) => seat).sort((one, other) => (totals[other] ?? 0) - (totals[one] ?? 0));
};

/** Cities being drawn: by whom, and how far they have grown. */
interface Scene {
  readonly artist: SkylineArtist;
  readonly town: Town;
  readonly time: number;
  /** Whether it is a picture of its own: its first seat has the largest band, and cities fill theirs, which would jump in a film. */
  readonly still: boolean;
}

/** A poster, or a moment of a film, being drawn, and what it tells. */
interface Picture extends Scene {
  readonly subject: PosterSubject;
  /** Whether the end is told: points, winners. */
  readonly isEnd: boolean;
  /** The seats in their order. */
  readonly order: readonly number[];
}

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

/** A band that is so much higher than its city, in its heights, lies at water, which takes so much of what is left. */
const AT_WATER = 0.24;
const WATER = { share: 0.52, most: 0.3 } as const;
/** Waves of the water: how far they move what it shows to the side at its far and near end, and how long they are, in pixels. */
const WAVES = { far: 0.6, near: 2.4, long: 9 } as const;

/** How high the water before a seat's city is: 0 where the city fills its band. */
const waterBefore = ({ width, height }: Box, seat: number, { town, still }: Scene): number => {
  if (!still || width / height > LOW_BAND) return 0;
  const [from, to] = extentOf(town, seat);
  const city = ((width * FILLED) / (to - from)) * (heightOf(town, seat) + HEADROOM);
  const left = (height - city) / height;
  return left > AT_WATER ? height * Math.min(left * WATER.share, WATER.most) : 0;
};

/** Paints the lower part of a box as water, which shows what stands above it, upside down. */
const paintWater = (context: Context, { x, y, width, height }: Box, deep: number): void => {
  const shore = Math.round(y + height - deep);
  const { canvas } = context;
  for (let below = 0; below < deep; below++) {
    const near = below / deep;
    const wave = Math.sin((below * 2 * Math.PI) / (WAVES.long * (1 + near)));
    const aside = wave * (WAVES.far + near * WAVES.near);
    context.drawImage(canvas, x, shore - below - 1, width, 1, x + aside, shore + below, width, 1);
  }
  const dark = context.createLinearGradient(0, shore, 0, y + height);
  dark.addColorStop(0, 'rgba(22,16,44,0.34)');
  dark.addColorStop(1, 'rgba(14,10,34,0.72)');
  context.fillStyle = dark;
  context.fillRect(x, shore, width, deep);
  context.fillStyle = 'rgba(255,226,176,0.5)';
  context.fillRect(x, shore - 1, width, 2);
};

/** What a band shows beside its city: where that stands, and whether there is room for words at its sides. */
interface Standing {
  readonly beside: boolean;
  readonly left: number;
  readonly wide: number;
}

/** Paints the city of a seat on its ground. In a low band it stands between name and points, in a high one below them. */
const paintCity = (
  context: Context,
  { x, y, width, height }: Box,
  seat: number,
  { artist, town, time, still }: Scene,
): Standing => {
  const beside = width / height > LOW_BAND;
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

/** How much room points of three digits take, in heights of the name beside them. */
const POINTS_WIDE = 2.3;

/** Paints a seat's city in its land; in a high band it stands at water. */
const paintScene = (context: Context, band: Box, seat: number, { emblem }: Player, scene: Scene): Standing => {
  const deep = waterBefore(band, seat, scene);
  const box = { ...band, height: band.height - deep };
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
  const standing = paintCity(context, box, seat, scene);
  if (deep > 0) paintWater(context, band, deep);
  return standing;
};

/** A sky that is darker at the top, where words stand before clouds and towers. */
const paintDusk = (context: Context, { x, y, width, height }: Box): void => {
  const fall = context.createLinearGradient(0, y, 0, y + height * 0.62);
  fall.addColorStop(0, 'rgba(24,10,18,0.36)');
  fall.addColorStop(0.45, 'rgba(24,10,18,0.22)');
  fall.addColorStop(1, 'rgba(24,10,18,0)');
  context.fillStyle = fall;
  context.fillRect(x, y, width, height * 0.62);
};

/** At the end only who has won laughs; before, everybody does. */
const moodAt = (isEnd: boolean, won: boolean) => (isEnd && !won ? 'thoughtful' : 'pleased');

const paintBand = (context: Context, box: Box, seat: number, picture: Picture): void => {
  const { subject, isEnd } = picture;
  const player = subject.players[seat];
  if (player === undefined) return;
  const { x, y, width, height } = box;
  const won = isEnd && (subject.views.at(-1)?.result?.winners.includes(seat) ?? false);
  const edge = new Path2D();
  edge.roundRect(x, y, width, height, Math.min(height * 0.06, width * 0.02));
  context.save();
  context.clip(edge);
  const { beside, left, wide } = paintScene(context, box, seat, player, picture);
  paintDusk(context, box);
  context.restore();
  context.lineWidth = Math.min(height, width * 0.2) * (won ? 0.028 : 0.014);
  context.strokeStyle = won ? '#ffdf8e' : EMBLEM_SHADES[player.emblem].main;
  context.stroke(edge);
  const face = Math.min(height * 0.5, beside ? (width - wide) * 0.17 : Math.min(height * 0.34, width * 0.17));
  const middle = beside ? y + height / 2 : y + face * (won ? 0.85 : 0.72);
  const at = x + face * 0.95;
  if (won) paintLaurels(context, at, middle, face * 1.02);
  paintPortrait(context, player, at, middle, face, moodAt(isEnd, won));
  const tall = face * (beside ? 0.46 : 0.42);
  const from = at + face * 0.85;
  const room = (beside ? left : width - face * 0.6 - tall * POINTS_WIDE) - (from - x);
  write(context, player.name, { x: from, y: middle, height: tall, room, font: DISPLAY_FONT });
  if (!isEnd) return;
  const points = {
    x: x + width - face * 0.45,
    y: middle,
    height: tall * 1.15,
    room: width * 0.3,
    align: 'right',
  } as const;
  write(context, subject.points[seat] ?? '', { ...points, colour: won ? '#ffdf8e' : IVORY });
};

/** Paints a moment onto a canvas, whatever its size. */
export const paintPicture = (context: Context, picture: Picture): void => {
  const { subject, town, isEnd, order, still } = picture;
  const { width, height } = context.canvas;
  const unit = Math.min(width, height) / 100;
  paintGround(context, width, height);
  const title = isEnd ? subject.title : subject.epochs[town.epoch];
  writeTitle(context, title, width / 2, unit * 8.4, unit * (width > height ? 6.2 : 5.4), '#ffdf8e', width - unit * 12);
  const [top, bottom, gap] = [unit * 14, height - unit * 8, unit * 1.4];
  const room = { x: unit * 4, y: top, width: width - unit * 8, height: bottom - top };
  const bands = bandsOf(order.length, still, room, gap);
  order.forEach((seat, index) => {
    const band = bands[index];
    if (band !== undefined) paintBand(context, band, seat, picture);
  });
  const line = { y: height - unit * 4.6, height: unit * 1.9, colour: GILT } as const;
  const [left, right] = subject.foot;
  write(context, left, { ...line, x: unit * 4, room: width * 0.66 });
  write(context, right, { ...line, x: width - unit * 4, room: width * 0.28, align: 'right' });
};

/**
 * Paints the end of a game as a poster: everybody's city, with faces, names and points, the winner's first.
 * Rejects where nothing can be drawn in 3D.
 */
export const paintPoster = async (subject: PosterSubject, shape: PosterShape): Promise<HTMLCanvasElement> => {
  await loadFonts();
  const last = subject.views.at(-1);
  if (last === undefined) throw new Error('there is nothing to show');
  const { canvas, context } = makeDrawing(POSTER_SIZES[shape][0], POSTER_SIZES[shape][1]);
  const artist = makeSkylineArtist();
  try {
    paintPicture(context, {
      subject,
      artist,
      town: townOf(last),
      time: STANDS,
      isEnd: true,
      order: ranked(subject),
      still: true,
    });
  } finally {
    artist.end();
  }
  return canvas;
};

/** Pixels of a city that is shown behind the podium. */
const CITY_PICTURE = [1920, 560] as const;

/**
 * Paints a seat's city in its land at the end of a game. Throws where nothing can be drawn in 3D.
 * @param view the end of the game
 */
export const paintSeatCity = (view: Observation, player: Player, seat: Seat): HTMLCanvasElement => {
  const [width, height] = CITY_PICTURE;
  const { canvas, context } = makeDrawing(width, height);
  const artist = makeSkylineArtist();
  try {
    const scene: Scene = { artist, town: townOf(view), time: STANDS, still: true };
    paintScene(context, { x: 0, y: 0, width, height }, seat, player, scene);
  } finally {
    artist.end();
  }
  return canvas;
};
