/* How the charts of the statistics look. */

export const CHART_PAPER = '#fff8e8';
export const CHART_TEXT = { fill: CHART_PAPER, fontSize: '0.93rem' };
export const CHART_TIP = {
  background: '#0e2b30',
  border: '1px solid #d3a552',
  borderRadius: 6,
  padding: '0.3rem 0.6rem',
};
/** Up to so many games each has a dot. */
export const CHART_DOTS = 40;
