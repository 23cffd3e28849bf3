import { describe, expect, it } from 'vitest';
import { benchEngine, report } from '../../../tools/bench/engine/bench.ts';
import { type DraftEngine, draftWithKernel } from '../../../tools/bench/engine/contenders.ts';
import { median } from '../../../tools/bench/engine/rounds.ts';

/** In the place of boardgame.io, which is installed when the bench is run. */
const other: DraftEngine = { name: 'another engine', prepare: (game) => () => draftWithKernel(game) };

describe('the bench', () => {
  it('measures every engine and says so in a table', () => {
    const budget = { rounds: 1, milliseconds: 1 };
    const floor = (milliseconds: number) => ({ games: 100, decisions: 16_900, milliseconds });
    const figures = benchEngine(1, budget, other, floor);
    expect(figures.comparisons.map(({ names }) => names[1])).toEqual(['C', 'XState', 'XState', 'another engine']);
    for (const { kernel, other, ratio } of figures.comparisons) {
      for (const { gamesPerSecond, microsecondsPerDecision } of [kernel, other]) {
        expect(gamesPerSecond).toBeGreaterThan(0);
        expect(microsecondsPerDecision).toBeGreaterThan(0);
      }
      expect(ratio.median).toBeGreaterThan(0);
    }
    for (const { microseconds } of figures.copying) expect(microseconds).toBeGreaterThan(0);
    expect(figures.comparisons[0]?.other.gamesPerSecond).toBe(100_000);
    expect(report(figures, 1, budget)).not.toContain('gcc');
    expect(report(figures, 1, budget)).toMatch(/another engine .*\n[\s\S]*copy, end of three expansions[\s\S]*Node v/);
  });

  it('says so where there is no floor', () => {
    const budget = { rounds: 1, milliseconds: 1 };
    const figures = benchEngine(1, budget, other, null);
    expect(figures.comparisons).toHaveLength(3);
    expect(report(figures, 1, budget)).toContain('No gcc was found');
  });

  it('takes the middle of the rounds', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(() => median([])).toThrow(RangeError);
  });
});
