import type { BotStyle } from '../../../shared/vocabulary/preferences.ts';
import type { Glyph } from './paths.ts';

/** What tells the bots apart: scales, helmet, scroll, key and fox for the styles, a wrapped gift for a surprise, an open ring for none. */
export const STYLE_GLYPHS = {
  merchant: {
    stroke: 'M32 8V56M20 57H44M10 16H54M12 16L4 38M12 16L20 38M52 16L44 38M52 16L60 38',
    fill: 'M2 38H22Q21 48 12 48Q3 48 2 38ZM42 38H62Q61 48 52 48Q43 48 42 38ZM28 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z',
  },
  marshal: {
    fill: 'M14 60V34C14 20 21 14 32 14S50 20 50 34V60H38V42H26V60ZM29 15V7C20 5 11 8 5 18C6 5 17 -1 32 1C48 1 58 9 60 30C54 16 46 9 35 8V15Z',
    cutStroke: 'M32 20V36M18 36H28M36 36H46',
  },
  sage: {
    fill: 'M14 6H50Q58 6 58 14Q58 20 52 20H48V50Q48 58 40 58H12Q4 58 4 51V48H14V14Q14 6 14 6Z',
    cutStroke: 'M21 20H41M21 29H41M21 38H35M14 48H40Q40 56 46 56',
  },
  steward: {
    fill: 'M4 22a16 16 0 1 0 32 0a16 16 0 1 0 -32 0ZM26 36L33 29L61 55V61H52V54H46V48H40Z',
    cut: 'M12 18a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0 -11 0Z',
  },
  opportunist: {
    fill: 'M6 4L24 17Q32 14 40 17L58 4Q61 22 55 34L40 54Q32 62 24 54L9 34Q3 22 6 4Z',
    cut: 'M17 30L28 36Q25 40 21 38Q18 35 17 30ZM47 30L36 36Q39 40 43 38Q46 35 47 30ZM28 50H36L32 55Z',
    cutStroke: 'M12 15L18 24M52 15L46 24',
  },
  noStyle: { stroke: 'M12 32a20 20 0 1 0 40 0a20 20 0 1 0 -40 0Z' },
  surprise: {
    fill: 'M6 22H58V34H54V60H10V34H6ZM32 22C24 22 14 18 14 11C14 6 18 4 22 5C27 6 31 14 32 20C33 14 37 6 42 5C46 4 50 6 50 11C50 18 40 22 32 22Z',
    cutStroke: 'M32 24V60M8 35H56',
  },
} as const satisfies Record<BotStyle | 'noStyle' | 'surprise', Glyph>;

/** A bot's strength is counted in these: won, and still to be won. */
export const RANK_GLYPHS = {
  star: {
    fill: 'M32 3L40 22.5L61 24.500L45 38.500L50 59L32 48L14 59L19 38.500L3 24.500L24 22.500Z',
  },
  starEmpty: {
    stroke: 'M32 8L38.500 25L56 26.500L42.500 38L47 55L32 45.500L17 55L21.500 38L8 26.500L25.500 25Z',
  },
} as const satisfies Record<string, Glyph>;
