import { type Card, type Content, contentOf } from '../../content/content.ts';
import type { Colour } from '../../vocabulary/colours.ts';
import type { GameOptions } from '../../vocabulary/options.ts';
import type { CardId, ColonyLevel, ColonyTileId, ContentId, MonumentId, SetupCardId } from '../../vocabulary/pieces.ts';
import type { ScoreSheet } from '../../vocabulary/score.ts';
import { EMBLEMS, type Seat } from '../../vocabulary/seats.ts';
import type { Epoch, Phase } from '../../vocabulary/time.ts';
import type { ByNumber } from './byKey.ts';
import type { SeatState } from './seat.ts';

/** What is settled and public before the first decision, and never changes. */
export interface TableFacts {
  readonly options: GameOptions;
  /** The numbers that the game is played with. */
  readonly content: ContentId;
  readonly seed: number;
  /** Each seat's position on the wheel: an index of `EMBLEMS`. */
  readonly emblems: readonly number[];
  /** Colours of the board's segments, clockwise (rules §2.2). */
  readonly segments: readonly Colour[];
  /** Each seat's setup card. */
  readonly setupCards: readonly SetupCardId[];
  /** The seats that lead epochs I, II and III (rules §2.6). */
  readonly leaders: readonly Seat[];
}

/** Something for each epoch's cards of each colour, top first. */
export type Stacks<T> = Readonly<Record<Epoch, Readonly<Record<Colour, readonly T[]>>>>;

/**
 * Every hidden order of the whole game. It never changes, so copies of a position share it; a bot's guess at the hidden
 * cards replaces it.
 */
export interface Layout {
  readonly decks: Stacks<Card>;
  readonly box: Stacks<Card>;
  readonly colonies: Readonly<Record<ColonyLevel, readonly ColonyTileId[]>>;
  /** Empty without the expansion. */
  readonly monuments: readonly MonumentId[];
}

/** What of a game's luck is public from the start. */
export interface OpenDeal {
  readonly segments: readonly Colour[];
  readonly setupCards: readonly SetupCardId[];
}

/** All luck of a game, as saves and records tell it: plain data (rules §2, §13). */
export interface Deal extends OpenDeal, Omit<Layout, 'decks' | 'box'> {
  readonly decks: Stacks<CardId>;
  readonly box: Stacks<CardId>;
}

/**
 * A game between two decisions, as plain data. Where in the flow it stands is not part of it:
 * that is the step of the runner or of the statechart.
 */
export interface Position {
  readonly table: TableFacts;
  readonly layout: Layout;
  epoch: Epoch;
  phase: Phase;
  /** First player's rotation of the wheel, 0 … 4; −1 before it is set (rules §3.2). */
  rotation: number;
  /** Turns of the wheel since it was set: the round of the phase A draft, counted from 0. */
  turns: number;
  /** The seat whose turn it is, where seats decide one after the other. */
  turn: Seat;
  /** Seats that have ended their turn in this step. */
  turnsEnded: number;
  /** Colony or statue actions left in this turn. */
  actionsLeft: number;
  /** Coins that `payRequirement` may still spend in this turn (rules §9). */
  paymentLeft: number;
  /** Cards fed with coins in this turn (rules §9 `payToFeed`). */
  feedingPayments: number;
  /** Coins of the market still to be placed in this turn (rules §10.2). */
  marketCoins: number;
  /** Face-down cards that may still be taken in this turn (rules §10.3 `freeCard`). */
  freeCards: number;
  seats: SeatState[];
  /** Cards drawn from each deck of the epoch. */
  drawn: Record<Colour, number>;
  /** Cards taken face down from each box of the epoch. */
  boxTaken: Readonly<Record<Colour, number>>;
  /** Monuments taken from the stack. */
  monumentsTaken: number;
  /** Face-up piles, bottom first. */
  piles: ByNumber<Card[]>;
  /** Colony tiles taken from each stack, in level order. */
  coloniesTaken: readonly number[];
  result: ScoreSheet | null;
}

/** The numbers that the game is played with. */
export const contentIn = (position: Position): Content => contentOf(position.table.content);

/** The seat's state; throws a RangeError for a seat that is not at the table. */
export function seatOf(position: Position, seat: Seat): SeatState {
  const state = position.seats[seat];
  if (state === undefined) throw new RangeError(`no such seat: ${seat}`);
  return state;
}

/** The seat that leads the running epoch. */
export const leaderOf = (position: Position): Seat => position.table.leaders[position.epoch - 1] as Seat;

/** The coin that a seat gets at the start for leading less often than others: 0 or 1 (rules §2.7). */
export function extraCoinOf(position: Position, seat: Seat): number {
  const own = epochsLedBy(position, seat);
  for (let other = 0; other < position.seats.length; other++) if (epochsLedBy(position, other) > own) return 1;
  return 0;
}

/** Extra starting coins that the players granted a seat beyond the rules; 0 where they granted none. */
export const handicapOf = (position: Position, seat: Seat): number => position.table.options.handicaps?.[seat] ?? 0;

function epochsLedBy(position: Position, seat: Seat): number {
  let epochs = 0;
  for (const leader of position.table.leaders) if (leader === seat) epochs += 1;
  return epochs;
}

/** Round the table from each seat, for every number of seats. */
const ROUNDS: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: EMBLEMS.length + 1 }, (_, seats) =>
  Array.from({ length: seats }, (_first, first) =>
    Array.from({ length: seats }, (_seat, index) => (first + index) % seats),
  ),
);

/** The seats clockwise from the first player of the epoch. */
export const seatsInOrder = (position: Position): readonly Seat[] =>
  ROUNDS[position.seats.length]?.[leaderOf(position)] as readonly Seat[];
