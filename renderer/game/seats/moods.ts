import { useMemo } from 'react';
import type { Observation } from '../../../shared/rules/observation/observation.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import type { Mood } from '../../ui/persona/faces.ts';
import { usePointsHidden } from '../game.ts';
import { useCharacters } from '../remarks/followTable.ts';

/**
 * How a seat looks: after the game as it has ended, else as events have left it, else pleased if it alone has the most
 * points.
 * @param left the mood that events have left, if any
 * @param pointsHidden whether nobody is to see who leads
 */
export function moodOf(
  { seats, result }: Pick<Observation, 'seats' | 'result'>,
  seat: Seat,
  left: Mood | undefined,
  pointsHidden: boolean,
): Mood {
  if (result !== null && !pointsHidden) return result.winners.includes(seat) ? 'pleased' : 'annoyed';
  if (left !== undefined) return left;
  const totals = seats.map(({ score }) => score.total);
  const own = totals[seat] ?? 0;
  const leads = totals.every((total, other) => other === seat || total < own);
  return leads && !pointsHidden ? 'pleased' : 'thoughtful';
}

/** How every seat looks now; the same list until somebody's mood changes. */
export function useMoods(view: Observation): readonly Mood[] {
  const left = useCharacters(({ moods }) => moods);
  const hidden = usePointsHidden(view);
  const moods = view.seats.map((_, seat) => moodOf(view, seat, left[seat], hidden)).join(' ');
  return useMemo(() => moods.split(' ') as Mood[], [moods]);
}
