import type { Glyph } from './paths.ts';

/** Symbols of buttons and states, all drawn as strokes. */
export const CONTROL_GLYPHS = {
  undo: { stroke: 'M12 24H38C48 24 54 31 54 39S48 54 38 54H22M24 11L11 24L24 37' },
  log: { stroke: 'M22 16H54M22 32H54M22 48H54M10 16H10.1M10 32H10.1M10 48H10.1' },
  table: { stroke: 'M32 6L58 25L48 56H16L6 25Z' },
  board: { stroke: 'M6 14H58V50H6ZM6 26H58M20 26V50M33 26V50M46 26V50' },
  people: {
    stroke:
      'M13 21a9 9 0 1 0 18 0a9 9 0 1 0 -18 0ZM6 54C6 42 12 36 22 36S38 42 38 54M40 13A9 9 0 0 1 42 30M46 37C54 39 58 45 58 54',
  },
  leave: { stroke: 'M36 8H12V56H36M26 32H58M46 20L58 32L46 44' },
  check: { stroke: 'M8 34L25 51L57 14' },
  close: { stroke: 'M13 13L51 51M51 13L13 51' },
  skip: { stroke: 'M8 12L28 32L8 52ZM32 12L52 32L32 52ZM57 12V52' },
  help: { stroke: 'M20 22C20 6 44 6 44 22C44 33 32 32 32 43M32 55V55.1' },
  warning: { stroke: 'M32 7L60 57H4ZM32 26V40M32 48V48.1' },
  hourglass: { stroke: 'M14 6H50M14 58H50M18 6C18 26 32 26 32 32S18 38 18 58M46 6C46 26 32 26 32 32S46 38 46 58' },
  eye: { stroke: 'M4 32C16 12 48 12 60 32C48 52 16 52 4 32ZM24 32a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z' },
  arrow: { stroke: 'M8 32H56M40 16L56 32L40 48' },
  plus: { stroke: 'M32 10V54M10 32H54' },
  minus: { stroke: 'M10 32H54' },
  human: { stroke: 'M20 20a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM8 58C8 44 18 37 32 37S56 44 56 58' },
  bot: { stroke: 'M12 22H52V54H12ZM32 22V10M24 36V40M40 36V40M29 8a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM4 34V44M60 34V44' },
  keyboard: { stroke: 'M4 14H60V50H4ZM14 25H14.1M26 25H26.1M38 25H38.1M50 25H50.1M14 38H14.1M22 38H42M50 38H50.1' },
  settings: {
    stroke:
      'M51.4 27.2L58.7 27.8L58.7 36.2L51.4 36.8L49.1 42.3L53.8 47.9L47.9 53.8L42.3 49.1L36.8 51.4L36.2 58.7L27.8 58.7L27.2 51.4L21.7 49.1L16.1 53.8L10.2 47.9L14.9 42.3L12.6 36.8L5.3 36.2L5.3 27.8L12.6 27.2L14.9 21.7L10.2 16.1L16.1 10.2L21.7 14.9L27.2 12.6L27.8 5.3L36.2 5.3L36.8 12.6L42.3 14.9L47.9 10.2L53.8 16.1L49.1 21.7ZM24 32a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z',
  },
  open: { stroke: 'M14 24L32 42L50 24' },
  toStart: { stroke: 'M12 12V52M50 12L28 32L50 52' },
  backTurn: { stroke: 'M32 12L12 32L32 52M54 12L34 32L54 52' },
  back: { stroke: 'M42 12L22 32L42 52' },
  play: { stroke: 'M18 9L54 32L18 55Z', fill: 'M18 9L54 32L18 55Z' },
  pause: { fill: 'M14 9H26V55H14ZM38 9H50V55H38Z' },
  forward: { stroke: 'M22 12L42 32L22 52' },
  forwardTurn: { stroke: 'M10 12L30 32L10 52M32 12L52 32L32 52' },
  toEnd: { stroke: 'M52 12V52M14 12L36 32L14 52' },
  history: { stroke: 'M12 22A24 24 0 1 1 9 38M10 8V23H25M33 20V34L43 40' },
  games: { stroke: 'M16 22H58V56H16ZM6 46V8H48M26 34H48M26 45H40' },
  save: { stroke: 'M32 8V42M18 29L32 43L46 29M8 55H56' },
  load: { stroke: 'M32 43V8M18 22L32 8L46 22M8 55H56' },
  bin: { stroke: 'M8 17H56M24 17V8H40V17M14 17L19 57H45L50 17M27 28V46M37 28V46' },
  branch: { stroke: 'M16 58V6M16 42C16 26 46 34 46 12M34 24L46 11L58 24' },
  leads: { stroke: 'M14 60V6M14 8H50L42 20L50 32H14' },
} as const satisfies Record<string, Glyph>;
