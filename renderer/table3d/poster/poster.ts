import { DISPLAY_FONT, loadFonts, TEXT_FONT } from '../../cards/fonts.ts';
import { writeTitle } from '../../cards/lettering.ts';
import { EMBLEM_SHADES, GILT, GILT_DARK, IVORY } from '../../cards/palette.ts';
import { makeDrawing } from '../../cards/textures/canvas.ts';
import { POSTER_SIZES, type PosterShape, type PosterSubject } from '../../game/poster.ts';
import { paintPanorama } from '../textures/panorama.ts';
import { paintPortrait } from '../textures/portrait.ts';
import { makeSkylineArtist, SKYLINE, type SkylineArtist, type Town, townOf } from './skyline.ts';

type Context = CanvasRenderingContext2D;

interface Box {
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

const LEAVES = 9;

/** Laurels round who has won. */
const paintLaurels = (context: Context, x: number, y: number, size: number): void => {
  context.save();
  context.translate(x, y);
  context.fillStyle = '#f2bd45';
  context.strokeStyle = '#7d5213';
  context.lineWidth = size * 0.012;
  for (const side of [-1, 1])
    for (let leaf = 0; leaf < LEAVES; leaf++) {
      const angle = Math.PI / 2 + side * (0.28 + leaf * 0.27);
      context.save();
      context.rotate(angle);
      context.translate(size * (leaf % 2 === 0 ? 0.6 : 0.68), 0);
      context.rotate(side * (leaf % 2 === 0 ? 1.15 : 1.75));
      context.beginPath();
      context.ellipse(0, 0, size * 0.13, size * 0.05, 0, 0, Math.PI * 2);
      context.fill();
      context.stroke();
      context.restore();
    }
  context.restore();
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

/** How much higher the band of who has won is. */
const WINNER = 1.3;

/** The seats in the order of their points, the winners first. */
const ranked = ({ views }: PosterSubject): readonly number[] => {
  const result = views.at(-1)?.result;
  if (!result) return [];
  const totals = result.lines.map(({ total }, seat) => total + (result.winners.includes(seat) ? 0.5 : 0));
  return totals.map((_, seat) => seat).sort((one, other) => (totals[other] ?? 0) - (totals[one] ?? 0));
};

/** Something being drawn: what is told, by whom the cities are drawn, and how far they have grown. */
interface Picture {
  readonly subject: PosterSubject;
  readonly artist: SkylineArtist;
  readonly town: Town;
  readonly time: number;
  /** Whether the end is told: points, winners. */
  readonly isEnd: boolean;
  /** The seats from above, and how high each band is beside the others. */
  readonly order: readonly number[];
  readonly shares: readonly number[];
}

/** In a band that is so many times wider than high the city leaves room at its sides. */
const LOW_BAND = 5.4;
const BESIDE = 0.7;
/** How much of that room is at its left, where names stand, which are longer than points. */
const NAMED = 0.62;

const paintBand = (context: Context, box: Box, seat: number, { subject, artist, town, time, isEnd }: Picture): void => {
  const player = subject.players[seat];
  if (player === undefined) return;
  const { x, y, width, height } = box;
  const won = isEnd && (subject.views.at(-1)?.result?.winners.includes(seat) ?? false);
  const edge = new Path2D();
  edge.roundRect(x, y, width, height, height * 0.06);
  context.save();
  context.clip(edge);
  paintPanorama(context, { x, y, width, depth: height }, town.epoch, player.emblem);
  // Everybody's evening has a light of its own.
  context.globalCompositeOperation = 'soft-light';
  context.fillStyle = `${EMBLEM_SHADES[player.emblem].main}a8`;
  context.fillRect(x, y, width, height * 0.72);
  context.globalCompositeOperation = 'source-over';
  const beside = width / height > LOW_BAND;
  // In a low band the city stands between name and points, in a high one below them; no flag is cut off.
  const share = beside ? BESIDE : 1;
  const unit = Math.min((width * share) / SKYLINE.width, height / SKYLINE.height);
  const city = artist.draw(town, seat, time, unit * SKYLINE.width);
  const [wide, high] = [unit * SKYLINE.width, unit * SKYLINE.height];
  const foot = context.createLinearGradient(0, y + height * 0.8, 0, y + height);
  foot.addColorStop(0, 'rgba(30,16,4,0)');
  foot.addColorStop(1, 'rgba(30,16,4,0.55)');
  context.fillStyle = foot;
  context.fillRect(x, y, width, height);
  const left = (width - wide) * (beside ? NAMED : 0.5);
  context.drawImage(city, x + left, y + height - high, wide, high);
  context.restore();
  context.lineWidth = height * (won ? 0.028 : 0.014);
  context.strokeStyle = won ? '#ffdf8e' : EMBLEM_SHADES[player.emblem].main;
  context.stroke(edge);
  const face = Math.min(height * 0.5, beside ? (width - wide) * 0.17 : height * 0.34);
  const middle = beside ? y + height / 2 : y + face * 0.85;
  const at = x + face * 0.95;
  if (won) paintLaurels(context, at, middle, face * 1.02);
  paintPortrait(context, player, at, middle, face, 'pleased');
  const tall = face * (beside ? 0.46 : 0.42);
  const from = at + face * 0.85;
  const room = beside ? left - (from - x) : width * 0.5;
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
  const { subject, town, isEnd, order, shares } = picture;
  const { width, height } = context.canvas;
  const unit = Math.min(width, height) / 100;
  paintGround(context, width, height);
  const title = isEnd ? subject.title : subject.epochs[town.epoch];
  writeTitle(context, title, width / 2, unit * 8.4, unit * (width > height ? 6.2 : 5.4), '#ffdf8e', width - unit * 12);
  const [top, bottom, gap] = [unit * 14, height - unit * 8, unit * 1.4];
  const share = (bottom - top - gap * (order.length - 1)) / shares.reduce((sum, one) => sum + one, 0);
  let y = top;
  order.forEach((seat, index) => {
    const tall = share * (shares[index] ?? 1);
    paintBand(context, { x: unit * 4, y, width: width - unit * 8, height: tall }, seat, picture);
    y += tall + gap;
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
    const order = ranked(subject);
    const winners = last.result?.winners ?? [];
    const shares = order.map((seat) => (winners.includes(seat) && winners.length < order.length ? WINNER : 1));
    paintPicture(context, { subject, artist, town: townOf(last), time: STANDS, isEnd: true, order, shares });
  } finally {
    artist.end();
  }
  return canvas;
};
