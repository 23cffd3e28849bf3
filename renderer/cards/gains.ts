import type { Card } from '../../shared/content/content.ts';
import { TRACKS, type Track } from '../../shared/vocabulary/tracks.ts';
import { signsOf } from './effectSigns.ts';
import { type FormulaBox, heightOfFormula, paintFormula } from './formula.ts';
import { writeNumber } from './lettering.ts';
import { INK, TRACK_SHADES } from './palette.ts';
import { paintSymbol } from './symbols.ts';

type Context = CanvasRenderingContext2D;

/** Red on white, white on red: steps that are lost must not be taken for steps that are gained. */
const LOSS = '#a3121a';

/** Light on the upper edge of a box of 110 by 86, shade on the lower one: it stands out from the card. */
const paintBevel = (context: Context, lost: boolean): void => {
  if (lost) return;
  const light = context.createLinearGradient(0, -43, 0, 43);
  light.addColorStop(0, 'rgba(255, 252, 235, 0.5)');
  light.addColorStop(0.3, 'rgba(255, 252, 235, 0)');
  light.addColorStop(0.7, 'rgba(20, 8, 2, 0)');
  light.addColorStop(1, 'rgba(20, 8, 2, 0.35)');
  context.fillStyle = light;
  context.fill();
};

/** A box of 110 by 86 around the origin: what moves, and by how much. */
const paintGain = (context: Context, track: Track, steps: number): void => {
  const shades = TRACK_SHADES[track];
  const lost = steps < 0;
  context.fillStyle = lost ? '#fbeee8' : shades.main;
  context.beginPath();
  context.roundRect(-55, -43, 110, 86, 16);
  context.fill();
  context.strokeStyle = lost ? LOSS : shades.dark;
  context.lineWidth = lost ? 6 : 3;
  context.stroke();
  paintBevel(context, lost);
  context.fillStyle = lost ? LOSS : '#fffaf0';
  context.beginPath();
  // A loss has one sign more.
  const left = lost ? -14 : -4;
  context.roundRect(left, -38, 50 - left, 76, 12);
  context.fill();
  paintSymbol(
    context,
    track,
    (left - 52) / 2,
    0,
    lost ? 38 : 46,
    lost ? shades.dark : '#fffaf0',
    lost ? '#fbeee8' : shades.main,
  );
  writeNumber(context, lost ? `−${-steps}` : `${steps}`, (left + 51) / 2, 0, 96, lost ? '#ffffff' : INK, 43 - left);
};

const paintGainRow = (context: Context, card: Card, y: number, scale: number): void => {
  const gained = TRACKS.filter((track) => (card.gains[track] ?? 0) !== 0);
  const gap = 115 * scale;
  gained.forEach((track, index) => {
    context.save();
    context.translate(128 + (index - (gained.length - 1) / 2) * gap, y);
    context.scale(scale, scale);
    paintGain(context, track, card.gains[track] ?? 0);
    context.restore();
  });
};

/** How high the box of a gain is. */
const GAIN = 86;
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

const hasGains = ({ gains }: Card): boolean => TRACKS.some((track) => (gains[track] ?? 0) !== 0);

/** The box of a formula that stands alone, around a height. */
const alone = (y: number, { oneLine, highest }: Telling): FormulaBox => ({
  x: 128,
  y,
  width: 226,
  height: highest,
  font: 82,
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
  if (hasGains(card)) return GAIN * telling.both.gains + telling.both.effect + FREE * 3;
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
  else if (hasGains(card)) {
    const { both } = telling;
    paintGainRow(context, card, foot - band + FREE + (GAIN * both.gains) / 2, both.gains);
    const box = { x: 128, y: foot - FREE - both.effect / 2, width: 212, height: both.effect, font: 76, oneLine: 0 };
    paintFormula(context, signsOf(effect, colour), box);
  } else paintFormula(context, signsOf(effect, colour), alone(middle, telling));
};
