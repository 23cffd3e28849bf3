import { EPOCHS } from '../../../shared/vocabulary/time.ts';
import { pageContent } from '../../content/pageContent.ts';
import { writeNumber, writeTitle } from '../cardFace/lettering.ts';
import { EPOCH_NUMERALS } from '../cardFace/signs.ts';
import { paintSymbol } from '../cardFace/symbols.ts';
import { epochRowZ, TREASURY } from '../layout/dimensions.ts';
import { GILT, GILT_DARK, INK, PARCHMENT, PARCHMENT_DARK } from '../palette.ts';
import { type Drawing, makeDrawing } from './canvas.ts';
import { paintGrain } from './grain.ts';

type Context = CanvasRenderingContext2D;

/** The table of prices: where its rows and columns are, in units from the left far corner. */
const COLUMNS = [0.36, 0.63, 0.92, 1.2] as const;
const HEAD_Z = 0.86;

const paintGround = (context: Context): void => {
  const { width, depth } = TREASURY;
  const age = context.createLinearGradient(0, 0, width, depth);
  age.addColorStop(0, PARCHMENT);
  age.addColorStop(1, PARCHMENT_DARK);
  context.fillStyle = age;
  context.fillRect(0, 0, width, depth);
  context.lineWidth = 0.03;
  context.strokeStyle = '#4a2b12';
  context.strokeRect(0.012, 0.012, width - 0.024, depth - 0.024);
  context.lineWidth = 0.014;
  context.strokeStyle = GILT;
  context.strokeRect(0.04, 0.04, width - 0.08, depth - 0.08);
  context.fillStyle = '#6b1f25';
  context.beginPath();
  context.roundRect(0.09, 0.09, width - 0.18, 0.56, 0.06);
  context.fill();
};

/** Paints what a sold card brings and what medals cost, epoch by epoch (rules §5.3, §7.5). */
export const paintTreasuryFace = (pixelsPerUnit: number): Drawing => {
  const drawing = makeDrawing(Math.round(TREASURY.width * pixelsPerUnit), Math.round(TREASURY.depth * pixelsPerUnit));
  const { context } = drawing;
  context.scale(pixelsPerUnit, pixelsPerUnit);
  paintGround(context);
  const [numeralX, saleX, silverX, goldX] = COLUMNS;
  paintSymbol(context, 'card', saleX - 0.07, HEAD_Z, 0.2, INK, PARCHMENT);
  paintSymbol(context, 'coin', saleX + 0.1, HEAD_Z + 0.03, 0.14, GILT_DARK, PARCHMENT);
  paintSymbol(context, 'medal', silverX, HEAD_Z, 0.24, '#6e7683', '#e9edf4');
  paintSymbol(context, 'medal', goldX, HEAD_Z, 0.24, '#a5761d', '#ffe9a8');
  for (const epoch of EPOCHS) {
    const z = epochRowZ(epoch);
    context.fillStyle = '#fffaf0aa';
    context.beginPath();
    context.roundRect(0.09, z - 0.18, TREASURY.width - 0.18, 0.36, 0.06);
    context.fill();
    writeTitle(context, EPOCH_NUMERALS[epoch], numeralX, z, 0.2, INK, 0.2);
    writeNumber(context, `+${pageContent().saleValue[epoch]}`, saleX, z, 0.23, '#2d5b2a', 0.3);
    writeNumber(context, `${pageContent().medals.silver[epoch]}`, silverX, z, 0.24, '#4b5563', 0.23);
    writeNumber(context, `${pageContent().medals.gold[epoch]}`, goldX, z, 0.24, '#8a5a0c', 0.23);
  }
  context.setTransform(1, 0, 0, 1, 0, 0);
  paintGrain(context, drawing.canvas.width, drawing.canvas.height, 0.25);
  return drawing;
};
