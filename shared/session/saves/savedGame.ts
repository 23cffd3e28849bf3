import type { Player } from '../../contract/tableSetup.ts';
import type { GameSetup } from '../../rules/position/newGame.ts';
import type { Deal } from '../../rules/position/position.ts';
import type { Action } from '../../vocabulary/actions.ts';
import type { Expansion, Mode } from '../../vocabulary/options.ts';
import type { ContentId } from '../../vocabulary/pieces.ts';
import { EMBLEMS, type Seat, type SeatCount } from '../../vocabulary/seats.ts';

/** One decision in the order in which it was taken. */
export interface Decided {
  readonly seat: Seat;
  readonly action: Action;
}

/** A whole game: everything else follows from it by replaying. */
export interface SavedGame {
  readonly gameId: string;
  /** As the player called it; `null` leaves it to the page to describe. */
  readonly name: string | null;
  /** An integer, 0 … 2³²−1. */
  readonly seed: number;
  readonly mode: Mode;
  /** In the order of `EXPANSIONS`. */
  readonly expansions: readonly Expansion[];
  readonly content: ContentId;
  /** All luck of the game where the seed does not tell it: an imported record, or a "what if". */
  readonly deal: Deal | null;
  readonly players: readonly Player[];
  readonly actions: readonly Decided[];
  /** There where something was taken back after more had been learned: the game was practice. */
  readonly practice?: true | undefined;
}

/** The rules' set-up of a saved game. */
export const setupOf = (saved: SavedGame): GameSetup => ({
  options: { seats: saved.players.length as SeatCount, mode: saved.mode, expansions: saved.expansions },
  content: saved.content,
  deal: saved.deal,
  seed: saved.seed,
  emblems: saved.players.map((player) => EMBLEMS.indexOf(player.emblem)),
});
