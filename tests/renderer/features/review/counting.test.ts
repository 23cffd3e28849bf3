import { describe, expect, it } from 'vitest';
import {
  columnShare,
  countAt,
  countedIn,
  countedParts,
  countedPoints,
  countedTotal,
  countingTime,
  isCrowning,
  leadersAt,
  podiumShare,
} from '../../../../renderer/game/counting.ts';
import type { ScoreLine, ScoreSheet } from '../../../../shared/vocabulary/score.ts';
import { scoreLine } from '../../../fixtures/scoreLine.ts';

const CATEGORIES = ['colonies', 'statues', 'silver'] as const;

const lineOf = (colonies: number, statues: number, silver: number): ScoreLine =>
  scoreLine({ colonies, statues, silver });

const sheet: ScoreSheet = { lines: [lineOf(30, 0, 1), lineOf(10, 5, 40)], winners: [1] };
const SEATS = sheet.lines.length;
const end = countingTime(CATEGORIES.length, SEATS);
const times = Array.from({ length: 400 }, (_, index) => (index / 400) * end);
const at = (time: number) => countAt(time, CATEGORIES.length, SEATS);

describe('the count of the points', () => {
  it('goes category by category, never back, and ends at the sheet', () => {
    const [first] = sheet.lines as [ScoreLine];
    const totals = times.map((time) => countedTotal(first, CATEGORIES, 0, at(time)));
    expect(totals[0]).toBe(0);
    expect(totals).toEqual([...totals].sort((one, other) => one - other));
    expect(new Set(totals).size).toBeGreaterThan(10);
    expect(at(end)).toBeNull();
    expect(countedTotal(first, CATEGORIES, 0, null)).toBe(first.total);
    expect(countedTotal(first, CATEGORIES, 0, at(end - 1))).toBe(first.total);
  });

  it('leaves out what nobody has', () => {
    expect(countedIn(sheet, [])).toEqual(['colonies', 'statues', 'silver']);
    expect(countedIn({ lines: [lineOf(0, 4, 0), lineOf(0, 0, 0)], winners: [0] }, [])).toEqual(['statues']);
  });

  it('goes seat by seat within a category, and shows nothing before its turn', () => {
    const orders = new Set<string>();
    for (const time of times) {
      const count = at(time);
      const shown = CATEGORIES.flatMap((_, index) =>
        sheet.lines.map((_line, seat) => countedPoints(9, index, seat, count) !== null),
      );
      expect(shown).toEqual([...shown].sort((one, other) => Number(other) - Number(one)));
      orders.add(shown.map(Number).join(''));
    }
    expect(orders).toEqual(new Set(['000000', '100000', '110000', '111000', '111100', '111110', '111111']));
  });

  it('lets the lead change, and gives it to the winners before the sheet is there', () => {
    const leads = times.map((time) => leadersAt(sheet, CATEGORIES, at(time)).join());
    expect(leads.filter((lead, index) => lead !== leads[index - 1])).toEqual(['', '0', '1']);
    expect(leadersAt(sheet, CATEGORIES, null)).toEqual([1]);
    const crowned = times.filter((time) => isCrowning(at(time), CATEGORIES.length));
    expect((crowned.at(-1) ?? 0) - (crowned[0] ?? 0)).toBeGreaterThan(1500);
  });

  it('tells columns apart from the first points on, whoever leads highest, and ends with columns as high as the points', () => {
    expect(columnShare(20, 20, 200) - columnShare(10, 20, 200)).toBeGreaterThan(0.2);
    expect(columnShare(20, 20, 200)).toBeLessThan(columnShare(100, 100, 200));
    expect(columnShare(150, 200, 200)).toBeCloseTo(0.75);
    expect(columnShare(200, 200, 200)).toBe(1);
    for (const none of [0, -3]) expect(columnShare(none, 0, 200)).toBe(0);
  });

  it('when all is counted, tell who has won, however close it was', () => {
    const totals = [178, 161, 176, 144];
    const shares = totals.map((points) => podiumShare(points, totals));
    expect(shares[0]).toBe(1);
    expect(Math.min(...shares)).toBeCloseTo(0.55);
    expect(totals.toSorted((a, b) => a - b)).toEqual(
      totals.toSorted((a, b) => podiumShare(a, totals) - podiumShare(b, totals)),
    );
    expect(podiumShare(90, [90, 90])).toBe(1);
  });

  it('takes no longer than ten seconds with five seats and everything in play, of which more than a quarter is the winner’s', () => {
    const all = countingTime(7, 5);
    expect(all).toBeLessThan(10_000);
    const counted = countedParts(CATEGORIES, SEATS).reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    expect(end - counted).toBeGreaterThan(all / 4);
  });
});
