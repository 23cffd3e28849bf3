import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import { SYMBOL_OF_COLOUR } from '../cardFace/signs.ts';
import { paintSymbol } from '../cardFace/symbols.ts';
import { CARD, PLACE, TABLEAU } from '../layout/dimensions.ts';
import { type Drawing, makeDrawing } from './canvas.ts';
import { paintGrain } from './grain.ts';

/** Colours of tooled leather, as `#rrggbb`: its ground, the middle where light falls, the gold. */
interface Dye {
  readonly ground: string;
  readonly light: string;
  readonly thread: string;
}

/** Paints the pad of the desk: tooled leather with the five columns of the tableau; the origin is the pad's middle. */
export const paintLeather = (pixelsPerUnit: number, width: number, depth: number, dye: Dye): Drawing => {
  const drawing = makeDrawing(Math.round(width * pixelsPerUnit), Math.round(depth * pixelsPerUnit));
  const { context } = drawing;
  context.scale(pixelsPerUnit, pixelsPerUnit);
  context.fillStyle = dye.ground;
  context.fillRect(0, 0, width, depth);
  const light = context.createRadialGradient(width * 0.45, depth * 0.4, 0.3, width / 2, depth / 2, width * 0.6);
  light.addColorStop(0, `${dye.light}48`);
  light.addColorStop(1, 'rgba(10,4,2,0.5)');
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
    context.fillStyle = 'rgba(0,0,0,0.28)';
    context.fill();
    context.lineWidth = 0.012;
    context.strokeStyle = `${dye.thread}8c`;
    context.stroke();
    paintSymbol(context, SYMBOL_OF_COLOUR[colour], x, top + CARD.height / 2, 0.34, `${dye.thread}80`, dye.ground);
  });
  context.setTransform(1, 0, 0, 1, 0, 0);
  paintGrain(context, drawing.canvas.width, drawing.canvas.height, 0.6);
  return drawing;
};
