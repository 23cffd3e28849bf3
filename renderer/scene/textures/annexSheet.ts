import { pageContent } from '../../content/pageContent.ts';
import { writeNumber } from '../cardFace/lettering.ts';
import { paintSymbol } from '../cardFace/symbols.ts';
import { LOCKS, lockX, MONUMENT_SLOT, SPACES, STALLS_SPOT } from '../layout/annexPrint.ts';
import { ANNEX_GRID } from '../layout/cells.ts';
import { ANNEX, COIN } from '../layout/dimensions.ts';
import { GILT, GILT_DARK, PARCHMENT, PARCHMENT_DARK, TRACK_SHADES } from '../palette.ts';
import { type Drawing, inCell, makeDrawing } from './canvas.ts';
import { paintGrain } from './grain.ts';

type Context = CanvasRenderingContext2D;

const paintGround = (context: Context): void => {
  const { width, depth } = ANNEX;
  const age = context.createLinearGradient(0, 0, width, depth);
  age.addColorStop(0, PARCHMENT);
  age.addColorStop(1, PARCHMENT_DARK);
  context.fillStyle = age;
  context.fillRect(0, 0, width, depth);
  for (const [inset, line, style] of [
    [0.01, 0.026, '#4a2b12'],
    [0.03, 0.012, GILT],
  ] as const) {
    context.beginPath();
    context.roundRect(inset, inset, width - inset * 2, depth - inset * 2, 0.05);
    context.lineWidth = line;
    context.strokeStyle = style;
    context.stroke();
  }
};

const paintBox = (context: Context, x: number, width: number, fill: string, rim: string): void => {
  context.beginPath();
  context.roundRect(x - width / 2, 0.045, width, ANNEX.depth - 0.09, 0.045);
  context.fillStyle = fill;
  context.fill();
  context.lineWidth = 0.012;
  context.strokeStyle = rim;
  context.stroke();
};

/** Where the marketplace stands, and what a coin locked on each space does (rules §10.2). */
const paintMarket = (context: Context): void => {
  paintBox(context, STALLS_SPOT.x, STALLS_SPOT.width, '#8a5a2a33', GILT_DARK);
  paintSymbol(context, 'marketSmall', STALLS_SPOT.x, ANNEX.depth / 2, 0.3, '#6b432066', PARCHMENT);
  for (const space of LOCKS) {
    const x = lockX(space);
    const shades = space === 'points' ? { main: '#fffaf0', dark: '#7c1d26' } : TRACK_SHADES[space];
    paintBox(context, x, SPACES.step - 0.03, shades.main, shades.dark);
    const light = space === 'points' ? '#7c1d26' : '#fff8e4';
    paintSymbol(context, space, x - 0.065, SPACES.symbolZ, 0.15, light, shades.main);
    const gained = space === 'points' ? `${pageContent().market.stallPoints}` : '+1';
    writeNumber(context, gained, x + 0.075, SPACES.symbolZ, 0.16, light, 0.14);
    context.beginPath();
    context.arc(x, SPACES.coinZ, COIN.radius * 1.28, 0, Math.PI * 2);
    context.fillStyle = space === 'points' ? '#7c1d2622' : '#00000038';
    context.fill();
    paintSymbol(context, 'stall', x, SPACES.coinZ, 0.14, `${light}aa`, shades.main);
  }
};

const paintMonumentSlot = (context: Context): void => {
  const { requirement } = pageContent().monuments;
  paintBox(context, MONUMENT_SLOT.x, MONUMENT_SLOT.width, '#fff6dd77', GILT_DARK);
  const z = ANNEX.depth / 2;
  paintSymbol(context, 'monument', MONUMENT_SLOT.x, z, 0.36, '#8a642077', PARCHMENT);
  for (const [track, x] of [
    ['military', MONUMENT_SLOT.x - 0.29],
    ['culture', MONUMENT_SLOT.x + 0.29],
  ] as const) {
    const shades = TRACK_SHADES[track];
    writeNumber(context, `${requirement[track]}`, x, z - 0.06, 0.19, shades.dark, 0.24);
    paintSymbol(context, track, x, z + 0.11, 0.14, shades.main, PARCHMENT);
  }
};

/** Fills what an expansion that is not played leaves free. */
const paintPattern = (context: Context, left: number, right: number): void => {
  context.strokeStyle = '#8a642055';
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

const MARKET_ENDS = 2.3;

const painters: readonly ((context: Context) => void)[] = [
  (context) => {
    paintMarket(context);
    paintMonumentSlot(context);
  },
  (context) => {
    paintMarket(context);
    paintPattern(context, MARKET_ENDS, ANNEX.width);
  },
  (context) => {
    paintMonumentSlot(context);
    paintPattern(context, 0, MARKET_ENDS);
  },
];

/** Paints the prints of the annex, one below the other (see `annexCell`). */
export const paintAnnexSheet = (pixelsPerUnit: number): Drawing => {
  const cell = Math.round(ANNEX.depth * pixelsPerUnit);
  const sheet = makeDrawing(Math.round(ANNEX.width * pixelsPerUnit), cell * ANNEX_GRID.rows);
  painters.forEach((paint, index) => {
    inCell(sheet, ANNEX_GRID, index, (context, width, height) => {
      context.save();
      context.scale(width / ANNEX.width, height / ANNEX.depth);
      paintGround(context);
      paint(context);
      context.restore();
      paintGrain(context, width, height, 0.22);
    });
  });
  return sheet;
};
