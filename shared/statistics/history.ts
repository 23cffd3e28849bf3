import type { Expansion, Mode } from '../vocabulary/options.ts';
import { BOT_LEVELS, type BotLevel } from '../vocabulary/preferences.ts';
import type { Emblem, Seat } from '../vocabulary/seats.ts';
import type { FinishedGame, FinishedSeat, SeatPlayer, UncountedGame } from './facts.ts';

/** A person who plays on this machine, identified by name and emblem. */
export interface Person {
  readonly name: string;
  readonly emblem: Emblem;
}

/**
 * Why a game does not count for a person: what is said of the game, or, the first that applies,
 * - `handedOver`: others decided at that seat, too;
 * - `knownDeal`: that person had finished a game with the same cards before.
 */
export type Uncounted = UncountedGame | 'handedOver' | 'knownDeal';

/** A game as one person played it. */
export interface Entry {
  readonly game: FinishedGame;
  readonly seat: Seat;
  readonly own: FinishedSeat;
  readonly others: readonly FinishedSeat[];
  readonly uncounted: Uncounted | null;
}

/** Tells persons apart. */
export const keyOf = ({ name, emblem }: Person): string => `${emblem} ${name}`;

/** Whether a seat is somebody's who has statistics. */
export const isPersons = ({ player, forgotten }: FinishedSeat): boolean =>
  player.kind === 'person' && forgotten !== true;

/** Everybody whose games these are, those who played last first. */
export function personsIn(games: readonly FinishedGame[]): readonly Person[] {
  const found = new Map<string, Person & { readonly last: number }>();
  for (const { seats, finishedAt } of games) {
    for (const { name, emblem } of seats.filter(isPersons)) {
      const key = keyOf({ name, emblem });
      found.set(key, { name, emblem, last: Math.max(finishedAt, found.get(key)?.last ?? 0) });
    }
  }
  return [...found.values()].sort((one, other) => other.last - one.last).map(({ name, emblem }) => ({ name, emblem }));
}

/** The same for games with the same cards, where the seed has dealt them. */
const dealKey = ({ seed, seats, mode, expansions, content }: FinishedGame): string =>
  [seed, seats.length, mode, expansions.join('+'), content].join(' ');

/** All games of a person, oldest first. Sorting is stable: of games that ended at the same moment the first given is first. */
export function historyOf(games: readonly FinishedGame[], person: Person): readonly Entry[] {
  const key = keyOf(person);
  const dealt = new Set<string>();
  return [...games]
    .sort((one, other) => one.finishedAt - other.finishedAt)
    .flatMap((game) => {
      const seat = game.seats.findIndex((own) => isPersons(own) && keyOf(own) === key);
      const own = game.seats[seat];
      if (own === undefined) return [];
      const known = dealt.has(dealKey(game)) ? 'knownDeal' : null;
      dealt.add(dealKey(game));
      const uncounted = game.uncounted ?? (own.handedOver ? 'handedOver' : known);
      return [{ game, seat, own, others: game.seats.filter((other) => other !== own), uncounted }];
    });
}

/** Which games are looked at; `null` wherever it does not matter. */
export interface HistoryFilter {
  /** Of the strongest bot at the table; `match`: one played at the people's strength; `people`: somebody else played along. */
  readonly level: BotLevel | 'match' | 'people' | null;
  readonly mode: Mode | null;
  /** An expansion that was played with; `none`: the game without any. */
  readonly expansion: Expansion | 'none' | null;
  readonly seats: number | null;
  /** Who sat at the table, as `opponentKey` tells it. */
  readonly against: string | null;
}

export const ALL_GAMES: HistoryFilter = { level: null, mode: null, expansion: null, seats: null, against: null };

/** Whether it is a bot that played at the people's strength. */
export const isMatch = (player: SeatPlayer): boolean => player.kind === 'bot' && player.strength !== undefined;

/** Tells opponents apart: persons by name and emblem, bots by level and style; those at the people's strength are all one. */
export const opponentKey = ({ player, name, emblem }: Pick<FinishedSeat, 'player' | 'name' | 'emblem'>): string =>
  player.kind === 'person'
    ? keyOf({ name, emblem })
    : `${isMatch(player) ? 'match' : player.level} ${player.style ?? ''}`;

type Bot = Extract<SeatPlayer, { kind: 'bot' }>;

const isBot = (player: SeatPlayer): player is Bot => player.kind === 'bot';

/** The level of the strongest bot among these seats, of those that have one; `null` without such bots. */
function strongestLevel(seats: readonly FinishedSeat[]): BotLevel | null {
  const levels = seats.map(({ player }) => player).filter((player) => isBot(player) && !isMatch(player)) as Bot[];
  return BOT_LEVELS[Math.max(-1, ...levels.map(({ level }) => BOT_LEVELS.indexOf(level)))] ?? null;
}

function fitsLevel({ others }: Entry, level: HistoryFilter['level']): boolean {
  if (level === 'people') return others.some(({ player }) => player.kind === 'person');
  if (level === 'match') return others.some(({ player }) => isMatch(player));
  return level === null || strongestLevel(others) === level;
}

const fitsExpansion = ({ game }: Entry, expansion: HistoryFilter['expansion']): boolean =>
  expansion === null || (expansion === 'none' ? game.expansions.length === 0 : game.expansions.includes(expansion));

/** The games that a filter lets through. */
export const filtered = (entries: readonly Entry[], filter: HistoryFilter): readonly Entry[] =>
  entries.filter(
    (entry) =>
      fitsLevel(entry, filter.level) &&
      fitsExpansion(entry, filter.expansion) &&
      (filter.mode === null || entry.game.mode === filter.mode) &&
      (filter.seats === null || entry.game.seats.length === filter.seats) &&
      (filter.against === null || entry.others.some((other) => opponentKey(other) === filter.against)),
  );

export const counted = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ uncounted }) => uncounted === null);

/** Whether the person won, alone or with others. */
export const isWon = ({ own }: Entry): boolean => own.rank === 1;
