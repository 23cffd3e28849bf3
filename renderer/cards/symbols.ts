import {
  CUT_STROKE,
  EXPANSION_GLYPHS,
  GLYPH_BOX,
  type Glyph,
  PIECE_GLYPHS,
  STROKE,
  TRACK_GLYPHS,
} from '../platform/icons/paths.ts';

/** The signs of the game, the same in the panels and on the table, one for each thing that a number can count. */
const GLYPHS = {
  ...TRACK_GLYPHS,
  ...PIECE_GLYPHS,
  ...EXPANSION_GLYPHS,
  arrow: { fill: 'M4 26H34V12L60 32L34 52V38H4Z' },
} as const satisfies Record<string, Glyph>;

export type SymbolName = keyof typeof GLYPHS;

interface Shapes {
  readonly fill?: Path2D;
  readonly stroke?: Path2D;
  readonly cut?: Path2D;
  readonly cutStroke?: Path2D;
}

const made = new WeakMap<Glyph, Shapes>();

const shapesOf = (glyph: Glyph): Shapes => {
  const known = made.get(glyph);
  if (known !== undefined) return known;
  const shapes = Object.fromEntries(Object.entries(glyph).map(([layer, path]) => [layer, new Path2D(path)]));
  made.set(glyph, shapes);
  return shapes;
};

/** Paints a glyph with its middle at (`x`, `y`), `size` wide and high; `behind` is the colour that its cuts show. */
export const paintGlyph = (
  context: CanvasRenderingContext2D,
  glyph: Glyph,
  x: number,
  y: number,
  size: number,
  colour: string,
  behind: string,
): void => {
  const { fill, stroke, cut, cutStroke } = shapesOf(glyph);
  context.save();
  context.translate(x - size / 2, y - size / 2);
  context.scale(size / GLYPH_BOX, size / GLYPH_BOX);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.fillStyle = colour;
  context.strokeStyle = colour;
  context.lineWidth = STROKE;
  if (fill !== undefined) context.fill(fill);
  if (stroke !== undefined) context.stroke(stroke);
  context.fillStyle = behind;
  context.strokeStyle = behind;
  context.lineWidth = CUT_STROKE;
  if (cut !== undefined) context.fill(cut, 'evenodd');
  if (cutStroke !== undefined) context.stroke(cutStroke);
  context.restore();
};

/** Paints one of the game's signs, like `paintGlyph`. */
export const paintSymbol = (
  context: CanvasRenderingContext2D,
  symbol: SymbolName,
  x: number,
  y: number,
  size: number,
  colour: string,
  behind: string,
): void => paintGlyph(context, GLYPHS[symbol], x, y, size, colour, behind);
