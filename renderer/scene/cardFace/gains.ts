import type { Card } from '../../../shared/content/content.ts';
import { TRACKS } from '../../../shared/vocabulary/tracks.ts';
import { COLOUR_SHADES, GILT_DARK, INK, PARCHMENT, TRACK_SHADES } from '../palette.ts';
import { type Sign, signsOf } from './effectSigns.ts';
import { TEXT_FONT } from './fonts.ts';
import { writeNumber } from './lettering.ts';
import { paintSymbol } from './symbols.ts';

type Context = CanvasRenderingContext2D;

const widthOf = (context: Context, sign: Sign, size: number): number => {
  if ('symbol' in sign) return size * (sign.symbol === 'arrow' ? 0.62 : 0.94);
  context.font = `900 ${size}px ${TEXT_FONT}`;
  return context.measureText(sign.text).width + size * 0.08;
};

const paintSign = (context: Context, sign: Sign, x: number, y: number, size: number, width: number): void => {
  if ('text' in sign) {
    writeNumber(context, sign.text, x + width / 2, y, size, INK);
    return;
  }
  const plain = sign.symbol === 'coin' ? GILT_DARK : '#5c4a3a';
  const colour = sign.colour === undefined ? plain : COLOUR_SHADES[sign.colour].main;
  const scale = sign.symbol === 'arrow' ? 0.5 : 0.84;
  paintSymbol(context, sign.symbol, x + width / 2, y, size * scale, colour, PARCHMENT);
};

const paintFormula = (
  context: Context,
  signs: readonly Sign[],
  x: number,
  y: number,
  room: number,
  size: number,
): void => {
  const wanted = signs.reduce((sum, sign) => sum + widthOf(context, sign, size), 0);
  const fitted = Math.min(size, (size * room) / wanted);
  const widths = signs.map((sign) => widthOf(context, sign, fitted));
  let left = x - widths.reduce((sum, width) => sum + width, 0) / 2;
  signs.forEach((sign, index) => {
    paintSign(context, sign, left, y, fitted, widths[index] ?? 0);
    left += widths[index] ?? 0;
  });
};

const paintGain = (context: Context, track: (typeof TRACKS)[number], steps: number, x: number, y: number): void => {
  const shades = TRACK_SHADES[track];
  context.fillStyle = shades.main;
  context.beginPath();
  context.roundRect(x - 55, y - 43, 110, 86, 16);
  context.fill();
  context.strokeStyle = shades.dark;
  context.lineWidth = 3;
  context.stroke();
  context.fillStyle = '#fffaf0';
  context.beginPath();
  context.roundRect(x - 4, y - 38, 54, 76, 12);
  context.fill();
  paintSymbol(context, track, x - 28, y, 46, '#fffaf0', shades.main);
  writeNumber(context, `${steps}`, x + 23.5, y, 96, INK, 47);
};

/**
 * Paints what a card gives into the band at its foot, in the card's units of 256 by 358: a number beside the symbol of
 * each track, or an effect's formula.
 */
export const paintGains = (context: Context, card: Card): void => {
  const y = 300;
  if (card.effect !== undefined) {
    paintFormula(context, signsOf(card.effect), 128, y, 222, 66);
    return;
  }
  const gained = TRACKS.filter((track) => (card.gains[track] ?? 0) !== 0);
  const gap = 115;
  gained.forEach((track, index) => {
    paintGain(context, track, card.gains[track] ?? 0, 128 + (index - (gained.length - 1) / 2) * gap, y);
  });
};
