import { TEXT_FONT } from '../../cards/fonts.ts';
import { NUMBER_SHARE } from '../../cards/layout/dimensions.ts';
import { writeNumber } from '../../cards/lettering.ts';
import { GILT_DARK, INK, PARCHMENT } from '../../cards/palette.ts';
import { type Drawing, inCell, makeDrawing } from '../../cards/textures/canvas.ts';
import { HALO_CELLS, HALO_GRID, NAME_GRID, NUMBER_GRID, nameCell, numberCell, ribbonCell } from '../layout/cells.ts';
import { OUTLINES, type Outline } from '../layout/outlines.ts';

type Context = CanvasRenderingContext2D;

/** Paints the numbers from −9 to 99, white, to be tinted; transparent around. */
export const paintNumbers = (cell: number): Drawing => {
  const sheet = makeDrawing(cell * NUMBER_GRID.columns, cell * NUMBER_GRID.rows);
  for (let value = -9; value <= 99; value++) {
    inCell(sheet, NUMBER_GRID, numberCell(value), (context, width, height) => {
      const text = String(value).replace('-', '−');
      writeNumber(context, text, width / 2, height / 2, height * NUMBER_SHARE, '#ffffff', width * 0.94);
    });
  }
  return sheet;
};

/** How small a name is written, as a share of its cell's height, before it is shortened; and the share of its width that it may take. */
const SMALLEST = 0.5;
const ROOM = 0.84;

/** The name, or as much of it as fits before an ellipsis, where its letters may be so wide in all. */
const cutName = (context: Context, name: string, room: number): string => {
  if (context.measureText(name).width <= room) return name;
  const letters = Array.from(name);
  while (letters.length > 1 && context.measureText(`${letters.join('').trimEnd()}…`).width > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
};

/** A name of which only the last word is whole: names that begin alike are told apart by that. */
const withInitials = (name: string): string => name.replace(/(\p{L})[\p{L}\p{M}'’]*\.?\s+(?=\S)/gu, '$1. ');

/** A name as it is written, never narrowed. */
interface SetName {
  readonly line: string;
  /** The size of its letters, as a share of its cell's height. */
  readonly share: number;
}

const fontOf = (size: number): string => `700 ${size}px ${TEXT_FONT}`;

/** Sets a name into one line: smaller where it is long, then with initials, then cut. */
const setName = (context: Context, name: string, width: number, height: number, share: number): SetName => {
  context.font = fontOf(height);
  const fitting = (line: string): number => (width * ROOM) / context.measureText(line).width;
  const line = [name, withInitials(name)].find((one) => fitting(one) >= SMALLEST);
  if (line !== undefined) return { line, share: Math.min(share, fitting(line)) };
  context.font = fontOf(height * SMALLEST);
  return { line: cutName(context, withInitials(name), width * ROOM), share: SMALLEST };
};

/** Writes a name into the middle of a cell. */
const writeName = (context: Context, { line, share }: SetName, width: number, height: number, colour: string): void => {
  context.font = fontOf(height * share);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = colour;
  context.fillText(line, width / 2, height * 0.52);
};

/** How much of its cell a ribbon leaves free above and below. */
const ABOVE_RIBBON = 0.14;

const paintRibbon = (context: Context, width: number, height: number): void => {
  const notch = height * 0.14;
  const top = height * ABOVE_RIBBON;
  context.beginPath();
  context.moveTo(3, top);
  context.lineTo(width - 3, top);
  context.lineTo(width - 3 - notch, height * 0.5);
  context.lineTo(width - 3, height - top);
  context.lineTo(3, height - top);
  context.lineTo(3 + notch, height * 0.5);
  context.closePath();
  context.fillStyle = PARCHMENT;
  context.fill();
  context.lineWidth = height * 0.05;
  context.strokeStyle = GILT_DARK;
  context.stroke();
};

/** Paints each player's name twice: white letters, to be tinted, and a ribbon; transparent around. */
export const paintNames = (names: readonly string[], width: number): Drawing => {
  const height = Math.round(width / 3);
  const sheet = makeDrawing(width * NAME_GRID.columns, height * NAME_GRID.rows);
  names.forEach((name, seat) => {
    inCell(sheet, NAME_GRID, nameCell(seat), (context) =>
      writeName(context, setName(context, name, width, height, 0.9), width, height, '#ffffff'),
    );
    inCell(sheet, NAME_GRID, ribbonCell(seat), (context) => {
      paintRibbon(context, width, height);
      writeName(context, setName(context, name, width, height, 0.68), width, height, INK);
    });
  });
  return sheet;
};

/** How far a place is from the middle. It is asked for every pixel: `Math.hypot` takes ten times as long. */
const distance = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/** How dark the shade of a rectangle is at a distance outside of it: soft, and nothing at the cell's edge. */
const fall = (part: number): number => {
  const rest = Math.max(0, 1 - part);
  return rest * rest * (3 - 2 * rest);
};

/** Fills a cell with white of an opacity (0 … 1) that depends on how far a place is from the middle, across and up: from 0 to 1. */
const fill = (context: CanvasRenderingContext2D, size: number, opacity: (x: number, y: number) => number): void => {
  const image = context.createImageData(size, size);
  image.data.fill(255);
  const half = (size - 1) / 2;
  const last = size - 1;
  // All four quarters are alike.
  for (let y = 0; y <= half; y++) {
    for (let x = 0; x <= half; x++) {
      const dense = opacity((half - x) / half, (half - y) / half) * 255;
      for (const row of [y, last - y]) {
        image.data[(row * size + x) * 4 + 3] = dense;
        image.data[(row * size + last - x) * 4 + 3] = dense;
      }
    }
  }
  const { e, f } = context.getTransform();
  context.putImageData(image, e, f);
};

const rectangle = (core: number, hollow: boolean) => (x: number, y: number) => {
  const fromX = x - core;
  const fromY = y - core;
  const outside = fall(distance(Math.max(0, fromX), Math.max(0, fromY)) / (1 - core));
  if (!hollow) return outside;
  const inside = Math.max(0, -Math.max(fromX, fromY)) / core;
  return outside ** 2.1 * 0.9 * fall(inside * 3.2);
};

/** How far a place is outside of an outline, in units; the place is given from its middle. */
const outside = ({ width, depth, radius, star }: Outline, x: number, y: number): number => {
  if (star !== undefined) {
    const turn = (Math.atan2(x, y) * star.points) / (Math.PI * 2);
    const toPoint = Math.abs(turn - Math.round(turn)) * 2;
    return distance(x, y) - radius + (radius - star.notch) * toPoint;
  }
  const acrossX = x - width / 2 + radius;
  const acrossY = y - depth / 2 + radius;
  const corner = distance(Math.max(0, acrossX), Math.max(0, acrossY));
  return corner + Math.min(0, Math.max(acrossX, acrossY)) - radius;
};

/** The outline of a thing: a line along its edge, and a short glow around it. */
const outline =
  (shape: Outline) =>
  (x: number, y: number): number => {
    const { width, depth, line, inner, glow: reach } = shape;
    const away = outside(shape, x * (width / 2 + reach), y * (depth / 2 + reach));
    const thick = (line + inner) / 2;
    // In small things less of it falls inwards.
    const inwards = Math.min(0.03, depth * 0.06);
    const stroke = Math.max(0, Math.min(1, 1.5 - Math.abs(away - line + thick) / thick));
    const glow =
      away > 0 ? 0.85 * Math.exp(-away / (reach * 0.34)) * fall(away / reach) : 0.85 * Math.exp(away / inwards);
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
