import { DISPLAY_FONT, TEXT_FONT } from './fonts.ts';
import { INK } from './palette.ts';

type Context = CanvasRenderingContext2D;

/** Font size that letters are measured at; tiny sizes would be rounded by the browser. */
const MEASURED = 100;

/** Writes a number with its middle exactly at (`x`, `y`); `height` is its font size, narrowed to fit `room`. */
export const writeNumber = (
  context: Context,
  text: string,
  x: number,
  y: number,
  height: number,
  colour: string,
  room = Number.POSITIVE_INFINITY,
): void => {
  const scale = height / MEASURED;
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.font = `900 ${MEASURED}px ${TEXT_FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  const measure = context.measureText(text);
  context.scale(Math.min(1, room / scale / measure.width), 1);
  context.fillStyle = colour;
  context.fillText(text, 0, (measure.actualBoundingBoxAscent - measure.actualBoundingBoxDescent) / 2);
  context.restore();
};

/** Writes an inscription in capitals, its middle at (`x`, `y`), made smaller until it fits into `room`. */
export const writeTitle = (
  context: Context,
  text: string,
  x: number,
  y: number,
  height: number,
  colour: string,
  room: number,
): void => {
  const scale = height / MEASURED;
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.font = `700 ${MEASURED}px ${DISPLAY_FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const fit = Math.min(1, room / scale / context.measureText(text).width);
  context.scale(fit, Math.min(1, fit * 1.2));
  context.fillStyle = colour;
  context.fillText(text, 0, 0);
  context.restore();
};

/** Paints a plate with a dark edge, for numbers and symbols to stand on. */
export function paintPlate(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
): void {
  context.fillStyle = fill;
  context.beginPath();
  context.roundRect(x, y, width, height, 10);
  context.fill();
  context.strokeStyle = INK;
  context.lineWidth = 3;
  context.stroke();
}
