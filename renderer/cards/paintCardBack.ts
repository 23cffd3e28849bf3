import type { Colour } from '../../shared/vocabulary/colours.ts';
import type { Epoch } from '../../shared/vocabulary/time.ts';
import { EPOCH_NUMERALS, SYMBOL_OF_COLOUR } from './effectSigns.ts';
import { paintHatching } from './hatching.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './paintCard.ts';
import { COLOUR_SHADES, GILT, GILT_DARK } from './palette.ts';
import { star } from './path.ts';
import { paintSymbol } from './symbols.ts';

/** Paints the back that all cards of one colour and epoch share, scaled like `paintCard`; `null` leaves the epoch open. */
export const paintCardBack = (
  context: CanvasRenderingContext2D,
  colour: Colour,
  epoch: Epoch | null,
  width: number,
  height: number,
): void => {
  const shades = COLOUR_SHADES[colour];
  context.save();
  context.scale(width / CARD_WIDTH, height / CARD_HEIGHT);
  const glow = context.createRadialGradient(128, 160, 20, 128, 179, 230);
  glow.addColorStop(0, shades.main);
  glow.addColorStop(1, shades.dark);
  context.fillStyle = glow;
  context.fillRect(0, 0, CARD_WIDTH, CARD_HEIGHT);
  paintHatching(context, colour, CARD_WIDTH, CARD_HEIGHT, 17, 'rgba(255,236,190,0.2)');
  context.strokeStyle = GILT;
  for (const [inset, line] of [
    [12, 5],
    [22, 1.5],
  ] as const) {
    context.lineWidth = line;
    context.beginPath();
    context.roundRect(inset, inset, CARD_WIDTH - inset * 2, CARD_HEIGHT - inset * 2, 14);
    context.stroke();
  }
  context.fillStyle = GILT;
  context.fill(new Path2D(star(128, 165, 20, 104, 92)));
  context.beginPath();
  context.arc(128, 165, 86, 0, Math.PI * 2);
  context.fillStyle = shades.dark;
  context.fill();
  context.lineWidth = 3;
  context.strokeStyle = GILT_DARK;
  context.stroke();
  paintSymbol(context, SYMBOL_OF_COLOUR[colour], 128, 165, 112, '#f8dd94', shades.dark);
  context.font = '700 44px Cinzel, serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = '#f8dd94';
  context.fillText(epoch === null ? '✦' : EPOCH_NUMERALS[epoch], 128, 306);
  context.restore();
};
