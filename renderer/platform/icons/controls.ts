import controls from '../../../assets/symbols/controls.json';
import type { Glyph } from './paths.ts';

/** Symbols of buttons and states. */
export const CONTROL_GLYPHS = controls satisfies Readonly<Record<string, Glyph>>;
