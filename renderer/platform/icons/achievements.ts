import achievements from '../../../assets/symbols/achievements.json';
import type { Glyph } from './paths.ts';

/** Symbols of achievements that have none among the things of the game; drawn only where achievements are shown. */
export const ACHIEVEMENT_GLYPHS = achievements satisfies Readonly<Record<string, Glyph>>;
