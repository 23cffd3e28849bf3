import { COLOURS, type Colour } from '../../../shared/vocabulary/colours.ts';
import { CARD, PLACE, TABLEAU } from '../../cards/layout/dimensions.ts';
import { COLOUR_SHADES, VELVETS } from '../../cards/palette.ts';
import { SYMBOL_OF_COLOUR } from '../../cards/signs.ts';
import { paintSymbol } from '../../cards/symbols.ts';
import { type Drawing, makeDrawing } from '../../cards/textures/canvas.ts';
import { paintGrain } from '../../cards/textures/grain.ts';

/** Colours of tooled leather, as `#rrggbb`: its ground, the middle where light falls, the gold. */
interface Dye {
  readonly ground: string;
  readonly light: string;
  readonly thread: string;
}

/** A column's velvet, deepest below the upper edge, worn where light falls. */
const velvet = (context: CanvasRenderingContext2D, top: number, colour: Colour): CanvasGradient => {
  const fall = context.createLinearGradient(0, top, 0, top + PLACE.depth);
  fall.addColorStop(0, `${COLOUR_SHADES[colour].dark}d8`);
  fall.addColorStop(0.14, `${VELVETS[colour]}b8`);
  fall.addColorStop(1, `${VELVETS[colour]}58`);
  return fall;
};

/**
 * Paints the pad of the desk: tooled leather with the five columns of the tableau, lined with velvet of their colours; the
 * origin is the pad's middle.
 */
export const paintLeather = (pixelsPerUnit: number, width: number, depth: number, dye: Dye): Drawing => {
  const drawing = makeDrawing(Math.round(width * pixelsPerUnit), Math.round(depth * pixelsPerUnit));
  const { context } = drawing;
  context.scale(pixelsPerUnit, pixelsPerUnit);
  context.fillStyle = dye.ground;
  context.fillRect(0, 0, width, depth);
  const light = context.createRadialGradient(width * 0.45, depth * 0.4, 0.3, width / 2, depth / 2, width * 0.6);
  light.addColorStop(0, `${dye.light}70`);
  light.addColorStop(0.6, `${dye.light}30`);
  light.addColorStop(1, 'rgba(10,4,2,0.35)');
  context.fillStyle = light;
  context.fillRect(0, 0, width, depth);
  for (const [inset, line] of [
    [0.05, 0.018],
    [0.09, 0.008],
  ] as const) {
    context.lineWidth = line;
    context.strokeStyle = `${dye.thread}bf`;
    context.strokeRect(inset, inset, width - inset * 2, depth - inset * 2);
  }
  context.translate(width / 2, depth / 2);
  const top = -PLACE.depth / 2;
  COLOURS.forEach((colour, column) => {
    const x = TABLEAU.left + TABLEAU.step * column;
    context.beginPath();
    context.roundRect(x - CARD.width / 2, top, CARD.width, PLACE.depth, 0.05);
    context.fillStyle = velvet(context, top, colour);
    context.fill();
    context.lineWidth = 0.014;
    context.strokeStyle = `${dye.thread}b0`;
    context.stroke();
    paintSymbol(context, SYMBOL_OF_COLOUR[colour], x, top + CARD.height / 2, 0.36, `${dye.thread}d0`, VELVETS[colour]);
  });
  context.setTransform(1, 0, 0, 1, 0, 0);
  paintGrain(context, drawing.canvas.width, drawing.canvas.height, 0.6);
  return drawing;
};
