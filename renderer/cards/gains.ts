import type { Card } from '../../shared/content/content.ts';
import { TRACKS, type Track } from '../../shared/vocabulary/tracks.ts';
import { signsOf } from './effectSigns.ts';
import { paintFormula } from './formula.ts';
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
  context.roundRect(-4, -38, 54, 76, 12);
  context.fill();
  paintSymbol(context, track, -28, 0, 46, lost ? shades.dark : '#fffaf0', lost ? '#fbeee8' : shades.main);
  writeNumber(context, lost ? `−${-steps}` : `${steps}`, 23.5, 0, 96, lost ? '#ffffff' : INK, 47);
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

/**
 * Paints what a card gives into the band at its foot, in the card's units of 256 by 358: a number beside the symbol of
 * each track, an effect's formula, or the one above the other. `scale`: how large numbers alone stand there, 1 for the
 * whole band.
 */
export const paintGains = (context: Context, card: Card, scale: number): void => {
  const { effect, colour } = card;
  const hasGains = TRACKS.some((track) => (card.gains[track] ?? 0) !== 0);
  if (effect === undefined) paintGainRow(context, card, 343 - 43 * scale, scale);
  else if (hasGains) {
    paintGainRow(context, card, 258, 0.84);
    paintFormula(context, signsOf(effect, colour), { x: 128, y: 321, width: 228, height: 48, font: 74 });
  } else paintFormula(context, signsOf(effect, colour), { x: 128, y: 284, width: 238, height: 131, font: 88 });
};
