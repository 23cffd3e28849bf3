import { HALO_CELLS, HALO_GRID } from '../layout/cells.ts';
import { type Drawing, inCell, makeDrawing } from './canvas.ts';

/** How dark the shade of a rectangle is at a distance outside of it: soft, and nothing at the cell's edge. */
const fall = (part: number): number => {
  const rest = Math.max(0, 1 - part);
  return rest * rest * (3 - 2 * rest);
};

const rectangle = (context: CanvasRenderingContext2D, size: number, core: number, hollow: boolean): void => {
  const image = context.createImageData(size, size);
  const half = (size - 1) / 2;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const fromX = Math.abs(x - half) / half - core;
      const fromY = Math.abs(y - half) / half - core;
      const outside = Math.hypot(Math.max(0, fromX), Math.max(0, fromY)) / (1 - core);
      const inside = Math.max(0, -Math.max(fromX, fromY)) / core;
      const at = (y * size + x) * 4;
      image.data.fill(255, at, at + 3);
      image.data[at + 3] =
        (hollow ? fall(outside) ** 2.1 * 0.9 : fall(outside)) * (hollow ? fall(inside * 3.2) : 1) * 255;
    }
  }
  const { e, f } = context.getTransform();
  context.putImageData(image, e, f);
};

const ring = (context: CanvasRenderingContext2D, size: number): void => {
  const glow = context.createRadialGradient(size / 2, size / 2, size * 0.3, size / 2, size / 2, size * 0.5);
  glow.addColorStop(0, 'rgba(255,255,255,0)');
  glow.addColorStop(0.42, 'rgba(255,255,255,0.95)');
  glow.addColorStop(1, 'rgba(255,255,255,0)');
  context.fillStyle = glow;
  context.fillRect(0, 0, size, size);
};

/** Paints the lights: a soft rectangle, a strong one, a ring; and in the last cell the shade that things cast. */
export const paintHaloSheet = (cell: number): Drawing => {
  const sheet = makeDrawing(cell * HALO_GRID.columns, cell * HALO_GRID.rows);
  inCell(sheet, HALO_GRID, HALO_CELLS.soft, (context, size) => rectangle(context, size, 0.66, true));
  inCell(sheet, HALO_GRID, HALO_CELLS.strong, (context, size) => rectangle(context, size, 0.7, true));
  inCell(sheet, HALO_GRID, HALO_CELLS.ring, ring);
  inCell(sheet, HALO_GRID, HALO_CELLS.shade, (context, size) => rectangle(context, size, 0.5, false));
  return sheet;
};
