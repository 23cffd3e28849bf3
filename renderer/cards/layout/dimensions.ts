/** Sizes of everything on the table, in units of ten centimetres. */
export const CARD = { width: 0.63, height: 0.88, thickness: 0.014 } as const;

/**
 * What is printed on a card's face is measured in its own units of 256 by 358. The coin with the price, as it is drawn; and
 * how much smaller it stands in its corner on a card that lies on the table, and on one that is held or shown large.
 */
export const FACE = { width: 256, height: 358 } as const;
export const COIN_ON_FACE = { corner: { x: 5, y: 7 }, x: 53, y: 55, radius: 54, lying: 0.88, held: 0.66 } as const;

/** The five-sided board; `radius` goes to its corners, `inner` to the middles of its sides. */
export const PENTAGON = { radius: 3.46, inner: 3.46 * Math.cos(Math.PI / 5), frame: 0.16, top: 0.14 } as const;

export const WHEEL = { radius: 0.92, top: 0.3, medallion: 0.235, medallionsAt: 0.62 } as const;

/** A player's place: the printed board on the left, the tableau on its right; measured from the place's middle. */
export const PLACE = { width: 7.95, depth: 2.26 } as const;
export const BOARD = { left: -3.975, width: 4.1, depth: 2.26, top: 0.05 } as const;
/**
 * The tableau's columns: cards are `scale` times as large as on the table, and lie `gap` apart, or down to `head`, which the
 * two numbers on a card need.
 */
export const TABLEAU = { left: 0.635, step: 0.735, scale: 1.12, gap: 0.33, head: 0.252 } as const;

/** A strip of land along the far edge of a colony, where its town stands. */
export const LAND = 0.16;
export const COLONY = { width: 1.3, depth: 0.88, thickness: 0.035 } as const;
/** Colony tiles taken by a seat, shrunk to the slots of its board. */
export const TAKEN_COLONY_SCALE = 0.46;

export const TILE = { side: 0.24, thickness: 0.045 } as const;
export const MEDAL = { radius: 0.14, thickness: 0.04 } as const;
/**
 * What lies under a medal, a little larger than it: how many points it has, and how far they and the notches between reach, in
 * radii of the medal. Silver lies on a pleated ribbon, nearly round; gold on a star, which is told from it without its colour.
 */
export const UNDER_MEDAL = {
  silver: { points: 18, reach: 1.18, notch: 1.08 },
  gold: { points: 8, reach: 1.3, notch: 0.98 },
} as const;
export const COIN = { radius: 0.105, thickness: 0.03 } as const;
export const PEG = { radius: 0.085, height: 0.05 } as const;

/** The list of prices on the treasury: how far it goes up its slope, how steep that is, and how high its near edge lies. */
const PRICES = { length: 1.56, lean: 0.27, foot: 0.05 } as const;

/**
 * The treasury: a shelf with the bank of coins, `top` high, and before it what things cost in each epoch, on a slope that can be read from
 * the viewer's seat.
 */
export const TREASURY = {
  x: 3.86,
  z: 1.2,
  width: 1.4,
  shelf: 0.66,
  prices: PRICES,
  depth: 0.66 + PRICES.length * Math.cos(PRICES.lean),
  top: PRICES.foot + PRICES.length * Math.sin(PRICES.lean),
} as const;

/**
 * What stands at the sides of the board of lands leans towards the viewer and is turned a little to the middle of the table, in
 * radians: numbers on it are neither squat nor slanted.
 */
export const TO_THE_EYE = { lean: 0.15, turn: 0.085 } as const;

/**
 * What lies flat beyond the own desk is seen from so low that its depth takes this share of the pixels: pictures of it have fewer rows
 * than columns for a unit, so that neither is thrown away.
 */
export const SEEN_FLAT = 0.72;

/** The leather that everything lies on. */
export const MAT = { x: 0, z: 0, width: 12.6, depth: 13.4, top: 0.03 } as const;

/** The strip along the near edge of a tableau that holds a seat's marketplace and monument; measured from the place's middle. */
export const ANNEX = { left: 0.275, width: 3.65, depth: 0.52, top: 0.035 } as const;

export const MONUMENT = { width: 1.08, depth: 0.66, thickness: 0.06 } as const;
/** Monuments taken by a seat, shrunk to the slot of its annex. */
export const TAKEN_MONUMENT_SCALE = 0.74;

/** Where the stack of monuments stands. */
export const MONUMENTS_AT = { x: 3.98, z: -0.95 } as const;

/** On the board the open piles are large and lean towards the viewer, the decks are small: nobody reads a back. */
export const PILE = { scale: 1.5, lean: 0.16 } as const;
export const DECK_SCALE = 0.62;

/** The share of its cell's height that the letters of a number take. */
export const NUMBER_SHARE = 0.92;
