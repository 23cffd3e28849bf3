import { type Drawing, inCell, makeDrawing } from '../../cards/textures/canvas.ts';
import { HALO_CELLS, HALO_GRID } from '../layout/cells.ts';
import { OUTLINES, type Outline } from '../layout/outlines.ts';

/** How dark the shade of a rectangle is at a distance outside of it: soft, and nothing at the cell's edge. */
const fall = (part: number): number => {
  const rest = Math.max(0, 1 - part);
  return rest * rest * (3 - 2 * rest);
};

/** Fills a cell with white of an opacity (0 … 1) that depends on the place, both coordinates from −1 to 1. */
const fill = (context: CanvasRenderingContext2D, size: number, opacity: (x: number, y: number) => number): void => {
  const image = context.createImageData(size, size);
  const half = (size - 1) / 2;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const at = (y * size + x) * 4;
      image.data.fill(255, at, at + 3);
      image.data[at + 3] = opacity((x - half) / half, (y - half) / half) * 255;
    }
  }
  const { e, f } = context.getTransform();
  context.putImageData(image, e, f);
};

const rectangle = (core: number, hollow: boolean) => (x: number, y: number) => {
  const fromX = Math.abs(x) - core;
  const fromY = Math.abs(y) - core;
  const outside = fall(Math.hypot(Math.max(0, fromX), Math.max(0, fromY)) / (1 - core));
  if (!hollow) return outside;
  const inside = Math.max(0, -Math.max(fromX, fromY)) / core;
  return outside ** 2.1 * 0.9 * fall(inside * 3.2);
};

/** The outline of a thing: a line just outside of its edge, and a short glow around it. */
const outline =
  ({ width, depth, radius, line, glow: reach }: Outline) =>
  (x: number, y: number): number => {
    const acrossX = Math.abs(x) * (width / 2 + reach) - width / 2 + radius;
    const acrossY = Math.abs(y) * (depth / 2 + reach) - depth / 2 + radius;
    const corner = Math.hypot(Math.max(0, acrossX), Math.max(0, acrossY));
    const away = corner + Math.min(0, Math.max(acrossX, acrossY)) - radius;
    const stroke = Math.max(0, Math.min(1, 1.5 - Math.abs(away - line / 2) / (line / 2)));
    const glow = away > 0 ? 0.85 * Math.exp(-away / (reach * 0.34)) * fall(away / reach) : 0.85 * Math.exp(away / 0.03);
    return Math.max(stroke, Math.min(1, glow));
  };

/** Paints the lights: outlines of everything that can be chosen, a soft rectangle, and the shade that things cast. */
export const paintHaloSheet = (cell: number): Drawing => {
  const sheet = makeDrawing(cell * HALO_GRID.columns, cell * HALO_GRID.rows);
  for (const [index, shape] of Object.values(OUTLINES).entries()) {
    inCell(sheet, HALO_GRID, HALO_CELLS.outlines + index, (context, size) => fill(context, size, outline(shape)));
  }
  inCell(sheet, HALO_GRID, HALO_CELLS.soft, (context, size) => fill(context, size, rectangle(0.66, true)));
  inCell(sheet, HALO_GRID, HALO_CELLS.shade, (context, size) => fill(context, size, rectangle(0.5, false)));
  return sheet;
};
