import type { Screen } from '../../contract/answers.ts';
import type { Player } from '../../contract/tableSetup.ts';
import type { Due } from '../../rules/observation/observe.ts';
import type { Position } from '../../rules/position/position.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { isSecretDecision } from '../../vocabulary/time.ts';
import { seatsOfPeople } from '../saves/earlierPlayers.ts';
import type { SavedGame } from '../saves/savedGame.ts';

export const humanSeats = (players: readonly Player[]): Seat[] =>
  players.flatMap((player, seat) => (player.controller.kind === 'human' ? [seat] : []));

/** Whether the seat decides on something that the others must not see: feeding names its face-down cards (rules §16.7). */
export const decidesInSecret = ({ seats, phase }: Position, { decision }: Due, seat: Seat): boolean => {
  if (decision === 'feeding') return (seats[seat]?.faceDown.length ?? 0) > 0;
  return isSecretDecision(decision, phase);
};

/** The seat of the only person who has ever sat at a game's table: `null` where there are more, or bots play alone. */
export function onlyPerson(game: Pick<SavedGame, 'players' | 'earlier'>): Seat | null {
  const [human, ...others] = humanSeats(game.players);
  return human !== undefined && others.length === 0 && seatsOfPeople(game).size === 1 ? human : null;
}

/**
 * Whose eyes and hands the one screen serves: a single human always sees its own secrets; several see only what
 * everybody may know, except in a secret decision after the curtain was `lifted` for the seat that decides. Where others
 * have left the table, who is left lifts it once, for whoever left may still stand there.
 */
export function screenOf(
  position: Position,
  due: Due,
  game: Pick<SavedGame, 'players' | 'earlier'>,
  lifted: Seat | null,
): Screen {
  const humans = humanSeats(game.players);
  const next = due.deciders.find((seat) => humans.includes(seat)) ?? null;
  const [only] = humans;
  if (only !== undefined && humans.length === 1) {
    const open = due.isOver || lifted === only || onlyPerson(game) === only;
    return open ? { viewer: only, actor: next, curtain: null } : { viewer: null, actor: null, curtain: only };
  }
  if (next === null || !decidesInSecret(position, due, next)) return { viewer: null, actor: next, curtain: null };
  return lifted === next ? { viewer: next, actor: next, curtain: null } : { viewer: null, actor: null, curtain: next };
}
