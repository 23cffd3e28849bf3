import { DISPLAY_FONT, TEXT_FONT } from '../../cards/fonts.ts';
import { IVORY } from '../../cards/palette.ts';

type Context = CanvasRenderingContext2D;

/** Where a line of words stands, and how it looks: sizes in pixels. */
export interface Writing {
  readonly x: number;
  /** Its middle. */
  readonly y: number;
  readonly height: number;
  /** It becomes smaller where it is wider. */
  readonly room: number;
  readonly align?: CanvasTextAlign;
  readonly colour?: string;
  readonly font?: string;
}

/** Writes a line before a soft shade. */
export const write = (
  context: Context,
  text: string,
  { x, y, height, room, align = 'left', colour = IVORY, font = TEXT_FONT }: Writing,
): void => {
  context.save();
  context.font = `700 ${height}px ${font}`;
  // Smaller where there is no room: squeezed letters cannot be read.
  const fit = Math.min(1, room / context.measureText(text).width);
  context.font = `700 ${height * fit}px ${font}`;
  context.textAlign = align;
  context.textBaseline = 'middle';
  context.fillStyle = colour;
  context.shadowColor = 'rgba(10,4,0,0.85)';
  context.shadowBlur = height * 0.35;
  context.shadowOffsetY = height * 0.06;
  context.fillText(text, x, y);
  context.restore();
};

/** Words in so many lines, each about as long as the others. */
const brokenInto = (words: readonly string[], lines: number, widthOf: (text: string) => number): readonly string[] => {
  if (lines <= 1 || words.length <= 1) return [words.join(' ')];
  let best: readonly string[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let first = 1; first <= words.length - 1; first++) {
    const head = words.slice(0, first).join(' ');
    const rest = brokenInto(words.slice(first), lines - 1, widthOf);
    const widest = Math.max(widthOf(head), ...rest.map(widthOf));
    if (widest >= least) continue;
    least = widest;
    best = [head, ...rest];
  }
  return best;
};

/** Distance of the lines of a title, in sizes of its letters. */
export const LEADING = 1.14;
/** Sizes that letters are measured at. */
const MEASURED = 100;

/** A title that is broken into lines: how large its letters are, in pixels. */
export interface Broken {
  readonly lines: readonly string[];
  readonly size: number;
}

/**
 * Breaks a title into the fewest lines in which its letters are as large as they may be; else into those in which they are largest.
 * @param room pixels across
 * @param size the largest letters, in pixels
 * @param most lines
 * @param widthOf how wide words are in letters of a size of 1
 */
export const breakTitle = (
  text: string,
  room: number,
  size: number,
  most: number,
  widthOf: (text: string) => number,
): Broken => {
  let best: Broken = { lines: [], size: 0 };
  for (let count = 1; count <= most; count++) {
    const lines = brokenInto(text.split(' '), count, widthOf);
    const fits = Math.min(size, room / Math.max(...lines.map(widthOf)));
    if (fits > best.size * 1.02) best = { lines, size: fits };
  }
  return best;
};

/** How wide an inscription is, in letters of a size of 1. */
export const inscribed = (context: Context) => {
  context.font = `700 ${MEASURED}px ${DISPLAY_FONT}`;
  return (text: string): number => context.measureText(text).width / MEASURED;
};
