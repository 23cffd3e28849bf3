import { createContext, useContext } from 'react';
import type { GameUpdate } from '../../shared/contract/answers.ts';
import type { Observation } from '../../shared/rules/observation/observation.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';

/** What all panels of a game look at. */
export interface Game {
  readonly update: GameUpdate;
  /** The position on display; behind `update.view` while animations run. */
  readonly view: Observation;
  readonly playing: boolean;
  /** The seat whose board counts as this screen's own. */
  readonly own: Seat;
}

export const GameContext = createContext<Game | null>(null);

/** Returns the game on display. Throws outside of the game screen. */
export function useGame(): Game {
  const game = useContext(GameContext);
  if (game === null) throw new Error('no game on display');
  return game;
}

/** Returns the name of a seat, or an empty string where nobody sits. */
export const nameOf = (update: GameUpdate, seat: Seat): string => update.players[seat]?.name ?? '';

export const namesOf = (update: GameUpdate): readonly string[] => update.players.map((player) => player.name);
