import type { Card } from '../../shared/content/content.ts';
import type { Colour } from '../../shared/vocabulary/colours.ts';
import type { Effect, EffectType } from '../../shared/vocabulary/effects.ts';
import { TRACKS, type Track } from '../../shared/vocabulary/tracks.ts';
import { compositionOf } from './composition.ts';
import { type Sign, signsOf, withoutArrows } from './effectSigns.ts';
import { colourOf } from './formula.ts';
import { writeNumber } from './lettering.ts';
import { GILT, INK, PARCHMENT, type Shades, TRACK_SHADES } from './palette.ts';
import { paintCameo } from './picture/paintScene.ts';
import { paintSymbol } from './symbols.ts';

type Context = CanvasRenderingContext2D;

/**
 * The head of a card that somebody owns, in the card's units of 256 by 358: what shows of every card of a column. It
 * tells what the card gives; nobody needs its price any more.
 */
export const OWNED_HEAD = { left: 8, right: 248, y: 51, depth: 92, font: 112 } as const;

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

/** One thing in the head: how wide it would like to be, and how it is painted into the width that it gets. */
interface Item {
  readonly wish: number;
  readonly paint: (x: number, width: number) => void;
}

const { y: MIDDLE, depth: DEPTH, font: FONT } = OWNED_HEAD;
const LOSS = '#a3121a';

const plate = (context: Context, x: number, width: number, fill: string, rim: string, line = 4): void => {
  context.beginPath();
  context.roundRect(x, MIDDLE - DEPTH / 2, width, DEPTH, 14);
  context.fillStyle = fill;
  context.fill();
  context.lineWidth = line;
  context.strokeStyle = rim;
  context.stroke();
};

const gainItem = (context: Context, track: Track, steps: number): Item => ({
  wish: 104,
  paint: (x, width) => {
    const { main, dark } = TRACK_SHADES[track];
    const lost = steps < 0;
    const symbol = Math.min(48, width * 0.46);
    plate(context, x, width, lost ? '#fbeee8' : main, lost ? LOSS : dark);
    context.beginPath();
    context.roundRect(x + symbol + 2, MIDDLE - DEPTH / 2 + 5, width - symbol - 6, DEPTH - 10, 10);
    context.fillStyle = lost ? LOSS : '#fffaf0';
    context.fill();
    paintSymbol(context, track, x + symbol / 2 + 2, MIDDLE, symbol, lost ? dark : '#fffaf0', lost ? '#fbeee8' : main);
    const middle = x + symbol + (width - symbol - 2) / 2;
    writeNumber(
      context,
      `${steps}`.replace('-', '−'),
      middle,
      MIDDLE,
      FONT,
      lost ? '#ffffff' : INK,
      width - symbol - 12,
    );
  },
});

const pointsItem = (context: Context, points: number): Item => ({
  wish: 64,
  paint: (x, width) => {
    context.beginPath();
    context.roundRect(x, MIDDLE - DEPTH / 2, width, DEPTH, [8, 8, 34, 34]);
    context.fillStyle = '#fffaf0';
    context.fill();
    context.lineWidth = 7;
    context.strokeStyle = '#7c1d26';
    context.stroke();
    context.lineWidth = 2.5;
    context.strokeStyle = GILT;
    context.stroke();
    writeNumber(context, `${points}`, x + width / 2, MIDDLE, FONT, '#7c1d26', width - 12);
  },
});

const SIGN_WISH = { text: 56, symbol: 62 } as const;
const wishOf = (sign: Sign): number =>
  'text' in sign ? 14 + sign.text.length * SIGN_WISH.text * 0.8 : SIGN_WISH.symbol;

const effectItem = (context: Context, signs: readonly Sign[], shades: Shades): Item => {
  const wish = signs.reduce((sum, sign) => sum + wishOf(sign), 10);
  return {
    wish,
    paint: (x, width) => {
      plate(context, x, width, PARCHMENT, shades.ink);
      let left = x + 4;
      for (const sign of signs) {
        const room = (wishOf(sign) / wish) * (width - 8) * (wish / (wish - 10));
        if ('text' in sign) writeNumber(context, sign.text, left + room / 2, MIDDLE, FONT, INK, room - 3);
        else
          paintSymbol(context, sign.symbol, left + room / 2, MIDDLE, Math.min(64, room - 1), colourOf(sign), PARCHMENT);
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

const GAP = 9;
/** A cameo narrower than this would be a strip without a face. */
const LEAST_CAMEO = 50;
/** A cameo's width by its height, at most. */
const BROAD = 0.96;
/** So much of their wish things keep at least where they make room for a cameo. */
const TIGHT = 0.86;

/** How much of their wish things get, and how wide the cameo beside them is: 0 where there is no room for it. */
const shareOut = (room: number, wish: number): { readonly share: number; readonly cameo: number } => {
  const share = Math.min(1, (room - GAP - LEAST_CAMEO) / wish);
  if (share < TIGHT) return { share: Math.min(1.12, room / wish), cameo: 0 };
  return { share, cameo: Math.min(room - GAP - wish * share, DEPTH * BROAD) };
};

/**
 * Paints the head of an owned card: gains, effect and points beside each other, narrowed where there are many; and where
 * they leave room, whom or what the card shows.
 */
export const paintOwnedHead = (context: Context, card: Card, shades: Shades): void => {
  const items = itemsOf(context, card, shades);
  const room = OWNED_HEAD.right - OWNED_HEAD.left - GAP * (items.length - 1);
  const wish = items.reduce((sum, item) => sum + item.wish, 0);
  const { share, cameo } = shareOut(room, wish);
  let x = OWNED_HEAD.left;
  for (const item of items) {
    const width = item.wish * share;
    const last = item === items.at(-1) && card.points > 0;
    // The points stand at the right, wherever the rest ends.
    item.paint(last ? OWNED_HEAD.right - width : x, width);
    x += width + GAP;
  }
  if (cameo === 0) return;
  const points = card.points > 0 ? (items.at(-1)?.wish ?? 0) * share + GAP : 0;
  const left = OWNED_HEAD.right - points - cameo;
  paintCameo(context, { x: left, y: MIDDLE - DEPTH / 2, width: cameo, height: DEPTH }, compositionOf(card), shades);
};
