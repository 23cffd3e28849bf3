import { createContext, useContext } from 'react';
import type { GameSummary, GameUpdate } from '../../shared/contract/answers.ts';
import { cleanName, LONGEST_NAME } from '../../shared/contract/names.ts';
import type { Observation } from '../../shared/rules/observation/observation.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';
import type { Text } from '../platform/i18n/text.ts';
import { useSettings } from '../platform/settings.ts';
import { useStage } from './state/stage.ts';
import { useTable } from './state/table.ts';

/** What all panels of a game look at. */
export interface Game {
  readonly update: GameUpdate;
  /** The position on display; while animations run it is older than `update.view`. */
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

/**
 * Whether points are hidden: during the game if the player wants that, and for everybody while the end of the game is
 * shown and the points are counted.
 */
export function usePointsHidden(view: Observation | null): boolean {
  const hides = useSettings((settings) => settings.hidePoints);
  const playing = useTable((table) => table.playing);
  const counting = useStage(({ celebration }) => celebration?.kind === 'count');
  return counting || (view?.result == null ? hides : playing);
}

/**
 * The name of a game: the one that its player gave it, else the names of its people and the day on which it was last
 * saved.
 */
export function gameName(
  { name, players, savedAt }: Pick<GameSummary, 'name' | 'players' | 'savedAt'>,
  text: Text,
): string {
  if (name !== null) return name;
  const people = players.filter(({ controller }) => controller.kind === 'human');
  const names = text.list((people.length > 0 ? people : players).map((player) => player.name));
  return text('library.unnamed', { names, day: text.day(savedAt) });
}

/** The name for a copy of a game; a long one loses its end. */
export const copyName = (game: GameSummary, text: Text): string =>
  cleanName(text('library.copyOf', { name: gameName(game, text) }), LONGEST_NAME.game);
