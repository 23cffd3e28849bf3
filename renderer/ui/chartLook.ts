/* How the charts of the statistics look. */

export const CHART_PAPER = 'var(--chart-paper)';
export const CHART_TEXT = { fill: CHART_PAPER, fontSize: 'calc(0.93rem * var(--text-factor))' };
const CHART_TIP = {
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
