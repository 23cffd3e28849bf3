import { COLOURS, type Colour } from '../vocabulary/colours.ts';
import type { CardId } from '../vocabulary/pieces.ts';
import type { BotLevel, BotStyle } from '../vocabulary/preferences.ts';
import { SCORE_CATEGORIES, type ScoreCategory } from '../vocabulary/score.ts';
import type { Emblem } from '../vocabulary/seats.ts';
import type { FinishedSeat } from './facts.ts';
import { type Entry, isMatch, isWon, opponentKey } from './history.ts';

/** An opponent who is met repeatedly: a person, or bots of one level and style. */
export interface Opponent {
  readonly key: string;
  readonly name: string;
  readonly emblem: Emblem;
  /** `null` for a person. */
  readonly bot: { readonly level: BotLevel; readonly isMatch: boolean; readonly style: BotStyle | null } | null;
  /** Games, each once, and in how many of them the person ended before all of these opponents. */
  readonly games: number;
  readonly ahead: number;
  /** Points by which the person was ahead of these opponents, on average. */
  readonly lead: number;
}

/** How often a purple card lay before the person at the end, and in how many of these games they won. */
export interface Favourite {
  readonly card: CardId;
  readonly games: number;
  readonly wins: number;
}

export interface Summary {
  readonly games: number;
  readonly wins: number;
  /** Points, on average; by category, too. */
  readonly points: number;
  readonly byCategory: Readonly<Record<ScoreCategory, number>>;
  /** The same of the best opponent in each game. */
  readonly byCategoryOfBest: Readonly<Record<ScoreCategory, number>>;
  /** The game with the most points, the newest of several. */
  readonly best: Entry;
  /** Cards at the end, on average. */
  readonly cards: Readonly<Record<Colour, number>>;
  /** The purple cards held most often, most often first. */
  readonly purple: readonly Favourite[];
  /** Feedings, those in which citizens had to go, and how many had to. */
  readonly feedings: number;
  readonly badlyFed: number;
  readonly unfed: number;
  readonly opponents: readonly Opponent[];
}

const FAVOURITES = 5;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
/** Of at least one number. */
const average = (numbers: readonly number[]): number => sum(numbers) / numbers.length;

const recordOf = <K extends string>(keys: readonly K[], value: (key: K) => number): Record<K, number> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, number>;

const bestOf = (seats: readonly FinishedSeat[]): readonly FinishedSeat[] =>
  [...seats].sort((one, other) => one.rank - other.rank).slice(0, 1);

const byCategory = (seats: readonly FinishedSeat[]): Record<ScoreCategory, number> =>
  recordOf(SCORE_CATEGORIES, (category) => average(seats.map(({ score }) => score[category])));

function favouritesIn(entries: readonly Entry[]): readonly Favourite[] {
  const found = new Map<CardId, { games: number; wins: number }>();
  for (const entry of entries) {
    for (const card of new Set(entry.own.purple)) {
      const { games, wins } = found.get(card) ?? { games: 0, wins: 0 };
      found.set(card, { games: games + 1, wins: wins + (isWon(entry) ? 1 : 0) });
    }
  }
  return [...found]
    .map(([card, counts]) => ({ card, ...counts }))
    .sort((one, other) => other.games - one.games || other.wins - one.wins || (one.card < other.card ? -1 : 1))
    .slice(0, FAVOURITES);
}

/** What happened between the person and some opponents in one game. */
interface Meeting {
  readonly opponent: FinishedSeat;
  readonly ahead: boolean;
  readonly lead: number;
}

function meetingsIn({ own, others }: Entry): ReadonlyMap<string, Meeting> {
  const byKey = new Map<string, FinishedSeat[]>();
  for (const other of others) byKey.set(opponentKey(other), [...(byKey.get(opponentKey(other)) ?? []), other]);
  return new Map(
    [...byKey].map(([key, seats]) => [
      key,
      {
        opponent: seats[0] as FinishedSeat,
        ahead: seats.every(({ rank }) => own.rank < rank),
        lead: own.score.total - average(seats.map(({ score }) => score.total)),
      },
    ]),
  );
}

/** Everybody that the person has met in these games, those met most often first. */
export function opponentsIn(entries: readonly Entry[]): readonly Opponent[] {
  const meetings = new Map<string, Meeting[]>();
  for (const entry of entries)
    for (const [key, meeting] of meetingsIn(entry)) meetings.set(key, [...(meetings.get(key) ?? []), meeting]);
  return [...meetings]
    .map(([key, met]) => {
      const { name, emblem, player } = (met.at(-1) as Meeting).opponent;
      return {
        key,
        name,
        emblem,
        bot: player.kind === 'bot' ? { level: player.level, isMatch: isMatch(player), style: player.style } : null,
        games: met.length,
        ahead: met.filter(({ ahead }) => ahead).length,
        lead: average(met.map((meeting) => meeting.lead)),
      };
    })
    .sort((one, other) => other.games - one.games || (one.key < other.key ? -1 : 1));
}

/** The summary of these games; `null` for none. They are given oldest first. */
export function summaryOf(entries: readonly Entry[]): Summary | null {
  const own = entries.map((entry) => entry.own);
  const best = [...entries].reverse().sort((one, other) => other.own.score.total - one.own.score.total)[0];
  if (best === undefined) return null;
  const feedings = own.flatMap((seat) => seat.feedings);
  return {
    games: entries.length,
    wins: entries.filter(isWon).length,
    points: average(own.map(({ score }) => score.total)),
    byCategory: byCategory(own),
    byCategoryOfBest: byCategory(entries.flatMap(({ others }) => bestOf(others))),
    best,
    cards: recordOf(COLOURS, (colour) => average(own.map(({ cards }) => cards[colour]))),
    purple: favouritesIn(entries),
    feedings: feedings.length,
    badlyFed: feedings.filter(({ unfed }) => unfed > 0).length,
    unfed: sum(feedings.map(({ unfed }) => unfed)),
    opponents: opponentsIn(entries),
  };
}

/** A game in the course of time, and the average of the person's points in it and up to nine before. */
export interface TrendPoint {
  readonly entry: Entry;
  readonly points: number;
  readonly average: number;
}

const AROUND = 10;

/** How the points went; games oldest first. */
export const trendOf = (entries: readonly Entry[]): readonly TrendPoint[] =>
  entries.map((entry, index) => {
    const recent = entries.slice(Math.max(0, index + 1 - AROUND), index + 1);
    return {
      entry,
      points: entry.own.score.total,
      average: average(recent.map(({ own }) => own.score.total)),
    };
  });
