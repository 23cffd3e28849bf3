import type { Screen } from '../../contract/answers.ts';
import type { Player } from '../../contract/tableSetup.ts';
import type { Due } from '../../rules/observation/observe.ts';
import type { Position } from '../../rules/position/position.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { isSecretDecision } from '../../vocabulary/time.ts';

export const humanSeats = (players: readonly Player[]): Seat[] =>
  players.flatMap((player, seat) => (player.controller.kind === 'human' ? [seat] : []));

/** Whether the seat decides on something that the others must not see: feeding names its face-down cards (rules §16.7). */
const decidesInSecret = ({ seats, phase }: Position, { decision }: Due, seat: Seat): boolean => {
  if (decision === 'feeding') return (seats[seat]?.faceDown.length ?? 0) > 0;
  return isSecretDecision(decision, phase);
};

/**
 * Whose eyes and hands the one screen serves: a single human always sees its own secrets; several see only what
 * everybody may know, except in a secret decision after the curtain was `lifted` for the seat that decides.
 */
export function screenOf(position: Position, due: Due, players: readonly Player[], lifted: Seat | null): Screen {
  const humans = humanSeats(players);
  const next = due.deciders.find((seat) => humans.includes(seat)) ?? null;
  if (humans.length === 1) return { viewer: humans[0] as Seat, actor: next, curtain: null };
  if (next === null || !decidesInSecret(position, due, next)) return { viewer: null, actor: next, curtain: null };
  return lifted === next ? { viewer: next, actor: next, curtain: null } : { viewer: null, actor: null, curtain: next };
}
