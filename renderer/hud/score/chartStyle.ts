import type { Emblem } from '../../../shared/vocabulary/seats.ts';

/** The emblems' colours, light enough for lines on dark cloth; each with dashes of its own, so that colour is not needed. */
export const STROKES: Readonly<Record<Emblem, readonly [colour: string, dashes: string]>> = {
  monkey: ['#f2a36b', '1 0'],
  dragon: ['#7fe3c6', '9 4'],
  lion: ['#f7d35c', '2 4'],
  pegasus: ['#bccdf8', '14 4 3 4'],
  scarab: ['#f59cc4', '6 3 2 3 2 3'],
};

export const PAPER = '#fff8e8';
export const TEXT = { fill: PAPER, fontSize: '0.93rem' };
export const TIP = { background: '#0e2b30', border: '1px solid #d3a552', borderRadius: 6, padding: '0.3rem 0.6rem' };
export const LINE = { padding: 0, lineHeight: 1.3 };
