import type { Expansion } from '../../../shared/vocabulary/options.ts';
import { ANNEX, COIN } from '../../cards/layout/dimensions.ts';
import { writeNumber } from '../../cards/lettering.ts';
import { GILT_DARK, INK, mixed, PARCHMENT, POINTS_INK, TRACK_SHADES, TRACK_VELVETS } from '../../cards/palette.ts';
import { star } from '../../cards/path.ts';
import { paintSymbol } from '../../cards/symbols.ts';
import { type Drawing, inCell, makeDrawing } from '../../cards/textures/canvas.ts';
import { paintGrain } from '../../cards/textures/grain.ts';
import { LOCKS, lockX, MONUMENT_SLOT, SPACES, STALLS_SPOT } from '../layout/annexPrint.ts';
import { ANNEX_FACES, ANNEX_GRID } from '../layout/cells.ts';
import { annexNumerals } from '../layout/expansions.ts';
import { HOLLOW, paintBoardWood, raise } from './joinery.ts';

type Context = CanvasRenderingContext2D;

const paintGround = (context: Context): void => {
  const { width, depth } = ANNEX;
  paintBoardWood(context, width, depth);
  for (const [inset, line, style] of [
    [0.01, 0.026, '#4a2b12'],
    [0.03, 0.012, GILT_DARK],
  ] as const) {
    context.beginPath();
    context.roundRect(inset, inset, width - inset * 2, depth - inset * 2, 0.05);
    context.lineWidth = line;
    context.strokeStyle = style;
    context.stroke();
  }
};

/** A box let into the wood. */
const paintBox = (context: Context, x: number, width: number, fill: string, rim: string): void => {
  context.beginPath();
  context.roundRect(x - width / 2, 0.045, width, ANNEX.depth - 0.09, 0.045);
  context.fillStyle = fill;
  context.fill();
  raise(context, 0.045, ANNEX.depth - 0.045, 0.6);
  context.lineWidth = 0.014;
  context.strokeStyle = rim;
  context.stroke();
};

/** A hollow for a coin: darker above than below, as if it were cut into the board. */
const paintHollow = (context: Context, x: number, z: number, radius: number, ground: string, rim: string): void => {
  const fall = context.createLinearGradient(0, z - radius, 0, z + radius);
  fall.addColorStop(0, 'rgba(20, 8, 2, 0.55)');
  fall.addColorStop(0.5, 'rgba(20, 8, 2, 0.18)');
  fall.addColorStop(1, 'rgba(255, 244, 214, 0.2)');
  context.beginPath();
  context.arc(x, z, radius, 0, Math.PI * 2);
  context.fillStyle = ground;
  context.fill();
  context.fillStyle = fall;
  context.fill();
  context.lineWidth = 0.014;
  context.strokeStyle = rim;
  context.stroke();
};

/** The outline of a coin that is not there. */
const paintMissingCoin = (context: Context, x: number, z: number, radius: number, colour: string): void => {
  context.save();
  context.beginPath();
  context.arc(x, z, radius, 0, Math.PI * 2);
  context.lineWidth = 0.014;
  context.strokeStyle = colour;
  context.setLineDash([radius * 0.42, radius * 0.366]);
  context.stroke();
  context.restore();
};

/** The market square: paved, with what the first marketplace requires until it is open (rules §10.2). */
const paintSquare = (context: Context, open: boolean): void => {
  const { x, width } = STALLS_SPOT;
  paintBox(context, x, width, '#d8c39a', GILT_DARK);
  context.strokeStyle = 'rgba(110, 80, 40, 0.28)';
  context.lineWidth = 0.008;
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 5; column++) {
      const left = x - width / 2 + 0.015 + column * 0.1 + (row % 2) * 0.03 - 0.015;
      context.strokeRect(left, 0.06 + row * 0.08, 0.096, 0.074);
    }
  if (open) return;
  const z = ANNEX.depth / 2;
  paintSymbol(context, 'marketSmall', x - 0.17, z, 0.19, '#a33a2a', PARCHMENT);
  for (const [track, left] of [
    ['income', x - 0.06],
    ['food', x + 0.085],
  ] as const) {
    context.beginPath();
    context.roundRect(left, z - 0.08, track === 'income' ? 0.135 : 0.16, 0.16, 0.03);
    context.fillStyle = TRACK_SHADES[track].light;
    context.fill();
    context.strokeStyle = TRACK_SHADES[track].main;
    context.lineWidth = 0.016;
    context.stroke();
  }
};

