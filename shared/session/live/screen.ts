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

/**
 * Whether the seat's choices show something that the others must not see. In feeding they name its face-down cards
 * (rules §16.7).
 */
export const decidesInSecret = ({ seats, phase }: Position, { decision }: Due, seat: Seat): boolean => {
  if (decision === 'feeding') return (seats[seat]?.faceDown.length ?? 0) > 0;
  return isSecretDecision(decision, phase);
};

/** The seat of the only person who has ever sat at a game's table: `null` where there are more, or bots play alone. */
export function onlyPerson(game: Pick<SavedGame, 'players' | 'earlier'>): Seat | null {
  const [human, ...others] = humanSeats(game.players);
  return human !== undefined && others.length === 0 && seatsOfPeople(game).size === 1 ? human : null;
}

/** Of a game: who sits at its table, and how private that is. */
type Table = Pick<SavedGame, 'players' | 'earlier' | 'privacy'>;

/** What the screen was last used for. */
export interface ScreenUse {
  /** The seat whose secrets are shown, because the curtain was raised for it; `null`: none. */
  readonly revealed: Seat | null;
  /** The seat whose person decided last. */
  readonly last: Seat | null;
  /** Seats whose people decide on devices of their own. The screen serves the others. */
  readonly apart?: ReadonlySet<Seat>;
}

const NOBODY: ReadonlySet<Seat> = new Set();

/**
 * Which person decides next at the screen. When several decide at once in secret, the person who had the screen last
 * begins and the others follow clockwise, so that nobody hands the screen over just to get it back.
 */
function nextPerson(position: Position, due: Due, game: Table, { last, apart = NOBODY }: ScreenUse): Seat | null {
  const humans = humanSeats(game.players);
  const waiting = due.deciders.filter((seat) => humans.includes(seat) && !apart.has(seat));
  const [first] = waiting;
  if (first === undefined) return null;
  if (last === null || !waiting.every((seat) => decidesInSecret(position, due, seat))) return first;
  const round = game.players.length;
  const distance = (seat: Seat): number => (seat - last + round) % round;
  return waiting.reduce((near, seat) => (distance(seat) < distance(near) ? seat : near));
}

/**
 * Which seat the screen serves. A single person always sees their own secrets. Several people see only what everybody
 * may know, except in a secret decision after the curtain was raised for the deciding seat. If other people have left
 * the table, the remaining person raises the curtain once, because those who left may still be watching. At an open
 * table there is no curtain: the deciding seat sees its own secrets.
 */
export function screenOf(position: Position, due: Due, game: Table, use: ScreenUse): Screen {
  const { revealed, apart = NOBODY } = use;
  const humans = humanSeats(game.players);
  const next = nextPerson(position, due, game, use);
  const [only] = humans;
  // With devices around the table, the screen counts as shared, even if one person is left at it.
  if (only !== undefined && humans.length === 1 && apart.size === 0) {
    const open = due.isOver || game.privacy === 'open' || revealed === only || onlyPerson(game) === only;
    return open ? { viewer: only, actor: next, curtain: null } : { viewer: null, actor: null, curtain: only };
  }
  if (game.privacy === 'open') return { viewer: next, actor: next, curtain: null };
  if (next === null || !decidesInSecret(position, due, next)) return { viewer: null, actor: next, curtain: null };
  return revealed === next
    ? { viewer: next, actor: next, curtain: null }
    : { viewer: null, actor: null, curtain: next };
}

/**
 * Whether the person who raised the curtain still has the screen: it serves them, or waits for bots that decide in
 * secret and may serve them again afterwards.
 */
export function staysRevealed(position: Position, due: Due, screen: Screen, revealed: Seat): boolean {
  if (screen.viewer !== null) return screen.viewer === revealed;
  if (screen.actor !== null || screen.curtain !== null) return false;
  return due.deciders.some((seat) => decidesInSecret(position, due, seat));
}
