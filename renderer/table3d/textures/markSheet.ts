import { writeNumber } from '../../cards/lettering.ts';
import { GILT, INK } from '../../cards/palette.ts';
import { paintGlyph } from '../../cards/symbols.ts';
import { inCell } from '../../cards/textures/canvas.ts';
import type { PriceTag } from '../../game/actions/draft.ts';
import { CONTROL_GLYPHS } from '../../platform/icons/paths.ts';
import { MARK_GRID, MARK_SHAPE } from '../layout/cells.ts';
import { COIN_SHARE } from '../layout/markPieces.ts';
import type { Mark } from '../layout/piece.ts';
import { FaceSheet } from './heroSheet.ts';

const LAMPLIGHT = '#ffdf7e';

type Context = CanvasRenderingContext2D;

/** Marks are drawn for a cell of that height and scaled. */
const TALL = 100;

/** A price's enamel and its letters, by what is said of it. */
const ENAMELS = {
  cheaper: { light: '#1f8a4c', dark: '#0c4a28', rim: GILT, ink: '#ffffff' },
  dearer: { light: '#c2402c', dark: '#6d150f', rim: GILT, ink: '#ffffff' },
  printed: { light: '#fff2bf', dark: '#e9bf55', rim: GILT, ink: INK },
  /** More than there is: pale, and never red, which is the colour of points. */
  short: { light: '#c4bfb6', dark: '#8d877d', rim: '#5d574e', ink: '#3d362e' },
} as const;

const enamelOf = ({ price, printed, payable }: PriceTag) => {
  if (!payable) return ENAMELS.short;
  if (price === printed) return ENAMELS.printed;
  return price < printed ? ENAMELS.cheaper : ENAMELS.dearer;
};

/** A tab that comes out from under the coin, with an arrow down where the card is cheaper than printed, and up where it is dearer. */
const paintTab = (context: Context, { light, dark }: (typeof ENAMELS)['cheaper' | 'dearer'], down: boolean): void => {
  context.beginPath();
  context.roundRect(50, 26, 82, 48, 14);
  context.fillStyle = dark;
  context.fill();
  context.lineWidth = 4;
  context.strokeStyle = light;
  context.stroke();
  const [from, to] = down ? [38, 62] : [62, 38];
  context.beginPath();
  context.moveTo(100, from);
  context.lineTo(126, from);
  context.lineTo(113, to);
  context.closePath();
  context.fillStyle = '#ffffff';
  context.fill();
};

const paintPrice = (context: Context, tag: PriceTag): void => {
  const { light, dark, rim, ink } = enamelOf(tag);
  if (tag.price !== tag.printed) {
    const down = tag.price < tag.printed;
    paintTab(context, down ? ENAMELS.cheaper : ENAMELS.dearer, down);
  }
  const radius = (TALL / 2) * COIN_SHARE;
  const shine = context.createRadialGradient(42, 38, 6, 50, 50, radius);
  shine.addColorStop(0, light);
  shine.addColorStop(1, dark);
  context.beginPath();
  context.arc(50, 50, radius - 2.5, 0, Math.PI * 2);
  context.fillStyle = shine;
  context.fill();
  context.lineWidth = 5;
  context.strokeStyle = '#3a2404';
  context.stroke();
  context.beginPath();
  context.arc(50, 50, radius - 6, 0, Math.PI * 2);
  context.lineWidth = 3.5;
  context.strokeStyle = rim;
  context.stroke();
  writeNumber(context, `${tag.price}`, 50, 51, 108, ink, 68);
};

/** A lit lamp on dark enamel: that of the panel's button. */
const paintLamp = (context: Context): void => {
  const glow = context.createRadialGradient(100, 50, 26, 100, 50, 50);
  glow.addColorStop(0, 'rgba(255, 224, 138, 0.95)');
  glow.addColorStop(1, 'rgba(255, 224, 138, 0)');
  context.fillStyle = glow;
  context.fillRect(50, 0, 100, 100);
  context.beginPath();
  context.arc(100, 50, 36, 0, Math.PI * 2);
  context.fillStyle = '#3a2208';
  context.fill();
  context.lineWidth = 4;
  context.strokeStyle = GILT;
  context.stroke();
  paintGlyph(context, CONTROL_GLYPHS.lamp, 100, 50, 54, LAMPLIGHT, '#3a2208');
};

/** The name of a mark's face: marks of one name look the same. */
const markName = (mark: Mark): string => Object.values(mark).join(' ');

/** The faces of marks, painted when they come; a mark is known by its name. `cellWidth`: of a mark, in pixels. */
export const makeMarkSheet = (cellWidth: number): FaceSheet<Mark> =>
  new FaceSheet({
    grid: MARK_GRID,
    room: MARK_GRID.columns * MARK_GRID.rows,
    cellWidth,
    shape: 1 / MARK_SHAPE,
    nameOf: markName,
    paint: (drawing, cell, mark) =>
      inCell(drawing, MARK_GRID, cell, (context, width, height) => {
        context.clearRect(0, 0, width, height);
        context.scale(height / TALL, height / TALL);
        if (mark.kind === 'price') paintPrice(context, mark);
        else paintLamp(context);
      }),
  });
