import {
  ANNEX,
  BOARD,
  CARD,
  COLONY,
  MEDAL,
  MONUMENT,
  PLACE,
  TILE,
  TREASURY,
  UNDER_MEDAL,
  WHEEL,
} from '../../cards/layout/dimensions.ts';
import { MEDAL_SPOT, PURSE, ROWS, STATUE_SLOTS, TRAY, VALUE_PLATE } from './boardPrint.ts';
import { HALO_CELLS } from './cells.ts';

/** The outline of a thing as seen from above, in units: a rectangle with round corners, a disc, or a star. */
export interface Outline {
  readonly width: number;
  readonly depth: number;
  readonly radius: number;
  /** A star's: how many points it has, and how far from the middle its notches are. Its points reach as far as `radius`. */
  readonly star?: { readonly points: number; readonly notch: number };
  /** How thick the line is outside of the edge, and inside of it: small things need a line of their own, or it is not seen. */
  readonly line: number;
  readonly inner: number;
  /** How far the glow goes beyond the edge. */
  readonly glow: number;
}

const LINE = 0.022;
const GLOW = 0.13;

const rectangle = (width: number, depth: number, radius: number, line = LINE, glow = GLOW): Outline => ({
  width,
  depth,
  radius,
  line,
  inner: 0,
  glow,
});

const disc = (radius: number, line = LINE, glow = GLOW): Outline =>
  rectangle(radius * 2, radius * 2, radius, line, glow);

/** How thick the line is inside of the edge of what is large, and of what is small. */
const HEM = 0.02;
const INNER = 0.035;

const hemmed = (outline: Outline, inner = INNER): Outline => ({ ...outline, inner });

const MEDAL_RADIUS = MEDAL.radius * MEDAL_SPOT.scale;

/** The shapes of everything that can be chosen, and of the places where it can be let go of. */
export const OUTLINES = {
  card: hemmed(rectangle(CARD.width, CARD.height, 0.04), HEM),
  /** A card in hand is larger: its light need not be. */
  hand: rectangle(CARD.width, CARD.height, 0.04, 0.016, 0.085),
  colony: hemmed(rectangle(COLONY.width, COLONY.depth, 0.05, 0.04), 0.035),
  monument: hemmed(rectangle(MONUMENT.width, MONUMENT.depth, 0.04), HEM),
  statue: hemmed(rectangle(STATUE_SLOTS.width, STATUE_SLOTS.depth, 0.05)),
  track: hemmed(rectangle(VALUE_PLATE.width, ROWS.income.depth, 0.06)),
  tile: hemmed(rectangle(TILE.side, TILE.side, 0.03), 0.055),
  coins: hemmed(rectangle(PURSE.width, TRAY.depth - 0.05, 0.06)),
  stall: hemmed(rectangle(0.3, ANNEX.depth - 0.06, 0.05)),
  /** Places of medals lie so close together that wide lights would run into each other: they shine inwards. */
  medal: hemmed(disc(MEDAL_RADIUS * UNDER_MEDAL.silver.reach, 0.03, 0.07), 0.035),
  medalGold: {
    ...hemmed(disc(MEDAL_RADIUS * UNDER_MEDAL.gold.reach, 0.03, 0.07), 0.035),
    star: { points: UNDER_MEDAL.gold.points, notch: MEDAL_RADIUS * UNDER_MEDAL.gold.notch },
  },
  /** Cards that may have to be given up: their heads are printed up to the edge. */
  ownedCard: hemmed(rectangle(CARD.width, CARD.height, 0.04), 0.024),
  boxedCard: hemmed(rectangle(CARD.width, CARD.height, 0.04, 0.065), 0.095),
  wheel: hemmed(disc(WHEEL.radius + 0.1, 0.05)),
  board: hemmed(rectangle(BOARD.width, BOARD.depth, 0.07, 0.035), 0.05),
  place: rectangle(PLACE.width, PLACE.depth, 0.09, 0.05),
  bank: rectangle(TREASURY.width, TREASURY.prices.length, 0.06, 0.04),
} as const satisfies Record<string, Outline>;

export type OutlineName = keyof typeof OUTLINES;

const NAMES = Object.keys(OUTLINES) as readonly OutlineName[];

/** The cell of an outline on the picture of light. */
export const outlineCell = (name: OutlineName): number => HALO_CELLS.outlines + NAMES.indexOf(name);

/** How far the square of light with an outline is to be stretched. */
export const outlineStretch = (name: OutlineName): { readonly x: number; readonly z: number } => ({
  x: OUTLINES[name].width + OUTLINES[name].glow * 2,
  z: OUTLINES[name].depth + OUTLINES[name].glow * 2,
});
