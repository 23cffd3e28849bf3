import type { Card } from '../../shared/content/content.ts';
import type { Colour } from '../../shared/vocabulary/colours.ts';
import type { Effect, EffectType } from '../../shared/vocabulary/effects.ts';
import { TRACKS, type Track } from '../../shared/vocabulary/tracks.ts';
import { compositionOf } from './composition.ts';
import { type Sign, signsOf, withoutArrows } from './effectSigns.ts';
import { colourOf } from './formula.ts';
import { NARROWEST, widthOfNumber, writeNumber } from './lettering.ts';
import { GILT, INK, PARCHMENT, POINTS_INK, type Shades, TRACK_SHADES } from './palette.ts';
import { paintCameo } from './picture/paintScene.ts';
import { paintSymbol } from './symbols.ts';

type Context = CanvasRenderingContext2D;

/**
 * The head of a card that somebody owns, in the card's units of 256 by 358: what shows of every card of a column. It
 * tells what the card gives; nobody needs its price any more.
 */
export const OWNED_HEAD = { left: 8, right: 248, y: 51, depth: 92, font: 97 } as const;

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

/** What the head of a card shows of its effect: beside gains only the sign that no other effect has. */
export const headSignsOf = (effect: Effect, colour: Colour, beside: boolean): readonly Sign[] => {
  const signs = SHORT[effect.type]?.(effect) ?? withoutArrows(signsOf(effect, colour)).filter((sign) => !isLimit(sign));
  if (!beside) return signs;
  const own = signs.find((sign) => 'symbol' in sign && sign.symbol === effect.type);
  return [own ?? signs.find((sign) => 'symbol' in sign) ?? { text: '!' }];
};

/** Whether a card's gains take room beside its effect. */
const hasGains = ({ gains }: Card): boolean => TRACKS.some((track) => (gains[track] ?? 0) !== 0);

/** Whether the head of an owned card tells its effect in full. */
export const tellsAll = (effect: Effect, card: Card): boolean =>
  headSignsOf(effect, card.colour, hasGains(card)).length === withoutArrows(signsOf(effect, card.colour)).length;

/** One thing in the head: what of its width is given, how many signs it has besides, and how it is painted. */
interface Item {
  /** The width without its signs, in sizes of letters and in units. */
  readonly letters: number;
  readonly margins: number;
  readonly signs: number;
  /** Paints it from `x` on; `sign`: how wide each of its signs is. */
  readonly paint: (x: number, width: number, font: number, sign: number) => void;
}

const { y: MIDDLE, depth: DEPTH } = OWNED_HEAD;
const LOSS = '#a3121a';

/** How wide a number becomes where there is little room, in sizes of its letters. */
const narrowed = (text: string): number => widthOfNumber(text) * NARROWEST;

const plate = (context: Context, x: number, width: number, fill: string, rim: string): void => {
  context.beginPath();
  context.roundRect(x, MIDDLE - DEPTH / 2, width, DEPTH, 14);
  context.fillStyle = fill;
  context.fill();
  context.lineWidth = 4;
  context.strokeStyle = rim;
  context.stroke();
};

/** The rim of a plate, and the white around a number. */
const RIM = 3;
const AROUND = 3;

const gainItem = (context: Context, track: Track, steps: number): Item => {
  const text = `${steps}`.replace('-', '−');
  return {
    letters: narrowed(text),
    margins: RIM * 2 + AROUND * 2,
    signs: 1,
    paint: (x, width, font, sign) => {
      const { main, dark } = TRACK_SHADES[track];
      const lost = steps < 0;
      plate(context, x, width, lost ? '#fbeee8' : main, lost ? LOSS : dark);
      const [left, right] = [x + RIM + sign, x + width - RIM];
      context.beginPath();
      context.roundRect(left, MIDDLE - DEPTH / 2 + 5, right - left, DEPTH - 10, 10);
      context.fillStyle = lost ? LOSS : '#fffaf0';
      context.fill();
      const size = Math.min(46, sign - 2);
      paintSymbol(context, track, x + RIM + sign / 2, MIDDLE, size, lost ? dark : '#fffaf0', lost ? '#fbeee8' : main);
      writeNumber(context, text, (left + right) / 2, MIDDLE, font, lost ? '#ffffff' : INK, right - left - AROUND * 2);
    },
  };
};

const pointsItem = (context: Context, points: number): Item => ({
  letters: narrowed(`${points}`),
  margins: 11,
  signs: 0,
  paint: (x, width, font) => {
    context.beginPath();
    context.roundRect(x, MIDDLE - DEPTH / 2, width, DEPTH, [8, 8, 34, 34]);
    context.fillStyle = '#fffaf0';
    context.fill();
    context.lineWidth = 5;
    context.strokeStyle = POINTS_INK;
    context.stroke();
    context.lineWidth = 2;
    context.strokeStyle = GILT;
    context.stroke();
    writeNumber(context, `${points}`, x + width / 2, MIDDLE, font, POINTS_INK, width - 10);
  },
});

