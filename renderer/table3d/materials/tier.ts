import type { PictureSettings } from '../../../shared/contract/tableSetup.ts';
import type { Tier } from '../../../shared/vocabulary/preferences.ts';
import { THEMES, type Theme } from './themes.ts';

/**
 * What a tier draws with. `low` shades plainly, without reflections, shadows and smoothing; `medium` lights its materials
 * and mirrors its surroundings, with pictures as small as on `low` (all textures together under 96 MiB) and shadows of less
 * than half the sharpness; `high` has everything.
 */
export interface TierSettings {
  readonly tier: Tier;
  /** Whether materials are lit and mirror their surroundings. */
  readonly lit: boolean;
  /** The most pixels of the picture along one of the page's own: sharp screens have two and more. */
  readonly sharpest: number;
  readonly anisotropy: number;
  /** Whether the sizes that a texture is kept in are blended: a processor takes a fifth of the frame for it. */
  readonly blendsLevels: boolean;
  /** Widths of painted cells in pixels. */
  readonly cardCell: number;
  readonly heroCell: number;
  readonly ownedCell: number;
  readonly boardPixels: number;
  readonly woodPixels: number;
  /** Width and height of the picture that the lamp's shadows are taken from; 0: the tier has none. */
  readonly shadowPixels: number;
  /** Whether the tier refines the picture while nothing moves. */
  readonly refines: boolean;
  readonly theme: Theme;
}

export const TIER_SETTINGS: Readonly<Record<Tier, TierSettings>> = {
  low: {
    tier: 'low',
    lit: false,
    sharpest: 1,
    anisotropy: 1,
    blendsLevels: false,
    cardCell: 147,
    heroCell: 312,
    ownedCell: 130,
    boardPixels: 240,
    woodPixels: 384,
    shadowPixels: 0,
    refines: false,
    theme: THEMES.evening,
  },
  medium: {
    tier: 'medium',
    lit: true,
    sharpest: 1.5,
    anisotropy: 4,
    blendsLevels: true,
    cardCell: 147,
    heroCell: 312,
    ownedCell: 130,
    boardPixels: 240,
    woodPixels: 384,
    shadowPixels: 704,
    refines: false,
    theme: THEMES.evening,
  },
  high: {
    tier: 'high',
    lit: true,
    sharpest: 2,
    anisotropy: 8,
    blendsLevels: true,
    cardCell: 256,
    heroCell: 512,
    ownedCell: 208,
    boardPixels: 420,
    woodPixels: 768,
    shadowPixels: 2048,
    refines: true,
    theme: THEMES.evening,
  },
};

/**
 * What can be switched on and off while the table stands, without painting anything anew: therefore no part of
 * `TierSettings`.
 */
export interface Effects {
  /** Width and height of the picture that the lamp's shadows are taken from; 0: it casts none. */
  readonly shadowPixels: number;
  /** Whether the picture is refined while nothing moves. */
  readonly refinement: boolean;
  /** Whether the edges of the resting picture are smoothed, as they are not while it moves. */
  readonly smoothing: boolean;
  /** Whether the camera moves to where something is decided. */
  readonly movingEye: boolean;
}

/** What the tier has of what the player wants. `software`: the processor draws, and has no time to refine anything. */
export const effectsOf = (tier: TierSettings, wanted: PictureSettings, software: boolean): Effects => ({
  shadowPixels: wanted.shadows ? tier.shadowPixels : 0,
  refinement: wanted.refinement && tier.refines && !software,
  smoothing: wanted.refinement && !tier.lit,
  movingEye: wanted.movingEye,
});

/**
 * Pixels of the picture along one of the page's own. `resolution` is the player's choice in percent, `screen` how many
 * the screen has.
 */
export const pixelRatioOf = ({ sharpest }: TierSettings, resolution: number, screen: number): number =>
  (Math.max(1, Math.min(screen, sharpest)) * resolution) / 100;
