import type { Card } from '../../shared/content/content.ts';
import { writeNumber } from './lettering.ts';
import { GILT, GILT_DARK, INK, type Shades } from './palette.ts';
import { EPOCH_NUMERALS, SYMBOL_OF_COLOUR } from './signs.ts';
import { paintSymbol } from './symbols.ts';

type Context = CanvasRenderingContext2D;

/** The price, on a coin. */
const paintCost = (context: Context, cost: number): void => {
  const shine = context.createRadialGradient(44, 42, 6, 52, 54, 52);
  shine.addColorStop(0, '#fff2bf');
  shine.addColorStop(1, '#e9bf55');
  context.beginPath();
  context.arc(53, 55, 48, 0, Math.PI * 2);
  context.fillStyle = shine;
  context.fill();
  context.lineWidth = 5;
  context.strokeStyle = '#5a3c0a';
  context.stroke();
  context.beginPath();
  context.arc(53, 55, 42, 0, Math.PI * 2);
  context.lineWidth = 2;
  context.strokeStyle = GILT_DARK;
  context.stroke();
  writeNumber(context, String(cost), 53, 56, 114, INK, 78);
};

/** The points at the end of the game, on a scallop of white enamel. */
const paintPoints = (context: Context, points: number, shades: Shades): void => {
  context.beginPath();
  context.moveTo(157, 9);
  context.lineTo(249, 9);
  context.lineTo(249, 74);
  context.quadraticCurveTo(241, 102, 203, 108);
  context.quadraticCurveTo(165, 102, 157, 74);
  context.closePath();
  context.fillStyle = '#fffaf0';
  context.fill();
  context.lineWidth = 5;
  context.strokeStyle = shades.ink;
  context.stroke();
  context.lineWidth = 2;
  context.strokeStyle = GILT;
  context.stroke();
  writeNumber(context, String(points), 203, 56, 110, INK, 78);
};

/** Colour symbol and epoch between the two numbers. */
const paintEpoch = (context: Context, card: Card, shades: Shades): void => {
  paintSymbol(context, SYMBOL_OF_COLOUR[card.colour], 129, 38, 46, '#fff7e2', shades.main);
  context.save();
  context.font = '700 26px Cinzel, serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = '#fff7e2';
  context.fillText(EPOCH_NUMERALS[card.epoch], 129, 84);
  context.restore();
};

/** Paints the head of a card, in the card's units of 256 by 358. */
export const paintBadges = (context: Context, card: Card, shades: Shades): void => {
  paintCost(context, card.cost);
  paintEpoch(context, card, shades);
  if (card.points > 0) paintPoints(context, card.points, shades);
};
