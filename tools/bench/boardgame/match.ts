import type { Game, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { Decided } from '../engine/recordedGame.ts';
import type { DraftG } from './draftGame.ts';

/**
 * Plays decisions through boardgame.io's own reducer, the way its bots think ahead: without a store, a client or a
 * server round it. Returns the last state; throws a RangeError when a decision was refused.
 */
export function playMatch(game: Game<DraftG>, moves: readonly Decided[]): State<DraftG> {
  const reduce = CreateGameReducer({ game, isClient: false });
  let state: State<DraftG> = InitializeGame({ game, numPlayers: 4 });
  for (const { seat, action } of moves) {
    const before = state._stateID;
    state = reduce(state, {
      type: 'MAKE_MOVE',
      payload: { type: action.type, args: [action], playerID: String(seat) },
    }) as State<DraftG>;
    if (state._stateID === before) throw new RangeError(`${JSON.stringify(action)} of seat ${seat} was refused`);
  }
  return state;
}
