import type { GameSummary } from '../contract/answers.ts';
import { type GameState, isOver, observe } from '../flow/runner.ts';
import { replay } from './replay.ts';
import type { SavedGame } from './savedGame.ts';

/**
 * What lists show of a game; nothing secret. `savedAt` in milliseconds since 1970; `state` is the game's last position,
 * replayed where it is not at hand. Throws a RangeError when the game cannot be replayed.
 */
export function summaryOf(saved: SavedGame, savedAt: number, state: GameState = replay(saved).state): GameSummary {
  const { gameId, players, mode, expansions, content } = saved;
  return {
    gameId,
    players,
    mode,
    expansions,
    content,
    epoch: state.epoch,
    phase: state.phase,
    finished: isOver(state),
    decisions: saved.actions.length,
    totals: observe(state, null).seats.map(({ score }) => score.total),
    winners: state.result?.winners ?? [],
    savedAt,
  };
}
