import type { Emblem } from '../../../shared/vocabulary/seats.ts';
import { EMBLEM_SHADES, GILT, GILT_DARK } from '../../cards/palette.ts';
import { paintGlyph } from '../../cards/symbols.ts';
import { makeDrawing } from '../../cards/textures/canvas.ts';
import { EMBLEM_GLYPHS } from '../../platform/icons/paths.ts';

const PIXELS = 192;

/** A round shield in a seat's colour with its emblem, in a gilt rim; it fills a square. */
export const paintShield = (emblem: Emblem): HTMLCanvasElement => {
  const { canvas, context } = makeDrawing(PIXELS, PIXELS);
  const { main, dark, light } = EMBLEM_SHADES[emblem];
  const middle = PIXELS / 2;
  const disc = (radius: number, fill: string | CanvasGradient): void => {
    context.beginPath();
    context.arc(middle, middle, radius * middle, 0, Math.PI * 2);
    context.fillStyle = fill;
    context.fill();
  };
  disc(1, GILT_DARK);
  disc(0.95, GILT);
  disc(0.84, GILT_DARK);
  const sheen = context.createRadialGradient(middle * 0.7, middle * 0.6, 0, middle, middle, middle);
  sheen.addColorStop(0, light);
  sheen.addColorStop(0.5, main);
  sheen.addColorStop(1, main);
  disc(0.8, sheen);
  paintGlyph(context, EMBLEM_GLYPHS[emblem], middle, middle, PIXELS * 0.58, '#fff6d8', dark);
  return canvas;
};
