import { TEXT_FONT } from '../../cards/fonts.ts';
import { NUMBER_SHARE } from '../../cards/layout/dimensions.ts';
import { writeNumber } from '../../cards/lettering.ts';
import { GILT_DARK, INK, PARCHMENT } from '../../cards/palette.ts';
import { type Drawing, inCell, makeDrawing } from '../../cards/textures/canvas.ts';
import { NAME_GRID, NUMBER_GRID, nameCell, numberCell, ribbonCell } from '../layout/cells.ts';

type Context = CanvasRenderingContext2D;

/** Paints the numbers from −9 to 99, white, to be tinted; transparent around. */
export const paintNumbers = (cell: number): Drawing => {
  const sheet = makeDrawing(cell * NUMBER_GRID.columns, cell * NUMBER_GRID.rows);
  for (let value = -9; value <= 99; value++) {
    inCell(sheet, NUMBER_GRID, numberCell(value), (context, width, height) => {
      const text = String(value).replace('-', '−');
      writeNumber(context, text, width / 2, height / 2, height * NUMBER_SHARE, '#ffffff', width * 0.94);
    });
  }
  return sheet;
};

const writeName = (
  context: Context,
  name: string,
  width: number,
  height: number,
  colour: string,
  share: number,
): void => {
  context.font = `700 ${height * share}px ${TEXT_FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = colour;
  context.fillText(name, width / 2, height * 0.52, width * 0.86);
};

const paintRibbon = (context: Context, width: number, height: number): void => {
  const notch = height * 0.2;
  context.beginPath();
  context.moveTo(3, height * 0.14);
  context.lineTo(width - 3, height * 0.14);
  context.lineTo(width - 3 - notch, height * 0.5);
  context.lineTo(width - 3, height * 0.86);
  context.lineTo(3, height * 0.86);
  context.lineTo(3 + notch, height * 0.5);
  context.closePath();
  context.fillStyle = PARCHMENT;
  context.fill();
  context.lineWidth = height * 0.05;
  context.strokeStyle = GILT_DARK;
  context.stroke();
};

/** Paints each player's name twice: white letters, to be tinted, and a ribbon; transparent around. */
export const paintNames = (names: readonly string[], width: number): Drawing => {
  const height = Math.round(width / 3);
  const sheet = makeDrawing(width * NAME_GRID.columns, height * NAME_GRID.rows);
  names.forEach((name, seat) => {
    inCell(sheet, NAME_GRID, nameCell(seat), (context) => writeName(context, name, width, height, '#ffffff', 0.9));
    inCell(sheet, NAME_GRID, ribbonCell(seat), (context) => {
      paintRibbon(context, width, height);
      writeName(context, name, width, height, INK, 0.6);
    });
  });
  return sheet;
};
