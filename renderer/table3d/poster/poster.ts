import type { Player } from '../../../shared/contract/tableSetup.ts';
import type { Observation } from '../../../shared/rules/observation/observation.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { DISPLAY_FONT, loadFonts } from '../../cards/fonts.ts';
import { GILT, IVORY } from '../../cards/palette.ts';
import { makeDrawing } from '../../cards/textures/canvas.ts';
import { POSTER_SIZES, type PosterShape, type PosterSubject } from '../../game/poster.ts';
import { paintPortrait } from '../textures/portrait.ts';
import { HOURS, type Hours } from '../textures/sky.ts';
import { paintVista, VISTA_HORIZON } from '../textures/vista.ts';
import { type HillFrame, horizonOf, topIn } from './hillPicture.ts';
import { type Box, paintScene, type Scene, STANDS } from './landscape.ts';
import { paintLaurels } from './laurels.ts';
import { breakTitle, inscribed, LEADING, write } from './lettering.ts';
import { layoutOf, type PosterLayout } from './posterLayout.ts';
import { makeSkylineArtist, type Town, townOf } from './skyline.ts';

/*
 * The poster: the winner's city on its hill fills it, in the evening; the title stands in the sky, and the cities of the others in a
 * frieze at its foot.
 */

type Context = CanvasRenderingContext2D;

const GOLD = '#ffdf8e';
/** What the picture sinks into at its foot. */
const NIGHT = '20,10,16';

/** The seats in the order of their points, the winners first. */
const ranked = ({ views }: PosterSubject): readonly Seat[] => {
  const result = views.at(-1)?.result;
  if (!result) return [];
  const totals = result.lines.map(({ total }, seat) => total + (result.winners.includes(seat) ? 0.5 : 0));
  return totals.map((_, seat) => seat).sort((one, other) => (totals[other] ?? 0) - (totals[one] ?? 0));
};

/** A poster being painted. */
interface Sheet {
  readonly context: Context;
  readonly subject: PosterSubject;
  readonly scene: Scene;
  readonly layout: PosterLayout;
}

/** How high the sun of the poster stands, as a share of the sky. */
const SUN_DOWN = 0.47;
/** What shines around it, over everything. */
const GLOW = { size: 0.5, inks: ['rgba(255,214,140,0.5)', 'rgba(255,150,90,0.16)', 'rgba(255,120,80,0)'] } as const;

/** Paints the bay in the evening, with the horizon where the hill's picture has it. */
const paintBay = (context: Context, frame: HillFrame, sunX: number, { emblem }: Player): void => {
  const { width } = frame;
  const horizon = horizonOf(frame);
  // A little larger than the sheet: its edges are soft.
  const size = Math.ceil(Math.max(width / 2, horizon / VISTA_HORIZON) * 1.02);
  const left = (width - size * 2) / 2;
  const evening = HOURS[3];
  const hours: Hours = {
    ...evening,
    sun: [(sunX - left) / (size * 2), SUN_DOWN, evening.sun[2]],
    sameSun: true,
  };
  context.drawImage(paintVista(size, hours, emblem).canvas, left, horizon - size * VISTA_HORIZON);
};

/** Air over the water, in which far land is paler: how far it reaches, as a share of the height, and its ink. */
const HAZE = { reach: 0.17, ink: '236,140,116', dense: 0.42 } as const;

const paintHaze = (context: Context, { width, height }: HillFrame, horizon: number): void => {
  const reach = height * HAZE.reach;
  const fall = context.createLinearGradient(0, horizon - reach, 0, horizon + reach);
  fall.addColorStop(0, `rgba(${HAZE.ink},0)`);
  fall.addColorStop(0.5, `rgba(${HAZE.ink},${HAZE.dense})`);
  fall.addColorStop(1, `rgba(${HAZE.ink},0)`);
  context.fillStyle = fall;
  context.fillRect(0, horizon - reach, width, reach * 2);
};

/** Light that streams from the sun past the city. */
const paintGlow = (context: Context, { height }: HillFrame, x: number, y: number): void => {
  const far = height * GLOW.size;
  const fall = context.createRadialGradient(x, y, 0, x, y, far);
  GLOW.inks.forEach((ink, index) => {
    fall.addColorStop((index / 2) ** 1.4, ink);
  });
  context.globalCompositeOperation = 'screen';
  context.fillStyle = fall;
  context.fillRect(x - far, y - far, far * 2, far * 2);
  context.globalCompositeOperation = 'source-over';
};

/** Darkness over the picture from one height to another. */
const paintShade = (context: Context, from: number, until: number, dark: number): void => {
  const { width } = context.canvas;
  const fall = context.createLinearGradient(0, from, 0, until);
  fall.addColorStop(0, `rgba(${NIGHT},0)`);
  fall.addColorStop(1, `rgba(${NIGHT},${dark})`);
  context.fillStyle = fall;
  context.fillRect(0, Math.min(from, until), width, Math.abs(until - from));
};

/** Makes the sky deeper where the title stands in it; its colours stay. */
const paintVeil = (context: Context, { veil }: PosterLayout): void => {
  const fall = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  fall.addColorStop(0, 'rgba(84,44,104,0.85)');
  fall.addColorStop(0.5, 'rgba(84,44,104,0.6)');
  fall.addColorStop(1, 'rgba(84,44,104,0)');
  context.save();
  context.globalCompositeOperation = 'multiply';
  context.translate(veil.x, veil.y);
  context.scale(veil.wide, veil.high);
  context.fillStyle = fall;
  context.fillRect(-1, -1, 2, 2);
  context.restore();
};

/** How often a frame is fitted: what is near is larger than it should be, so that one step is not enough. */
const STEPS = 4;