/** Where the marketplace stands, and what a coin locked on each space does (rules §10.2). */
const paintMarket = (context: Context, open: boolean): void => {
  paintSquare(context, open);
  for (const space of LOCKS) {
    const x = lockX(space);
    const points = space === 'points';
    const dark = points ? POINTS_INK : TRACK_SHADES[space].dark;
    // Less bright than what lies on it: a space is free until coins are locked there.
    const main = points ? '#c9b794' : mixed(TRACK_VELVETS[space], TRACK_SHADES[space].main, 0.25);
    const light = points ? POINTS_INK : mixed(TRACK_SHADES[space].light, main, 0.15);
    paintBox(context, x, SPACES.step - 0.025, main, dark);
    paintSymbol(context, space, x, SPACES.symbolZ, 0.17, light, main);
    paintHollow(context, x, SPACES.coinZ, COIN.radius * SPACES.coin * 1.02, main, points ? dark : GILT_DARK);
    paintMissingCoin(context, x, SPACES.coinZ, COIN.radius * SPACES.coin * 0.7, `${light}99`);
  }
};

/** The place of a monument: a plinth with rays between the flags of what it requires (rules §10.1). */
const paintMonumentSlot = (context: Context): void => {
  const { x, z, width } = MONUMENT_SLOT;
  paintBox(context, x, width, HOLLOW, GILT_DARK);
  context.fillStyle = '#e3c06a33';
  context.fill(new Path2D(star(x, z + 0.05, 20, 0.2, 0.12)));
  paintSymbol(context, 'monument', x, z, 0.38, '#b98f48', HOLLOW);
  for (const [track, side] of [
    ['military', -0.28],
    ['culture', 0.28],
  ] as const) {
    const { ink, light } = TRACK_SHADES[track];
    const main = TRACK_VELVETS[track];
    context.beginPath();
    context.roundRect(x + side - 0.135, z - 0.2, 0.27, 0.4, 0.05);
    context.fillStyle = main;
    context.fill();
    context.strokeStyle = ink;
    context.lineWidth = 0.014;
    context.stroke();
    paintSymbol(context, track, x + side, z, 0.2, mixed(light, main, 0.15), main);
  }
};

const inkOf = (of: string): string => (of.startsWith('market') ? INK : POINTS_INK);

const writeNumbers = (context: Context, expansions: readonly Expansion[]): void => {
  for (const { of, text, x, z, font, room } of annexNumerals(expansions))
    writeNumber(context, text, x, z, font, inkOf(of), room);
};

/** Fills what an expansion that is not played leaves free. */
const paintPattern = (context: Context, left: number, right: number): void => {
  context.strokeStyle = '#c0954a44';
  context.lineWidth = 0.012;
  const middle = ANNEX.depth / 2;
  context.beginPath();
  for (let x = left + 0.14; x <= right - 0.1; x += 0.2) {
    context.moveTo(x, middle - 0.1);
    context.lineTo(x + 0.1, middle);
    context.lineTo(x, middle + 0.1);
    context.lineTo(x - 0.1, middle);
    context.closePath();
  }
  context.stroke();
};

const MARKET_ENDS = 2.33;

const paintFace = (context: Context, { market, monuments, open }: (typeof ANNEX_FACES)[number]): void => {
  if (market) paintMarket(context, open);
  else paintPattern(context, 0, MARKET_ENDS);
  if (monuments) paintMonumentSlot(context);
  else paintPattern(context, MARKET_ENDS, ANNEX.width);
  const told: readonly Expansion[] = [
    ...(market && !open ? (['market'] as const) : []),
    ...(monuments ? (['monuments'] as const) : []),
  ];
  writeNumbers(context, told);
};

/** Paints the prints of the annex, one below the other (see `annexCell`). */
export const paintAnnexSheet = (pixelsPerUnit: number): Drawing => {
  const cell = Math.round(ANNEX.depth * pixelsPerUnit);
  const sheet = makeDrawing(Math.round(ANNEX.width * pixelsPerUnit), cell * ANNEX_GRID.rows);
  ANNEX_FACES.forEach((face, index) => {
    inCell(sheet, ANNEX_GRID, index, (context, width, height) => {
      context.save();
      context.scale(width / ANNEX.width, height / ANNEX.depth);
      paintGround(context);
      paintFace(context, face);
      context.restore();
      paintGrain(context, width, height, 0.22);
    });
  });
  return sheet;
};
