import type { Card } from '../../shared/content/content.ts';
import type { Colour } from '../../shared/vocabulary/colours.ts';
import type { Effect, EffectType } from '../../shared/vocabulary/effects.ts';
import { type Sign, signsOf, withoutArrows } from './effectSigns.ts';
import { colourOf } from './formula.ts';
import { NARROWEST, widthOfNumber, writeNumber } from './lettering.ts';
import { GILT, INK, PARCHMENT, POINTS_INK, type Shades } from './palette.ts';
import { paintSymbol } from './symbols.ts';

type Context = CanvasRenderingContext2D;

/**
 * The strip at the head of a card that somebody owns, in the card's units of 256 by 358: what shows of every card of a column.
 * It is a picture, and small at its right end stand what the card does from now on, and its points: the tracks have counted the rest.
 */
export const OWNED_STRIP = { left: 9, right: 247, top: 7, depth: 88, font: 74 } as const;

/** A limit, which the whole formula below tells. */
const isLimit = (sign: Sign): boolean => 'text' in sign && sign.text.startsWith('≤');

/** Formulas that would not fit even so. */
const SHORT: Partial<Record<EffectType, (effect: Effect) => readonly Sign[]>> = {
  medalDiscount: () => [{ symbol: 'medal' }, { symbol: 'medal', colour: 'yellow' }, { text: '−' }, { symbol: 'coin' }],
  payToFeed: ({ coinsPerCard }) => [
    { text: `${coinsPerCard}` },
    { symbol: 'coin' },
    { symbol: 'food', colour: 'green' },
  ],
  tileLoan: ({ buyBack }) => [{ symbol: 'tileLoan' }, { text: `−${buyBack}` }],
};

/** What the strip of a card shows of its effect. */
export const stripSignsOf = (effect: Effect, colour: Colour): readonly Sign[] =>
  SHORT[effect.type]?.(effect) ?? withoutArrows(signsOf(effect, colour)).filter((sign) => !isLimit(sign));

const { right: RIGHT, top: TOP, depth: DEPTH, font: FONT } = OWNED_STRIP;

/** How wide the shield of the points and the plate of the effect are, and how far they are apart. */
const POINTS = 50;
const EFFECT = 92;
const GAP = 4;

/** Where the picture ends that shows in the strip: effect and points lie over the rest of it. */
export const clearOf = ({ effect, points }: Card): number =>
  RIGHT - (points > 0 ? POINTS + GAP : 0) - (effect === undefined ? 0 : EFFECT + GAP);

const paintPoints = (context: Context, points: number): void => {
  const x = RIGHT - POINTS;
  context.beginPath();
  context.roundRect(x, TOP, POINTS, DEPTH * 0.72, [4, 4, 25, 25]);
  context.fillStyle = '#fffaf0';
  context.fill();
  context.lineWidth = 4;
  context.strokeStyle = POINTS_INK;
  context.stroke();
  context.lineWidth = 1.6;
  context.strokeStyle = GILT;
  context.stroke();
  writeNumber(context, `${points}`, x + POINTS / 2, TOP + DEPTH * 0.35, FONT, POINTS_INK, POINTS - 10);
};

/** The two lines of an effect's plate: symbols above, and below its number with the coin that it counts. */
const linesOf = (signs: readonly Sign[]): readonly (readonly Sign[])[] => {
  const from = signs.findIndex((sign) => 'text' in sign);
  if (from < 0) return [signs];
  const last = signs.findLastIndex((sign) => 'text' in sign);
  const after = signs[last + 1];
  const to = after !== undefined && 'symbol' in after && after.symbol === 'coin' ? last + 2 : last + 1;
  return [[...signs.slice(0, from), ...signs.slice(to)], signs.slice(from, to)].filter((line) => line.length > 0);
};

const paintSigns = (context: Context, line: readonly Sign[], x: number, y: number, depth: number): void => {
  const room = EFFECT - 8;
  const letters = line.reduce(
    (sum, sign) => sum + ('text' in sign ? widthOfNumber(sign.text) * NARROWEST * FONT : 0),
    0,
  );
  const symbols = line.filter((sign) => 'symbol' in sign).length;
  const size = Math.min(depth, symbols === 0 ? depth : (room - letters) / symbols);
  let left = x - (letters + symbols * size) / 2;
  for (const sign of line) {
    const width = 'text' in sign ? widthOfNumber(sign.text) * NARROWEST * FONT : size;
    if ('text' in sign) writeNumber(context, sign.text, left + width / 2, y, FONT, INK, width);
    else paintSymbol(context, sign.symbol, left + width / 2, y, size * 0.94, colourOf(sign), PARCHMENT);
    left += width;
  }
};

const paintEffect = (context: Context, signs: readonly Sign[], x: number, shades: Shades): void => {
  context.beginPath();
  context.roundRect(x, TOP, EFFECT, DEPTH, 12);
  context.fillStyle = PARCHMENT;
  context.fill();
  context.lineWidth = 3;
  context.strokeStyle = shades.ink;
  context.stroke();
  const lines = linesOf(signs);
  const middle = x + EFFECT / 2;
  const [first = [], second] = lines;
  if (second === undefined) paintSigns(context, first, middle, TOP + DEPTH / 2, DEPTH * 0.6);
  else {
    paintSigns(context, first, middle, TOP + DEPTH * 0.23, DEPTH * 0.38);
    paintSigns(context, second, middle, TOP + DEPTH * 0.69, DEPTH * 0.42);
  }
};

/** Paints what stands at the right end of an owned card's strip: what the card does from now on, and its points. */
export const paintStripEnd = (context: Context, card: Card, shades: Shades): void => {
  const { effect, colour, points } = card;
  if (effect !== undefined) paintEffect(context, stripSignsOf(effect, colour), clearOf(card) + GAP, shades);
  if (points > 0) paintPoints(context, points);
};
