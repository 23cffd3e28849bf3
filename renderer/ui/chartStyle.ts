import type { Emblem } from '../../shared/vocabulary/seats.ts';

/** The emblems' colours (styles/charts.css); each with dashes of its own, so that colour is not needed. */
export const STROKES: Readonly<Record<Emblem, readonly [colour: string, dashes: string]>> = {
  monkey: ['var(--line-monkey)', '1 0'],
  dragon: ['var(--line-dragon)', '9 4'],
  lion: ['var(--line-lion)', '2 4'],
  pegasus: ['var(--line-pegasus)', '14 4 3 4'],
  scarab: ['var(--line-scarab)', '6 3 2 3 2 3'],
};

export const PAPER = 'var(--chart-paper)';
export const GRID = { stroke: 'var(--chart-grid)', vertical: false };
export const CURSOR = { stroke: 'var(--chart-edge)' };
export const TEXT = { fill: PAPER, fontSize: 'calc(0.93rem * var(--text-factor))' };
export const TIP = {
  background: 'var(--chart-ground)',
  border: '1px solid var(--chart-edge)',
  borderRadius: 6,
  padding: '0.3rem 0.6rem',
};
export const LINE = { padding: 0, lineHeight: 1.3 };
