import { clone, type GameState } from '../flow/runner.ts';
import { seatOf } from '../rules/position/position.ts';
import { cloneSeat } from '../rules/position/seat.ts';
import type { Seat } from '../vocabulary/seats.ts';
import type { Tracks } from '../vocabulary/tracks.ts';
import type { Evaluator } from './search/evaluator.ts';

/** So many steps are tried together, because thresholds make the worth of a single step jump. */
const STEPS = 4;

/** Returns what a step on each track is worth to the seat as the game stands, in points. */
export function trackWorth(game: GameState, seat: Seat, evaluator: Evaluator): Tracks {
  const trial = clone(game);
  const value = evaluator.valueOf(game, seat);
  const gain = (track: keyof Tracks): number => {
    const after = cloneSeat(seatOf(game, seat));
    after.tracks[track] += STEPS;
    trial.seats[seat] = after;
    return (evaluator.valueOf(trial, seat) - value) / STEPS;
  };
  return { income: gain('income'), military: gain('military'), culture: gain('culture'), food: gain('food') };
}
