import { describe, expect, it } from 'vitest';
import { flowChart } from '../../../tools/generate/flowChart.ts';
import { flowEdges, leafNodes } from '../../../tools/generate/flowEdges.ts';

describe('the picture of the flow', () => {
  it('shows every state and every decision', () => {
    const chart = flowChart();
    for (const node of leafNodes()) expect(chart).toMatch(new RegExp(`^ +${node.path.join('_')}[[(]`, 'm'));
    for (const { on } of flowEdges())
      expect(chart).toContain(on.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
  });
});
