import { describe, expect, it } from 'vitest';
import { countAt, countedPoints, countedTotal, countingTime, leadersAt } from '../../../renderer/hud/score/counting.ts';
import type { ScoreLine, ScoreSheet } from '../../../shared/vocabulary/score.ts';

const CATEGORIES = ['colonies', 'statues', 'silver'] as const;

const lineOf = (colonies: number, statues: number, silver: number): ScoreLine => ({
  colonies,
  statues,
  silver,
  gold: 0,
  cards: 0,
  coins: 0,
  market: 0,
  total: colonies + statues + silver,
  leftoverCoins: 0,
});

const sheet: ScoreSheet = { lines: [lineOf(30, 0, 1), lineOf(10, 5, 40)], winners: [1] };
const end = countingTime(CATEGORIES.length);
const times = Array.from({ length: 200 }, (_, index) => (index / 200) * end);

describe('the count of the points', () => {
  it('goes category by category, never back, and ends at the sheet', () => {
    const [first] = sheet.lines as [ScoreLine];
    const totals = times.map((time) => countedTotal(first, CATEGORIES, countAt(time, CATEGORIES.length)));
    expect(totals[0]).toBe(0);
    expect(totals).toEqual([...totals].sort((one, other) => one - other));
    expect(new Set(totals).size).toBeGreaterThan(10);
    expect(countAt(end, CATEGORIES.length)).toBeNull();
    expect(countedTotal(first, CATEGORIES, null)).toBe(first.total);
    const last = countAt(end - 1, CATEGORIES.length);
    expect(countedTotal(first, CATEGORIES, last)).toBe(first.total);
  });

  it('shows nothing of a category before its turn', () => {
    for (const time of times) {
      const count = countAt(time, CATEGORIES.length);
      const shown = CATEGORIES.map((_, index) => countedPoints(9, index, count) !== null);
      expect(shown).toEqual([...shown].sort((one, other) => Number(other) - Number(one)));
    }
    expect(countedPoints(9, 0, countAt(0, CATEGORIES.length))).toBeNull();
  });

  it('lets the lead change, and gives it to the winners at the end', () => {
    const leads = times.map((time) => leadersAt(sheet, CATEGORIES, countAt(time, CATEGORIES.length)).join());
    expect(leads.filter((lead, index) => lead !== leads[index - 1])).toEqual(['', '0', '0,1', '1']);
    expect(leadersAt(sheet, CATEGORIES, null)).toEqual([1]);
  });
});
