import type { Player } from '../../../shared/contract/tableSetup.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';

/** What a replay can be told. Positions are clamped to the game's; failures show as a message. */
export interface ReplayCommands {
  /** Leaves the screen that is shown and opens a game's history: a finished game at its start, a running one at its end. */
  open(gameId: string): Promise<void>;
  /** Shows a position at once, however many are asked for while the host is still answering: the last one counts. */
  seek(position: number): void;
  /** Shows the next decision and all that happens by it, in motion. */
  forward(): void;
  /** Plays from here, or from the start if this is the end; or pauses. */
  toggle(): void;
  pause(): void;
  /** Looks with the eyes of a seat, or (`null`) at what is public; a running game keeps its own. */
  seeAs(viewer: Seat | null): Promise<void>;
  /** Starts a new game at this position, with these players on the same seats. */
  branch(players: readonly Player[]): Promise<void>;
  /** Goes back to where the replay was opened. */
  leave(): Promise<void>;
}
