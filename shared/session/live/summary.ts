import type { GameSummary } from '../../contract/answers.ts';
import { dueIn } from '../../flow/runner.ts';
import { type Due, observePosition } from '../../rules/observation/observe.ts';
import type { Position } from '../../rules/position/position.ts';
import { replay } from '../replay/replay.ts';
import type { SavedGame } from '../saves/savedGame.ts';
import { tablePicture } from './tablePicture.ts';

/** Where a game stands. */
interface Standing {
  readonly position: Position;
  readonly due: Due;
}

function standingOf(saved: SavedGame): Standing {
  const { state } = replay(saved);
  return { position: state, due: dueIn(state) };
}

/**
 * What lists show of a game; it holds no secrets. `savedAt`: milliseconds since 1970. `standing`: the game's last
 * position; left out, the game is replayed for it, and the call throws as `replay` does.
 */
export function summaryOf(saved: SavedGame, savedAt: number, standing = standingOf(saved)): GameSummary {
  const { position, due } = standing;
  const { gameId, name, players, mode, expansions, content } = saved;
  const open = observePosition(position, due, null);
  return {
    gameId,
    name,
    players,
    mode,
    expansions,
    content,
    epoch: position.epoch,
    phase: position.phase,
    finished: due.isOver,
    decisions: saved.actions.length,
    totals: open.seats.map(({ score }) => score.total),
    winners: position.result?.winners ?? [],
    table: tablePicture(open),
    practice: saved.practice === true,
    ...(saved.challenge && { challenge: saved.challenge }),
    savedAt,
  };
}
