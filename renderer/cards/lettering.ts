import { DISPLAY_FONT, TEXT_FONT } from './fonts.ts';
import { INK } from './palette.ts';

type Context = CanvasRenderingContext2D;

/** Font size that letters are measured at; tiny sizes would be rounded by the browser. */
const MEASURED = 100;

/** A number is narrowed no more than this, or its digits would look like those of another font; it is written smaller then. */
export const NARROWEST = 0.78;
/** How wide a digit of the table's font is, in sizes of its letters: all have the same width. */
const DIGIT = 0.54;
/** A sign before a number: how wide with the gap behind it, how long and how thick its strokes, in sizes of its letters. */
const SIGN = { wide: 0.4, long: 0.33, thick: 0.12 } as const;

/** Paints a plus or a minus, smaller than the font's own, which are as wide as a digit: its left end at (`x`, 0). */
const paintSign = (context: Context, sign: string, x: number): void => {
  const { long, thick } = { long: SIGN.long * MEASURED, thick: SIGN.thick * MEASURED };
  context.fillRect(x, -thick / 2, long, thick);
  if (sign === '+') context.fillRect(x + (long - thick) / 2, -long / 2, thick, long);
};

/** How wide a number would like to be, in sizes of its letters. */
export const widthOfNumber = (text: string): number =>
  /^[+−]/.test(text) ? SIGN.wide + (text.length - 1) * DIGIT : text.length * DIGIT;

/**
 * Writes a number with its middle exactly at (`x`, `y`). `height` is its font size; where it is wider than `room` it becomes
 * narrower, down to the share `narrowest` of its width, then smaller.
 */
export const writeNumber = (
  context: Context,
  text: string,
  x: number,
  y: number,
  height: number,
  colour: string,
  room = Number.POSITIVE_INFINITY,
  narrowest = NARROWEST,
): void => {
  const scale = height / MEASURED;
  const sign = /^[+−](?=\d)/.exec(text)?.[0] ?? '';
  const rest = text.slice(sign.length);
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.font = `900 ${MEASURED}px ${TEXT_FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  const measure = context.measureText(rest);
  const before = sign === '' ? 0 : SIGN.wide * MEASURED;
  const fit = Math.min(1, room / scale / (before + measure.width));
  context.scale(fit, Math.min(1, fit / narrowest));
  context.fillStyle = colour;
  if (sign !== '') paintSign(context, sign, -(before + measure.width) / 2);
  context.fillText(rest, before / 2, (measure.actualBoundingBoxAscent - measure.actualBoundingBoxDescent) / 2);
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
  context.scale(fit, fit);
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
