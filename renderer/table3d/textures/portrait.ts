import type { Player } from '../../../shared/contract/tableSetup.ts';
import { EMBLEM_SHADES, GILT } from '../../cards/palette.ts';
import { paintGlyph } from '../../cards/symbols.ts';
import { type Drawing, inCell, makeDrawing } from '../../cards/textures/canvas.ts';
import { EMBLEM_GLYPHS } from '../../platform/icons/paths.ts';
import { type FacePart, type Mood, portraitPartsOf } from '../../ui/persona/faces.ts';
import { PORTRAIT_GRID } from '../layout/cells.ts';

type Context = CanvasRenderingContext2D;

/** Whose portrait is painted. */
export type Sitter = Pick<Player, 'emblem' | 'controller'>;

/** The side of the square that faces are drawn in. */
const FACE_BOX = 64;

const paintParts = (context: Context, parts: readonly FacePart[]): void => {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const { d, fill, line, width } of parts) {
    const path = new Path2D(d);
    if (fill !== undefined) {
      context.fillStyle = fill;
      context.fill(path);
    }
    if (line !== undefined) {
      context.strokeStyle = line;
      context.lineWidth = width ?? 1;
      context.stroke(path);
    }
  }
};

const disc = (context: Context, x: number, y: number, radius: number): void => {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
};

/** Paints the face of whoever sits at a seat, in a gilt ring before the emblem's colour, with the emblem at its side. */
export const paintPortrait = (
  context: Context,
  sitter: Sitter,
  x: number,
  y: number,
  size: number,
  mood: Mood,
): void => {
  const { main, dark, light } = EMBLEM_SHADES[sitter.emblem];
  const ring = size * 0.045;
  context.save();
  context.translate(x, y);
  const ground = context.createRadialGradient(0, -size * 0.15, size * 0.08, 0, 0, size / 2);
  ground.addColorStop(0.45, light);
  ground.addColorStop(1, main);
  disc(context, 0, 0, size / 2 - ring / 2);
  context.fillStyle = ground;
  context.fill();
  context.save();
  context.clip();
  context.scale(size / FACE_BOX, size / FACE_BOX);
  context.translate(-FACE_BOX / 2, -FACE_BOX / 2);
  paintParts(context, portraitPartsOf(sitter, mood));
  context.restore();
  disc(context, 0, 0, size / 2 - ring / 2);
  context.strokeStyle = GILT;
  context.lineWidth = ring;
  context.stroke();
  // It touches the ring from within: a coin on the table shows nothing outside.
  const badge = size * 0.15;
  const at = (size / 2 - badge) * Math.SQRT1_2;
  disc(context, at, at, badge);
  context.fillStyle = dark;
  context.fill();
  context.lineWidth = ring * 0.7;
  context.stroke();
  paintGlyph(context, EMBLEM_GLYPHS[sitter.emblem], at, at, badge * 1.45, '#ffe9ac', dark);
  context.restore();
};

/** Portraits of everybody, a cell a seat, still empty. `cell`: pixels. */
export const makePortraits = (cell: number): Drawing =>
  makeDrawing(cell * PORTRAIT_GRID.columns, cell * PORTRAIT_GRID.rows);

/** Paints everybody's portrait as they look now. */
export const paintPortraits = (sheet: Drawing, sitters: readonly Sitter[], moods: readonly Mood[]): void =>
  sitters.forEach((sitter, seat) => {
    inCell(sheet, PORTRAIT_GRID, seat, (context, size) =>
      paintPortrait(context, sitter, size / 2, size / 2, size, moods[seat] ?? 'thoughtful'),
    );
  });
