import {
  COLONY_HEIGHT,
  COLONY_WIDTH,
  paintColonyBack,
  paintColonyFront,
  paintColonyPlundered,
} from '../../cards/colonyFace.ts';
import { COLONY, LAND } from '../../cards/layout/dimensions.ts';
import { type Drawing, inCell, makeDrawing } from '../../cards/textures/canvas.ts';
import { pageContent } from '../../platform/pageContent.ts';
import { COLONY_GRID, colonyCell, colonyTileCell, plunderedCell } from '../layout/cells.ts';

/** Paints the fronts of the five colony levels, what they show once plundered, and the backs of all tiles. */
export const paintColonySheet = (cellWidth: number): Drawing => {
  const sheet = makeDrawing(
    cellWidth * COLONY_GRID.columns,
    Math.round((cellWidth * COLONY.depth) / COLONY.width) * COLONY_GRID.rows,
  );
  const put = (index: number, draw: (context: CanvasRenderingContext2D) => void) =>
    inCell(sheet, COLONY_GRID, index, (context, width, height) => {
      const land = height * (LAND / COLONY.depth);
      const far = context.createLinearGradient(0, 0, 0, land);
      far.addColorStop(0, '#9db26a');
      far.addColorStop(1, '#c9b67a');
      context.fillStyle = far;
      context.fillRect(0, 0, width, land + 2);
      context.fillStyle = 'rgba(60,40,10,0.35)';
      context.fillRect(0, land - 2, width, 3);
      context.translate(0, land);
      context.scale(width / COLONY_WIDTH, (height - land) / COLONY_HEIGHT);
      draw(context);
    });
  for (const colony of pageContent().colonies) {
    put(colonyCell(colony.level), (context) => paintColonyFront(context, colony));
    put(plunderedCell(colony.level), (context) => paintColonyPlundered(context, colony));
    for (const tile of colony.tiles) put(colonyTileCell(tile.id), (context) => paintColonyBack(context, colony, tile));
  }
  return sheet;
};