/** A frame in which nothing of the city stands above `top`; the foot of the hill stays where it is. */
export const fitted = (frame: HillFrame, top: number, { seats, epoch }: Town, seat: Seat): HillFrame => {
  let { unit } = frame;
  for (let step = 0; step < STEPS; step++) {
    const highest = topIn({ ...frame, unit }, seats[seat]?.things ?? [], epoch);
    unit *= Math.min(1, (frame.y - top) / (frame.y - highest));
  }
  return { ...frame, unit };
};

/** Paints the winner's city on its hill, over the whole sheet. */
const paintHero = ({ context, subject, scene, layout }: Sheet, seat: Seat): void => {
  const player = subject.players[seat];
  if (player === undefined) return;
  const { width, height } = context.canvas;
  const { hill } = layout;
  const frame = fitted({ width, height, ...hill }, hill.top, scene.town, seat);
  paintBay(context, frame, hill.sun, player);
  paintHaze(context, frame, horizonOf(frame));
  paintVeil(context, layout);
  context.drawImage(scene.artist.drawHill(scene.town, seat, frame), 0, 0);
  paintGlow(context, frame, hill.sun, horizonOf(frame) - height * 0.08);
  paintShade(context, layout.foot.from, layout.foot.until, 1);
  context.fillStyle = `rgb(${NIGHT})`;
  context.fillRect(0, Math.floor(layout.foot.until), width, height);
};

/** Paints the title beside or below the portraits of those who have won. */
const paintHeading = ({ context, subject, layout }: Sheet, winners: readonly Seat[]): void => {
  const { portrait, title } = layout;
  winners.forEach((seat, index) => {
    const player = subject.players[seat];
    if (player === undefined) return;
    const step = portrait.size * 1.5;
    const x = portrait.x + step * (title.align === 'center' ? index - (winners.length - 1) / 2 : index);
    paintLaurels(context, x, portrait.y, portrait.size);
    paintPortrait(context, player, x, portrait.y, portrait.size, 'pleased');
  });
  const { lines, size } = breakTitle(subject.title, title.room, title.size, title.lines, inscribed(context));
  lines.forEach((line, index) => {
    const y = title.top + size * LEADING * (index + 0.5);
    write(context, line, { ...title, y, height: size, colour: GOLD, font: DISPLAY_FONT });
  });
};

/** Paints a city of the frieze with whose it is, and the points. */
const paintCell = ({ context, subject, scene, layout }: Sheet, seat: Seat, picture: Box, words: Box): void => {
  const player = subject.players[seat];
  if (player === undefined) return;
  const { x, y, width, height } = picture;
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  paintScene(context, picture, seat, player, scene);
  context.restore();
  context.strokeStyle = GILT;
  context.lineWidth = layout.line;
  context.strokeRect(x, y, width, height);
  const won = subject.views.at(-1)?.result?.winners.includes(seat) ?? false;
  const size = words.height;
  const middle = { x: words.x + size / 2, y: words.y + size / 2 };
  paintPortrait(context, player, middle.x, middle.y, size, won ? 'pleased' : 'thoughtful');
  const from = words.x + size * 1.2;
  const room = words.x + words.width - from;
  const name = { x: from, y: words.y + size * 0.27, height: size * 0.4, room, font: DISPLAY_FONT } as const;
  write(context, player.name, name);
  const points = { x: from, y: words.y + size * 0.75, height: size * 0.46, room } as const;
  write(context, subject.points[seat] ?? '', { ...points, colour: won ? GOLD : IVORY });
};

/** Two fine lines around everything, as on a printed sheet. */
const paintEdge = (context: Context, { line, inset }: PosterLayout): void => {
  const { width, height } = context.canvas;
  context.strokeStyle = GILT;
  for (const [at, wide] of [
    [inset, line],
    [inset * 0.62, line * 2.2],
  ] as const) {
    context.lineWidth = wide;
    context.strokeRect(at, at, width - at * 2, height - at * 2);
  }
};

const paintSheet = (sheet: Sheet): void => {
  const { context, subject, layout } = sheet;
  const order = ranked(subject);
  const [first] = order;
  if (first === undefined) return;
  const winners = subject.views.at(-1)?.result?.winners ?? [];
  paintHero(sheet, first);
  layout.cells.forEach(({ picture, words }, index) => {
    const seat = order[index + 1];
    if (seat !== undefined) paintCell(sheet, seat, picture, words);
  });
  paintHeading(
    sheet,
    order.filter((seat) => winners.includes(seat)),
  );
  paintEdge(context, layout);
  const [left, right] = subject.foot;
  const { margin, lines } = layout;
  const { width } = context.canvas;
  write(context, left, { ...lines, x: margin, room: width * 0.6, colour: GILT });
  write(context, right, { ...lines, x: width - margin, room: width * 0.34, align: 'right', colour: GILT });
};

/**
 * Paints the end of a game as a poster: the winner's city, and everybody's with faces, names and points.
 * Rejects where nothing can be drawn in 3D.
 */
export const paintPoster = async (subject: PosterSubject, shape: PosterShape): Promise<HTMLCanvasElement> => {
  await loadFonts();
  const last = subject.views.at(-1);
  if (last === undefined) throw new Error('there is nothing to show');
  const { canvas, context } = makeDrawing(POSTER_SIZES[shape][0], POSTER_SIZES[shape][1]);
  const artist = makeSkylineArtist();
  try {
    const scene: Scene = { artist, town: townOf(last), time: STANDS, still: true };
    const layout = layoutOf(shape, subject.players.length - 1);
    paintSheet({ context, subject, scene, layout });
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
