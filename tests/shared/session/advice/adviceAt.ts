import { explain } from '../../../../shared/bots/explain.ts';
import type { Advice } from '../../../../shared/contract/answers.ts';
import { dueIn, type GameState } from '../../../../shared/flow/runner.ts';
import { adviceFrom } from '../../../../shared/session/advice/advice.ts';
import { adviceJobOf } from '../../../../shared/session/bots/botJob.ts';
import type { SavedGame } from '../../../../shared/session/saves/savedGame.ts';
import type { BotLevel } from '../../../../shared/vocabulary/preferences.ts';
import type { Seat } from '../../../../shared/vocabulary/seats.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';

export const BUDGET = { milliseconds: 60_000, nodes: 4 };

/** A game of a human and bots of these levels. */
export const against = (...levels: BotLevel[]): SavedGame => ({
  ...freshGame('h'.repeat(levels.length + 1), 'advanced'),
  players: freshGame('h'.repeat(levels.length + 1)).players.map((player, seat) => {
    const level = levels[seat - 1];
    return level === undefined ? player : { ...player, controller: { kind: 'bot', level } };
  }),
});

export function adviceAt(state: GameState, seat: Seat, saved: SavedGame): Advice {
  const job = adviceJobOf({ position: state, due: dueIn(state), saved, seat, decision: 0 }, BUDGET);
  return adviceFrom(job, explain(job).reason);
}
