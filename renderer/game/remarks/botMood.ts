import type { Observation } from '../../../shared/rules/observation/observation.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import type { Mood } from '../../ui/persona/faceParts.ts';
import { useGame } from '../game.ts';
import { useCharacters } from './followTable.ts';

/** How a seat looks as it stands: who has the most points is pleased, the winner of all the more. */
function standingMood({ seats, result }: Pick<Observation, 'seats' | 'result'>, seat: Seat): Mood {
  if (result !== null) return result.winners.includes(seat) ? 'pleased' : 'annoyed';
  const totals = seats.map(({ score }) => score.total);
  const own = totals[seat] ?? 0;
  return totals.every((total, other) => other === seat || total < own) ? 'pleased' : 'thoughtful';
}

/** How a seat looks now: as what happened has left it, else as it stands. */
export function useBotMood(seat: Seat): Mood {
  const { view } = useGame();
  const left = useCharacters(({ moods }) => moods[seat]);
  const standing = standingMood(view, seat);
  return view.result === null ? (left ?? standing) : standing;
}
