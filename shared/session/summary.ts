import type { GameSummary } from '../contract/answers.ts';
import { type GameState, isOver, observe } from '../flow/runner.ts';
import { replay } from './replay.ts';
import type { SavedGame } from './savedGame.ts';
import { tablePicture } from './tablePicture.ts';

/**
 * What lists show of a game; nothing secret. `savedAt` in milliseconds since 1970; `state` is the game's last position,
 * replayed where it is not at hand. Throws as `replay` does when the game cannot be replayed.
 */
export function summaryOf(saved: SavedGame, savedAt: number, state: GameState = replay(saved).state): GameSummary {
  const { gameId, name, players, mode, expansions, content } = saved;
  const open = observe(state, null);
  return {
    gameId,
    name,
    players,
    mode,
    expansions,
    content,
    epoch: state.epoch,
    phase: state.phase,
    finished: isOver(state),
    decisions: saved.actions.length,
    totals: open.seats.map(({ score }) => score.total),
    winners: state.result?.winners ?? [],
    table: tablePicture(open),
    savedAt,
  };
}
