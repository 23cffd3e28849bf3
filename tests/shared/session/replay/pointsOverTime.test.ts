import { describe, expect, it } from 'vitest';
import { pointsOverTime } from '../../../../shared/session/replay/pointsOverTime.ts';
import { replay } from '../../../../shared/session/replay/replay.ts';
import { upTo, viewAt } from '../../../../shared/session/replay/replayTimeline.ts';
import { EXPANSIONS } from '../../../../shared/vocabulary/options.ts';
import type { SeatCount } from '../../../../shared/vocabulary/seats.ts';
import { setupWith } from '../../../fixtures/options.ts';
import { finishedGame, freshGame } from '../../../fixtures/savedGame.ts';

const HALVES = ['1A', '1B', '2A', '2B', '3A', '3B'];

describe('the course of the points', () => {
  it.each([2, 5] as const satisfies SeatCount[])(
    'has the end of each half epoch and ends at the score: %i seats',
    (seats) => {
      const saved = finishedGame(setupWith(seats, 'advanced', 71, seats === 5 ? EXPANSIONS : []));
      const course = pointsOverTime(saved);
      expect(course.map(({ epoch, phase }) => `${epoch}${phase}`)).toEqual(HALVES);
      const { result } = replay(saved).state;
      expect(course.at(-1)?.totals).toEqual(result?.lines.map(({ total }) => total));
    },
  );

  it('tells at the end of a half epoch what everybody could see at the table then', () => {
    const saved = finishedGame(setupWith(3, 'basic', 12));
    const course = pointsOverTime(saved);
    const first = saved.actions.findIndex((_, position) => viewAt(saved, null, position).phase === 'B');
    expect(course[0]?.totals).toEqual(viewAt(saved, null, first).seats.map(({ score }) => score.total));
    expect(course[0]?.totals).not.toEqual(course[1]?.totals);
  });

  it('is as long as the game so far', () => {
    expect(pointsOverTime(freshGame('hh'))).toEqual([]);
    const saved = finishedGame(setupWith(2, 'basic', 12));
    expect(pointsOverTime(upTo(saved, 5))).toHaveLength(1);
  });
});
