/** Sizes of everything on the table, in units of ten centimetres. */
export const CARD = { width: 0.63, height: 0.88, thickness: 0.014 } as const;

/** The five-sided board; `radius` goes to its corners, `inner` to the middles of its sides. */
export const PENTAGON = { radius: 3.1, inner: 3.1 * Math.cos(Math.PI / 5), frame: 0.14, top: 0.12 } as const;

export const WHEEL = { radius: 0.86, top: 0.2, medallion: 0.235, medallionsAt: 0.53 } as const;

/** A player's place: the printed board on the left, the tableau on its right; measured from the place's middle. */
export const PLACE = { width: 7.3, depth: 2.42 } as const;
export const BOARD = { left: -3.65, width: 3.85, depth: 2.42, top: 0.05 } as const;
/** The tableau's columns: cards lie `gap` apart, or down to `head`, which the two numbers on a card need. */
export const TABLEAU = { left: 0.66, step: 0.655, gap: 0.3, head: 0.245 } as const;

export const COLONY = { width: 1.04, depth: 0.6, thickness: 0.05 } as const;
/** Colony tiles taken by a seat, shrunk to the slots of its board. */
export const TAKEN_COLONY_SCALE = 0.5;

export const TILE = { side: 0.24, thickness: 0.045 } as const;
export const MEDAL = { radius: 0.14, thickness: 0.04 } as const;
export const COIN = { radius: 0.1, thickness: 0.026 } as const;
export const PEG = { radius: 0.085, height: 0.1 } as const;

/** The treasury: what things cost in each epoch, and the bank of coins. */
export const TREASURY = { x: 3.5, z: 1.32, width: 1.4, depth: 2.44, top: 0.05 } as const;

/** Where an epoch's row of prices is, from the treasury's far edge. */
export const epochRowZ = (epoch: number): number => 1.2 + (epoch - 1) * 0.42;

/** The leather that everything lies on. */
export const MAT = { x: 0, z: 0.85, width: 13.4, depth: 9.7, top: 0.02 } as const;

/** The strip along the near edge of a tableau that holds a seat's marketplace and monument; measured from the place's middle. */
export const ANNEX = { left: 0.345, width: 3.25, depth: 0.52, top: 0.035 } as const;

export const MONUMENT = { width: 1.08, depth: 0.66, thickness: 0.06 } as const;
/** Monuments taken by a seat, shrunk to the slot of its annex. */
export const TAKEN_MONUMENT_SCALE = 0.74;

/** Where the stack of monuments stands. */
export const MONUMENTS_AT = { x: 3.68, z: -0.36 } as const;
