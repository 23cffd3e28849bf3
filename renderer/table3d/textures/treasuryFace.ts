import { EPOCHS, type Epoch } from '../../../shared/vocabulary/time.ts';
import { EPOCH_NUMERALS } from '../../cards/effectSigns.ts';
import { epochRowZ, TREASURY } from '../../cards/layout/dimensions.ts';
import { writeNumber, writeTitle } from '../../cards/lettering.ts';
import { GILT, INK, PARCHMENT, PARCHMENT_DARK } from '../../cards/palette.ts';
import { paintSymbol } from '../../cards/symbols.ts';
import { type Drawing, makeDrawing } from '../../cards/textures/canvas.ts';
import { paintGrain } from '../../cards/textures/grain.ts';
import { pageContent } from '../../platform/pageContent.ts';

type Context = CanvasRenderingContext2D;

/** The columns of the table of prices, in units from the left far corner: epoch, what a card brings, medals. */
const COLUMNS = [0.27, 0.56, 0.865, 1.175] as const;
const ROOM = 0.27;
const HEAD_Z = 0.85;
const FONT = 0.335;
const ROW = 0.37;

const paintGround = (context: Context): void => {
  const { width, depth } = TREASURY;
  const age = context.createLinearGradient(0, 0, width, depth);
  age.addColorStop(0, PARCHMENT);
  age.addColorStop(1, PARCHMENT_DARK);
  context.fillStyle = age;
  context.fillRect(0, 0, width, depth);
  context.lineWidth = 0.05;
  context.strokeStyle = '#4a2b12';
  context.strokeRect(0.02, 0.02, width - 0.04, depth - 0.04);
  context.lineWidth = 0.014;
  context.strokeStyle = GILT;
  context.strokeRect(0.045, 0.045, width - 0.09, depth - 0.09);
  context.fillStyle = '#6b1f25';
  context.beginPath();
  context.roundRect(0.09, 0.09, width - 0.18, 0.56, 0.06);
  context.fill();
};

/** A coloured column for each thing that has a price, headed by its sign. */
const paintColumns = (context: Context): void => {
  const [, sale, silver, gold] = COLUMNS;
  const { depth } = TREASURY;
  for (const [x, fill] of [
    [sale, '#cfe0bf'],
    [silver, '#d5dbe4'],
    [gold, '#f3d98c'],
  ] as const) {
    context.beginPath();
    context.roundRect(x - 0.145, HEAD_Z - 0.16, 0.29, depth - HEAD_Z + 0.08, 0.06);
    context.fillStyle = fill;
    context.fill();
  }
  paintSymbol(context, 'card', sale - 0.055, HEAD_Z - 0.01, 0.25, '#3d5a34', '#cfe0bf');
  paintSymbol(context, 'coin', sale + 0.07, HEAD_Z + 0.06, 0.16, '#94691f', '#ffe9a8');
  paintSymbol(context, 'medal', silver, HEAD_Z, 0.29, '#5f6875', '#e9edf4');
  paintSymbol(context, 'medalGold', gold, HEAD_Z, 0.29, '#8a5a0c', '#ffe9a8');
};

const paintPrices = (context: Context, epoch: Epoch, current: boolean): void => {
  const [numeral, sale, silver, gold] = COLUMNS;
  const z = epochRowZ(epoch);
  context.beginPath();
  context.roundRect(0.09, z - ROW / 2, TREASURY.width - 0.18, ROW, 0.06);
  context.fillStyle = current ? '#fffdf4' : '#fffaf066';
  context.fill();
  context.lineWidth = current ? 0.04 : 0.01;
  context.strokeStyle = current ? '#b3261e' : '#8a642055';
  context.stroke();
  writeTitle(context, EPOCH_NUMERALS[epoch], numeral, z, 0.25, current ? '#b3261e' : INK, 0.24);
  for (const [x, amount, ink] of [
    [sale, `+${pageContent().saleValue[epoch]}`, '#2d5b2a'],
    [silver, `${pageContent().medals.silver[epoch]}`, '#39424f'],
    [gold, `${pageContent().medals.gold[epoch]}`, '#744a06'],
  ] as const)
    writeNumber(context, amount, x, z, FONT, ink, ROOM);
};

/** Paints what a sold card brings and what medals cost, epoch by epoch (rules §5.3, §7.5); the row of `now` stands out. */
export const paintTreasuryFace = (pixelsPerUnit: number, now: Epoch): Drawing => {
  const drawing = makeDrawing(Math.round(TREASURY.width * pixelsPerUnit), Math.round(TREASURY.depth * pixelsPerUnit));
  const { context } = drawing;
  context.scale(pixelsPerUnit, pixelsPerUnit);
  paintGround(context);
  paintColumns(context);
  for (const epoch of EPOCHS) paintPrices(context, epoch, epoch === now);
  context.setTransform(1, 0, 0, 1, 0, 0);
  paintGrain(context, drawing.canvas.width, drawing.canvas.height, 0.2);
  return drawing;
};