const effectItem = (context: Context, signs: readonly Sign[], shades: Shades): Item => {
  const symbols = signs.filter((sign) => 'symbol' in sign).length;
  const letters = signs.reduce((sum, sign) => sum + ('text' in sign ? narrowed(sign.text) : 0), 0);
  const margins = RIM * 2 + 4 * (signs.length - symbols);
  return {
    letters,
    margins,
    signs: symbols,
    paint: (x, width, font, symbol) => {
      plate(context, x, width, PARCHMENT, shades.ink);
      const extra = (width - letters * font - margins - symbols * symbol) / signs.length;
      let left = x + RIM;
      for (const sign of signs) {
        const room = ('text' in sign ? narrowed(sign.text) * font + 4 : symbol) + extra;
        const middle = left + room / 2;
        if ('text' in sign) writeNumber(context, sign.text, middle, MIDDLE, font, INK, room - 4);
        else paintSymbol(context, sign.symbol, middle, MIDDLE, Math.min(60, room - 2), colourOf(sign), PARCHMENT);
        left += room;
      }
    },
  };
};

const itemsOf = (context: Context, { gains, effect, colour, points }: Card, shades: Shades): readonly Item[] => {
  const moved = TRACKS.filter((track) => (gains[track] ?? 0) !== 0);
  return [
    ...moved.map((track) => gainItem(context, track, gains[track] ?? 0)),
    ...(effect === undefined ? [] : [effectItem(context, headSignsOf(effect, colour, moved.length > 0), shades)]),
    ...(points > 0 ? [pointsItem(context, points)] : []),
  ];
};

const GAP = 5;
/** A cameo narrower than this would be a strip without a face. */
const LEAST_CAMEO = 50;
/** A cameo's width by its height, at most. */
const BROAD = 0.96;
/** How wide signs are where there is room, beside a cameo, and at least, before letters become smaller. */
const SIGNS = { best: 50, cameo: 42, least: 27 } as const;
const FONTS = [104, OWNED_HEAD.font] as const;

interface Shares {
  readonly font: number;
  readonly sign: number;
  /** What each thing gets beyond its wish, and how wide the cameo beside them is: 0 where there is no room for it. */
  readonly extra: number;
  readonly cameo: number;
}

/** Shares out so much room: what is left beside letters and margins goes to a cameo, or else to signs. */
const shareOut = (room: number, items: readonly Item[]): Shares => {
  const sum = (of: (item: Item) => number): number => items.reduce((all, item) => all + of(item), 0);
  const signs = sum((item) => item.signs);
  const leftBy = (font: number): number => room - sum(({ letters, margins }) => letters * font + margins);
  const font = FONTS.find((one) => leftBy(one) >= signs * SIGNS.least) ?? OWNED_HEAD.font;
  const left = leftBy(font);
  const beside = left - signs * SIGNS.cameo - GAP;
  if (beside >= LEAST_CAMEO) {
    const cameo = Math.min(beside, DEPTH * BROAD);
    return { font, sign: SIGNS.cameo, extra: Math.max(0, (beside - cameo) / items.length), cameo };
  }
  const sign = signs === 0 ? 0 : Math.min(SIGNS.best, left / signs);
  return { font, sign, extra: Math.max(0, (left - signs * sign) / items.length), cameo: 0 };
};

/**
 * Paints the head of an owned card: gains, effect and points beside each other, as large as there is room for; and where
 * they leave some, whom or what the card shows.
 */
export const paintOwnedHead = (context: Context, card: Card, shades: Shades): void => {
  const items = itemsOf(context, card, shades);
  const { font, sign, extra, cameo } = shareOut(OWNED_HEAD.right - OWNED_HEAD.left - GAP * (items.length - 1), items);
  let x: number = OWNED_HEAD.left;
  for (const item of items) {
    const width = item.letters * font + item.margins + item.signs * sign + extra;
    const isPoints = item === items.at(-1) && card.points > 0;
    if (cameo > 0 && isPoints) x = paintFace(context, card, shades, x, cameo);
    item.paint(x, width, font, sign);
    x += width + GAP;
  }
  if (cameo > 0 && card.points === 0) paintFace(context, card, shades, x, cameo);
};

/** Paints a card's cameo from `x` on; returns where it goes on. */
const paintFace = (context: Context, card: Card, shades: Shades, x: number, width: number): number => {
  paintCameo(context, { x, y: MIDDLE - DEPTH / 2, width, height: DEPTH }, compositionOf(card), shades);
  return x + width + GAP;
};
