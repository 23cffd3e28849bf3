import { dequal } from 'dequal';
import type { GameState } from '../../shared/flow/runner.ts';
import type { GameSetup } from '../../shared/rules/position/newGame.ts';
import type { SavedGame } from '../../shared/session/saves/savedGame.ts';
import type { Action } from '../../shared/vocabulary/actions.ts';
import type { GameEvent } from '../../shared/vocabulary/events.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';
import type { Luck } from '../fixtures/luck.ts';

/** One decision of a game. What lies in here is shared: whoever changes it works on a copy. */
export interface Moment {
  readonly state: GameState;
  readonly seat: Seat;
  /** All that was legal. */
  readonly actions: readonly Action[];
  readonly action: Action;
  /** The position after it, and all that happened by it. */
  readonly next: GameState;
  readonly events: readonly GameEvent[];
  /** For what is drawn by lot; the same game draws the same. */
  readonly luck: Luck;
}

/** Watches one game; throws when an obligation is broken. */
export interface Watcher {
  readonly see: (moment: Moment) => void;
  /** Looks at the game when it is over. */
  readonly end?: (saved: SavedGame, state: GameState) => void;
}

/** Something that every game must fulfil. */
export interface Obligation {
  readonly name: string;
  readonly watch: (setup: GameSetup) => Watcher;
}

/** An obligation of single decisions; a costly one is checked at every n-th, chosen by lot. */
export const always = (name: string, check: (moment: Moment) => void, everyNth = 1): Obligation => ({
  name,
  watch: () => ({
    see: (moment) => {
      if (everyNth === 1 || moment.luck(everyNth) === 0) check(moment);
    },
  }),
});

export const textOf = (value: unknown): string => JSON.stringify(value);

/** Throws an error that shows both values. */
export function demandEqual(what: string, actual: unknown, expected: unknown): void {
  if (!dequal(actual, expected)) {
    throw new Error(`${what}: ${textOf(actual)} instead of ${textOf(expected)}`);
  }
}

export function demand(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}
