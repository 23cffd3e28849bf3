import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHARTED_READMES, flowChart, withFlowChart } from '../../../tools/generate/flowChart.ts';
import { flowEdges, leafNodes } from '../../../tools/generate/flowEdges.ts';

describe('the picture of the flow', () => {
  it.each(CHARTED_READMES)('in %s is current (`npm run flow:update` draws it anew)', (file) => {
    const readme = readFileSync(file, 'utf8');
    expect(readme).toBe(withFlowChart(readme));
  });

  it('shows every state and every decision', () => {
    const chart = flowChart();
    for (const node of leafNodes()) expect(chart).toMatch(new RegExp(`^ +${node.path.join('_')}[[(]`, 'm'));
    for (const { on } of flowEdges())
      expect(chart).toContain(on.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
  });

  it('needs a place', () => {
    expect(() => withFlowChart('# Nothing here')).toThrow(RangeError);
  });
});
