import { describe, expect, it } from 'vitest';
import { moodOf } from '../../../../renderer/game/seats/moods.ts';
import type { Observation } from '../../../../shared/rules/observation/observation.ts';

const at = (totals: readonly number[], winners: readonly number[] | null = null) =>
  ({
    seats: totals.map((total) => ({ score: { total } })),
    result: winners === null ? null : { winners },
  }) as unknown as Observation;

describe('how a seat looks', () => {
  it('is pleased if it alone leads', () => {
    const view = at([10, 12, 9]);
    expect([0, 1, 2].map((seat) => moodOf(view, seat, undefined, false))).toEqual([
      'thoughtful',
      'pleased',
      'thoughtful',
    ]);
    expect(moodOf(at([12, 12]), 0, undefined, false)).toBe('thoughtful');
  });

  it('is as events have left it', () => {
    expect(moodOf(at([10, 12]), 1, 'annoyed', false)).toBe('annoyed');
  });

  it('tells nobody who leads while points are hidden', () => {
    expect(moodOf(at([10, 12]), 1, undefined, true)).toBe('thoughtful');
    expect(moodOf(at([10, 12], [1]), 1, undefined, true)).toBe('thoughtful');
  });

  it('shows in the end who has won', () => {
    const view = at([10, 12], [1]);
    expect(moodOf(view, 1, 'annoyed', false)).toBe('pleased');
    expect(moodOf(view, 0, 'pleased', false)).toBe('annoyed');
  });
});
