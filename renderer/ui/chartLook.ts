import type { Emblem } from '../../shared/vocabulary/seats.ts';

/* How charts look: those of the statistics (`CHART_…`), and those of one game. */

export const CHART_PAPER = 'var(--chart-paper)';
export const CHART_TEXT = { fill: CHART_PAPER, fontSize: 'calc(0.93rem * var(--text-factor))' };
export const CHART_TIP = {
  background: 'var(--chart-ground)',
  border: '1px solid var(--chart-edge)',
  borderRadius: 6,
  padding: '0.3rem 0.6rem',
};
export const CHART_MARGIN = { top: 10, right: 18, bottom: 0, left: 0 };
export const CHART_GRID = { stroke: 'var(--chart-grid)', vertical: false };
/** Below: game after game. */
export const GAMES_AXIS = {
  dataKey: 'number',
  tick: CHART_TEXT,
  stroke: CHART_PAPER,
  tickLine: false,
  padding: { left: 14, right: 6 },
};
/** What is told of the game that is pointed at, below its date. */
export const GAME_TIP = {
  contentStyle: CHART_TIP,
  labelStyle: { color: CHART_PAPER, fontWeight: 700 },
  labelFormatter: (_: unknown, shown: readonly { readonly payload?: { readonly date?: string } }[]) =>
    shown[0]?.payload?.date ?? '',
  isAnimationActive: false,
  cursor: { stroke: 'var(--chart-edge)' },
};
/** Up to so many games each has a dot. */
export const CHART_DOTS = 40;

/** The emblems' colours (`charts.css`); each with dashes of its own, so that colour is not needed. */
export const STROKES: Readonly<Record<Emblem, readonly [colour: string, dashes: string]>> = {
  monkey: ['var(--line-monkey)', '1 0'],
  dragon: ['var(--line-dragon)', '9 4'],
  lion: ['var(--line-lion)', '2 4'],
  pegasus: ['var(--line-pegasus)', '14 4 3 4'],
  scarab: ['var(--line-scarab)', '6 3 2 3 2 3'],
};

export const CURSOR = { stroke: 'var(--chart-edge)' };
export const LINE = { padding: 0, lineHeight: 1.3 };
