import type { Epoch } from '../../shared/vocabulary/time.ts';
import { DISPLAY_FONT } from './fonts.ts';
import { GILT, type Shades } from './palette.ts';

type Context = CanvasRenderingContext2D;

/**
 * Letters of a card's name in the card's units: as large as they are for nearly all names, so that no card shouts beside
 * another, how small they become before a name of several words takes two lines, how large they are in two, and the room that
 * they have.
 */
const LETTERS = { font: 23.5, least: 20.5, two: 20.5, room: 204, leading: 0.94 } as const;
/** How much higher than its letters a plate is. */
const AROUND = 8;

/** The name of a card, as it is written: never narrowed. */
export interface Name {
  readonly lines: readonly string[];
  readonly font: number;
  /** How high its plate is. */
  readonly height: number;
}

/** All the ways to break a name at its spaces into two lines. */
const inTwo = (name: string): readonly (readonly [string, string])[] => {
  const words = name.split(' ');
  return words.slice(1).map((_, index) => {
    const cut = index + 1;
    return [words.slice(0, cut).join(' '), words.slice(cut).join(' ')] as const;
  });
};

/** Sets a card's name: in one line, smaller where it is long, and in two lines where it would be small. */
export const setName = (context: Context, name: string): Name => {
  context.save();
  context.font = `900 100px ${DISPLAY_FONT}`;
  const wide = (line: string): number => context.measureText(line).width / 100;
  const one = Math.min(LETTERS.font, LETTERS.room / wide(name));
  const broken = inTwo(name).map((lines) => ({
    lines,
    font: Math.min(LETTERS.two, LETTERS.room / Math.max(...lines.map(wide))),
  }));
  context.restore();
  const best = broken.reduce((found, other) => (other.font > found.font ? other : found), {
    lines: [name],
    font: one,
  } as {
    readonly lines: readonly string[];
    readonly font: number;
  });
  const { lines, font } = one >= LETTERS.least ? { lines: [name], font: one } : best;
  // Whatever their letters, plates of one line are of one height.
  const tall = lines.length === 1 ? LETTERS.font : lines.length * font;
  return { lines, font, height: AROUND + tall * LETTERS.leading };
};

/** The box of a plate: its middle and its size. */
interface Plate {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const fall = (context: Context, { y, height }: Plate, tones: readonly string[]): CanvasGradient => {
  const shade = context.createLinearGradient(0, y - height / 2, 0, y + height / 2);
  for (const [index, tone] of tones.entries()) shade.addColorStop(index / (tones.length - 1), tone);
  return shade;
};

/** A board of wood, held by two pegs. */
const paintPlank = (context: Context, plate: Plate): string => {
  const { x, y, width, height } = plate;
  const [left, top] = [x - width / 2, y - height / 2];
  context.beginPath();
  context.roundRect(left, top, width, height, 5);
  context.fillStyle = fall(context, plate, ['#8a5c33', '#6f4523', '#54311a']);
  context.fill();
  context.lineWidth = 3;
  context.strokeStyle = '#2e1808';
  context.stroke();
  context.lineWidth = 1.2;
  context.strokeStyle = 'rgba(40, 20, 6, 0.45)';
  for (const part of [0.24, 0.5, 0.78]) {
    context.beginPath();
    context.moveTo(left + 4, top + height * part);
    context.bezierCurveTo(
      x - 40,
      top + height * (part - 0.08),
      x + 40,
      top + height * (part + 0.08),
      left + width - 4,
      top + height * part,
    );
    context.stroke();
  }
  context.fillStyle = '#d8b07a';
  for (const side of [-1, 1]) {
    context.beginPath();
    context.arc(x + side * (width / 2 - 6.6), y, 3.2, 0, Math.PI * 2);
    context.fill();
  }
  return '#fff1d2';
};

/** A slab of stone with bevelled corners, set in brass. */
const paintSlab = (context: Context, plate: Plate, { ink }: Shades): string => {
  const { x, y, width, height } = plate;
  const [left, right, top, foot] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  const cut = 9;
  context.beginPath();
  context.moveTo(left + cut, top);
  for (const [cornerX, cornerY] of [
    [right - cut, top],
    [right, top + cut],
    [right, foot - cut],
    [right - cut, foot],
    [left + cut, foot],
    [left, foot - cut],
    [left, top + cut],
  ] as const)
    context.lineTo(cornerX, cornerY);
  context.closePath();
  context.fillStyle = fall(context, plate, ['#fbf7ec', '#e3ddce', '#c3bba9']);
  context.fill();
  context.lineWidth = 4;
  context.strokeStyle = ink;
  context.stroke();
  context.lineWidth = 2.2;
  context.strokeStyle = '#d3ac55';
  context.stroke();
  return ink;
};

/** A ribbon of silk in the card's colour with a hem of gold, its ends cut in. */
const paintRibbon = (context: Context, plate: Plate, { main, dark, ink }: Shades): string => {
  const { x, y, width, height } = plate;
  const [left, right, top, foot] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  context.beginPath();
  context.moveTo(left, top);
  context.lineTo(right, top);
  context.lineTo(right - 9, y);
  context.lineTo(right, foot);
  context.lineTo(left, foot);
  context.lineTo(left + 9, y);
  context.closePath();
  context.fillStyle = fall(context, plate, [dark, main, dark]);
  context.fill();
  context.fillStyle = `${ink}88`;
  context.fill();
  context.lineWidth = 5;
  context.strokeStyle = ink;
  context.stroke();
  context.lineWidth = 2.6;
  context.strokeStyle = GILT;
  context.stroke();
  return '#fff6dc';
};

const PLATES = { 1: paintPlank, 2: paintSlab, 3: paintRibbon } as const satisfies Record<
  Epoch,
  (context: Context, plate: Plate, shades: Shades) => string
>;

/** Paints a card's name on the plate of its epoch: wood, stone or silk. `y`: the plate's middle, in the card's units. */
export const paintName = (
  context: Context,
  { lines, font, height }: Name,
  epoch: Epoch,
  shades: Shades,
  y: number,
): void => {
  context.save();
  const ink = PLATES[epoch](context, { x: 128, y, width: 246, height }, shades);
  context.font = `900 ${font}px ${DISPLAY_FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = ink;
  for (const [index, line] of lines.entries())
    context.fillText(line, 128, y + 1 + (index - (lines.length - 1) / 2) * font * LETTERS.leading);
  context.restore();
};
