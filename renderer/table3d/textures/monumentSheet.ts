import { MONUMENT_HEIGHT, MONUMENT_WIDTH, paintMonumentBack, paintMonumentFront } from '../../cards/monumentFace.ts';
import { type Drawing, inCell, makeDrawing } from '../../cards/textures/canvas.ts';
import { pageContent } from '../../platform/pageContent.ts';
import { monumentBackCell, monumentFrontCell, monumentGrid } from '../layout/cells.ts';

/** Paints the front that all monuments share, and their backs; `cellWidth` is a tile's width in pixels. */
export const paintMonumentSheet = (cellWidth: number): Drawing => {
  const grid = monumentGrid();
  const sheet = makeDrawing(
    cellWidth * grid.columns,
    Math.round((cellWidth * MONUMENT_HEIGHT) / MONUMENT_WIDTH) * grid.rows,
  );
  const put = (index: number, draw: (context: CanvasRenderingContext2D) => void) =>
    inCell(sheet, grid, index, (context, width, height) => {
      context.scale(width / MONUMENT_WIDTH, height / MONUMENT_HEIGHT);
      draw(context);
    });
  const { monuments } = pageContent();
  put(monumentFrontCell(), (context) => paintMonumentFront(context, monuments));
  for (const tile of monuments.tiles) put(monumentBackCell(tile.id), (context) => paintMonumentBack(context, tile));
  return sheet;
};
