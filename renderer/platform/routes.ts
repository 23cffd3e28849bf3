import { createContext, useContext } from 'react';
import type { ChallengeTag, Player } from '../../shared/contract/tableSetup.ts';

/**
 * The ways from one feature into another. No feature imports another one, so `renderer/app` says where each way leads
 * (`app/routes.ts`). Failures show as a notice.
 */
export interface Routes {
  /** Leaves the table: a lesson for the list of lessons, a problem for the problems, a game for the title. */
  leave(): Promise<void>;
  /** To the list of saved games. */
  games(): Promise<void>;
  lessons(): Promise<void>;
  challenges(): Promise<void>;
  statistics(): Promise<void>;
  /** Begins a game for a challenge, at the table that belongs to it. */
  challenge(tag: ChallengeTag): Promise<void>;
  /** Opens a game's history, at a position (decisions from the start) or where a replay begins by itself. */
  replay(gameId: string, position?: number): Promise<void>;
  /** From a replay back to where it was opened. */
  leaveReplay(): Promise<void>;
  /** Starts a new game at a position of another one, with these players on the same seats. */
  whatIf(gameId: string, position: number, players: readonly Player[]): Promise<void>;
}

export const RoutesContext = createContext<Routes | null>(null);

/** Returns the ways to other features. Throws outside of the connected page. */
export function useRoutes(): Routes {
  const routes = useContext(RoutesContext);
  if (routes === null) throw new Error('not connected');
  return routes;
}
