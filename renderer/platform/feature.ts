import { type ComponentType, createContext, lazy, useContext } from 'react';
import type { ChallengeTag, Player } from '../../shared/contract/tableSetup.ts';

interface PanelProps {
  readonly onClose: () => void;
}

/** A dialog that can be opened over any screen. */
export type Panel = ComponentType<PanelProps>;

/**
 * What a feature adds to the page: its screens and its dialogs, each by its name. Each feature that has any exports one
 * from its `feature.ts`, and `renderer/app/features.ts` lists them. The names stand in the type, so that the names of all
 * screens follow from the list.
 */
export interface Feature<ScreenName extends string = string, PanelName extends string = string> {
  readonly screens: Readonly<Record<ScreenName, ComponentType>>;
  readonly panels: Readonly<Record<PanelName, Panel>>;
}

/** A screen that is loaded when it is first shown. */
export const lazyScreen = (load: () => Promise<ComponentType>): ComponentType =>
  lazy(async () => ({ default: await load() }));

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
  /**
   * Opens a game's history, at a position (decisions from the start) or where a replay begins by itself. Resolves to
   * whether it is open.
   */
  replay(gameId: string, position?: number): Promise<boolean>;
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
