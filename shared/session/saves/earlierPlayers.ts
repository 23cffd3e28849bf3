import type { Player, Sitter } from '../../contract/tableSetup.ts';
import type { GameEvent, Seated } from '../../vocabulary/events.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import type { Decided, EarlierPlayer, SavedGame } from './savedGame.ts';

/*
 * The player of a seat may change during a game: a person hands over to a bot and comes back, a bot gets another level,
 * somebody new joins. `players` of a game are the present ones, `earlier` those before them.
 */

type Game = Pick<SavedGame, 'players' | 'earlier' | 'actions'>;

const decisionsOf = (actions: readonly Decided[], own: Seat): number =>
  actions.filter(({ seat }) => seat === own).length;

const isSameSitter = (one: Sitter, other: Sitter): boolean =>
  JSON.stringify([one.name, one.controller]) === JSON.stringify([other.name, other.controller]);

/** Who took decision number `decision` of a seat, from 0. For a decision that is still to come: who sits there now. */
export function deciderOf({ players, earlier = [] }: Omit<Game, 'actions'>, own: Seat, decision: number): Sitter {
  const before = earlier.find(({ seat, until }) => seat === own && until > decision);
  const sitter = before ?? players[own];
  if (sitter === undefined) throw new RangeError(`no such seat: ${own}`);
  return sitter;
}

/**
 * The game as it was when `seat` took its decision number `decision`: with that seat's player of then and the present
 * players of the other seats.
 */
export function withDeciderOf<G extends Omit<Game, 'actions'>>(game: G, seat: Seat, decision: number): G {
  if (game.earlier === undefined) return game;
  const { name, controller } = deciderOf(game, seat, decision);
  return { ...game, players: game.players.map((now, own) => (own === seat ? { ...now, name, controller } : now)) };
}

/**
 * Returns the game with other players from now on, one for each seat; the same object when nothing changes. Throws a
 * RangeError when the number of players is not the number of seats.
 */
export function reseated(saved: SavedGame, sitters: readonly Sitter[]): SavedGame {
  const { players, actions } = saved;
  if (sitters.length !== players.length) throw new RangeError(`${players.length} players are needed`);
  const left: EarlierPlayer[] = [];
  const seated = players.map((player, seat) => {
    const { name, controller } = sitters[seat] as Sitter;
    if (isSameSitter(player, { name, controller })) return player;
    const until = decisionsOf(actions, seat);
    left.push({ seat, until, at: actions.length, name: player.name, controller: player.controller });
    return { ...player, name, controller };
  });
  if (left.length === 0) return saved;
  const known = saved.earlier ?? [];
  const isKnown = (one: EarlierPlayer): boolean =>
    known.some((other) => one.seat === other.seat && one.at === other.at && isSameSitter(one, other));
  return { ...saved, players: seated, earlier: [...known, ...left.filter((one) => !isKnown(one))] };
}

const peopleAt = ({ players }: Pick<Game, 'players'>): string =>
  JSON.stringify(players.map((player) => (isHuman(player) ? player.name : null)));

/** Whether the same people sit at both tables, each on the same seat. */
export const hasSamePeople = (one: Pick<Game, 'players'>, other: Pick<Game, 'players'>): boolean =>
  peopleAt(one) === peopleAt(other);

/** The earlier players of a game that was cut to its first decisions: changes after them are dropped. */
export function earlierIn({ earlier, actions }: Game): Pick<SavedGame, 'earlier'> {
  if (earlier === undefined) return {};
  return {
    earlier: earlier.map(({ at, until, ...one }) => ({
      ...one,
      until: Math.min(until, decisionsOf(actions, one.seat)),
      ...(at !== undefined && { at: Math.min(at, actions.length) }),
    })),
  };
}

/** A change of a seat's player. `at`: how many decisions of all seats had been taken by then. */
interface SeatChange {
  readonly at: number;
  readonly event: Extract<GameEvent, { readonly type: 'seatTaken' }>;
}

const seatedAs = ({ name, controller }: Sitter): Seated => ({
  name,
  level: controller.kind === 'bot' ? controller.level : null,
});

/**
 * Who joined which seat and when, in order, as far as the game has noted it. A bot's style is left out, and a player
 * who left and came back at once counts as never away.
 */
export function seatChangesIn({ players, earlier = [] }: Omit<Game, 'actions'>): readonly SeatChange[] {
  return earlier.flatMap((left, index) => {
    const { seat, at } = left;
    const next = earlier.slice(index + 1).find((other) => other.seat === seat) ?? players[seat];
    if (at === undefined || next === undefined) return [];
    const [from, to] = [seatedAs(left), seatedAs(next)];
    if (from.name === to.name && from.level === to.level) return [];
    const isBack = earlier.slice(0, index).some((one) => one.seat === seat && isHuman(one) && one.name === to.name);
    return [{ at, event: { type: 'seatTaken', seat, from, to, isBack: to.level === null && isBack } }];
  });
}

const isHuman = ({ controller }: Pick<Player, 'controller'>): boolean => controller.kind === 'human';

/** The seats that people play, or have played. */
export const seatsOfPeople = ({ players, earlier = [] }: Omit<Game, 'actions'>): ReadonlySet<Seat> =>
  new Set([
    ...players.flatMap((player, seat) => (isHuman(player) ? [seat] : [])),
    ...earlier.filter(isHuman).map(({ seat }) => seat),
  ]);

/** The seats that a bot plays in place of a person, who may come back. */
export const seatsHandedOver = ({ players, earlier = [] }: Omit<Game, 'actions'>): Seat[] =>
  players.flatMap((player, own) =>
    !isHuman(player) && earlier.some((one) => one.seat === own && isHuman(one)) ? [own] : [],
  );
