import { DISPLAY_FONT } from '../../cards/fonts.ts';
import { writeTitle } from '../../cards/lettering.ts';
import { EMBLEM_SHADES, GILT, GILT_DARK, IVORY } from '../../cards/palette.ts';
import type { PosterSubject } from '../../game/poster.ts';
import { paintPortrait } from '../textures/portrait.ts';
import { type Box, paintDusk, paintScene, type Scene } from './landscape.ts';
import { paintLaurels } from './laurels.ts';
import { write } from './lettering.ts';

/*
 * A moment of the film: everybody's city in a band of its own, one below the other, as they sit: the order of their points would
 * tell the end.
 */

type Context = CanvasRenderingContext2D;

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

/** A moment of a film being drawn, and what it tells. */
export interface Moment extends Omit<Scene, 'still'> {
  readonly subject: PosterSubject;
  /** Whether the end is told: points, winners. */
  readonly isEnd: boolean;
}

/** How much room points of three digits take, in heights of the name beside them. */
const POINTS_WIDE = 2.3;

/** At the end only who has won laughs; before, everybody does. */
const moodAt = (isEnd: boolean, won: boolean) => (isEnd && !won ? 'thoughtful' : 'pleased');

const paintBand = (context: Context, box: Box, seat: number, moment: Moment): void => {
  const { subject, isEnd } = moment;
  const player = subject.players[seat];
  if (player === undefined) return;
  const { x, y, width, height } = box;
  const won = isEnd && (subject.views.at(-1)?.result?.winners.includes(seat) ?? false);
  const edge = new Path2D();
  edge.roundRect(x, y, width, height, Math.min(height * 0.06, width * 0.02));
  context.save();
  context.clip(edge);
  const { beside, left, wide } = paintScene(context, box, seat, player, { ...moment, still: false });
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
export const paintMoment = (context: Context, moment: Moment): void => {
  const { subject, town, isEnd } = moment;
  const { width, height } = context.canvas;
  const unit = Math.min(width, height) / 100;
  paintGround(context, width, height);
  const title = isEnd ? subject.title : subject.epochs[town.epoch];
  writeTitle(context, title, width / 2, unit * 8.4, unit * 6.2, '#ffdf8e', width - unit * 12);
  const [top, bottom, gap] = [unit * 14, height - unit * 8, unit * 1.4];
  const count = subject.players.length;
  const high = (bottom - top - gap * (count - 1)) / count;
  subject.players.forEach((_, seat) => {
    const band = { x: unit * 4, y: top + seat * (high + gap), width: width - unit * 8, height: high };
    paintBand(context, band, seat, moment);
  });
  const line = { y: height - unit * 4.6, height: unit * 1.9, colour: GILT } as const;
  const [left, right] = subject.foot;
  write(context, left, { ...line, x: unit * 4, room: width * 0.66 });
  write(context, right, { ...line, x: width - unit * 4, room: width * 0.28, align: 'right' });
};
