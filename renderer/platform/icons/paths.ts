import controls from '../../../assets/symbols/controls.json';
import game from '../../../assets/symbols/game.json';
import personas from '../../../assets/symbols/personas.json';
import type { BotStyle } from '../../../shared/vocabulary/preferences.ts';
import type { Emblem } from '../../../shared/vocabulary/seats.ts';
import type { Track } from '../../../shared/vocabulary/tracks.ts';

/** A symbol in a 64 × 64 box: `fill` and `stroke` in its own colour, then `cut` and `cutStroke` in the colour behind it. */
export interface Glyph {
  /** Filled with the nonzero rule. */
  readonly fill?: string;
  /** Stroked `STROKE` wide, round caps and joins. */
  readonly stroke?: string;
  /** Filled with the evenodd rule, so that details like eyes show the symbol's own colour again. */
  readonly cut?: string;
  /** Stroked `CUT_STROKE` wide, round caps and joins. */
  readonly cutStroke?: string;
}

export const GLYPH_BOX = 64;
export const STROKE = 5;
export const CUT_STROKE = 3;

/** The four tracks, and purple, which stands for none. */
export const TRACK_GLYPHS = game.tracks satisfies Readonly<Record<Track | 'purple', Glyph>>;

/** Things that a seat can own. */
export const PIECE_GLYPHS = game.pieces satisfies Readonly<Record<string, Glyph>>;

/** Things and effects of the expansions (rules §10). */
export const EXPANSION_GLYPHS = game.expansions satisfies Readonly<Record<string, Glyph>>;

/** The animals on the wheel. */
export const EMBLEM_GLYPHS = game.emblems satisfies Readonly<Record<Emblem, Glyph>>;

/** Symbols of buttons and states. */
export const CONTROL_GLYPHS = controls satisfies Readonly<Record<string, Glyph>>;

/**
 * The symbols of the bots' styles: scales, helmet, scroll, key and fox, a wrapped gift for a surprise, an open ring for
 * none.
 */
export const STYLE_GLYPHS = personas.styles satisfies Readonly<Record<BotStyle | 'noStyle' | 'surprise', Glyph>>;

/** A bot's strength is counted in these: won, and still to be won. */
export const RANK_GLYPHS = personas.ranks satisfies Readonly<Record<'star' | 'starEmpty', Glyph>>;
