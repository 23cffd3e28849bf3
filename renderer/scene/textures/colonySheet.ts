import { pageContent } from '../../content/pageContent.ts';
import { COLONY_HEIGHT, COLONY_WIDTH, paintColonyBack, paintColonyFront } from '../cardFace/colonyFace.ts';
import { COLONY_GRID, colonyCell, colonyTileCell } from '../layout/cells.ts';
import { type Drawing, inCell, makeDrawing } from './canvas.ts';

/** Paints the fronts of the five colony levels and the backs of all tiles. */
export const paintColonySheet = (cellWidth: number): Drawing => {
  const sheet = makeDrawing(
    cellWidth * COLONY_GRID.columns,
    Math.round((cellWidth * COLONY_HEIGHT) / COLONY_WIDTH) * COLONY_GRID.rows,
  );
  const put = (index: number, draw: (context: CanvasRenderingContext2D) => void) =>
    inCell(sheet, COLONY_GRID, index, (context, width, height) => {
      context.scale(width / COLONY_WIDTH, height / COLONY_HEIGHT);
      draw(context);
    });
  for (const colony of pageContent().colonies) {
    put(colonyCell(colony.level), (context) => paintColonyFront(context, colony));
    for (const tile of colony.tiles) put(colonyTileCell(tile.id), (context) => paintColonyBack(context, colony, tile));
  }
  return sheet;
};
