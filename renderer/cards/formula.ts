import { type Sign, withoutArrows } from './effectSigns.ts';
import { TEXT_FONT } from './fonts.ts';
import { writeNumber } from './lettering.ts';
import { COLOUR_SHADES, GILT_DARK, INK, PARCHMENT, YELLOW_ON_PARCHMENT } from './palette.ts';
import { paintSymbol } from './symbols.ts';

type Context = CanvasRenderingContext2D;

/** A box that a formula is written into, by its middle, and the size that its letters should have at most. */
export interface FormulaBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly font: number;
  /** It stays in one line while its letters are of this size at least. */
  readonly oneLine: number;
}

/** How far apart two lines are, in sizes of their letters. */
const LEADING = 0.84;

const widthOf = (context: Context, sign: Sign, size: number): number => {
  if ('symbol' in sign) return size * (sign.symbol === 'arrow' ? 0.56 : 0.86);
  context.font = `900 ${size}px ${TEXT_FONT}`;
  return context.measureText(sign.text).width + size * 0.08;
};

const lengthOf = (context: Context, line: readonly Sign[], size: number): number =>
  line.reduce((sum, sign) => sum + widthOf(context, sign, size), 0);

/** A sign's colour where it stands on parchment. */
export const colourOf = (sign: Extract<Sign, { symbol: unknown }>): string => {
  const plain = sign.symbol === 'coin' ? GILT_DARK : '#5c4a3a';
  if (sign.colour === undefined) return plain;
  return sign.colour === 'yellow' ? YELLOW_ON_PARCHMENT : COLOUR_SHADES[sign.colour].main;
};

const paintSign = (context: Context, sign: Sign, x: number, y: number, size: number, width: number): void => {
  if ('text' in sign) writeNumber(context, sign.text, x + width / 2, y, size, INK);
  else {
    const scale = sign.symbol === 'arrow' ? 0.52 : 0.83;
    paintSymbol(context, sign.symbol, x + width / 2, y, size * scale, colourOf(sign), PARCHMENT);
  }
};

/** How far the signs of a short formula stand apart at most, in sizes of its letters: it fills its box as far as it can. */
const APART = 0.26;

const paintLine = (
  context: Context,
  line: readonly Sign[],
  { x, width: room }: FormulaBox,
  y: number,
  size: number,
) => {
  const length = lengthOf(context, line, size);
  const gap = Math.min(size * APART, Math.max(0, room * 0.92 - length) / Math.max(1, line.length - 1));
  let left = x - (length + gap * (line.length - 1)) / 2;
  for (const sign of line) {
    const width = widthOf(context, sign, size);
    paintSign(context, sign, left, y, size, width);
    left += width + gap;
  }
};

/** The largest letters with which lines fit into a box. */
const fitted = (context: Context, lines: readonly (readonly Sign[])[], { width, height, font }: FormulaBox): number => {
  const longest = Math.max(...lines.map((line) => lengthOf(context, line, font)));
  return Math.min(font, (font * width) / longest, height / lines.length / LEADING);
};

/** A number stays with the coin that it counts. */
const mayBreakBefore = (signs: readonly Sign[], index: number): boolean => {
  const [before, after] = [signs[index - 1], signs[index]];
  if (before === undefined || after === undefined) return false;
  return !('text' in before && 'symbol' in after && after.symbol === 'coin');
};

/** All the ways to write signs in one line or in two. */
const waysOf = (signs: readonly Sign[]): readonly (readonly (readonly Sign[])[])[] => {
  const cuts = [signs.length, ...signs.map((_, index) => index).filter((index) => mayBreakBefore(signs, index))];
  return cuts.map((cut) => [signs.slice(0, cut), signs.slice(cut)].filter((line) => line.length > 0));
};

/** How many times larger the letters must become for arrows to be left out. */
const WORTH = 1.1;

interface Written {
  readonly lines: readonly (readonly Sign[])[];
  readonly size: number;
  /** The length of its longest line. */
  readonly length: number;
}

/** Whichever has larger letters; of two that have the same, the one whose lines are about as long as each other. */
const larger = (one: Written, other: Written): Written => {
  if (Math.abs(other.size - one.size) > 0.01) return other.size > one.size ? other : one;
  return other.lines.length === one.lines.length && other.length < one.length ? other : one;
};

/** How an effect is written into a box: in one line where it can be read so, else in two. */
const writtenIn = (context: Context, signs: readonly Sign[], box: FormulaBox): Written => {
  const all = (some: readonly Sign[]): readonly Written[] =>
    waysOf(some).map((lines) => {
      const size = fitted(context, lines, box);
      return { lines, size, length: Math.max(...lines.map((line) => lengthOf(context, line, size))) };
    });
  const best = (ways: readonly Written[]): Written => ways.reduce(larger);
  const [whole, short] = [all(signs), all(withoutArrows(signs))];
  const inOne = best([...whole, ...short].filter(({ lines }) => lines.length === 1));
  if (inOne.size >= box.oneLine) {
    const kept = best(whole.filter(({ lines }) => lines.length === 1));
    return inOne.size > kept.size * WORTH ? inOne : kept;
  }
  const [kept, shorter] = [best(whole), best(short)];
  return shorter.size > kept.size * WORTH ? shorter : kept;
};

/** How high an effect's formula is in a box of that width, whose height it does not exceed. */
export const heightOfFormula = (context: Context, signs: readonly Sign[], box: FormulaBox): number => {
  const { lines, size } = writtenIn(context, signs, box);
  return lines.length * size * LEADING;
};

/** Writes an effect's formula into a box. */
export const paintFormula = (context: Context, signs: readonly Sign[], box: FormulaBox): void => {
  const { lines, size } = writtenIn(context, signs, box);
  lines.forEach((line, index) => {
    paintLine(context, line, box, box.y + (index - (lines.length - 1) / 2) * size * LEADING, size);
  });
};
