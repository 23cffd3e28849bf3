import { TRACKS, type Track } from '../../../shared/vocabulary/tracks.ts';
import {
  COLONY_HEIGHT,
  COLONY_WIDTH,
  paintColonyAtRest,
  paintColonyBack,
  paintColonyFront,
  paintColonyPlundered,
} from '../../cards/colonyFace.ts';
import { COLONY, LAND, SEEN_FLAT } from '../../cards/layout/dimensions.ts';
import {
  MONUMENT_HEIGHT,
  MONUMENT_WIDTH,
  paintMonumentAtRest,
  paintMonumentBack,
  paintMonumentFront,
} from '../../cards/monumentFace.ts';
import { GILT, GILT_DARK, INK, PARCHMENT, TRACK_SHADES } from '../../cards/palette.ts';
import { star } from '../../cards/path.ts';
import { paintSymbol, type SymbolName } from '../../cards/symbols.ts';
import { type Drawing, inCell, makeDrawing } from '../../cards/textures/canvas.ts';
import { pageContent } from '../../platform/pageContent.ts';
import {
  COLONY_GRID,
  colonyAtRestCell,
  colonyCell,
  colonyTileCell,
  monumentAtRestCell,
  monumentBackCell,
  monumentFrontCell,
  monumentGrid,
  plunderedCell,
  TOKEN_CELLS,
  TOKEN_GRID,
  tileCell,
} from '../layout/cells.ts';

type Context = CanvasRenderingContext2D;

const paintTile = (context: Context, size: number, track: Track): void => {
  const shades = TRACK_SHADES[track];
  const fall = context.createLinearGradient(0, 0, size, size);
  fall.addColorStop(0, shades.main);
  fall.addColorStop(1, shades.dark);
  context.fillStyle = fall;
  context.fillRect(0, 0, size, size);
  context.strokeStyle = GILT;
  context.lineWidth = size * 0.05;
  context.beginPath();
  context.roundRect(size * 0.07, size * 0.07, size * 0.86, size * 0.86, size * 0.12);
  context.stroke();
  paintSymbol(context, track, size / 2, size / 2, size * 0.62, '#fff6dc', shades.dark);
};

const paintPlain = (context: Context, size: number, symbol: SymbolName): void => {
  context.fillStyle = PARCHMENT;
  context.fillRect(0, 0, size, size);
  context.strokeStyle = GILT_DARK;
  context.lineWidth = size * 0.05;
  context.strokeRect(size * 0.06, size * 0.06, size * 0.88, size * 0.88);
  paintSymbol(context, symbol, size / 2, size / 2, size * 0.66, INK, PARCHMENT);
};

const METALS = {
  silver: { light: '#fbfcff', main: '#c5cbd6', dark: '#6e7683' },
  gold: { light: '#fff4c4', main: '#e7bd4c', dark: '#86601a' },
} as const;

/** A disc of metal, its sheen running round like on turned brass. */
const paintMetal = (context: Context, size: number, metal: keyof typeof METALS): void => {
  const { light, main, dark } = METALS[metal];
  const sheen = context.createConicGradient(-0.6, size / 2, size / 2);
  [light, main, dark, main, light, main, dark, main, light].forEach((colour, index, all) => {
    sheen.addColorStop(index / (all.length - 1), colour);
  });
  context.fillStyle = sheen;
  context.fillRect(0, 0, size, size);
  context.strokeStyle = dark;
  context.lineWidth = size * 0.025;
  for (const radius of [0.47, 0.38]) {
    context.beginPath();
    context.arc(size / 2, size / 2, size * radius, 0, Math.PI * 2);
    context.stroke();
  }
};

const paintMedal = (context: Context, size: number, metal: 'silver' | 'gold'): void => {
  paintMetal(context, size, metal);
  if (metal === 'gold') {
    // Rays in place of silver's rings: the two are told apart without their colours.
    context.fillStyle = METALS.gold.dark;
    context.fill(
      new Path2D(`M0 0H${size}V${size}H0Z${star(size / 2, size / 2, 12, size / 2, size * 0.37)}`),
      'evenodd',
    );
  }
  paintSymbol(
    context,
    metal === 'gold' ? 'purple' : 'points',
    size / 2,
    size / 2,
    size * 0.5,
    METALS[metal].dark,
    METALS[metal].light,
  );
};

const paintCrown = (context: Context, size: number): void => {
  paintMetal(context, size, 'gold');
  context.fillStyle = '#7c1d26';
  context.beginPath();
  context.arc(size / 2, size / 2, size * 0.38, 0, Math.PI * 2);
  context.fill();
  context.save();
  context.translate(size * 0.24, size * 0.22);
  context.scale((size * 0.52) / 100, (size * 0.52) / 100);
  context.fillStyle = GILT;
  context.fill(new Path2D('M12 74L2 24L30 46L50 6L70 46L98 24L88 74ZM12 80H88V94H12Z'));
  context.restore();
};

/** Paints the round and square tokens: bonus tiles, medals, the leader's crown. */
export const paintTokenSheet = (cell: number): Drawing => {
  const sheet = makeDrawing(cell * TOKEN_GRID.columns, cell * TOKEN_GRID.rows);
  const put = (index: number, draw: (context: Context, size: number) => void) => inCell(sheet, TOKEN_GRID, index, draw);
  for (const track of TRACKS) put(tileCell(track), (context, size) => paintTile(context, size, track));
  put(TOKEN_CELLS.points, (context, size) => paintPlain(context, size, 'points'));
  put(TOKEN_CELLS.cards, (context, size) => paintPlain(context, size, 'card'));
  put(TOKEN_CELLS.silver, (context, size) => paintMedal(context, size, 'silver'));
  put(TOKEN_CELLS.gold, (context, size) => paintMedal(context, size, 'gold'));
  put(TOKEN_CELLS.leader, paintCrown);
  return sheet;
};

/** Paints both fronts of the five colony levels, what they show once plundered, and the backs of all tiles. */
export const paintColonySheet = (cellWidth: number): Drawing => {
  const sheet = makeDrawing(
    cellWidth * COLONY_GRID.columns,
    Math.round(((cellWidth * COLONY.depth) / COLONY.width) * SEEN_FLAT) * COLONY_GRID.rows,
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
    put(colonyAtRestCell(colony.level), (context) => paintColonyAtRest(context, colony));
    put(plunderedCell(colony.level), (context) => paintColonyPlundered(context, colony));
    for (const tile of colony.tiles) put(colonyTileCell(tile.id), (context) => paintColonyBack(context, colony, tile));
  }
  return sheet;
};

/** Paints both fronts that all monuments share, and their backs; `cellWidth` is a tile's width in pixels. */
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
  put(monumentAtRestCell(), (context) => paintMonumentAtRest(context, monuments));
  for (const tile of monuments.tiles) put(monumentBackCell(tile.id), (context) => paintMonumentBack(context, tile));
  return sheet;
};
