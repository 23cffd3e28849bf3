import type { Player } from '../contract/contract.ts';
import type { GameSetup } from '../rules/newGame.ts';
import type { Action } from '../vocabulary/actions.ts';
import type { Mode } from '../vocabulary/options.ts';
import { EMBLEMS, type Seat, type SeatCount } from '../vocabulary/seats.ts';

/** One decision in the order in which it was taken. */
export interface Decided {
  readonly seat: Seat;
  readonly action: Action;
}

/** A whole game: everything else follows from it by replaying. */
export interface SavedGame {
  readonly gameId: string;
  /** An integer, 0 … 2³²−1. */
  readonly seed: number;
  readonly mode: Mode;
  readonly players: readonly Player[];
  readonly actions: readonly Decided[];
}

/** The rules' set-up of a saved game. */
export const setupOf = (saved: SavedGame): GameSetup => ({
  options: { seats: saved.players.length as SeatCount, mode: saved.mode },
  seed: saved.seed,
  emblems: saved.players.map((player) => EMBLEMS.indexOf(player.emblem)),
});
