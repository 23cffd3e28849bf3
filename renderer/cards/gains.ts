import type { Card } from '../../shared/content/content.ts';
import { type Colour, TRACK_OF_COLOUR } from '../../shared/vocabulary/colours.ts';
import type { Track } from '../../shared/vocabulary/tracks.ts';
import { signsOf } from './effectSigns.ts';
import { type FormulaBox, heightOfFormula, paintFormula } from './formula.ts';
import { paintHatching } from './hatching.ts';
import { writeNumber } from './lettering.ts';
import { COLOUR_SHADES, INK } from './palette.ts';
import { paintSymbol } from './symbols.ts';

type Context = CanvasRenderingContext2D;

/** Red on white, white on red: steps that are lost must not be taken for steps that are gained. */
const LOSS = '#a3121a';

/** How high the box of a gain is drawn, and how far boxes stand apart; together they are as wide as the field of the card. */
const GAIN = 86;
const GAP = 5;
const FIELD = 216;

/** Light on the upper edge of a box, shade on the lower one: it stands out from the card. */
const paintBevel = (context: Context): void => {
  const light = context.createLinearGradient(0, -GAIN / 2, 0, GAIN / 2);
  light.addColorStop(0, 'rgba(255, 252, 235, 0.5)');
  light.addColorStop(0.3, 'rgba(255, 252, 235, 0)');
  light.addColorStop(0.7, 'rgba(20, 8, 2, 0)');
  light.addColorStop(1, 'rgba(20, 8, 2, 0.35)');
  context.fillStyle = light;
  context.fill();
};

/** What a card moves: a track, in its colour. */
interface Gain {
  readonly colour: Colour;
  readonly track: Track;
  readonly steps: number;
}

const gainsOf = ({ gains }: Card): readonly Gain[] =>
  Object.entries(TRACK_OF_COLOUR)
    .map(([colour, track]): Gain => ({ colour: colour as Colour, track, steps: gains[track] ?? 0 }))
    .filter(({ steps }) => steps !== 0);

/** The box of a gain around the origin, in the colour of its track and with its hatching. */
const paintBox = (context: Context, colour: Colour, width: number, lost: boolean): void => {
  const shades = COLOUR_SHADES[colour];
  const outline = (): void => {
    context.beginPath();
    context.roundRect(-width / 2, -GAIN / 2, width, GAIN, 14);
  };
  outline();
  context.fillStyle = lost ? '#fbeee8' : shades.main;
  context.fill();
  if (!lost) {
    context.save();
    context.clip();
    context.translate(-width / 2, -GAIN / 2);
    paintHatching(context, colour, width, GAIN, 9, `${shades.dark}3c`);
    context.restore();
    outline();
    paintBevel(context);
  }
  context.strokeStyle = lost ? LOSS : shades.dark;
  context.lineWidth = lost ? 6 : 3.5;
  context.stroke();
};

/** A box of the given width around the origin: what moves, and by how much. */
const paintGain = (context: Context, { colour, track, steps }: Gain, width: number): void => {
  const shades = COLOUR_SHADES[colour];
  const lost = steps < 0;
  paintBox(context, colour, width, lost);
  // A loss has one sign more.
  const left = lost ? width * -0.14 : width * (width > WIDE ? 0.05 : -0.04);
  const right = width / 2 - 5;
  const [top, high] = [-GAIN / 2 + 4.5, GAIN - 9];
  context.fillStyle = lost ? LOSS : '#fffaf0';
  context.beginPath();
  context.roundRect(left, top, right - left, high, 11);
  context.fill();
  if (!lost) {
    context.strokeStyle = shades.dark;
    context.lineWidth = 1.6;
    context.stroke();
  }
  const symbol = Math.min(72, (width / 2 + left) * 0.92) * (lost ? 0.98 : 1);
  const [ink, behind] = lost ? [shades.dark, '#fbeee8'] : ['#fffaf0', shades.main];
  paintSymbol(context, track, (left - width / 2 + 1) / 2, 0, symbol, ink, behind);
  const text = lost ? `−${-steps}` : `${steps}`;
  writeNumber(context, text, (left + right) / 2, 0, NUMBER, lost ? '#ffffff' : INK, right - left - 6);
};

/** How large the letters of a gain are, and from which width on a box has the symbol in more than half of it. */
const NUMBER = 98;
const WIDE = 180;

/** The gains of a card side by side: together they fill its field. */
const paintGainRow = (context: Context, card: Card, y: number, scale: number): void => {
  const gained = gainsOf(card);
  const wide = (FIELD + GAP) / gained.length;
  gained.forEach((gain, index) => {
    context.save();
    context.translate(128 + (index - (gained.length - 1) / 2) * wide, y);
    context.scale(scale, scale);
    paintGain(context, gain, (wide - GAP) / scale);
    context.restore();
  });
};

/** How much of the band stays free below and above. */
const FREE = 5;

/** How a card tells what it gives. */
export interface Telling {
  /** How large numbers stand there that stand alone: 1 is as they are drawn. */
  readonly gains: number;
  /** The size of letters from which on an effect takes one line, and how high two lines are at most. */
  readonly oneLine: number;
  readonly highest: number;
  /** Where an effect stands below gains: how large these are then, and how high it is. */
  readonly both: { readonly gains: number; readonly effect: number };
}

/** The box of a formula that stands alone, around a height. */
const alone = (y: number, { oneLine, highest }: Telling): FormulaBox => ({
  x: 128,
  y,
  width: FIELD + 8,
  height: highest,
  font: 90,
  oneLine,
});

/**
 * How high the band is in which a card tells what it gives, in the card's units of 256 by 358: an effect of one line takes no
 * more than numbers.
 */
export const bandOf = (context: Context, card: Card, telling: Telling): number => {
  const { effect, colour } = card;
  const least = GAIN * telling.gains + FREE * 2;
  if (effect === undefined) return least;
  if (gainsOf(card).length > 0) return GAIN * telling.both.gains + telling.both.effect + FREE * 3;
  return Math.max(least, heightOfFormula(context, signsOf(effect, colour), alone(0, telling)) + FREE * 2);
};

/**
 * Paints what a card gives into the band at its foot, which ends at `foot` and is `band` high: a number beside the symbol of
 * each track, an effect's formula, or the one above the other.
 */
export const paintGains = (context: Context, card: Card, telling: Telling, foot: number, band: number): void => {
  const { effect, colour } = card;
  const middle = foot - band / 2;
  if (effect === undefined) paintGainRow(context, card, middle, telling.gains);
  else if (gainsOf(card).length > 0) {
    const { both } = telling;
    paintGainRow(context, card, foot - band + FREE + (GAIN * both.gains) / 2, both.gains);
    const box = { x: 128, y: foot - FREE - both.effect / 2, width: FIELD, height: both.effect, font: 76, oneLine: 0 };
    paintFormula(context, signsOf(effect, colour), box);
  } else paintFormula(context, signsOf(effect, colour), alone(middle, telling));
};
