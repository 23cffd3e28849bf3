import type { PhaseEnd } from '../../contract/answers.ts';
import type { GameState } from '../../flow/runner.ts';
import { scoreSeat } from '../../rules/pieces/scoring.ts';
import { contentIn } from '../../rules/position/position.ts';
import type { SavedGame } from '../saves/savedGame.ts';
import { replay } from './replay.ts';

type Moment = Pick<PhaseEnd, 'epoch' | 'phase'>;

const totalsOf = (state: GameState): readonly number[] =>
  state.seats.map((seat) => scoreSeat(contentIn(state), seat).total);

const isSame = (one: Moment, other: Moment): boolean => one.epoch === other.epoch && one.phase === other.phase;

/**
 * How the points of all seats grew: what each would have scored at the end of every half epoch (rules §8), oldest first.
 * The last one is the end of the game, or its newest position. Throws as `replay` does.
 */
export function pointsOverTime(saved: SavedGame): readonly PhaseEnd[] {
  const ends: PhaseEnd[] = [];
  let now: Moment | null = null;
  const { state } = replay(saved, (position) => {
    const { epoch, phase } = position;
    if (now !== null && !isSame(now, { epoch, phase })) ends.push({ ...now, totals: totalsOf(position) });
    now = { epoch, phase };
  });
  return now === null ? ends : [...ends, { ...(now as Moment), totals: totalsOf(state) }];
}
