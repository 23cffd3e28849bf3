import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { EPOCH_NUMERALS } from '../../cards/effectSigns.ts';
import { TREASURY } from '../../cards/layout/dimensions.ts';
import { writeNumber, writeTitle } from '../../cards/lettering.ts';
import { GILT, PARCHMENT_DARK } from '../../cards/palette.ts';
import { paintSymbol } from '../../cards/symbols.ts';
import { type Drawing, makeDrawing } from '../../cards/textures/canvas.ts';
import { paintGrain } from '../../cards/textures/grain.ts';
import { pageContent } from '../../platform/pageContent.ts';
import { sink } from './joinery.ts';

/** The list slopes: more of its height is seen than of what lies flat. */
const SEEN_SLOPING = 0.85;

type Context = CanvasRenderingContext2D;

/** The shelf and the list, unfolded. */
const DEPTH = TREASURY.shelf + TREASURY.prices.length;
/** From the left far corner: where the epoch stands, and the rows of what a sold card brings and what medals cost. */
const EPOCH_Z = TREASURY.shelf + 0.17;
const ROWS_Z = [0.52, 0.91, 1.3].map((z) => TREASURY.shelf + z) as [number, number, number];
const ROW = 0.36;
const SIGN_X = 0.42;
const NUMBER_X = 0.97;
const ROOM = 0.56;
const FONT = 0.42;

const paintGround = (context: Context): void => {
  const { width, shelf } = TREASURY;
  const age = context.createLinearGradient(0, 0, width, DEPTH);
  // Darker than cards: it is read, and never chosen.
  age.addColorStop(0, PARCHMENT_DARK);
  age.addColorStop(1, '#bfa26b');
  context.fillStyle = age;
  context.fillRect(0, 0, width, DEPTH);
  context.lineWidth = 0.05;
  context.strokeStyle = '#4a2b12';
  context.strokeRect(0.02, 0.02, width - 0.04, DEPTH - 0.04);
  context.lineWidth = 0.014;
  context.strokeStyle = GILT;
  context.strokeRect(0.045, 0.045, width - 0.09, DEPTH - 0.09);
  context.fillStyle = '#6b1f25';
  context.beginPath();
  context.roundRect(0.08, 0.08, width - 0.16, shelf - 0.12, 0.06);
  context.fill();
};

interface Price {
  readonly amount: string;
  readonly z: number;
  readonly fill: string;
  readonly ink: string;
}

const pricesOf = (epoch: Epoch): readonly [sale: Price, silver: Price, gold: Price] => {
  const { saleValue, medals } = pageContent();
  const [sale, silver, gold] = ROWS_Z;
  return [
    { amount: `+${saleValue[epoch]}`, z: sale, fill: '#bccfac', ink: '#264f23' },
    { amount: `${medals.silver[epoch]}`, z: silver, fill: '#c2c9d4', ink: '#323a46' },
    { amount: `${medals.gold[epoch]}`, z: gold, fill: '#dec47c', ink: '#643f04' },
  ];
};

const paintPrice = (context: Context, { amount, z, fill, ink }: Price): void => {
  context.beginPath();
  context.roundRect(0.1, z - ROW / 2, TREASURY.width - 0.2, ROW, 0.07);
  context.fillStyle = fill;
  context.fill();
  sink(context, z - ROW / 2, z + ROW / 2);
  context.lineWidth = 0.016;
  context.strokeStyle = `${ink}aa`;
  context.stroke();
  writeNumber(context, amount, NUMBER_X, z, FONT, ink, ROOM);
};

const paintPrices = (context: Context, epoch: Epoch): void => {
  const prices = pricesOf(epoch);
  const [sale, silver, gold] = prices;
  writeTitle(context, EPOCH_NUMERALS[epoch], TREASURY.width / 2, EPOCH_Z, 0.26, '#8a1f1a', 0.4);
  for (const price of prices) paintPrice(context, price);
  paintSymbol(context, 'card', SIGN_X - 0.06, sale.z, 0.31, '#3d5a34', sale.fill);
  paintSymbol(context, 'coin', SIGN_X + 0.11, sale.z + 0.08, 0.2, '#94691f', '#ffe9a8');
  paintSymbol(context, 'medal', SIGN_X, silver.z, 0.36, '#5f6875', '#e9edf4');
  paintSymbol(context, 'medalGold', SIGN_X, gold.z, 0.36, '#8a5a0c', '#ffe9a8');
};

/** Paints what a sold card brings and what medals cost in an epoch (rules §5.3, §7.5). */
export const paintTreasuryFace = (pixelsPerUnit: number, now: Epoch): Drawing => {
  const width = Math.round(TREASURY.width * pixelsPerUnit);
  const height = Math.round(DEPTH * pixelsPerUnit * SEEN_SLOPING);
  const drawing = makeDrawing(width, height);
  const { context } = drawing;
  context.scale(width / TREASURY.width, height / DEPTH);
  paintGround(context);
  paintPrices(context, now);
  context.setTransform(1, 0, 0, 1, 0, 0);
  paintGrain(context, drawing.canvas.width, drawing.canvas.height, 0.2);
  return drawing;
};
