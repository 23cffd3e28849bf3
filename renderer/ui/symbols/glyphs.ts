import { CONTROL_GLYPHS } from '../../platform/icons/controls.ts';
import { EMBLEM_GLYPHS, EXPANSION_GLYPHS, PIECE_GLYPHS, TRACK_GLYPHS } from '../../platform/icons/paths.ts';
import { RANK_GLYPHS, STYLE_GLYPHS } from '../../platform/icons/personas.ts';

/** Every symbol that panels can show, by its name. */
export const GLYPHS = {
  ...TRACK_GLYPHS,
  ...PIECE_GLYPHS,
  ...EMBLEM_GLYPHS,
  ...EXPANSION_GLYPHS,
  ...CONTROL_GLYPHS,
  ...STYLE_GLYPHS,
  ...RANK_GLYPHS,
};

export type GlyphName = keyof typeof GLYPHS;

export const isGlyph = (name: string): name is GlyphName => Object.hasOwn(GLYPHS, name);
