import { POSTER_SIZES, type PosterShape } from '../../game/poster.ts';
import type { Box } from './landscape.ts';

/** A city of the frieze: its picture, and the words of whose it is. */
export interface Cell {
  readonly picture: Box;
  readonly words: Box;
}

/** Where everything of a poster is, in pixels. */
export interface PosterLayout {
  /** From the edge to what is written or framed, and to the fine line around everything; and how thick lines are. */
  readonly margin: number;
  readonly inset: number;
  readonly line: number;
  /** The foot of the hill, how many pixels a unit of it is at most, above what nothing of it stands, and where the sun is. */
  readonly hill: {
    readonly x: number;
    readonly y: number;
    readonly unit: number;
    readonly top: number;
    readonly sun: number;
  };
  /** The middle of what makes the sky deeper behind the title, and how far that reaches. */
  readonly veil: { readonly x: number; readonly y: number; readonly wide: number; readonly high: number };
  /** From where to where the picture sinks into the night. */
  readonly foot: { readonly from: number; readonly until: number };
  /** The middle of the winner's portrait; and of several, of the first or of all together. */
  readonly portrait: { readonly x: number; readonly y: number; readonly size: number };
  readonly title: {
    readonly x: number;
    readonly top: number;
    readonly room: number;
    readonly size: number;
    readonly lines: number;
    readonly align: CanvasTextAlign;
  };
  readonly cells: readonly Cell[];
  /** The lines at the very foot. */
  readonly lines: { readonly y: number; readonly height: number };
}

/** What of a poster has no place of its own in every game. */
interface Frieze {
  readonly columns: number;
  /** Heights of a picture, and of the words below it, and what lies between; in hundredths of the poster's shorter side. */
  readonly picture: number;
  readonly words: number;
  readonly gap: number;
}

const friezeOf = (shape: PosterShape, others: number): Frieze => {
  if (shape === 'wide')
    return { columns: others, picture: others === 1 ? 15 : 11.5, words: others === 1 ? 9 : 7, gap: 1.6 };
  return { columns: others === 4 ? 2 : others, picture: others === 4 ? 10 : 13, words: others > 2 ? 6 : 7, gap: 1.8 };
};

/** From the foot of the poster to that of the frieze, in hundredths of the shorter side. */
const BELOW = 8;
/** A picture is at most so many times wider than high; where there is more room, the words stand beside it. */
const WIDEST = 7;
/** How many times wider than high it is there. */
const BESIDE = 5.4;

/** The cells of the frieze, the row of the best ones first, above `bottom`. */
const cellsOf = (shape: PosterShape, others: number, unit: number, room: Omit<Box, 'height'>, bottom: number) => {
  const { columns, ...heights } = friezeOf(shape, others);
  const [high, low, gap] = [heights.picture * unit, heights.words * unit, heights.gap * unit];
  const width = (room.width - gap * (columns - 1)) / columns;
  const beside = width / high > WIDEST;
  const row = beside ? high : high + gap * 0.6 + low;
  const rows = Math.ceil(others / columns);
  const top = bottom - rows * row - (rows - 1) * gap;
  const cells = Array.from({ length: others }, (_, index): Cell => {
    const x = room.x + (index % columns) * (width + gap);
    const y = top + Math.floor(index / columns) * (row + gap);
    if (!beside)
      return {
        picture: { x, y, width, height: high },
        words: { x, y: y + high + gap * 0.6, width, height: low },
      };
    const wide = high * BESIDE;
    return {
      picture: { x, y, width: wide, height: high },
      words: { x: x + wide + gap * 2, y: y + (high - low) / 2, width: width - wide - gap * 2, height: low },
    };
  });
  return { cells, top };
};

/**
 * Lays a poster out.
 * @param others how many cities there are beside the winner's, 1 to 4
 */
export const layoutOf = (shape: PosterShape, others: number): PosterLayout => {
  const [width, height] = POSTER_SIZES[shape];
  const unit = Math.min(width, height) / 100;
  const margin = unit * 5;
  const room = { x: margin, y: 0, width: width - margin * 2 };
  const { cells, top } = cellsOf(shape, others, unit, room, height - BELOW * unit);
  const common = {
    margin,
    inset: unit * 2.2,
    line: unit * 0.16,
    cells,
    lines: { y: height - unit * 4.8, height: unit * (shape === 'wide' ? 1.9 : 2.2) },
    foot: { from: top - unit * 14, until: top + unit * 1 },
  };
  if (shape === 'wide')
    return {
      ...common,
      hill: { x: width * 0.71, y: top - unit * 9, unit: unit * 32, top: unit * 5.5, sun: width * 0.435 },
      veil: { x: 0, y: unit * 20, wide: width * 0.5, high: unit * 60 },
      portrait: { x: margin + unit * 11, y: unit * 17.5, size: unit * 15 },
      title: { x: margin + unit * 1.5, top: unit * 30, room: width * 0.288, size: unit * 7.6, lines: 3, align: 'left' },
    };
  return {
    ...common,
    hill: { x: width / 2, y: top - unit * 8, unit: unit * 28, top: unit * 43.5, sun: width * 0.16 },
    veil: { x: width / 2, y: unit * 14, wide: width * 0.8, high: unit * 42 },
    portrait: { x: width / 2, y: unit * 13, size: unit * 13 },
    title: { x: width / 2, top: unit * 22.5, room: width - margin * 3, size: unit * 8, lines: 2, align: 'center' },
  };
};
