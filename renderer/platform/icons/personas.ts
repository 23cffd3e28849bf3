import personas from '../../../assets/symbols/personas.json';
import type { BotStyle } from '../../../shared/vocabulary/preferences.ts';
import type { Glyph } from './paths.ts';

/** What tells the bots apart: scales, helmet, scroll, key and fox for the styles, a wrapped gift for a surprise, an open ring for none. */
export const STYLE_GLYPHS = personas.styles satisfies Readonly<Record<BotStyle | 'noStyle' | 'surprise', Glyph>>;

/** A bot's strength is counted in these: won, and still to be won. */
export const RANK_GLYPHS = personas.ranks satisfies Readonly<Record<'star' | 'starEmpty', Glyph>>;
