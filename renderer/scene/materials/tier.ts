/** How much a picture may cost: `low` shades plainly, without reflections, shadows and smoothing. */
export type Tier = 'low' | 'high';

/** What the player asks for. */
export type Quality = 'auto' | Tier;

export interface TierSettings {
  readonly tier: Tier;
  readonly pixelRatio: number | readonly [number, number];
  readonly anisotropy: number;
  /** Widths of painted cells in pixels. */
  readonly cardCell: number;
  readonly heroCell: number;
  readonly ownedCell: number;
  readonly boardPixels: number;
  readonly woodPixels: number;
}

export const TIER_SETTINGS: Readonly<Record<Tier, TierSettings>> = {
  low: {
    tier: 'low',
    pixelRatio: 1,
    anisotropy: 1,
    cardCell: 168,
    heroCell: 320,
    ownedCell: 136,
    boardPixels: 240,
    woodPixels: 384,
  },
  high: {
    tier: 'high',
    pixelRatio: [1, 2],
    anisotropy: 8,
    cardCell: 256,
    heroCell: 512,
    ownedCell: 208,
    boardPixels: 420,
    woodPixels: 768,
  },
};
